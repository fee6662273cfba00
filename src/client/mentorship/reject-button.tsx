import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { AskingButton } from './asking-button.tsx';

interface Props {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  disabled: boolean;
  onReject: () => void;
}

/** Somebody has asked for help, and a no cannot be taken back. */
export function RejectButton({ request, disabled, onReject }: Props) {
  return (
    <AskingButton
      variant="outline"
      disabled={disabled}
      request={request}
      label="Rifiuta"
      onConfirm={onReject}
      question={{
        title: 'Rifiutare la richiesta?',
        text: `Chi ti ha scritto per «${request.topic}» saprà che non puoi. Non si può annullare.`,
        confirmLabel: 'Rifiuta la richiesta',
      }}
    />
  );
}
