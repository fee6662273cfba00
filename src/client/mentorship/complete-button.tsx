import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { AskingButton } from './asking-button.tsx';

interface Props {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  disabled: boolean;
  onComplete: () => void;
}

/** The button that completes a request. This is irreversible and closes the chat, so it asks for confirmation. */
export function CompleteButton({ request, disabled, onComplete }: Props) {
  return (
    <AskingButton
      variant="outline"
      disabled={disabled}
      request={request}
      label="Segna come completata"
      onConfirm={onComplete}
      question={{
        title: 'Mentorship conclusa?',
        text: `«${request.topic}» risulterà completata per te e per l’altra persona, e la chat si chiuderà. Non si può annullare.`,
        confirmLabel: 'Segna come completata',
      }}
    />
  );
}
