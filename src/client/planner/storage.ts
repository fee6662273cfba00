import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { EMPTY_PLANNER, type Planner } from './entities.ts';
import { PlannerError, type PlannerTrouble } from './planner-error.ts';
import { readPlanner, writePlanner } from './read-planner.ts';
import { readSetAside, SET_ASIDE_KEY, setAside } from './set-aside.ts';
import { forgetEntry, readEntry, writeEntry } from './stored-entry.ts';
import type { Change } from './take-back.ts';
import { keepTimer } from './timer.ts';

export const PLANNER_KEY = 'sottovoce-planner';

export interface Snapshot {
  planner: Planner;
  /** Why changes cannot be saved; absent when they can. */
  trouble?: PlannerTrouble;
  /** Unreadable JSON texts still in the stored planner, not set aside yet. */
  pending: readonly string[];
  /** `pending` and the texts set aside earlier: everything to report to the user. */
  unreadable: readonly string[];
}

const FORBIDDEN: Snapshot = { planner: EMPTY_PLANNER, trouble: 'forbidden', pending: [], unreadable: [] };

const { notify, subscribe } = createListeners((key) => key === PLANNER_KEY || key === SET_ASIDE_KEY);
let cached: { raw: string; snapshot: Snapshot } | undefined;

/** Returns the stored planner: the same object until the stored data changes. Never throws. */
export function currentPlanner(): Snapshot {
  try {
    const text = readEntry(PLANNER_KEY);
    const aside = readSetAside();
    const raw = JSON.stringify([text, aside]);
    if (cached?.raw !== raw) cached = { raw, snapshot: toSnapshot(text, aside) };
    return cached.snapshot;
  } catch {
    return FORBIDDEN;
  }
}

/** The stored planner, updated on changes by this tab and others. */
export function usePlanner(): Snapshot {
  const snapshot = useSyncExternalStore(subscribe, currentPlanner);
  // In a layout effect, so that the page does not first show that they could not be set aside.
  useLayoutEffect(() => {
    if (snapshot.trouble || snapshot.pending.length === 0) return;
    try {
      changePlanner((planner) => planner);
    } catch {
      // No room for the copy: the unreadable entries stay in place, and the snapshot reports them all the same.
    }
  }, [snapshot]);
  return snapshot;
}

/**
 * Applies `change` to the planner as currently stored, including changes by other tabs, and writes the result in one step.
 * @throws PlannerError when it cannot be saved; nothing has changed then
 */
export function changePlanner(change: (planner: Planner) => Planner): Change {
  const { planner, trouble, pending } = currentPlanner();
  if (trouble) throw new PlannerError(trouble);
  const after = change(planner);
  const text = writePlanner(after);
  // The copy is written first, so that a crash between the two writes loses nothing.
  setAside(pending);
  writeEntry(PLANNER_KEY, text);
  notify();
  return { before: planner, after };
}

/** Permanently deletes the unreadable entries and nothing else. Throws like `changePlanner`. */
export function forgetUnreadable(): void {
  const { planner, trouble, pending } = currentPlanner();
  if (trouble) throw new PlannerError(trouble);
  if (pending.length > 0) writeEntry(PLANNER_KEY, writePlanner(planner));
  forgetEntry(SET_ASIDE_KEY);
  notify();
}

/** Deletes the planner, the entries set aside and the timer. @throws PlannerError when the browser refuses */
export function forgetPlanner(): void {
  forgetEntry(PLANNER_KEY);
  forgetEntry(SET_ASIDE_KEY);
  keepTimer(null);
  notify();
}

function toSnapshot(text: string | null, aside: string[]): Snapshot {
  if (text === null) return { planner: EMPTY_PLANNER, pending: [], unreadable: aside };
  const { planner, unreadable, newer } = readPlanner(text);
  if (newer) return { planner, trouble: 'newer', pending: [], unreadable: aside };
  return { planner, pending: unreadable, unreadable: [...new Set([...aside, ...unreadable])] };
}
