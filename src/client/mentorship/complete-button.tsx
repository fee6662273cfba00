import { lazy, Suspense, useState } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';

const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }));

interface Props {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  disabled: boolean;
  onComplete: () => void;
}

/** Completing cannot be taken back, and it closes the chat: a question comes first. */
export function CompleteButton({ request, disabled, onComplete }: Props) {
  const [confirm, setConfirm] = useState<{ open: boolean }>();
  const close = () => setConfirm({ open: false });
  return (
    <>
      <Button variant="outline" disabled={disabled} aria-describedby={topicId(request)} onClick={() => setConfirm({ open: true })}>
        Segna come completata
      </Button>
      {confirm && (
        <Suspense>
          <Confirm
            open={confirm.open}
            onClose={close}
            onConfirm={() => {
              close();
              onComplete();
            }}
            title="Mentorship conclusa?"
            confirmLabel="Segna come completata"
          >
            <p>«{request.topic}» risulterà completata per entrambi e la chat si chiuderà. Non si può annullare.</p>
          </Confirm>
        </Suspense>
      )}
    </>
  );
}
