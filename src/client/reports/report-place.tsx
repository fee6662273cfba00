import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useResumed } from '../lib/use-resumed.ts';
import { Later } from '../ui/later.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { closeReport, finishReport, forgetReport, openReport, useOpenedReport } from './opened-report.ts';
import { draftKeyOf, targetOf } from './report-target.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/**
 * Renders the report dialog, on every page and outside of it: what is being reported may disappear under the hands of whoever writes, with
 * the message, its list or the membership of its group. The dialog is loaded on demand, and forgotten when the page changes.
 */
export function ReportPlace() {
  const report = useOpenedReport();
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (path !== before.current) forgetReport();
    before.current = path;
  }, [path]);
  useEffect(() => forgetReport, []);
  // After the report of the page before is forgotten: a link to an unsent one may change page and query at once.
  useResumed((key) => {
    const target = targetOf(key);
    return target && (() => openReport(target));
  });
  if (!report) return null;
  const { target, open, turn } = report;
  const key = `${turn} ${draftKeyOf(target)}`;
  return (
    <Later key={key} instead={open && <Unloaded onClose={closeReport} />}>
      <ReportDialog key={key} target={target} open={open} onClose={closeReport} onFinished={finishReport} />
    </Later>
  );
}
