import { expect, test } from 'vitest';
import { readUniversities } from '../../db/reference/read-universities.ts';
import { findUniversities } from '../../src/routers/universities/rules.ts';

const universities = readUniversities();
const first = (query: string) => findUniversities(query, universities)[0]?.shortName;

test.each([
  ['L’Aquila', 'UnivAQ'],
  ['dell’Aquila', 'UnivAQ'],
  ['Sant’Anna', "Sant'Anna"],
  ['L’Orientale', "L'Orientale"],
  ['d’Annunzio', 'UdA'],
  ['Valle d’Aosta', 'UniVdA'],
  ['Ca’ Foscari', "Ca' Foscari"],
])('finds the same university first for «%s» however its apostrophe is written: %s', (query, shortName) => {
  for (const mark of ['’', "'", '`', ' ', '']) expect(first(query.replace('’', mark)), mark).toBe(shortName);
});

test('prefers a short name or a name that begins with the query to a city', () => {
  expect(first('polito')).toBe('PoliTo');
  expect(first('bologna')).toBe('UniBo');
  expect(findUniversities('universita degli studi di mi', universities)[0]?.city).toBe('Milano');
});
