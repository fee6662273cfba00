import { Menu, type MenuItem } from '../ui/menu.tsx';
import type { ReportTarget } from './report-target.ts';
import { useReport } from './use-report.tsx';

/** The menu of content by other people: the given items and «Segnala». */
export function ReportMenu({ label, target, more = [] }: { label: string; target: ReportTarget; more?: MenuItem[] }) {
  const { item, dialog } = useReport(target);
  return (
    <>
      <Menu label={label} items={[...more, item]} />
      {dialog}
    </>
  );
}
