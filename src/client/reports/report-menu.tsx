import { Menu, type MenuItem } from '../ui/menu.tsx';
import { reportItem } from './report-in-menu.tsx';
import type { ReportTarget } from './report-target.ts';

/** The menu of content by other people: the given items and «Segnala». */
export function ReportMenu({ label, target, more = [] }: { label: string; target: ReportTarget; more?: MenuItem[] }) {
  return <Menu label={label} items={[...more, reportItem(target)]} />;
}
