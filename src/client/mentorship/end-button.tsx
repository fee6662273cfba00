import { lazy, Suspense, useState } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Side } from '../../routers/mentorship/rules.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';
import { useEndRequest } from './use-requests.ts';

const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }));

const words: Record<Side, { title: string; text: string }> = {
  student: {
    title: 'Chiudere qui?',
    text: 'La conversazione finisce e la chat si chiude. Non devi spiegare perché.',
  },
  mentor: {
    title: 'Chiudere con questa persona?',
    text: 'Se c’è una chat, si chiude. Alle sue prossime richieste risponderemo come quando non hai posto: non saprà che è una tua scelta. Né tu né lei scoprite chi siete.',
  },
};

/** Out of a conversation that one does not want; a mentor hears no more of that person. */
export function EndButton({ request, side, disabled }: { request: Pick<MentorshipRequest, 'id'>; side: Side; disabled: boolean }) {
  const [asking, setAsking] = useState<{ open: boolean }>();
  const end = useEndRequest(side);
  const close = () => setAsking({ open: false });
  const { title, text } = words[side];
  return (
    <>
      <Button
        variant="quiet"
        disabled={disabled || end.isPending}
        aria-describedby={topicId(request)}
        onClick={() => setAsking({ open: true })}
      >
        {side === 'mentor' ? 'Non voglio più sentire questa persona' : 'Chiudi la conversazione'}
      </Button>
      {asking && (
        <Suspense>
          <Confirm
            open={asking.open}
            onClose={close}
            onConfirm={() => {
              close();
              end.mutate({ requestId: request.id });
            }}
            title={title}
            confirmLabel="Chiudi"
            danger
          >
            <p>{text}</p>
          </Confirm>
        </Suspense>
      )}
    </>
  );
}
