import { useSyncExternalStore } from 'react';
import { heldForOne } from '../lib/held.ts';
import { createListeners } from '../lib/listeners.ts';
import type { ReportTarget } from './report-target.ts';

interface OpenedReport {
  target: ReportTarget;
  open: boolean;
  /** Differs between two reports of the same target, of which the second adds to the first. */
  turn: number;
}

/** The report opened last on this page. Closed, it stays: its text and a pending request survive. */
let opened: OpenedReport | undefined;
let turn = 0;
const { notify, subscribe } = createListeners();
heldForOne(forgetReport);

function set(next: OpenedReport | undefined): void {
  opened = next;
  notify();
}

export function openReport(target: ReportTarget): void {
  set({ target, open: true, turn });
}

export function closeReport(): void {
  if (opened) set({ ...opened, open: false });
}

/** Closes a report that was answered. It gives way to a new one only at the next opening, so that its dialog can close. */
export function finishReport(): void {
  turn += 1;
  closeReport();
}

export function forgetReport(): void {
  set(undefined);
}

export function useOpenedReport(): OpenedReport | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}
