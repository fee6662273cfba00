import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { COMMENT_MAX } from '../../routers/comments/limits.ts';
import type { Comment } from '../../routers/comments/schema.ts';
import { to } from '../lib/elision.ts';
import { appendItem } from '../lib/lists.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { LengthLeft } from '../ui/length-left.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { countComments, meansGone, removePost } from './post-cache.ts';
import { PainPanel } from '../support/pain-panel.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { useWriting } from '../writing/use-writing.ts';

interface Props {
  postId: number;
  /** The comment being replied to; undefined for a comment on the post itself. */
  parent?: Comment;
  /** Called with the id of the new comment. */
  onAdded: (id: number) => void;
  /** Closes the form; the draft is kept. */
  onCancel?: () => void;
}

export function CommentForm({ postId, parent, onAdded, onCancel }: Props) {
  const [writing, setWriting] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();

  const draftKey = draftKeyOf(postId, parent?.id);
  const create = trpc.comments.create.useMutation({
    ...sends(draftKey),
    async onSuccess(comment) {
      await own.sent(comment.content);
      countComments(client, postId, 1);
      await appendItem(client, trpc.comments.list, { id: postId }, comment);
      own.clear();
      onAdded(comment.id);
      toast({ title: 'Commento aggiunto!', description: 'Il tuo commento è stato pubblicato.' });
    },
    onError(error) {
      if (refusedWithCare(draftKey, error)) return;
      own.refused(error, {
        comment_not_found: 'Il commento a cui rispondevi non c’è più. Il testo è ancora qui: puoi copiarlo e scriverlo sotto il post.',
      });
      toast({ title: 'Errore', description: 'Impossibile aggiungere il commento.', variant: 'destructive' });
      if (meansGone(error)) void removePost(client, postId);
    },
  });

  const own = useWriting({
    draftKey,
    max: COMMENT_MAX,
    area,
    send: (content) => create.mutate({ id: postId, content, ...(parent && { parentId: parent.id }) }),
    blocked:
      'Alcune parole di questo commento possono ferire chi legge, perciò non è stato pubblicato. Il testo è ancora qui: prova a dirlo in un altro modo.',
  });
  const { text, restriction, pain, pending } = own;
  // One line until it gets the focus. It does not collapse again, because that would move the content below under the pointer.
  const [opened, setOpened] = useState(parent !== undefined || text !== '');

  return (
    <chakra.form
      onSubmit={own.submit}
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
      <TextareaField
        {...own.field}
        label={parent ? `La tua risposta ${to(parent.alias)}` : 'Il tuo commento'}
        hideLabel
        rows={opened ? 2 : 1}
        placeholder={parent ? 'Scrivi una risposta...' : 'Scrivi un commento...'}
        autoFocus={parent !== undefined && text === ''}
      />
      <PainPanel {...pain} floating={writing} />
      <chakra.div
        display={opened ? 'flex' : 'none'}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
      >
        <chakra.p flex="1 1 14rem" textStyle="tiny" color="muted">
          Chi legge ti vede con un soprannome che vale solo sotto questo post.
        </chakra.p>
        <LengthLeft text={text} max={COMMENT_MAX} />
        {onCancel && (
          <Button variant="outline" marginInlineStart="auto" disabled={pending} onClick={onCancel}>
            Annulla
          </Button>
        )}
        <Button
          type="submit"
          marginInlineStart={onCancel ? undefined : 'auto'}
          disabled={!own.ready}
          pending={pending}
          pendingText="Invio..."
        >
          Invia
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** The key under which the draft of a comment is stored. */
export function draftKeyOf(postId: number, parentId?: number): string {
  return parentId === undefined ? `comment-${postId}` : `comment-${postId}-${parentId}`;
}
