import { expect, test } from 'vitest';
import { showsPain, type PainSignal } from '../../src/routers/moderation/rules.ts';
import { createLanguageFilter } from '../../src/server/language/filter.ts';
import { fifthOrdinary, fifthPain } from './corpus/fifth-batch.ts';
import { fourthOrdinary, fourthPain } from './corpus/fourth-batch.ts';
import { freshOrdinary } from './corpus/fresh-ordinary.ts';
import { freshPainOwn } from './corpus/fresh-pain.ts';
import { idioms } from './corpus/idioms.ts';
import { names } from './corpus/names.ts';
import { ordinaryLife } from './corpus/ordinary-life.ts';
import { ordinaryStudy } from './corpus/ordinary-study.ts';
import { painOwn } from './corpus/pain-own.ts';
import { seventhPain } from './corpus/seventh-batch.ts';
import { sixthOrdinary, sixthPain } from './corpus/sixth-batch.ts';
import { thirdOrdinary, thirdPain } from './corpus/third-batch.ts';

const silent = (texts: string[]) => texts.filter((text) => showsPain(text) === null);
const loud = (texts: string[]) => texts.filter((text) => showsPain(text) !== null);
const later = [...freshPainOwn, ...thirdPain, ...fourthPain, ...fifthPain, ...sixthPain, ...seventhPain];
const ordinary = [
  ...ordinaryStudy,
  ...ordinaryLife,
  ...freshOrdinary,
  ...thirdOrdinary,
  ...fourthOrdinary,
  ...fifthOrdinary,
  ...sixthOrdinary,
  ...names,
];

test('at least 95 % of the main corpus of pain is heard, and 85 % of the indirect batches', () => {
  expect(silent(painOwn).length / painOwn.length, silent(painOwn).join('\n')).toBeLessThanOrEqual(0.05);
  expect(silent(later).length / later.length, silent(later).join('\n')).toBeLessThanOrEqual(0.15);
});

test('idioms are none, and hardly an ordinary sentence is taken for pain', () => {
  expect(loud(idioms)).toEqual([]);
  expect(loud(ordinary).length / ordinary.length, loud(ordinary).join('\n')).toBeLessThanOrEqual(0.01);
});

const spellings: Record<string, (text: string) => string> = {
  capitals: (text) => text.toUpperCase(),
  'no accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'decomposed accents': (text) => text.normalize('NFD'),
  'apostrophes for accents': (text) => text.replace(/[àèéìòù]/g, (letter) => `${letter.normalize('NFD')[0]}'`),
  'straight apostrophes': (text) => text.replaceAll('’', "'"),
  'no apostrophes': (text) => text.replaceAll('’', ' '),
  'no punctuation': (text) => text.replace(/[.,;:!?]/g, ''),
  'a stretched end': (text) => text.replace(/([aeio])$/, '$1$1$1$1'),
};

test.each(Object.keys(spellings))('pain is heard with %s', (name) => {
  const changed = painOwn.map((text) => spellings[name]!(text));
  expect(silent(changed).length / changed.length, silent(changed).join('\n')).toBeLessThanOrEqual(0.07);
});

test.each<[string, PainSignal]>([
  ['ho preso tutte le pillole che avevo', 'overdose'],
  ['ho ingoiato venti pastiglie e voglio morire', 'overdose'],
  ['voglio morire', 'suicide'],
  ['penso al suicidio', 'suicide'],
  ['vorrei sparire', 'suicide'],
  ['farla finita, ci penso spesso: voglio farla finita', 'suicide'],
  ['mi picchia e vorrei morire', 'suicide'],
  ['mi taglio', 'self-harm'],
  ['il mio ragazzo mi picchia', 'violence'],
  ['mi hanno stuprata', 'violence'],
  ['ho ricominciato con le abbuffate', 'eating'],
  ['soffro di bulimia', 'eating'],
  ['ho avuto un attacco di panico', 'panic'],
  ['non ce la faccio più', 'panic'],
])('%s: %s', (text, signal) => {
  expect(showsPain(text)).toBe(signal);
});

test('who asks how to die is refused the answer but shown the helplines', () => {
  const filter = createLanguageFilter();
  for (const text of [
    'quante pillole servono per morire?',
    'qual è il metodo più indolore per suicidarsi?',
    'come posso morire senza soffrire?',
    'come si fa un cappio?',
  ]) {
    expect([filter.isBlocked(text), showsPain(text)], text).toEqual([true, 'suicide']);
  }
});

test('wordless texts tell nothing', () => {
  expect(['', ' ', '...', '🙂', '\u0301'].map(showsPain)).toEqual([null, null, null, null, null]);
});
