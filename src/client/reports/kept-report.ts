import { readItem, removeItem, writeItem } from '../lib/storage.ts';

const KEY = 'sottovoce-reporting';

/** As long as this tab: whoever reports without an account has no place of their own in this browser. */
const inThisTab = () => sessionStorage;

/** What was typed, as far as it is text. */
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
