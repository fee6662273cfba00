import type { Operation } from '@trpc/client';
import { readItem, removeItem, writeItem } from './storage.ts';

/** Among the drafts, so that it goes when they do. */
const PREFIX = 'sottovoce-draft:send:';
/** What makes something of somebody’s words. */
const CREATING = /\.(create|request|appeal|care)$/;

type Send = Pick<Operation, 'path' | 'input'>;

/**
 * The key of a send, the same until the server has answered, also after a reload: whoever presses again because the answer was lost has sent
 * once. Empty for other calls.
 */
export function sendKey({ path, input }: Send): string {
  if (!CREATING.test(path)) return '';
  const mark = markOf(input);
  const [kept, key] = readItem(PREFIX + path)?.split(' ') ?? [];
  if (kept === mark && key) return key;
  const fresh = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
  writeItem(PREFIX + path, `${mark} ${fresh}`);
  return fresh;
}

export function forgetKey({ path }: Send): void {
  if (CREATING.test(path)) removeItem(PREFIX + path);
}

/** Tells inputs apart, and gives nothing of them away. */
function markOf(input: unknown): string {
  const text = JSON.stringify(input);
  let mark = 0;
  for (let place = 0; place < text.length; place += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(place)) | 0;
  return String(mark);
}
