import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { COMMENT_MAX } from '../../routers/comments/limits.ts';
import type { Comment } from '../../routers/comments/schema.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { appendItem } from '../lib/lists.ts';
import { asRequestError } from '../lib/request-error.ts';
import { useRestriction } from '../lib/restriction.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { countComments } from './post-cache.ts';
import { usePain } from '../support/use-pain.ts';
import { WritingArea } from './writing-area.tsx';

const HelplineFoot = lazy(async () => ({ default: (await import('../support/helpline-foot.tsx')).HelplineFoot }));
const HelplinePanel = lazy(async () => ({ default: (await import('../support/helpline-panel.tsx')).HelplinePanel }));

interface Props {
  postId: number;
  /** What it answers, if not the post. */
  parent?: Comment;
  /** Gets the new comment's id. */
  onAdded: (id: number) => void;
  /** Puts the form away; the text under way stays. */
  onCancel?: () => void;
}

export function CommentForm({ postId, parent, onAdded, onCancel }: Props) {
  const draftKey = draftKeyOf(postId, parent?.id);
  const draft = useDraft(draftKey);
  const [refusal, setRefusal] = useState<string>();
  const [writing, setWriting] = useState(false);
  // One line until somebody touches it. It never closes by itself: what stands below would slip from under the pointer.
  const [opened, setOpened] = useState(parent !== undefined || draft.text !== '');
  const [published, setPublished] = useState<PainSignal | null>(null);
  const pain = usePain(draftKey, draft.text);
  const rereading = useRereading();
  const restriction = useRestriction();
  const signal = pain.signal ?? published;
  const area = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const tooLong = lengthProblem(draft.text, COMMENT_MAX);
  const blank = draft.text.trim() === '';

  const create = trpc.comments.create.useMutation({
    async onSuccess(comment) {
      const told = await pain.ofPublished(comment.content);
      setPublished(told);
      appendItem(client, trpc.comments.list, { id: postId }, comment);
      countComments(client, postId, 1);
      draft.clear();
      onAdded(comment.id);
      toast({ title: 'Commento aggiunto!', description: 'Il tuo commento è stato pubblicato.', saidInline: told !== null });
    },
    onError(error) {
      setRefusal(explain(error));
      toast({ title: 'Errore', description: 'Impossibile aggiungere il commento.', variant: 'destructive', saidInline: true });
    },
  });

  const pending = create.isPending || rereading.checking;

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (blank || tooLong || pending || restriction) return;
    setRefusal(undefined);
    if (!(await rereading.mayGoOut(draft.text))) return;
    create.mutate({ id: postId, content: draft.text, ...(parent && { parentId: parent.id }) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <chakra.form
      onSubmit={(event) => void submit(event)}
      onFocus={() => {
        setWriting(true);
        setOpened(true);
      }}
      onBlur={(event) => setWriting(event.currentTarget.contains(event.relatedTarget))}
      display="flex"
      flexDirection="column"
      gap="2"
    >
      {restriction && <RestrictionNotice restriction={restriction} />}
      <WritingArea
        ref={area}
        label={parent ? `La tua risposta a ${parent.alias}` : 'Il tuo commento'}
        hideLabel
        rows={opened ? 2 : 1}
        placeholder={parent ? 'Scrivi una risposta...' : 'Scrivi un commento...'}
        autoFocus={parent !== undefined && draft.text === ''}
        value={draft.text}
        readOnly={pending}
        error={tooLong ?? refusal}
        onChange={(event) => {
          setRefusal(undefined);
          draft.setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status">
        {signal && (
          <Suspense>
            <HelplinePanel
              signal={signal}
              published={!pain.signal}
              onDismiss={() => {
                pain.dismiss();
                setPublished(null);
                area.current?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
      {signal && writing && (
        <Suspense>
          <HelplineFoot signal={signal} />
        </Suspense>
      )}
      <chakra.div
        display={opened ? 'flex' : 'none'}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
      >
        <chakra.p flex="1 1 14rem" textStyle="tiny" color="muted">
          Gli altri ti vedono con uno pseudonimo che vale solo sotto questo post.
        </chakra.p>
        <LengthLeft text={draft.text} max={COMMENT_MAX} />
        {onCancel && (
          <Button variant="outline" marginInlineStart="auto" disabled={pending} onClick={onCancel}>
            Annulla
          </Button>
        )}
        <Button
          type="submit"
          marginInlineStart={onCancel ? undefined : 'auto'}
          disabled={blank || restriction !== null}
          pending={pending}
          pendingText="Invio..."
        >
          Invia
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Under which name the text under way is kept. */
export function draftKeyOf(postId: number, parentId?: number): string {
  return parentId === undefined ? `comment-${postId}` : `comment-${postId}-${parentId}`;
}

/** Why the comment was refused, where the person can do something about it. */
function explain(error: unknown): string | undefined {
  const failure = asRequestError(error);
  if (failure?.reason === 'content_blocked') {
    return 'Alcune parole di questo commento possono ferire chi legge, perciò non è stato pubblicato. Il testo è ancora qui: prova a dirlo in un altro modo.';
  }
  return failure?.text;
}
