import { createHash } from 'node:crypto';
import type { Limits } from '../../routers/context.ts';
import { AppError } from '../../routers/errors.ts';
import { skeletonOf } from '../../moderation/reading/skeleton.ts';
import { DAY_SECONDS } from '../../routers/durations.ts';
import { createVault } from '../security/vault.ts';
import type { KeyOf } from './counters.ts';
import { ownTurn } from './own-turn.ts';
import { PersonLog } from './person-log.ts';
import { partsOf } from './shingles.ts';
import type { Commands } from '../start/valkey.ts';

/** Shorter texts are courtesies such as «grazie, un abbraccio», which may well be repeated. */
export const REPEATABLE_LENGTH = 30;
/** Texts with fewer letters, such as rows of emoji, are alike only if they are written alike, and anybody may post the same. */
export const LETTERS_MIN = 20;
/** Texts that share this many letters at their beginning or end count as the same text with an addition. */
const SHARED_LETTERS = 200;
/** In short texts one word makes the difference: «gli appunti del professor Rossi» are not those of Bianchi. */
const SHORT = { min: 40, below: 60, alike: 22 };
/** Of 32 parts, long texts have two or three in common when they share half of their shingles, and ten when they share three quarters. */
const LONG = { from: 90, alike: 3, lettersPerPart: 10 };
const TIMES = 2;
const READING_BYTES = 8;
/** The padded size of an entry about a text. */
const ENTRY_BYTES = 512;

interface RepetitionOptions {
  keyOf: KeyOf;
  secretKey: string;
  valkey: Commands | undefined;
}

/** Lets a person publish the same text, or nearly the same, twice a day and no more. */
export function createRepetition({ keyOf, secretKey, valkey }: RepetitionOptions): Limits['refuseRepetition'] {
  const said = new PersonLog<Sketch>({
    name: 'same-text',
    duration: DAY_SECONDS,
    shared: valkey && { valkey, vault: createVault(secretKey, 'texts', ENTRY_BYTES) },
    admit(before, sketch) {
      const alike = before.filter(({ deed }) => isLike(sketch, deed));
      if (alike.length >= TIMES) return undefined;
      // The text without its added word counts as said, too, so that a third variant («… due» after «… uno») matches both.
      const again = sketch.without.filter((reading) => alike.some(({ deed }) => deed.said.includes(reading)));
      return { ...sketch, said: [...sketch.said, ...again] };
    },
  });

  return async (text, { accountId }, inPlaceOf) => {
    if (text.length < REPEATABLE_LENGTH) return async () => {};
    await ownTurn('text');
    const sketch = sketchOf(text);
    if (inPlaceOf !== undefined && isLike(sketch, sketchOf(inPlaceOf))) return async () => {};
    const key = keyOf('text', accountId);
    const kept = await said.add(key, sketch);
    if (kept) return () => said.takeBack(key, kept.id);
    const first = said
      .of(key)
      .filter(({ deed }) => isLike(sketch, deed))
      .at(-TIMES);
    throw new AppError('repeated_text', { retryAfter: first && Math.ceil(said.left(first) / 1000) });
  };
}

/** What is remembered of a text: enough to recognize it or a similar one. */
interface Sketch {
  /** Hashes of the text, and of the text without its first or last word. */
  said: string[];
  without: string[];
  /** Similarity hashes, and how many of them must be equal for two texts to count as the same. */
  parts: string[];
  alike: number;
}

/** Whether a text is the same as an earlier one, has one word more, or is similar enough. */
function isLike(text: Sketch, before: Sketch): boolean {
  const again = before.said.some((reading) => text.said.includes(reading) || text.without.includes(reading));
  return again || before.parts.filter((part, place) => part === text.parts[place]).length >= text.alike;
}

function sketchOf(text: string): Sketch {
  const words = skeletonOf(text);
  const letters = joined(words);
  if (letters.length < LETTERS_MIN) return { said: [short(`as written ${text}`)], without: [], parts: [], alike: Number.MAX_SAFE_INTEGER };
  const said = [letters];
  if (letters.length > SHARED_LETTERS) said.push(`begins ${letters.slice(0, SHARED_LETTERS)}`, `ends ${letters.slice(-SHARED_LETTERS)}`);
  const without = [words.slice(0, -1), words.slice(1)].map(joined).filter((rest) => rest.length >= LETTERS_MIN);
  const parts = letters.length < SHORT.min ? [] : partsOf(letters);
  return {
    said: said.map((reading) => short(reading)),
    without: without.map((rest) => short(rest)),
    parts,
    alike: partsAlike(letters.length),
  };
}

function short(reading: string): string {
  return createHash('sha256').update(reading).digest().subarray(0, READING_BYTES).toString('base64url');
}

/** Joins the words without spaces. Repeated letters count once, also where one word ends and the next begins. */
function joined(words: string[]): string {
  return words.join('').replace(/(.)\1+/gu, '$1');
}

function partsAlike(letters: number): number {
  if (letters < SHORT.below) return SHORT.alike;
  return LONG.alike + Math.max(0, Math.ceil((LONG.from - letters) / LONG.lettersPerPart));
}
