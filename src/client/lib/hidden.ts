import { useState, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { readItem, readPerson, removeItem, writeItem } from './storage.ts';

/*
 * What somebody does not want to see any more. It stays in this browser, like drafts: on the server, rows that say who
 * cannot bear whom would be worth stealing.
 */

/** With whoever hides it behind: another person on the same browser neither sees that nor writes over it. */
const PREFIX = 'sottovoce-hidden:';
/** Where earlier versions kept it for whoever hid something last, the owner beside it. */
const OLD_KEY = 'sottovoce-hidden';
/** The oldest go first: what was hidden long ago has left every page. */
const KEPT_MAX = 500;

const { notify, subscribe } = createListeners((key) => key.startsWith(PREFIX));
let cached: { raw: string | null; names: ReadonlySet<string> } = { raw: null, names: new Set() };

/** One person in one thread or chat, under the name that they have there and nowhere else. */
export function personIn(postId: number, alias: string): string {
  return `person ${postId} ${alias}`;
}

/** The names of all that is hidden; the same object until that changes. */
export function useHiddenNames(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, readNames);
}

export function setHidden(name: string, hidden: boolean): void {
  const others = [...readNames()].filter((known) => known !== name);
  const names = hidden ? [...others, name].slice(-KEPT_MAX) : others;
  writeItem(PREFIX + readPerson(), JSON.stringify(names));
  notify();
}

/** Whether a thing is hidden, and the way there and back. `justHidden`: here and now, so that the focus must go somewhere. */
export function useHiding(name: string) {
  const hidden = useHiddenNames().has(name);
  const [here, setHere] = useState(false);
  return {
    hidden,
    justHidden: hidden && here,
    hide() {
      setHere(true);
      setHidden(name, true);
    },
    show: () => setHidden(name, false),
  };
}

/** For whoever will never come back. */
export function forgetHiddenNames(): void {
  removeItem(PREFIX + readPerson());
}

function readNames(): ReadonlySet<string> {
  takeOver();
  const raw = readItem(PREFIX + readPerson());
  if (raw !== cached.raw) cached = { raw, names: new Set(namesIn(parse(raw))) };
  return cached.names;
}

function takeOver(): void {
  const { owner, names } = Object(parse(readItem(OLD_KEY))) as { owner?: unknown; names?: unknown };
  if (owner !== readPerson()) return;
  removeItem(OLD_KEY);
  if (readItem(PREFIX + owner) === null) writeItem(PREFIX + owner, JSON.stringify(namesIn(names)));
}

function namesIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
}
