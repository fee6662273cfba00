import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Side } from '../../routers/mentorship/rules.ts';
import { AskingButton } from './asking-button.tsx';
import { useEndRequest } from './use-requests.ts';

const words: Record<Side, { title: string; text: string }> = {
  student: {
    title: 'Chiudere qui?',
    text: 'La conversazione finisce e la chat si chiude. Non devi spiegare perché.',
  },
  mentor: {
    title: 'Chiudere con questa persona?',
    text: 'Se c’è una chat, si chiude. Alle sue prossime richieste risponderemo come quando non hai posto: non saprà che è una tua scelta. Nessuna delle due persone saprà chi è l’altra.',
  },
};

/** Out of a conversation that one does not want; a mentor hears no more of that person. */
export function EndButton({ request, side, disabled }: { request: Pick<MentorshipRequest, 'id'>; side: Side; disabled: boolean }) {
  const end = useEndRequest(side);
  return (
    <AskingButton
      variant="quiet"
      // On a phone it takes two lines.
      textAlign="start"
      disabled={disabled || end.isPending}
      request={request}
      label={side === 'mentor' ? 'Non voglio più sentire questa persona' : 'Chiudi la conversazione'}
      onConfirm={() => end.mutate({ requestId: request.id })}
      question={{ ...words[side], confirmLabel: 'Chiudi', danger: true }}
    />
  );
}
