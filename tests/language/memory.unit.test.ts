import { expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import { fullPainIn } from '../../src/moderation/full-pain.ts';
import { verdictOn } from '../../src/moderation/verdict.ts';
import { memory } from '../../src/moderation/memory.ts';

/** More words than the memory holds. */
const MANY = Array.from(
  { length: 17_000 },
  (_, at) => `parola${String.fromCharCode(97 + (at % 26), 97 + ((at / 26) % 26), 97 + ((at / 676) % 26))}`,
);

test('caches the result for a word until enough others have followed, and never for an overlong word', () => {
  const worked: string[] = [];
  const lengthOf = memory((word) => {
    worked.push(word);
    return word.length;
  });
  for (const word of ['casa', 'casa', 'x'.repeat(50), 'x'.repeat(50)]) expect(lengthOf(word)).toBe(word.length);
  expect(worked).toEqual(['casa', 'x'.repeat(50), 'x'.repeat(50)]);
  for (const word of MANY) {
    lengthOf(word);
    lengthOf('sempre');
  }
  lengthOf('casa');
  expect(worked.filter((word) => word === 'sempre')).toHaveLength(1);
  expect(worked.filter((word) => word === 'casa')).toHaveLength(2);
});

test('a verdict does not depend on texts that were read before', () => {
  const texts = [
    'Sei uno stronzo, ti spacco la faccia.',
    'Non sei sola ❤️ «stron zo» lo dice a tutti',
    'voglio m o r i r e, è l’ultima sera',
  ];
  const before = texts.map(verdictOn);
  expect(texts.map(verdictOn)).toEqual(before);
  attackIn(MANY.join(' '));
  fullPainIn(MANY.join(' '));
  expect(texts.map(verdictOn)).toEqual(before);
});
