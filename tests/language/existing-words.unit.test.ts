import { expect, test } from 'vitest';
import { parseLexicon } from '../../src/moderation/lexicon.ts';
import { createSpeller } from '../../src/moderation/reading/spelling.ts';
import { createVocabulary } from '../../src/moderation/reading/vocabulary.ts';
import { EXISTING_WORDS } from '../../src/moderation/trained/existing-words.ts';
import { ATTACK, lexiconFor } from './models.ts';
import { wordsWritten } from './words-written.ts';

const { known, mend } = createVocabulary(parseLexicon(lexiconFor(ATTACK, [])), createSpeller(EXISTING_WORDS));

test('no word in use is corrected to another (after additions to the lexicon run tests/language/guard.ts)', () => {
  const mended = [...wordsWritten()].filter((word) => !known.has(word) && mend(word) !== undefined);
  expect(mended.map((word) => `${word} as ${mend(word)}`)).toEqual([]);
});

// One word of each kind mistaken for an insult: inflections, verbs, food, places, names, English, dialect.
test.each(
  'romana avvolto svolto tossito budino taccuino torchio verze puzzola svastica riccione strozzi romeo trade counts cussi'.split(' '),
)('%s is not corrected to another word', (word) => {
  expect(known.has(word) ? undefined : mend(word)).toBeUndefined();
});

test.each([
  ['stornzo', 'stronzo'],
  ['stonza', 'stronza'],
  ['cretnio', 'cretino'],
  ['coglinoe', 'coglione'],
  ['imbecile', 'imbecille'],
  ['deficente', 'deficiente'],
])('%s is corrected to %s', (slip, word) => {
  expect(mend(slip)).toBe(word);
});
