import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, type RefObject, Suspense, useState } from 'react';
import { BOARD_MESSAGE_MAX } from '../../routers/board/limits.ts';
import type { BoardMessage } from '../../routers/board/schema.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { asRequestError } from '../lib/request-error.ts';
import { useRestriction } from '../lib/restriction.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { usePain } from '../support/use-pain.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

const HelplinePanel = lazy(async () => ({ default: (await import('../support/helpline-panel.tsx')).HelplinePanel }));

interface Props {
  groupId: number;
  area: RefObject<HTMLTextAreaElement | null>;
  answered: BoardMessage | undefined;
  /** The message stands alone again. */
  onAnswered: () => void;
  onAdded: (message: BoardMessage) => Promise<void>;
}

/** Where a member writes. The text stays until the server has it. */
export function BoardForm({ groupId, area, answered, onAnswered, onAdded }: Props) {
  const draftKey = `board-${groupId}`;
  const draft = useDraft(draftKey);
  const [refusal, setRefusal] = useState<string>();
  const [published, setPublished] = useState<PainSignal | null>(null);
  const pain = usePain(draftKey, draft.text);
  const rereading = useRereading();
  const restriction = useRestriction();
  const signal = pain.signal ?? published;
  const blank = draft.text.trim() === '';
  const tooLong = lengthProblem(draft.text, BOARD_MESSAGE_MAX);

  const create = trpc.board.create.useMutation({
    async onSuccess(message) {
      setPublished(await pain.ofPublished(message.content));
      await onAdded(message);
      draft.clear();
      onAnswered();
    },
    onError(error) {
      setRefusal(explain(error));
      toast({ title: 'Errore', description: 'Il messaggio non è partito.', variant: 'destructive', saidInline: true });
    },
  });
  const pending = create.isPending || rereading.checking;

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (blank || tooLong || pending || restriction) return;
    setRefusal(undefined);
    if (!(await rereading.mayGoOut(draft.text))) return;
    create.mutate({ id: groupId, content: draft.text, ...(answered && { parentId: answered.id }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="2">
      {restriction && <RestrictionNotice restriction={restriction} />}
      {answered && (
        <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" color="muted">
          <chakra.p flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            Rispondi a {answered.alias}: {answered.content}
          </chakra.p>
          <IconButton
            label="Non rispondere a questo messaggio"
            icon={<X aria-hidden size={18} strokeWidth={1.75} />}
            onClick={onAnswered}
          />
        </chakra.div>
      )}
      <TextareaField
        ref={area}
        label={answered ? `La tua risposta a ${answered.alias}` : 'Il tuo messaggio al gruppo'}
        hideLabel
        rows={2}
        placeholder={answered ? 'Scrivi una risposta...' : 'Scrivi al gruppo...'}
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
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <chakra.p flex="1 1 14rem" textStyle="tiny" color="muted">
          Legge chi fa parte del gruppo, anche chi arriva dopo. Il tuo nome qui è inventato e vale solo qui.
        </chakra.p>
        <LengthLeft text={draft.text} max={BOARD_MESSAGE_MAX} />
        <Button type="submit" marginInlineStart="auto" disabled={blank || restriction !== null} pending={pending} pendingText="Invio...">
          Invia
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Why the message was refused, where the person can do something about it. */
function explain(error: unknown): string | undefined {
  const failure = asRequestError(error);
  if (failure?.reason === 'content_blocked') {
    return 'Alcune parole di questo messaggio possono ferire chi legge, perciò non è partito. Il testo è ancora qui: prova a dirlo in un altro modo.';
  }
  return failure?.text;
}
