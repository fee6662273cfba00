import { expect, test } from 'vitest';
import { DAY_SECONDS, HOUR_SECONDS, waitInWords } from '../../src/routers/durations.ts';

test.each([
  [0, 'tra qualche secondo'],
  [10, 'tra qualche secondo'],
  [11, 'tra circa un minuto'],
  [60, 'tra circa un minuto'],
  [61, 'tra circa 2 minuti'],
  [HOUR_SECONDS - 61, 'tra circa 59 minuti'],
  [HOUR_SECONDS - 59, 'tra circa un’ora'],
  [HOUR_SECONDS, 'tra circa un’ora'],
  [1.5 * HOUR_SECONDS - 1, 'tra circa un’ora'],
  [1.5 * HOUR_SECONDS, 'tra circa 2 ore'],
  [DAY_SECONDS, 'tra circa 24 ore'],
])('a wait of %d seconds is said as «%s»', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
