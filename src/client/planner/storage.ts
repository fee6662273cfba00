import { useEffect, useSyncExternalStore } from 'react';
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
  /** Why no change can be kept, where none can. */
  trouble?: PlannerTrouble;
  /** JSON texts in the stored planner that could not be understood and are not set aside yet. */
  pending: readonly string[];
  /** The same with those set aside earlier: all that the person should hear of. */
  unreadable: readonly string[];
}

const FORBIDDEN: Snapshot = { planner: EMPTY_PLANNER, trouble: 'forbidden', pending: [], unreadable: [] };

const { notify, subscribe } = createListeners((key) => key === PLANNER_KEY || key === SET_ASIDE_KEY);
let cached: { raw: string; snapshot: Snapshot } | undefined;

/** The planner as stored at this moment: the same object until that changes. Never throws. */
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

/** The stored planner, kept current across this tab's changes and those of other tabs. */
export function usePlanner(): Snapshot {
  const snapshot = useSyncExternalStore(subscribe, currentPlanner);
  useEffect(() => {
    if (snapshot.trouble || snapshot.pending.length === 0) return;
    try {
      changePlanner((planner) => planner);
    } catch {
      // No room for the copy: what could not be read stays where it is, and the person is told all the same.
    }
  }, [snapshot]);
  return snapshot;
}

/**
 * Applies a change to what is stored now, other tabs' changes included, and writes it in one step. Throws a
 * PlannerError when it cannot be kept; then nothing has changed.
 */
export function changePlanner(change: (planner: Planner) => Planner): Change {
  const { planner, trouble, pending } = currentPlanner();
  if (trouble) throw new PlannerError(trouble);
  const after = change(planner);
  const text = writePlanner(after);
  // The copy comes first: a crash between the two writes leaves both.
  setAside(pending);
  writeEntry(PLANNER_KEY, text);
  notify();
  return { before: planner, after };
}

/** Deletes for good what could not be understood, and nothing else. Throws like `changePlanner`. */
export function forgetUnreadable(): void {
  const { planner, trouble, pending } = currentPlanner();
  if (trouble) throw new PlannerError(trouble);
  if (pending.length > 0) writeEntry(PLANNER_KEY, writePlanner(planner));
  forgetEntry(SET_ASIDE_KEY);
  notify();
}

/** Deletes the planner and what was set aside of it. Throws like `changePlanner`. */
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
