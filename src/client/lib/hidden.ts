import { useState, useSyncExternalStore } from 'react';
import { heldForOne } from './held.ts';
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
/** The lists that did not fit into storage, by their place there: they last until the page is left. */
const unstored = new Map<string, string>();
heldForOne(() => unstored.clear());
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
  const [place, raw] = [placeOfList(), JSON.stringify(names)];
  if (writeItem(place, raw)) unstored.delete(place);
  else unstored.set(place, raw);
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

/** Deletes the list of this person, whose key names the account. */
export function forgetHiddenNames(person = readPerson()): void {
  removeItem(PREFIX + person);
  unstored.delete(PREFIX + person);
  notify();
}

function readNames(): ReadonlySet<string> {
  takeOver();
  const raw = unstored.get(placeOfList()) ?? readItem(placeOfList());
  if (raw !== cached.raw) cached = { raw, names: new Set(namesIn(parse(raw))) };
  return cached.names;
}

function placeOfList(): string {
  return PREFIX + readPerson();
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
