import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';
import type { ReportTarget } from './report-target.ts';

interface OpenedReport {
  target: ReportTarget;
  open: boolean;
}

/** The report opened last on this page. Closed, it stays: its text and a pending request survive. */
let opened: OpenedReport | undefined;
const { notify, subscribe } = createListeners();
heldForOne(forgetReport);

function set(next: OpenedReport | undefined): void {
  opened = next;
  notify();
}

export function openReport(target: ReportTarget): void {
  set({ target, open: true });
}

export function closeReport(): void {
  if (opened) set({ ...opened, open: false });
}

export function forgetReport(): void {
  set(undefined);
}

export function useOpenedReport(): OpenedReport | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}
