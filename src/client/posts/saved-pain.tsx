import { chakra } from '@chakra-ui/react/styled-system';
import type { PainSignal } from '../../moderation/pain.ts';
import { PainPanel } from '../support/pain-panel.tsx';

/** The helpline panel below a post or comment that has just been edited. */
export function SavedPain({ signal, onDismiss }: { signal: PainSignal | null; onDismiss: () => void }) {
  return (
    <chakra.div marginTop={signal ? '3' : '0'}>
      <PainPanel signal={signal} published onDismiss={onDismiss} />
    </chakra.div>
  );
}
