import { expect, test } from 'vitest';
import { createLanguageFilter } from '../../src/server/language/filter.ts';
import { fifthInsults, fifthOrdinary, fifthPain } from './corpus/fifth-batch.ts';
import { fourthInsults, fourthOrdinary, fourthPain } from './corpus/fourth-batch.ts';
import { freshInsults } from './corpus/fresh-insults.ts';
import { freshOrdinary } from './corpus/fresh-ordinary.ts';
import { freshPainHeard, freshPainOwn } from './corpus/fresh-pain.ts';
import { idioms } from './corpus/idioms.ts';
import { insultsDisguised } from './corpus/insults-disguised.ts';
import { insultsPlain } from './corpus/insults-plain.ts';
import { names } from './corpus/names.ts';
import { ordinaryLife } from './corpus/ordinary-life.ts';
import { ordinaryStudy } from './corpus/ordinary-study.ts';
import { painHeard } from './corpus/pain-heard.ts';
import { painOwn } from './corpus/pain-own.ts';
import { seventhPain } from './corpus/seventh-batch.ts';
import { sixthInsults, sixthOrdinary, sixthPain } from './corpus/sixth-batch.ts';
import { thirdInsults, thirdOrdinary, thirdPain } from './corpus/third-batch.ts';

const filter = createLanguageFilter();
const refused = (texts: string[]) => texts.filter((text) => filter.isBlocked(text));
const missed = (texts: string[]) => texts.filter((text) => !filter.isBlocked(text));

const ordinary = [
  ...ordinaryStudy,
  ...ordinaryLife,
  ...freshOrdinary,
  ...thirdOrdinary,
  ...fourthOrdinary,
  ...fifthOrdinary,
  ...sixthOrdinary,
];
const pain = [
  ...painOwn,
  ...painHeard,
  ...freshPainOwn,
  ...freshPainHeard,
  ...thirdPain,
  ...fourthPain,
  ...fifthPain,
  ...sixthPain,
  ...seventhPain,
];
const plain = [...insultsPlain, ...fourthInsults, ...fifthInsults, ...sixthInsults];
const mixed = [...insultsDisguised, ...freshInsults, ...thirdInsults];

test('the corpora are as large as they must be', () => {
  for (const corpus of [ordinary, pain, [...plain, ...mixed]]) expect(new Set(corpus).size).toBeGreaterThanOrEqual(220);
});

test('no ordinary sentence is refused', () => {
  expect(refused(ordinary)).toEqual([]);
  expect(refused(idioms)).toEqual([]);
});

test('no pain is refused, nor what victims report', () => {
  expect(refused(pain)).toEqual([]);
});

test('at least 95 % of insults are refused, plain and disguised', () => {
  for (const corpus of [plain, mixed]) expect(missed(corpus).length / corpus.length, missed(corpus).join('\n')).toBeLessThanOrEqual(0.05);
});

test('names, places, plants and trades pass, alone and in a sentence', () => {
  expect(refused(names)).toEqual([]);
  expect(refused(names.map((name) => `Domani ho lezione su ${name}, chi viene?`))).toEqual([]);
  expect(refused(names.map((name) => name.toUpperCase()))).toEqual([]);
});

test('a whole text is refused for one sentence in it, wherever it stands', () => {
  const around = ordinaryStudy.slice(0, 40).join(' ');
  expect(filter.isBlocked(around)).toBe(false);
  for (const insult of ['sei uno stronzo.', 'Ti ammazzo.', 'ucciditi.']) {
    expect([
      filter.isBlocked(`${insult} ${around}`),
      filter.isBlocked(`${around} ${insult}`),
      filter.isBlocked(`${around}\n${insult}\n${around}`),
    ]).toEqual([true, true, true]);
  }
});

test('text longer than a block is judged to its end, and not refused at the seams', () => {
  const long = Array.from({ length: 12 }, () => [...ordinaryLife, ...painHeard].join('\n')).join('\n');
  expect(long.length).toBeGreaterThan(100_000);
  expect(filter.isBlocked(long)).toBe(false);
  expect(filter.isBlocked(`${long}\nsei uno stronzo`)).toBe(true);
});

test('pain does not excuse an insult, and an insult makes nothing of the pain', () => {
  for (const text of painOwn.slice(0, 60)) expect(filter.isBlocked(`${text}. E tu sei uno stronzo.`), text).toBe(true);
  expect(
    refused([
      'Voglio morire, la prof mi ha bocciata',
      'mi ammazzo, nessuno se ne accorge',
      'merito di morire',
      'devo morire',
      'sarebbe meglio se fossi morta',
    ]),
  ).toEqual([]);
});

test('who says it, and of whom, decides', () => {
  const pairs: [string, string][] = [
    ['sono un coglione', 'sei un coglione'],
    ['mi sento una merda', 'sei una merda'],
    ['mi hanno dato della troia', 'sei una troia'],
    ['mi chiamano ritardato', 'che ritardato il prof'],
    ['non sei una nullità', 'sei una nullità'],
    ['quell’esame è un bastardo', 'quel prof è un bastardo'],
    ['porca troia che caldo', 'taci, troia'],
    ['il finocchio gratinato', 'quel finocchio del prof'],
    ['devo scopare il pavimento', 'ti scoperei'],
    ['vado a Troia in treno', 'brutta troia'],
    ['voglio uccidermi', 'dovresti ucciderti'],
    ['mi dice: ucciditi', 'ucciditi'],
    ['ti spacco la legna per il camino', 'ti spacco la faccia'],
    ['vaffanculo analisi 2', 'vaffanculo prof'],
  ];
  for (const [passes, falls] of pairs)
    expect([filter.isBlocked(passes), filter.isBlocked(falls)], `${passes} / ${falls}`).toEqual([false, true]);
});

test('empty and wordless texts pass', () => {
  expect(refused(['', ' ', '...', '!!!', '🙂🙂', '\u200b', '1234', '* * *', "'", '“”'])).toEqual([]);
});
