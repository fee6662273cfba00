import { Menu } from '../ui/menu.tsx';
import type { ReportTarget } from './report-target.ts';
import { useReport } from './use-report.tsx';

/** What one can do with something of somebody else's that offers nothing more. */
export function ReportMenu({ label, target }: { label: string; target: ReportTarget }) {
  const { item, dialog } = useReport(target);
  return (
    <>
      <Menu label={label} items={[item]} />
      {dialog}
    </>
  );
}
