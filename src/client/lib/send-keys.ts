import type { Operation } from '@trpc/client';
import type { Reason } from '../../routers/errors.ts';
import { heldForOne } from './held.ts';
import { keysUnder, readItem, removeItem, writeItem } from './storage.ts';

/** Under the prefix of the drafts, so that the keys are deleted with them. */
const PREFIX = 'sottovoce-draft:send:';
/** Procedures that create something from the user’s text. */
const CREATING = /\.(create|request|appeal|care)$/;
/** Procedures that take away what those of the same room have created. */
const DELETING = /\.(delete|withdraw)$/;
/** As long as the server keeps its responses. */
const KEPT_MS = 24 * 3_600_000;

/** Refusals before the server looks at the key (src/routers/trpc.ts): an earlier send with it may have succeeded. */
const BEFORE_KEY: ReadonlySet<string | undefined> = new Set<Reason>([
  'foreign_origin',
  'unauthenticated',
  'rate_limited',
  'unconfirmed',
  'paused',
  'account_closed',
]);

/** The entries that did not fit into storage, by their place there. */
const unstored = new Map<string, string>();
heldForOne(() => unstored.clear());

type Send = Pick<Operation, 'path' | 'input'>;

/**
 * Returns the idempotency key of a call: the same until the server has answered, also after a reload or other calls, so
 * that a retry after a lost response creates nothing twice. Empty for procedures that create nothing.
 */
export function sendKey(send: Send): string {
  if (!CREATING.test(send.path)) return '';
  const place = placeOf(send);
  dropOld();
  const [kept] = entryAt(place)?.split(' ') ?? [];
  if (kept) return kept;
  const fresh = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
  const entry = `${fresh} ${Date.now()}`;
  if (!writeItem(place, entry)) unstored.set(place, entry);
  return fresh;
}

/**
 * Deletes the key of this call only: others may still be unanswered. Keeps it on a refusal before the key.
 * @param refusal the reason of the server's refusal, if it refused
 */
export function forgetKey(send: Send, refusal?: string): void {
  if (CREATING.test(send.path) && !BEFORE_KEY.has(refusal)) drop(placeOf(send));
}

/**
 * After a deletion, deletes the keys of all sends of its room: to the same text, sent again, the server would return its response about
 * the deleted one, and the text would be lost. A send that is still unanswered may then create something twice, which shows.
 */
export function forgetKeysOfDeleted({ path }: Pick<Send, 'path'>): void {
  if (DELETING.test(path)) for (const place of placesUnder(PREFIX + path.replace(DELETING, '.'))) drop(place);
}

/** Deletes expired keys, of calls that were never retried. */
function dropOld(): void {
  for (const place of placesUnder(PREFIX)) {
    const age = Date.now() - Number(entryAt(place)?.split(' ')[1]);
    if (!(age < KEPT_MS)) drop(place);
  }
}

function placesUnder(prefix: string): string[] {
  return [...keysUnder(prefix), ...[...unstored.keys()].filter((place) => place.startsWith(prefix))];
}

function entryAt(place: string): string | undefined {
  return readItem(place) ?? unstored.get(place);
}

function drop(place: string): void {
  removeItem(place);
  unstored.delete(place);
}

function placeOf({ path, input }: Send): string {
  return `${PREFIX}${path}:${markOf(input)}`;
}

/** A hash of the input, so that its text is not stored. */
function markOf(input: unknown): string {
  const text = JSON.stringify(input);
  let mark = 0;
  for (let place = 0; place < text.length; place += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(place)) | 0;
  return String(mark);
}
