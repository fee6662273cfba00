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

/** Shorter texts are courtesies such as «grazie, un abbraccio», which people rightly repeat. */
export const REPEATABLE_LENGTH = 30;
/** With fewer letters, as in a row of pictures, the text itself is compared. */
const LETTERS_MIN = 20;
/** Texts that share so many letters at their beginning or end are one text with something added. */
const SHARED_LETTERS = 200;
/** In short texts one word makes the difference: «gli appunti del professor Rossi» are not those of Bianchi. */
const SHORT = { min: 40, below: 60, alike: 22 };
/** Long texts that share half of their shingles agree in two or three parts of 32, those that share three quarters in ten. */
const LONG = { from: 90, alike: 3, lettersPerPart: 10 };
const TIMES = 2;
const READING_BYTES = 8;
/** Bytes to which an entry about a text is padded. */
const ENTRY_BYTES = 512;

interface RepetitionOptions {
  keyOf: KeyOf;
  secretKey: string;
  valkey: Commands | undefined;
}

/** A person may say the same, or nearly the same, twice a day and no more. */
export function createRepetition({ keyOf, secretKey, valkey }: RepetitionOptions): Limits['refuseRepetition'] {
  const said = new PersonLog<Sketch>({
    name: 'same-text',
    duration: DAY_SECONDS,
    shared: valkey && { valkey, vault: createVault(secretKey, 'texts', ENTRY_BYTES) },
    admit(before, sketch) {
      const alike = before.filter(({ deed }) => isLike(sketch, deed));
      if (alike.length >= TIMES) return undefined;
      // What was said with a word more counts as said: «due» after «uno» is the third time.
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

/** What is remembered of a text: enough to recognise it, or another like it. */
interface Sketch {
  /** What a text is compared by, and what it would be without its first or last word. */
  said: string[];
  without: string[];
  /** What it is like, and how many equal parts make another text the same. */
  parts: string[];
  alike: number;
}

/** One word more than what was said is the same again; texts that only begin alike are not. */
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

/** As if written without spaces: a letter that ends one word and begins the next counts once there too. */
function joined(words: string[]): string {
  return words.join('').replace(/(.)\1+/gu, '$1');
}

function partsAlike(letters: number): number {
  if (letters < SHORT.below) return SHORT.alike;
  return LONG.alike + Math.max(0, Math.ceil((LONG.from - letters) / LONG.lettersPerPart));
}
