import { expect, test } from 'vitest';
import { withoutCodes } from '../../src/moderation/codes.ts';
import { verdictOn } from '../../src/moderation/verdict.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NUMBERS = [10, 13, 15, 17, 24, 31, 35, 45, 49, 55, 60, 71, 90, 107, 155, 317, 338, 471, 555, 903].map(String);
const SECTORS = [
  'INF',
  'ING-INF',
  'MAT',
  'FIS',
  'CHIM',
  'BIO',
  'MED',
  'M-PSI',
  'M-FIL',
  'L-LIN',
  'L-FIL-LET',
  'L-ART',
  'IUS',
  'SECS-P',
  'SPS',
];
const NEW_SECTORS = ['INFO', 'IINF', 'PSIC', 'MATH', 'STAT', 'ECON', 'GIUR', 'MEDS'];
const CODES = {
  rooms: LETTERS.flatMap((letter) =>
    NUMBERS.flatMap((number) => [`${letter}${number}`, `${letter.toLowerCase()}${number}`, `${letter}-${number}`]),
  ),
  'rooms of a floor': LETTERS.flatMap((letter) => NUMBERS.flatMap((number) => [`${number}${letter}`, `${number}/${letter}`])),
  courses: LETTERS.flatMap((letter) =>
    NUMBERS.flatMap((number) => [`${letter}${`4${number}01`.slice(0, 4)}Q`, `${letter}${`${number}573`.slice(0, 4)}`]),
  ),
  classes: ['L', 'LM', 'LMG', 'SC', 'BA', 'TT'].flatMap((name) => NUMBERS.flatMap((number) => [`${name}-${number}`, `${name}${number}`])),
  sectors: SECTORS.flatMap((sector) => ['01', '02', '05', '07', '12', '31'].map((number) => `${sector}/${number}`)),
  'sectors of today': NEW_SECTORS.flatMap((sector) => ['01/A', '02/B', '05/C'].map((number) => `${sector}-${number}`)),
};

test.each(Object.entries(CODES))('%s are not read as disguised words', (_, codes) => {
  const said = codes.flatMap((code) => [`È in ${code}`, `Ok, ${code}!`]);
  const stopped = said.filter((text) => {
    const { refusal, ask, signal } = verdictOn(text);
    return refusal !== null || ask || signal !== null;
  });
  expect(stopped).toEqual([]);
});

test('words with digits for letters, quantities and parts of longer strings are not removed as codes', () => {
  for (const text of [
    'c4770',
    'm3rd4',
    '5tr0nz0',
    's3i un4 z0cc0l4',
    'ho preso 30g in una volta',
    'un.altro-15c',
    'https://sito.it/a12',
    'B12x9',
  ])
    expect(withoutCodes(text)).toBe(text);
});
