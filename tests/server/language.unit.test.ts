import { describe, expect, test } from 'vitest';
import { createLanguage } from '../../src/server/start/language.ts';

const { isUrgent } = createLanguage();

describe('suicidal thoughts that mention a method are urgent', () => {
  test.each([
    'Voglio morire, quanti grammi di paracetamolo servono?',
    'quante pillole ci vogliono per non svegliarsi piu',
    'vado a buttarmi sotto al treno delle 18, scusatemi',
    'ho preso tutte le pillole che avevo in casa',
    'come si fa a farla finita senza soffrire, vi prego rispondete',
    'se mischio l’alcol con lo xanax che mi succede? chiedo per me, non per un esame',
  ])('%s', async (text) => {
    expect(await isUrgent(text)).toBe(true);
  });
});

test('suicidal thoughts alone, or a method alone, are not urgent', async () => {
  expect(await isUrgent('Voglio morire, non ce la faccio più')).toBe(false);
  expect(await isUrgent('Quanti grammi di paracetamolo servono per una tesi di farmacologia?')).toBe(false);
});
