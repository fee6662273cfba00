import { Flag } from 'lucide-react';
import type { MenuItem } from '../ui/menu.tsx';
import { openReport } from './opened-report.ts';
import type { ReportTarget } from './report-target.ts';

/** The «Segnala» menu item, which opens the report dialog. */
export function reportItem(target: ReportTarget): MenuItem {
  return {
    label: 'Segnala',
    icon: <Flag aria-hidden size={18} strokeWidth={1.75} />,
    onSelect: () => openReport(target),
  };
}
