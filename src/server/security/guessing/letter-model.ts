/** 26 letters, and `0` for the beginning. The probability of a letter depends on the two before it. */
const SYMBOLS = 27;
/** Gives some probability to letters that were never seen after the two before. */
const SMOOTHING = 0.4;

/** Returns the cost of a letter after two others, in decimal digits of guesses. */
export type LetterModel = (before: number, last: number, next: number) => number;

/** 1 to 26 for a to z; 0 for anything else. */
export function letterOf(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : 0;
}

/** Learns which letters follow each other in words, so that an unlisted word costs less than the same letters in disorder. */
export function learnLetters(words: Iterable<string>): LetterModel {
  const counts = new Float32Array(SYMBOLS ** 3);
  const totals = new Float32Array(SYMBOLS ** 2);
  for (const word of words) {
    let before = 0;
    let last = 0;
    for (let at = 0; at < word.length; at += 1) {
      const next = letterOf(word.charCodeAt(at));
      if (next === 0) break;
      const pair = before * SYMBOLS + last;
      counts[pair * SYMBOLS + next]! += 1;
      totals[pair]! += 1;
      before = last;
      last = next;
    }
  }
  return (before, last, next) => {
    const pair = before * SYMBOLS + last;
    return Math.log10((totals[pair]! + SMOOTHING * SYMBOLS) / (counts[pair * SYMBOLS + next]! + SMOOTHING));
  };
}
