import { useState, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { readItem, readPerson, removeItem, writeItem } from './storage.ts';

/*
 * Posts and people that the user has hidden. Kept in this browser only, like drafts: on the
 * server, rows that tell who avoids whom would be worth stealing.
 */

/** Followed by the user’s id: users of the same browser neither see nor overwrite each other’s list. */
const PREFIX = 'sottovoce-hidden:';
/** Earlier versions kept a single list here, together with its owner. */
const OLD_KEY = 'sottovoce-hidden';
/** Maximum length of the list. The oldest entries are dropped first: their posts are no longer on any page. */
const KEPT_MAX = 500;

const { notify, subscribe } = createListeners((key) => key.startsWith(PREFIX));
let cached: { raw: string | null; names: ReadonlySet<string> } = { raw: null, names: new Set() };

/** The name for a person in one thread or chat. Aliases are unique to a thread, so the person is not hidden elsewhere. */
export function personIn(postId: number, alias: string): string {
  return `person ${postId} ${alias}`;
}

/** All hidden names; the same object until they change. */
export function useHiddenNames(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, readNames);
}

export function setHidden(name: string, hidden: boolean): void {
  const others = [...readNames()].filter((known) => known !== name);
  const names = hidden ? [...others, name].slice(-KEPT_MAX) : others;
  writeItem(PREFIX + readPerson(), JSON.stringify(names));
  notify();
}

/** Whether `name` is hidden, with functions to hide and show it. `justHidden`: hidden from this component, so the focus must move. */
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

/** Deletes the user’s list, whose key names the account. */
export function forgetHiddenNames(): void {
  removeItem(PREFIX + readPerson());
  notify();
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
