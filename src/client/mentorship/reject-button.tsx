import { lazy, Suspense, useState } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { Button } from '../ui/button.tsx';
import { topicId } from './request-card.tsx';

const Confirm = lazy(async () => ({ default: (await import('../ui/confirm.tsx')).Confirm }));

interface Props {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  disabled: boolean;
  onReject: () => void;
}

/** Somebody has asked for help, and a no cannot be taken back: a question comes first. */
export function RejectButton({ request, disabled, onReject }: Props) {
  const [confirm, setConfirm] = useState<{ open: boolean }>();
  const close = () => setConfirm({ open: false });
  return (
    <>
      <Button variant="outline" disabled={disabled} aria-describedby={topicId(request)} onClick={() => setConfirm({ open: true })}>
        Rifiuta
      </Button>
      {confirm && (
        <Suspense>
          <Confirm
            open={confirm.open}
            onClose={close}
            onConfirm={() => {
              close();
              onReject();
            }}
            title="Rifiutare la richiesta?"
            confirmLabel="Rifiuta la richiesta"
          >
            <p>Chi ti ha scritto per «{request.topic}» saprà che non puoi. Non si può annullare.</p>
          </Confirm>
        </Suspense>
      )}
    </>
  );
}
