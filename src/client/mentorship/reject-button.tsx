import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { AskingButton } from './asking-button.tsx';

interface Props {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  /** Whether the mentor's own response is sent, too. */
  withAnswer: boolean;
  disabled: boolean;
  onReject: () => void;
}

/** The button that rejects a request. This is irreversible, so it asks for confirmation. */
export function RejectButton({ request, withAnswer, disabled, onReject }: Props) {
  return (
    <AskingButton
      variant="outline"
      disabled={disabled}
      request={request}
      label="Rifiuta"
      onConfirm={onReject}
      question={{
        title: 'Rifiutare la richiesta?',
        text: `Chi ti ha scritto per «${request.topic}» saprà che non puoi${withAnswer ? ', e leggerà le tue righe' : ''}. Non si può annullare.`,
        confirmLabel: 'Rifiuta la richiesta',
      }}
    />
  );
}
