import { memory } from '../memory.ts';
import { hash, placeOf } from '../tally.ts';

/** The features of a word, independently of its context. */
export interface Sound {
  word: string;
  /** Hash of the word without its ending. */
  stem: number;
  role: number;
  /** Places of its character n-grams. */
  parts: Uint32Array;
  /** Flags: first person, second person, negation. */
  person: number;
}

const SHORTEST_STEMMED = 5;
const SHORTEST_PART = 4;
const LONGEST_PART = 5;
const LONGEST_WORD = 40;

const FIRST = new Set('io mi me mio mia miei mie ho sono sto ero avevo sento voglio vorrei penso m'.split(' '));
const SECOND = new Set('tu ti te tuo tua tuoi tue sei hai stai fai vai vuoi puoi devi t voi vi siete avete'.split(' '));

export const I = 1;
export const YOU = 2;
export const NOT = 4;

function personOf(word: string): number {
  return (FIRST.has(word) ? I : 0) | (SECOND.has(word) ? YOU : 0) | (word === 'non' ? NOT : 0);
}

const DIGITS = /^\d+$/;
/** The most frequent words of Italian, without their accents. */
export const COMMON = new Set(
  (
    'a ad al alla ai alle agli all anche ancora c che chi ci co come con cosa cosi d da dai dal dalla de dei del della delle dell di e ed era fa ' +
    'fare fatto gia gli ha hai hanno ho i il in io l la le lei lo loro lui m ma me mi mia mio miei mie molto n ne nei nel nella nessuno niente no ' +
    'non o ora per perche piu poi prima qua quando quel quella quello questa questo qui s se sei si sono sta sto su sua sul sulla suo t te ti tu ' +
    'tua tuo tutti tutto un una uno va vi voi è'
  ).split(' '),
);
/** Words that say who does what to whom, and when. Frames keep them whole, and only the endings of others. */
const PLAIN = new Set([
  ...COMMON,
  ...(
    'stai tuoi tue dove dopo sempre mai solo sola fai vai puoi vuoi devi so sai sa posso voglio vorrei siete siamo avete abbiamo tanto quanto ' +
    'finche nostro nostra vostro vostra ve ce ogni qualcuno quelli quelle questi queste ieri oggi domani stasera stanotte adesso fossi fosse ero ' +
    'eri erano stato stata'
  ).split(' '),
]);

/** The part of a word that frames keep. */
export function roleOf(word: string): string {
  if (PLAIN.has(word) || DIGITS.test(word)) return word;
  return `-${word.slice(word.length < SHORTEST_STEMMED ? -2 : -3)}`;
}

/** Drops the last vowels, which mark gender, number and person. */
function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return word;
  let end = word.length;
  while (end > 0 && 'aeio'.includes(word[end - 1]!)) end -= 1;
  return word.slice(0, end);
}

export const soundOf = memory((read): Sound => {
  const word = read === 'è' ? 'e' : DIGITS.test(read) ? '0' : read;
  // Longer strings are not words.
  const whole = word.slice(0, LONGEST_WORD);
  const framed = `<${whole}>`;
  const parts: number[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1) parts.push(placeOf(hash(framed.slice(at, at + length), 1)));
  return { word, stem: hash(stemOf(whole), 2), role: hash(roleOf(word), 7), parts: Uint32Array.from(parts), person: personOf(word) };
});
