import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { BOARD_MESSAGE_MAX } from '../../routers/board/limits.ts';
import type { BoardMessage } from '../../routers/board/schema.ts';
import { to } from '../lib/elision.ts';
import { asRequestError } from '../lib/request-error.ts';
import { sends } from '../lib/sending.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { PainPanel } from '../support/pain-panel.tsx';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LengthLeft } from '../ui/length-left.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { draftKeys } from './draft-keys.ts';

const GONE = 'Il messaggio a cui rispondevi non c’è più';

interface Props {
  groupId: number;
  area: RefObject<HTMLTextAreaElement | null>;
  answeredId: number | undefined;
  /** The message being replied to; undefined also if it is not loaded, and null if it is gone. */
  answered: BoardMessage | null | undefined;
  /** Called with the id of the message that the form must stop replying to. */
  onAnswered: (id: number | undefined) => void;
  /** Called with the id of the message that was replied to. */
  onSent: (id: number | undefined) => void;
  onAdded: (message: BoardMessage) => Promise<void>;
}

/** The form for a new board message. The draft is kept until the server has saved the message. */
export function BoardForm({ groupId, area, answeredId, answered, onAnswered, onSent, onAdded }: Props) {
  const draftKey = draftKeys.board(groupId);
  const create = trpc.board.create.useMutation({
    ...sends(draftKey),
    async onSuccess(message) {
      await own.sent(message.content);
      await onAdded(message);
      own.clear();
      onSent(message.parentId ?? undefined);
      toast({ title: 'Messaggio inviato' });
    },
    onError(error, { parentId }) {
      if (refusedWithCare(draftKey, error)) return;
      own.refused(error, { message_not_found: `${GONE}: se premi ancora «Invia», il tuo va a tutto il gruppo.` });
      if (asRequestError(error)?.reason === 'message_not_found') onAnswered(parentId ?? undefined);
      toast({ title: 'Errore', description: 'Il messaggio non è partito.', variant: 'destructive' });
    },
  });
  const own = useWriting({
    draftKey,
    max: BOARD_MESSAGE_MAX,
    area,
    readers: 'group',
    send: (content) => create.mutate({ id: groupId, content, ...(answeredId && { parentId: answeredId }) }),
    blocked:
      'Alcune parole di questo messaggio possono ferire chi legge, perciò non è partito. Il testo è ancora qui: prova a dirlo in un altro modo.',
  });

  return (
    <chakra.form onSubmit={own.submit} display="flex" flexDirection="column" gap="2">
      {own.restriction && <RestrictionNotice restriction={own.restriction} />}
      {answeredId && (
        <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" color="muted">
          <chakra.p flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {answered
              ? `Rispondi ${to(answered.alias)}: ${answered.content}`
              : answered === null
                ? GONE
                : 'Rispondi a un messaggio di prima'}
          </chakra.p>
          <IconButton
            label="Non rispondere a questo messaggio"
            icon={<X aria-hidden size={18} strokeWidth={1.75} />}
            disabled={own.pending}
            onClick={() => onAnswered(answeredId)}
          />
        </chakra.div>
      )}
      <TextareaField
        {...own.field}
        label={answered ? `La tua risposta ${to(answered.alias)}` : answeredId ? 'La tua risposta' : 'Il tuo messaggio al gruppo'}
        hideLabel
        rows={2}
        placeholder={answeredId ? 'Scrivi una risposta...' : 'Scrivi al gruppo...'}
      />
      <PainPanel {...own.pain} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <chakra.p flex="1 1 14rem" textStyle="tiny" color="muted">
          Lo legge chi fa parte del gruppo, anche chi arriva dopo. Qui hai un soprannome che vale solo in questo gruppo.
        </chakra.p>
        <LengthLeft text={own.text} max={BOARD_MESSAGE_MAX} />
        <Button type="submit" marginInlineStart="auto" disabled={!own.ready} pending={own.pending} pendingText="Invio...">
          Invia
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
