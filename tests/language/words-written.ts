import { trainingTexts } from './texts.ts';

/** What harmless texts write at least so often, and half as often as attacks do, is a word, or one of a dialect. */
const WRITTEN = 2;
/** Names: within a sentence, with a capital. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;

/** As the reader gives words. */
export function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words and names that people write without meaning one of the lexicon. */
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
