import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Side } from '../../routers/mentorship/rules.ts';
import { AskingButton } from './asking-button.tsx';
import { useEndRequest } from './use-requests.ts';

const words: Record<Side, { title: string; text: string; confirmLabel: string }> = {
  student: {
    title: 'Chiudere qui?',
    text: 'La conversazione finisce e la chat si chiude. Non devi spiegare perché.',
    // Not «Chiudi» alone, which is the label of the dialog's close button.
    confirmLabel: 'Chiudi la conversazione',
  },
  mentor: {
    title: 'Chiudere con questa persona?',
    text: 'Le chat e le richieste ancora aperte con questa persona si chiudono. Se ti scriverà ancora, risponderemo come se non avessi posto: non diremo che è una tua scelta. Non diciamo a nessuna delle due persone chi è l’altra.',
    confirmLabel: 'Chiudi con questa persona',
  },
};

interface Props {
  request: Pick<MentorshipRequest, 'id'>;
  side: Side;
  disabled: boolean;
  onEnded?: () => void;
}

/** The button that ends a conversation. Ended by the mentor, it also blocks further requests from that student. */
export function EndButton({ request, side, disabled, onEnded }: Props) {
  const end = useEndRequest(side);
  return (
    <AskingButton
      variant="quiet"
      // On phones the label takes two lines.
      textAlign="start"
      disabled={disabled || end.isPending}
      request={request}
      label={side === 'mentor' ? 'Non voglio più sentire questa persona' : 'Chiudi la conversazione'}
      onConfirm={() => end.mutate({ requestId: request.id }, { onSuccess: onEnded })}
      question={{ ...words[side], danger: true }}
    />
  );
}
