import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { to, withArticle } from '../../src/client/lib/elision.ts';
import { formatDate, formatLongDate, formatTime, relativeAge } from '../../src/client/lib/time.ts';
import { useToday } from '../../src/client/lib/use-today.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;

it.each([
  [0, 'Meno di un’ora fa'],
  [HOUR - 1, 'Meno di un’ora fa'],
  [HOUR, '1 ora fa'],
  [2 * HOUR - 1, '1 ora fa'],
  [5 * HOUR, '5 ore fa'],
  [24 * HOUR - 1, '23 ore fa'],
  [24 * HOUR, '1 giorno fa'],
  [48 * HOUR, '2 giorni fa'],
  [400 * 24 * HOUR, '400 giorni fa'],
  // A clock that is behind the server's.
  [-5 * HOUR, 'Meno di un’ora fa'],
])('formats an age of %i ms', (age, text) => {
  expect(relativeAge(new Date(now - age).toISOString(), now)).toBe(text);
});

it('learns of a new day also when the clock has been set back while the page waited for midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T20:00:00') });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(useToday);
  act(() => void vi.advanceTimersByTime(3_600_000));
  vi.setSystemTime(Date.now() - 1000);
  act(() => void vi.advanceTimersByTime(3 * 3_600_000 + 500));
  expect(result.current).toBe('2026-06-01');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('2026-06-02');
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2026-06-03');
});

it('formats times as hh:mm and dates in Italian', () => {
  expect(formatTime(new Date(2026, 0, 7, 8, 5).toISOString())).toBe('08:05');
  expect(formatDate('2025-01-07')).toBe('7 gen 2025');
  expect(formatLongDate('2025-01-07')).toBe('7 gennaio 2025');
  expect([formatDate('2025-12-01'), formatLongDate('2025-12-01')]).toEqual(['1° dic 2025', '1° dicembre 2025']);
});

it('formats each month like the Italian locale', () => {
  const short = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', year: 'numeric' });
  const long = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' });
  for (let month = 0; month < 12; month++) {
    const date = new Date(2024, month, 28, 23, 59);
    expect(formatDate(date.toISOString())).toBe(short.format(date));
    expect(formatLongDate(date.toISOString())).toBe(long.format(date));
  }
});

it('elides the article before days that begin with a vowel, and before no others', () => {
  const days = ['1°', 7, 8, 11, 18, 28].map((day) => withArticle('il', `${day} dicembre`));
  expect(days).toEqual(['il 1° dicembre', 'il 7 dicembre', 'l’8 dicembre', 'l’11 dicembre', 'il 18 dicembre', 'il 28 dicembre']);
  const forms = (['Il', 'al', 'del', 'Del', 'dal', 'Dal'] as const).map((article) => withArticle(article, '11 marzo'));
  expect(forms).toEqual(['L’11 marzo', 'all’11 marzo', 'dell’11 marzo', 'Dell’11 marzo', 'dall’11 marzo', 'Dall’11 marzo']);
});

it('adds a d to the preposition a before names that begin with an a, and before no others', () => {
  expect(['Airone Mite', 'àncora', 'Gru Lenta', 'Elefante Blu'].map(to)).toEqual([
    'ad Airone Mite',
    'ad àncora',
    'a Gru Lenta',
    'a Elefante Blu',
  ]);
});
