import { expect, it } from 'vitest';
import { UNIVERSITIES } from '../../src/client/universities/pick-lists.ts';
import { shortUniversity } from '../../src/client/lib/short-university.ts';

it('gives every university of the composer a unique, colloquial short name', () => {
  const short = UNIVERSITIES.map(shortUniversity);
  expect(short.filter((name) => /Università|degli Studi|["']/.test(name))).toEqual([]);
  expect(new Set(short).size).toBe(UNIVERSITIES.length);
  expect(short.slice(0, 5)).toEqual(['Bologna', 'Politecnico di Milano', 'Politecnico di Torino', 'Sapienza Roma', 'Ca’ Foscari Venezia']);
});

it.each([
  ['LIUC - Università Cattaneo', 'LIUC'],
  ["Università degli Studi dell'Aquila", 'L’Aquila'],
  ["Università degli Studi dell'Insubria", 'Insubria'],
  ['Università per Stranieri di Siena', 'Stranieri di Siena'],
  ['Conservatorio di Milano', 'Conservatorio di Milano'],
  ['Università', 'Università'],
])('shortens %s to %s', (name, short) => expect(shortUniversity(name)).toBe(short));
