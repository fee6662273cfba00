/** Fewer letters of a phrase count as ordinary words. */
const PIECE_MIN = 8;
/** Enough letters to find where a piece occurs; the rest is compared there. */
const START = 6;

export interface Phrases {
  /** How many characters from here on are a piece of a known phrase; 0 for none. */
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

/** How many characters from here and from there are the same, but for one slip. */
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

/** Phrases as passwords hold them, without spaces and signs, found by how a piece begins. */
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
