import { expect, test } from 'vitest';
import { standingOf } from '../../src/moderation/bound.ts';
import { boundsOf, questionsOf, type Scored } from './bounds.ts';
import { ATTACK, readerFor } from './models.ts';
import type { LabelledText } from './texts.ts';

const read = readerFor(ATTACK, 'insult-you\tsei scemo\ninsult-word\tscemo');
const AIMED = 'tu sei scemo e non lo sai';
const OPEN = 'il solito scemo che parla a lezione';
const SOUND = 'lei come ti guarda quando parli con lei';

const label = (text: string, kind: LabelledText['kind'], refuse: boolean): LabelledText => ({
  text,
  kind,
  sub: 'plain',
  refuse,
  panel: false,
  author: 'somebody',
});

/** Returns a hundred texts of a kind, with scores that rise by 0.01 from `from`. */
const hundred = (text: string, kind: LabelledText['kind'], from: number): Scored[] =>
  Array.from({ length: 100 }, (_, index) => ({
    text: label(text, kind, kind === 'attack'),
    reading: read(text),
    score: from + index / 100,
  }));

const texts = [
  ...[AIMED, OPEN, SOUND].flatMap((text) => hundred(text, 'attack', 0.5)),
  ...hundred(AIMED, 'ordinary', -1),
  ...hundred(OPEN, 'ordinary', -0.6),
  ...hundred(SOUND, 'ordinary', 0.2),
  ...hundred(OPEN, 'victim', -0.2),
];
const above = (bound: number, text: string, kind: string) =>
  texts.filter((one) => one.text.text === text && one.text.kind === kind && one.score > bound).length;

test('the sample texts have the intended standing', () => {
  expect([AIMED, OPEN, SOUND].map((text) => standingOf(read(text)))).toEqual(['aimed', 'open', 'sound']);
});

test('bounds refuse many attacks, no victim and hardly a harmless text, and are highest for mere sound', () => {
  const { REFUSE, REFUSE_AIMED, REFUSE_SOUND } = boundsOf(texts, () => {});

  expect(REFUSE_AIMED).toBeLessThan(REFUSE);
  expect(REFUSE_SOUND).toBeGreaterThan(REFUSE);
  expect(above(REFUSE, OPEN, 'victim')).toBe(0);
  expect(
    above(REFUSE_AIMED, AIMED, 'ordinary') + above(REFUSE, OPEN, 'ordinary') + above(REFUSE_SOUND, SOUND, 'ordinary'),
  ).toBeLessThanOrEqual(3);
  expect(above(REFUSE_AIMED, AIMED, 'attack')).toBe(100);
  expect(above(REFUSE_SOUND, SOUND, 'attack')).toBeGreaterThan(20);
});

test('the bound for asking is higher for mere sound than for words', () => {
  const { ASK, ASK_SOUND } = questionsOf(
    texts,
    boundsOf(texts, () => {}),
    () => {},
  );
  expect(ASK).toBeLessThan(ASK_SOUND);
  expect(above(ASK_SOUND, SOUND, 'ordinary')).toBeGreaterThan(0);
  expect(above(ASK_SOUND, SOUND, 'ordinary') + above(ASK, OPEN, 'ordinary') + above(ASK, AIMED, 'ordinary')).toBeLessThanOrEqual(9);
});
