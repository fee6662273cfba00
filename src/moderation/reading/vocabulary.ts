import { wordsOf, type Entry } from '../lexicon.ts';
import { disguiseKey, spellingKey } from './normalise.ts';
import type { Speller } from './spelling.ts';

/** The prefix of the categories in `words.tsv`; the kind of word follows. */
const WORDS = 'word-';
const MILD = new Set(['animal', 'neutral']);
/** Categories with thousands of rare or everyday words. They are no targets of corrections: a typo would rarely be meant as one of them. */
const RARE = new Set(['name-calling', 'likened']);
const SHORTEST_GUESS = 4;
const SHORTEST_SHOWN = 3;

/** Words of threats and invitations that are stretched, misspelled and masked like insults. */
const HARD_TOO =
  'cazzo cazzi merda culo minchia figa pompino pompini spacco ammazzo uccido scopo ammazzati ucciditi impiccati suicidati fanculo crepa muori tette'.split(
    ' ',
  );
/** Words that only a first and a last letter may stand for: 's*****o'. */
const BARELY_MASKED =
  'stronzo stronza stronzi puttana puttane coglione coglioni bastardo bastarda bastardi frocio ricchione cretino cretina merda cazzo culo zoccola mignotta negro negra'.split(
    ' ',
  );

function isShown(char: string): boolean {
  return char >= 'a' && char <= 'z';
}

/** The words of the lexicon, and functions to recognise them when misspelled or disguised. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Creates a vocabulary. Without a speller, typos are not corrected. */
export function createVocabulary(entries: readonly Entry[], speller?: Speller) {
  const insults = new Map<string, string>();
  for (const { category, pattern } of entries)
    if (category.startsWith(WORDS))
      for (const form of pattern.split('|')) if (!insults.has(form)) insults.set(form, category.slice(WORDS.length));
  const known = new Set([...insults.keys(), ...wordsOf(entries)]);
  /** Insults that people disguise. */
  const strongInsults = [...insults].filter(([, kind]) => !MILD.has(kind)).map(([form]) => form);
  const guessable = [...strongInsults, ...HARD_TOO];

  const byKey = new Map<string, string>();
  for (const form of guessable) {
    const key = spellingKey(form);
    if (key.length >= SHORTEST_GUESS && !byKey.has(key)) byKey.set(key, form);
  }
  const byDisguiseKey = new Map<string, string>();
  for (const form of [...guessable, ...known]) {
    const key = disguiseKey(form);
    if (!byDisguiseKey.has(key)) byDisguiseKey.set(key, form);
  }
  const byFirst = new Map<string, string[]>();
  const byLength = new Map<number, string[]>();
  for (const form of guessable) {
    byFirst.set(form[0]!, [...(byFirst.get(form[0]!) ?? []), form]);
    byLength.set(form.length, [...(byLength.get(form.length) ?? []), form]);
  }
  const longestMasked = Math.max(0, ...byLength.keys());

  /** Returns the listed word that a plain spelling is, stretches or misspells. */
  function recognise(word: string): string | undefined {
    if (known.has(word)) return word;
    return word.length < SHORTEST_GUESS ? undefined : byKey.get(spellingKey(word));
  }

  /** As `recognise`, for a word decoded from digits and symbols, which may be any listed word. */
  function recogniseDisguised(word: string): string | undefined {
    if (known.has(word)) return word;
    return word.length < 3 ? undefined : byDisguiseKey.get(disguiseKey(word));
  }

  /** Finds the word behind one stretch of stars or dots of any length ('vaff*****o'). */
  function unmaskStretch(mask: readonly string[], shown: number): string | undefined {
    const start = mask.findIndex((char) => !isShown(char));
    const hidden = mask.slice(start, start + mask.length - shown);
    if (
      start < SHORTEST_SHOWN ||
      hidden.length < 2 ||
      shown <= SHORTEST_SHOWN + (hidden[0] === '.' ? 1 : 0) ||
      hidden.some((char) => char !== hidden[0])
    )
      return undefined;
    const head = mask.slice(0, start).join('');
    const tail = mask.slice(start + hidden.length).join('');
    return byFirst.get(mask[0]!)?.find((form) => form.length > shown && form.startsWith(head) && form.endsWith(tail));
  }

  /** Finds the word behind a mask such as `str*nzo`. At least three letters must show, and half of them unless stars hide the rest. */
  function unmask(mask: readonly string[]): string | undefined {
    if (mask.length > longestMasked) return undefined;
    let shown = 0;
    for (const char of mask) if (isShown(char)) shown += 1;
    if (shown < SHORTEST_SHOWN) return undefined;
    const starred = isShown(mask[0]!) && mask.every((char) => isShown(char) || char === '*');
    const candidates =
      shown * 2 < mask.length && !starred ? undefined : isShown(mask[0]!) ? byFirst.get(mask[0]!) : byLength.get(mask.length);
    return (
      candidates?.find((form) => form.length === mask.length && mask.every((char, at) => !isShown(char) || char === form[at])) ??
      unmaskStretch(mask, shown)
    );
  }

  /** Finds the word for a first and a last letter with one star for each letter between them, for use in phrases that insult anyway. */
  function suspect(mask: string): string | undefined {
    if (mask.length < 4 || mask.length > longestMasked || mask[1] !== '*' || mask.slice(1, -1) !== '*'.repeat(mask.length - 2))
      return undefined;
    return BARELY_MASKED.find((form) => form.length === mask.length && form[0] === mask[0] && form.at(-1) === mask.at(-1));
  }

  /** The targets of corrections. */
  const mendable = new Set([...insults.keys(), ...wordsOf(entries.filter(({ category }) => !RARE.has(category)))]);
  const mend = speller ? speller(mendable) : () => undefined;

  return { insults, known, mendable, mend, strongInsults, recognise, recogniseDisguised, unmask, suspect };
}
