import { readItem, removeItem, writeItem } from '../lib/storage.ts';

const KEY = 'sottovoce-reporting';

/** `sessionStorage`, so that the text goes with the tab: a visitor without an account has no private storage in this browser. */
const inThisTab = () => sessionStorage;

/** Returns the stored fields whose values are strings. */
export function readTyped(): Record<string, string> {
  try {
    const stored = Object.entries(Object(JSON.parse(readItem(KEY, inThisTab) ?? '{}')) as Record<string, unknown>);
    return Object.fromEntries(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

export function keepTyped(typed: object): void {
  writeItem(KEY, JSON.stringify(typed), inThisTab);
}

export function forgetTyped(): void {
  removeItem(KEY, inThisTab);
}
