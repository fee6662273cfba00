import { trainingTexts } from './texts.ts';

/** A word counts as existing if harmless texts contain it at least this often and half as often as attacks, so dialect counts too. */
const WRITTEN = 2;
/** Capitalized words within a sentence, taken as names. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;

/** Normalizes a word like the reader. */
export function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns the words and names that people write without meaning one of the lexicon. */
export function wordsWritten(): Set<string> {
  const texts = trainingTexts().filter(({ refuse }) => refuse !== 'either');
  const written = new Map<string, { harmless: number; attacks: number }>();
  for (const { text, refuse } of texts) {
    for (const word of new Set(plain(text).match(/[a-z]+/g))) {
      const counts = written.get(word) ?? { harmless: 0, attacks: 0 };
      counts[refuse ? 'attacks' : 'harmless'] += 1;
      written.set(word, counts);
    }
  }
  const words = [...written].flatMap(([word, { harmless, attacks }]) => (harmless >= WRITTEN && 2 * harmless >= attacks ? [word] : []));
  const names = texts.flatMap(({ text, refuse }) => (refuse ? [] : (text.match(NAME) ?? []).map(plain)));
  return new Set([...words, ...names.filter((name) => !written.get(name)?.attacks)]);
}
