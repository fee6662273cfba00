import { Flag } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOpening } from '../lib/use-opening.ts';
import type { MenuItem } from '../ui/menu.tsx';
import type { ReportTarget } from './report-target.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The «Segnala» menu item and its dialog, which the caller renders beside the menu. */
export function useReport(target: ReportTarget): { item: MenuItem; dialog: ReactNode } {
  const reporting = useOpening<number>();
  // A finished report gives way to a new dialog only at the next opening, so that its thanks can close.
  const [finished, setFinished] = useState(0);
  return {
    item: {
      label: 'Segnala',
      icon: <Flag aria-hidden size={18} strokeWidth={1.75} />,
      onSelect: () => reporting.show(finished),
    },
    dialog: reporting.mounted && (
      <Suspense>
        <ReportDialog
          key={reporting.value}
          target={target}
          open={reporting.open}
          onClose={reporting.close}
          onFinished={() => setFinished((count) => count + 1)}
        />
      </Suspense>
    ),
  };
}
