import type { Redis } from 'ioredis';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../routers/context.ts';
import { AppError } from '../routers/errors.ts';
import { consume, createCounters, DAY, secondsLeft, type KeyOf } from './counters.ts';
import { partsOf } from './language/shingles.ts';
import { skeletonOf } from './language/skeleton.ts';

/** Shorter texts are courtesies such as «grazie, un abbraccio», which people rightly repeat. */
const REPEATABLE_LENGTH = 30;
/** With fewer letters, as in a row of pictures, the text itself is compared. */
const LETTERS_MIN = 20;
/** Texts that share so many letters at their beginning or end are one text with something added. */
const SHARED_LETTERS = 200;
/** In short texts one word makes the difference: «gli appunti del professor Rossi» are not those of Bianchi. */
const SHORT = { min: 40, below: 60, alike: 22 };
/** Of long texts that share half of their shingles two or three parts of 32 agree, of those that share three quarters ten. */
const LONG = { from: 90, alike: 3, lettersPerPart: 10 };
const TIMES = 2;

/** Every reading and every part is counted under a key of its own: in Valkey two texts meet only where they are alike. */
export function createRepetition({ keyOf, valkey }: { keyOf: KeyOf; valkey: Redis | undefined }): Limits['refuseRepetition'] {
  const { sameText } = createCounters({ sameText: [TIMES, DAY] }, valkey);

  return async (text, { accountId }) => {
    if (text.length < REPEATABLE_LENGTH) return async () => {};
    const { said, without, parts, alike } = readingsOf(text);
    const keyFor = (reading: string) => keyOf('text', `${accountId}\0${reading}`);
    // One word more than what was said is the same again; texts that only begin alike are not.
    const heard = await Promise.all(without.map(async (reading) => ((await sameText.get(keyFor(reading)))?.consumedPoints ?? 0) > 0));
    const keys = [...new Set([...said, ...without.filter((_, index) => heard[index])])].map(keyFor);
    const counted: string[] = [];
    const takeBack = async () => void (await Promise.all(counted.splice(0).map((key) => sameText.reward(key))));
    const count = (key: string) => {
      counted.push(key);
      return sameText.penalty(key);
    };
    try {
      for (const key of keys) {
        // A refused try is counted by the library too.
        counted.push(key);
        await consume(sameText, key, 'repeated_text');
      }
      refuseAlike(await Promise.all(parts.map((part) => count(keyFor(`part ${part}`)))), alike);
    } catch (error) {
      await takeBack();
      throw error;
    }
    return takeBack;
  };
}

/** @throws when so many parts of a text have been said too often. */
function refuseAlike(parts: RateLimiterRes[], alike: number): void {
  const repeated = parts.filter(({ consumedPoints }) => consumedPoints > TIMES).sort((a, b) => b.msBeforeNext - a.msBeforeNext);
  const last = repeated[alike - 1];
  if (last) throw new AppError('repeated_text', { retryAfter: secondsLeft(last) });
}

/** As if written without spaces: a letter that ends one word and begins the next counts once there too. */
function joined(words: string[]): string {
  return words.join('').replace(/(.)\1+/gu, '$1');
}

interface Readings {
  /** What a text is compared by, and what it would be without its first or last word. */
  said: string[];
  without: string[];
  /** What it is like, and how many of these make another text the same. */
  parts: string[];
  alike: number;
}

function readingsOf(text: string): Readings {
  const words = skeletonOf(text);
  const letters = joined(words);
  if (letters.length < LETTERS_MIN) return { said: [`as written ${text}`], without: [], parts: [], alike: 0 };
  const said = [letters];
  if (letters.length > SHARED_LETTERS) said.push(`begins ${letters.slice(0, SHARED_LETTERS)}`, `ends ${letters.slice(-SHARED_LETTERS)}`);
  const without = [words.slice(0, -1), words.slice(1)].map(joined).filter((rest) => rest.length >= LETTERS_MIN);
  const parts = letters.length < SHORT.min ? [] : partsOf(letters);
  return { said, without, parts, alike: partsAlike(letters.length) };
}

function partsAlike(letters: number): number {
  if (letters < SHORT.below) return SHORT.alike;
  return LONG.alike + Math.max(0, Math.ceil((LONG.from - letters) / LONG.lettersPerPart));
}
