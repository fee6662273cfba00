import { lazy, Suspense } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';

const HelplinePanel = lazy(async () => ({ default: (await import('./helpline-panel.tsx')).HelplinePanel }));

interface Props {
  signal: PainSignal | null;
  /** The text is published already. */
  published?: boolean;
  /** The text was refused because it gives methods of self-harm. */
  refused?: boolean;
  floating?: boolean;
  onDismiss: () => void;
}

/** The helplines below a text, in a live region, so that screen readers announce them. */
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
