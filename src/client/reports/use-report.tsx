import { Flag } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuItem } from '../ui/menu.tsx';
import type { ReportTarget } from './report-target.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** 'Segnala' for a menu, and the dialog that it opens, to be drawn beside the menu. */
export function useReport(target: ReportTarget): { item: MenuItem; dialog: ReactNode } {
  // Mounted from the first opening on, so that closing can fade out.
  const [reporting, setReporting] = useState<{ open: boolean }>();
  return {
    item: {
      label: 'Segnala',
      icon: <Flag aria-hidden size={18} strokeWidth={1.75} />,
      onSelect: () => setReporting({ open: true }),
    },
    dialog: reporting && (
      <Suspense>
        <ReportDialog target={target} open={reporting.open} onClose={() => setReporting({ open: false })} />
      </Suspense>
    ),
  };
}
