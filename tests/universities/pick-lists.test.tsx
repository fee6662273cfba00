import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '../../db/reference/faculties.ts';
import { readUniversities } from '../../db/reference/read-universities.ts';
import {
  COMMON_FACULTIES,
  COMMON_UNIVERSITIES,
  FACULTIES,
  STUDY_YEARS,
  TOPICS,
  UNIVERSITIES,
} from '../../src/client/universities/pick-lists.ts';

it('offers twenty universities, all named as in the reference data', () => {
  const known = new Set(readUniversities(readFileSync('db/reference/universities.csv', 'utf8')).map(({ name }) => name));
  expect(new Set(UNIVERSITIES).size).toBe(20);
  expect(UNIVERSITIES.filter((name) => !known.has(name))).toEqual([]);
});

it('offers twenty faculties, from the specification and the reference data', () => {
  const known = new Set<string>([...Object.values(areas), 'Ingegneria', 'Economia']);
  expect(new Set(FACULTIES).size).toBe(20);
  expect(FACULTIES.filter((name) => !known.has(name))).toEqual([]);
  for (const name of ['Ingegneria', 'Medicina e Chirurgia', 'Economia', 'Giurisprudenza', 'Psicologia', 'Informatica']) {
    expect(FACULTIES).toContain(name);
  }
});

it('offers ten universities and ten faculties as filters, each faculty with a unique code', () => {
  expect(new Set(COMMON_UNIVERSITIES).size).toBe(10);
  expect(new Set(COMMON_FACULTIES.map(({ name }) => name)).size).toBe(10);
  expect(new Set(COMMON_FACULTIES.map(({ code }) => code)).size).toBe(10);
});

it('lists years and topics as specified', () => {
  expect(STUDY_YEARS).toEqual([
    '1° anno triennale',
    '2° anno triennale',
    '3° anno triennale',
    '1° anno magistrale',
    '2° anno magistrale',
    'Dottorato',
    'Fuori corso',
  ]);
  expect(TOPICS.join('|')).toBe(
    "Esami|Tesi|Tirocinio|Erasmus|Stress da studio|Sessione d'esame|Relazioni con docenti|Gruppo di studio|Ansia da prestazione|Orientamento|Lavoro part-time|Alloggio|Mensa|Trasporti|Vita universitaria|Problemi economici|Altro",
  );
});
