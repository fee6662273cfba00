import { LEET } from '../../../moderation/data/confusables.ts';
import { knownFormAt } from './known-forms.ts';
import { letterOf } from './letter-model.ts';
import { lexicon, type Lexicon } from './lexicon.ts';
import { costOfDigits, costOfSign, sequenceAt } from './signs.ts';

export type Kind = 'own' | 'address' | 'phrase' | 'word' | 'letters' | 'digits' | 'sign' | 'sequence' | 'repeat';

/** A piece of a text as an attacker would build it; costs are decimal digits of guesses. */
export interface Piece {
  kind: Kind;
  length: number;
  cost: number;
}

export interface Estimate {
  /** Decimal digits of guesses for the cheapest way of building the text. */
  cost: number;
  pieces: Piece[];
}

/** The cost of finding out where one piece ends and another begins. */
const JOINT = 0.25;
const OWN_WORD = 0.3;
/** The beginning of a person's own word, such as `psico` of Psicologia. */
const [OWN_START, OWN_START_MIN] = [0.8, 4];
/** Every attacker tries words backwards, digits for letters, and repetitions. */
const [REVERSED, DISGUISED, REPEATED] = [0.3, 0.5, 0.6];
const [REVERSED_MIN, DISGUISED_MIN, REPEATED_MIN, REPEATED_MAX] = [4, 3, 3, 64];
/** The minimum cost of a short word, by its length, however common it is. */
const SHORT_WORD_COST = [0, 0.8, 0.9, 1];

/** Estimates the guesses for a text in lower case from words, names, phrases, dates and habits. */
export function estimateGuesses(text: string, own: readonly string[] = []): Estimate {
  const words = lexicon();
  const readings = readingsOf(text);
  const costs = [0, ...Array<number>(text.length).fill(Infinity)];
  const last: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const piece of piecesAt(at, readings, words, own)) {
      const end = at + piece.length;
      const cost = costs[at]! + piece.cost + (at > 0 && piece.kind !== 'sign' ? JOINT : 0);
      if (cost >= costs[end]!) continue;
      costs[end] = cost;
      last[end] = piece;
    }
  }
  const pieces: Piece[] = [];
  for (let end = text.length; end > 0; end -= last[end]!.length) pieces.unshift(last[end]!);
  return { cost: costs[text.length]!, pieces };
}

interface Readings {
  text: string;
  backwards: string;
  /** The text with letters for digits and signs, with `1` as an i or as an l. */
  plain: string[];
}

function readingsOf(text: string): Readings {
  const withLetters = (one: string) =>
    Array.from({ length: text.length }, (_, at) => (text[at] === '1' ? one : (LEET[text[at]!] ?? text[at]!)));
  const plain = [withLetters('i').join(''), withLetters('l').join('')].filter((reading) => reading !== text);
  return { text, backwards: [...Array(text.length).keys()].map((at) => text[text.length - 1 - at]!).join(''), plain };
}

function* piecesAt(at: number, { text, backwards, plain }: Readings, words: Lexicon, own: readonly string[]): Generator<Piece> {
  const rest = text.length - at;
  for (const reading of [text, ...plain]) {
    const extra = reading === text ? 0 : DISGUISED;
    for (const word of own) {
      if (reading[at] !== word[0]) continue;
      if (reading.startsWith(word, at)) yield { kind: 'own', length: word.length, cost: OWN_WORD + extra };
      for (let length = OWN_START_MIN; length < word.length && reading.startsWith(word.slice(0, length), at); length += 1)
        yield { kind: 'own', length, cost: OWN_START + extra };
    }
    const phrase = words.phrases.pieceAt(reading, at);
    for (let length = phrase; length >= words.phrases.shortest; length -= 1)
      yield { kind: 'phrase', length, cost: words.phrases.cost + extra };
  }
  for (let length = 1; length <= Math.min(rest, words.longest); length += 1) {
    const slice = text.slice(at, at + length);
    yield* wordPieces(slice, 0, words);
    if (length >= REVERSED_MIN) yield* wordPieces(backwards.slice(rest - length, rest), REVERSED, words);
    if (length >= DISGUISED_MIN && /[a-z]/.test(slice))
      for (const reading of plain)
        yield* wordPieces(reading.slice(at, at + length), slice === reading.slice(at, at + length) ? 0 : DISGUISED, words);
  }
  yield* letterPieces(text, at, words);
  const digits = /^\d{1,8}/.exec(text.slice(at, at + 8))?.[0] ?? '';
  for (let length = 1; length <= digits.length; length += 1) yield { kind: 'digits', length, cost: costOfDigits(digits.slice(0, length)) };
  const form = knownFormAt(text, at);
  if (form) yield form;
  const sequence = sequenceAt(text, at);
  if (sequence) yield { kind: 'sequence', ...sequence };
  for (let length = REPEATED_MIN; length <= Math.min(at, rest, REPEATED_MAX); length += 1) {
    if (!text.slice(0, at).includes(text.slice(at, at + length))) break;
    yield { kind: 'repeat', length, cost: REPEATED };
  }
  if (!/[a-z\d]/.test(text[at]!)) yield { kind: 'sign', length: 1, cost: costOfSign(text, at) };
}

function* wordPieces(word: string, extra: number, words: Lexicon): Generator<Piece> {
  const rank = words.rankOf(word);
  if (rank) yield { kind: 'word', length: word.length, cost: Math.max(Math.log10(rank + 1), SHORT_WORD_COST[word.length] ?? 0) + extra };
}

/** Letters that are no listed word, with the cost of how they follow each other in words; each may be the last. */
function* letterPieces(text: string, at: number, words: Lexicon): Generator<Piece> {
  let cost = 0;
  let [before, last] = [0, 0];
  for (let end = at; end < text.length; end += 1) {
    const next = letterOf(text.charCodeAt(end));
    if (next === 0) return;
    cost += words.nextLetter(before, last, next);
    yield { kind: 'letters', length: end + 1 - at, cost };
    [before, last] = [last, next];
  }
}
