import { useState, useSyncExternalStore } from 'react';
import { readItem, readUser, writeItem } from './storage.ts';

/*
 * What somebody does not want to see any more. It stays in this browser, like drafts: on the server, rows that say who
 * cannot bear whom would be worth stealing.
 */

const KEY = 'sottovoce-hidden';
/** The oldest go first: what was hidden long ago has left every page. */
const KEPT_MAX = 500;

const listeners = new Set<() => void>();
let cached: { raw: string | null; owner: string; names: ReadonlySet<string> } = { raw: null, owner: '', names: new Set() };

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
  writeItem(KEY, JSON.stringify({ owner: owner(), names }));
  for (const listener of listeners) listener();
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

function owner(): string {
  return readUser()?.id ?? '';
}

function readNames(): ReadonlySet<string> {
  const raw = readItem(KEY);
  if (raw !== cached.raw || owner() !== cached.owner) cached = { raw, owner: owner(), names: new Set(namesIn(raw)) };
  return cached.names;
}

function namesIn(raw: string | null): string[] {
  try {
    const stored = Object(JSON.parse(raw ?? '')) as { owner?: unknown; names?: unknown };
    return stored.owner === owner() && Array.isArray(stored.names) ? stored.names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
