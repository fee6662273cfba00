import { expect, test } from 'vitest';
import { createLanguage } from '../../src/server/start/language.ts';

test('pain is urgent where it asks how one dies; either alone is not', async () => {
  const { isUrgent } = createLanguage();
  expect(await isUrgent('Voglio morire, quanti grammi di paracetamolo servono?')).toBe(true);
  expect(await isUrgent('Voglio morire, non ce la faccio più')).toBe(false);
  expect(await isUrgent('Quanti grammi di paracetamolo servono per una tesi di farmacologia?')).toBe(false);
});
