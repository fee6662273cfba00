import { expect, test } from 'vitest';
import { otherSearch } from '../../src/client/lib/found-words.ts';

test.each([
  [{ q: 'analisi' }, 'Prova con un’altra parola.'],
  [{ q: ' analisi  uno ' }, 'Prova con una parola sola.'],
  [{ q: 'analisi', university: 'Torino', faculty: '' }, 'Prova con un’altra parola, o con meno filtri.'],
  [{ q: 'analisi uno', available: '1' }, 'Prova con una parola sola, o con meno filtri.'],
  [{ q: '', faculty: 'Fisica' }, 'Prova con meno filtri.'],
  [{ q: ' ' }, ''],
])('after a search for %j it advises «%s»', (search, advice) => {
  expect(otherSearch(search)).toBe(advice);
});
