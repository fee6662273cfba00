import type { Redis } from 'ioredis';
import type { Limits } from '../../routers/context.ts';
import { consume, createPersonCounters, DAY, type KeyOf } from './counters.ts';
import { skeletonOf } from '../language/skeleton.ts';
import { ownTurn } from './own-turn.ts';

/** Shorter texts are courtesies such as «grazie, un abbraccio», which people rightly repeat. */
const REPEATABLE_LENGTH = 30;
/** With fewer letters, as in a row of pictures, the text itself is compared. */
const LETTERS_MIN = 20;
/** Texts that share so many letters at their beginning or end are one text with something added. */
const SHARED_LETTERS = 200;

interface RepetitionOptions {
  keyOf: KeyOf;
  secretKey: string;
  valkey: Redis | undefined;
}

export function createRepetition({ keyOf, secretKey, valkey }: RepetitionOptions): Limits['refuseRepetition'] {
  const { sameText } = createPersonCounters({ sameText: [2, DAY] }, secretKey, valkey);

  return async (text, { accountId }) => {
    if (text.length < REPEATABLE_LENGTH) return async () => {};
    await ownTurn('text');
    const { said, without } = readingsOf(text);
    const keyFor = (reading: string) => keyOf('text', `${accountId}\0${reading}`);
    // One word more than what was said is the same again; texts that only begin alike are not.
    const heard = await Promise.all(without.map(async (reading) => ((await sameText.get(keyFor(reading)))?.consumedPoints ?? 0) > 0));
    const keys = [...new Set([...said, ...without.filter((_, index) => heard[index])])].map(keyFor);
    const counted: string[] = [];
    const takeBack = async () => void (await Promise.all(counted.splice(0).map((key) => sameText.reward(key))));
    try {
      for (const key of keys) {
        await consume(sameText, key, 'repeated_text');
        counted.push(key);
      }
    } catch (error) {
      await takeBack();
      throw error;
    }
    return takeBack;
  };
}

/** As if written without spaces: a letter that ends one word and begins the next counts once there too. */
function joined(words: string[]): string {
  return words.join('').replace(/(.)\1+/gu, '$1');
}

/** What a text is compared by, and what it would be without its first or last word. */
function readingsOf(text: string): { said: string[]; without: string[] } {
  const words = skeletonOf(text);
  const letters = joined(words);
  if (letters.length < LETTERS_MIN) return { said: [`as written ${text}`], without: [] };
  const said = [letters];
  if (letters.length > SHARED_LETTERS) said.push(`begins ${letters.slice(0, SHARED_LETTERS)}`, `ends ${letters.slice(-SHARED_LETTERS)}`);
  const without = [words.slice(0, -1), words.slice(1)].map(joined).filter((rest) => rest.length >= LETTERS_MIN);
  return { said, without };
}
