import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../../src/routers/fold.ts';
import { placesOfText, placesOfWords } from '../../src/client/search/matched-places.ts';

const found = (text: string, question: string) => placesOfText(text, question).map(([from, to]) => text.slice(from, to));

test('matches ignore case, accents and apostrophes, and cover the text as it was written', () => {
  expect(found('L’ànsia, l’ansia e l`ANSIA: lansia', "l'ansia")).toEqual(['L’ànsia', 'l’ansia', 'l`ANSIA', 'lansia']);
  expect(found('perché\u0301 e perche\u0301', 'perche')).toEqual(['perché\u0301', 'perche\u0301']);
  expect(found('due   \n parole', 'due parole')).toEqual(['due   \n parole']);
  expect(found('ﬁsica e 𝐟isica', 'fisica')).toEqual(['ﬁsica', '𝐟isica']);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('niente', ' ’ ')).toEqual([]);
});

test('places are in order within the text, and contain the query', () => {
  const letters = constantFrom('a', 'b', 'À', '’', ' ', 'ß', '\u0301', '<', '😀', 'ﬁ');
  assert(
    property(array(letters, { maxLength: 30 }), array(letters, { minLength: 1, maxLength: 4 }), (written, asked) => {
      const [text, question] = [written.join(''), asked.join('')];
      let end = 0;
      for (const [from, to] of placesOfText(text, question)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(foldText(text.slice(from, to))).toContain(foldText(question));
        end = to;
      }
    }),
    { numRuns: 300 },
  );
});

test('words match whole, and are separated by apostrophes too', () => {
  const text = 'Dell’Università, università e universitaria';
  expect(placesOfWords(text, ['universita']).map(([from, to]) => text.slice(from, to))).toEqual(['Università', 'università']);
});
