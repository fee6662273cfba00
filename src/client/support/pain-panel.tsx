import { lazy, Suspense } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';

const HelplinePanel = lazy(async () => ({ default: (await import('./helpline-panel.tsx')).HelplinePanel }));

interface Props {
  signal: PainSignal | null;
  /** The words are out, and no longer under way. */
  published?: boolean;
  onDismiss: () => void;
}

/** The place of the helplines below a text; a screen reader hears them come. */
export function PainPanel({ signal, ...panel }: Props) {
  return (
    <div role="status">
      {signal && (
        <Suspense>
          <HelplinePanel signal={signal} {...panel} />
        </Suspense>
      )}
    </div>
  );
}
