import { Flag } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOpening } from '../lib/use-opening.ts';
import type { MenuItem } from '../ui/menu.tsx';
import type { ReportTarget } from './report-target.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The «Segnala» menu item and its dialog, which the caller renders beside the menu. */
export function useReport(target: ReportTarget): { item: MenuItem; dialog: ReactNode } {
  const reporting = useOpening();
  return {
    item: {
      label: 'Segnala',
      icon: <Flag aria-hidden size={18} strokeWidth={1.75} />,
      onSelect: () => reporting.show(),
    },
    dialog: reporting.mounted && (
      <Suspense>
        <ReportDialog target={target} open={reporting.open} onClose={reporting.close} />
      </Suspense>
    ),
  };
}
