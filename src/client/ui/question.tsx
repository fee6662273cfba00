import { type ComponentProps, lazy, Suspense } from 'react';
import type { useOpening } from '../lib/use-opening.ts';

const Confirm = lazy(async () => ({ default: (await import('./confirm.tsx')).Confirm }));

interface Props extends Omit<ComponentProps<typeof Confirm>, 'open' | 'onClose'> {
  asking: Pick<ReturnType<typeof useOpening>, 'mounted' | 'open' | 'close'>;
}

/** A `Confirm` that is loaded when it is first asked, and closes with either answer. */
export function Question({ asking, onConfirm, ...confirm }: Props) {
  if (!asking.mounted) return null;
  return (
    <Suspense>
      <Confirm
        {...confirm}
        open={asking.open}
        onClose={asking.close}
        onConfirm={() => {
          asking.close();
          onConfirm();
        }}
      />
    </Suspense>
  );
}
