import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';

const HelplinePanel = lazy(async () => ({ default: (await import('../support/helpline-panel.tsx')).HelplinePanel }));

/** The helpline panel below a post or comment that has just been edited. */
export function SavedPain({ signal, onDismiss }: { signal: PainSignal | null; onDismiss: () => void }) {
  return (
    <div role="status">
      {signal && (
        <Suspense>
          <chakra.div marginTop="3">
            <HelplinePanel signal={signal} published onDismiss={onDismiss} />
          </chakra.div>
        </Suspense>
      )}
    </div>
  );
}
