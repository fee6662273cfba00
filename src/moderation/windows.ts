import type { Hit } from './lexicon.ts';
import type { Token } from './reading/token.ts';

export interface Window {
  tokens: readonly Token[];
  hits: readonly Hit[];
}

/** Longer texts are judged in parts, because a hard sentence would be diluted. */
const LONGEST_WHOLE = 160;

/** Returns the text, or if it is long, overlapping parts of `words` words, cut where sentences begin. */
export function windowsOf(tokens: readonly Token[], hits: readonly Hit[], words: number): Window[] {
  if (tokens.length <= LONGEST_WHOLE) return [{ tokens, hits }];
  const windows: Window[] = [];
  // A sentence longer than a window is cut too.
  const cuts: number[] = [];
  for (let at = 0, start = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.pause === 'full') start = at;
    if ((at - start) % (words / 2) === 0) cuts.push(at);
  }
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

/** Only in longer texts are lines judged beside the whole. */
const SHORTEST_AROUND = 16;
/** Words on each side of a hit, within its sentence. */
const REACH = 10;

/** Returns the lines around telling hits, because a line of pain would be diluted in a long text about something else. */
export function linesAround(tokens: readonly Token[], hits: readonly Hit[], tells: (category: string) => boolean): Window[] {
  if (tokens.length <= SHORTEST_AROUND) return [];
  const lines: Window[] = [];
  let heard = 0;
  for (const { start, end } of hits.filter(({ category }) => tells(category)).sort((one, other) => one.start - other.start)) {
    // The previous line already contains it.
    if (end < heard) continue;
    let from = start;
    while (from > 0 && tokens[from]!.pause !== 'full' && start - from < REACH) from -= 1;
    let to = end + 1;
    while (to < tokens.length && tokens[to]!.pause !== 'full' && to - end <= REACH) to += 1;
    lines.push({ tokens: tokens.slice(from, to), hits: within(hits, from, to) });
    heard = to;
  }
  return lines;
}

function within(hits: readonly Hit[], from: number, to: number): Hit[] {
  const inside: Hit[] = [];
  for (const hit of hits) if (hit.start >= from && hit.end < to) inside.push({ ...hit, start: hit.start - from, end: hit.end - from });
  return inside;
}
