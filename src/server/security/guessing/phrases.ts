/** Shorter pieces of a phrase count as ordinary words. */
const PIECE_MIN = 8;
/** Letters by which the occurrences of a piece are looked up; the rest is compared there. */
const START = 6;

export interface Phrases {
  /** Returns how many characters from `at` on are a piece of a known phrase; 0 for none. */
  pieceAt(text: string, at: number): number;
  shortest: number;
  /** Decimal digits of guesses for a piece. */
  cost: number;
}

/** What people leave out of a phrase or add to it by mistake, in letters of the text and of the phrase. */
const SLIPS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 2],
  [2, 0],
  [2, 2],
] as const;
const AFTER_SLIP = 5;

/** Returns how many characters match from the two positions on, with at most one slip. */
function matched(text: string, at: number, all: string, place: number): number {
  const alike = (from: number, there: number) => {
    let length = 0;
    while (from + length < text.length && text[from + length] === all[there + length]) length += 1;
    return length;
  };
  const length = alike(at, place);
  const afterSlip = SLIPS.map(([more, less]) => ({ more, rest: alike(at + length + more, place + length + less) }));
  return length + Math.max(0, ...afterSlip.filter(({ rest }) => rest >= AFTER_SLIP).map(({ more, rest }) => more + rest));
}

/** Indexes phrases, written as in passwords without spaces and signs, by how their pieces begin. */
export function indexPhrases(phrases: readonly string[]): Phrases {
  const all = phrases.join('\n');
  const starts = new Map<string, number[]>();
  for (let at = 0; at + START <= all.length; at += 1) {
    const start = all.slice(at, at + START);
    if (start.includes('\n')) continue;
    const places = starts.get(start);
    if (places) places.push(at);
    else starts.set(start, [at]);
  }
  return {
    pieceAt(text, at) {
      let longest = 0;
      for (const place of starts.get(text.slice(at, at + START)) ?? []) longest = Math.max(longest, matched(text, at, all, place));
      return longest >= PIECE_MIN ? longest : 0;
    },
    shortest: PIECE_MIN,
    cost: Math.log10(phrases.length) + 0.5,
  };
}
