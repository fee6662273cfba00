import type { Operation } from '@trpc/client';
import { keysUnder, readItem, removeItem, writeItem } from './storage.ts';

/** Among the drafts, so that it goes when they do. */
const PREFIX = 'sottovoce-draft:send:';
/** What makes something of somebody’s words. */
const CREATING = /\.(create|request|appeal|care)$/;
/** As long as the server remembers what it answered. */
const KEPT_MS = 24 * 3_600_000;

type Send = Pick<Operation, 'path' | 'input'>;

/**
 * The key of a send, the same until the server has answered, also after a reload and whatever else is sent meanwhile: whoever presses again
 * because the answer was lost has sent once. Empty for other calls.
 */
export function sendKey(send: Send): string {
  if (!CREATING.test(send.path)) return '';
  const place = placeOf(send);
  dropOld();
  const [kept] = readItem(place)?.split(' ') ?? [];
  if (kept) return kept;
  const fresh = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
  writeItem(place, `${fresh} ${Date.now()}`);
  return fresh;
}

/** Of this send alone: others may still be without an answer. */
export function forgetKey(send: Send): void {
  if (CREATING.test(send.path)) removeItem(placeOf(send));
}

/** What was never sent again would pile up. */
function dropOld(): void {
  for (const place of keysUnder(PREFIX)) {
    const age = Date.now() - Number(readItem(place)?.split(' ')[1]);
    if (!(age < KEPT_MS)) removeItem(place);
  }
}

function placeOf({ path, input }: Send): string {
  return `${PREFIX}${path}:${markOf(input)}`;
}

/** Tells inputs apart, and gives nothing of them away. */
function markOf(input: unknown): string {
  const text = JSON.stringify(input);
  let mark = 0;
  for (let place = 0; place < text.length; place += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(place)) | 0;
  return String(mark);
}
