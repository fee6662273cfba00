import type { Hit } from './lexicon.ts';
import type { Token } from './reading/token.ts';

export interface Window {
  tokens: readonly Token[];
  hits: readonly Hit[];
}

/** In a text longer than this one hard sentence would drown; it is judged in parts. */
const LONGEST_WHOLE = 160;

/** The text, or its parts of so many words if it is long, cut where sentences begin. */
export function windowsOf(tokens: readonly Token[], hits: readonly Hit[], words: number): Window[] {
  if (tokens.length <= LONGEST_WHOLE) return [{ tokens, hits }];
  const windows: Window[] = [];
  const starts = tokens.flatMap(({ pause }, at) => (at === 0 || pause === 'full' ? [at] : []));
  // A sentence longer than a window is cut too.
  const cuts = starts.flatMap((start, index) => {
    const length = (starts[index + 1] ?? tokens.length) - start;
    return Array.from({ length: Math.ceil(length / (words / 2)) }, (_, part) => start + part * (words / 2));
  });
  for (let first = 0; first < cuts.length;) {
    const from = cuts[first]!;
    let next = first + 1;
    while (next < cuts.length && (cuts[next + 1] ?? tokens.length) - from <= words) next += 1;
    const to = cuts[next] ?? tokens.length;
    windows.push({ tokens: tokens.slice(from, to), hits: within(hits, from, to) });
    if (next >= cuts.length) break;
    first = next;
  }
  return windows;
}

function within(hits: readonly Hit[], from: number, to: number): Hit[] {
  return hits.flatMap((hit) => (hit.start >= from && hit.end < to ? [{ ...hit, start: hit.start - from, end: hit.end - from }] : []));
}
