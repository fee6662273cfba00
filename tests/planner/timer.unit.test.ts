import { expect, test } from 'vitest';
import { clockOf, elapsedOf, hoursOf, paused, phaseOf, readTimer, resumed, type Timer } from '../../src/client/planner/timer.ts';
import { kindWord, mondayOf, weekOf } from '../../src/client/planner/week.ts';
import { aPlan, aSession } from './samples.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-22T15:00:00Z');
const timer: Timer = { planId: 'p1', subjectId: 's1', mode: 'rounds', startedAt: START, pausedAt: null, paused: 0 };
const after = (minutes: number) => phaseOf(timer, START + minutes * MINUTE);

test('rounds alternate 25 minutes of study and 5 of break, and only study is counted', () => {
  expect(after(0)).toEqual({ kind: 'study', left: 25 * MINUTE, studied: 0 });
  expect(after(24.5)).toEqual({ kind: 'study', left: 0.5 * MINUTE, studied: 24.5 * MINUTE });
  expect(after(25)).toEqual({ kind: 'break', left: 5 * MINUTE, studied: 25 * MINUTE });
  expect(after(29)).toEqual({ kind: 'break', left: MINUTE, studied: 25 * MINUTE });
  expect(after(70)).toEqual({ kind: 'study', left: 15 * MINUTE, studied: 60 * MINUTE });
  expect(phaseOf({ ...timer, mode: 'free' }, START + 70 * MINUTE)).toEqual({ kind: 'study', left: null, studied: 70 * MINUTE });
});

test('pauses are not counted, and elapsed time is never negative when the clock is set back', () => {
  const still = paused(timer, START + 10 * MINUTE);
  expect(elapsedOf(still, START + 500 * MINUTE)).toBe(10 * MINUTE);
  expect(paused(still, START + 20 * MINUTE)).toBe(still);
  const again = resumed(still, START + 100 * MINUTE);
  expect(elapsedOf(again, START + 105 * MINUTE)).toBe(15 * MINUTE);
  expect(resumed(again, START + 200 * MINUTE)).toBe(again);
  expect(elapsedOf(timer, START - 60 * MINUTE)).toBe(0);
  expect(elapsedOf(resumed(still, START), START + 11 * MINUTE)).toBe(11 * MINUTE);
});

test('hours are rounded to halves between half an hour and a day', () => {
  expect([0, 10, 44, 45, 75, 119, 60 * 40].map((minutes) => hoursOf(minutes * MINUTE))).toEqual([0.5, 0.5, 0.5, 1, 1.5, 2, 24]);
  expect([0, 59_999, 65 * MINUTE + 9000].map(clockOf)).toEqual(['0:00', '0:59', '1:05:09']);
});

test('reads only valid timers', () => {
  expect(readTimer(JSON.stringify(timer))).toEqual(timer);
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...timer, mode: 'x' }),
    JSON.stringify({ ...timer, paused: -1 }),
    JSON.stringify({ ...timer, startedAt: null }),
  ])
    expect(readTimer(text)).toBeNull();
});

test('a week goes from Monday to Sunday, with its hours and exams', () => {
  expect(['2025-01-27', '2025-02-02', '2025-02-03', '2023-12-31'].map(mondayOf)).toEqual([
    '2025-01-27',
    '2025-01-27',
    '2025-02-03',
    '2023-12-25',
  ]);
  const planner = {
    plans: [aPlan({ examDate: '2025-02-01' })],
    sessions: [
      aSession({ date: '2025-01-31', duration: 1.5 }),
      aSession({ id: 'b', date: '2025-01-31', duration: 2 }),
      aSession({ id: 'c', date: '2025-01-20' }),
    ],
  };
  const week = weekOf(planner, '2025-01-27');
  expect(week.map(({ hours }) => hours)).toEqual([0, 0, 0, 0, 3.5, 0, 0]);
  expect(week[5]).toEqual({ day: '2025-02-01', hours: 0, exams: ['Analisi matematica 1'] });
  expect(kindWord(week, '2025-01-31')).toBe('3,5 ore in 1 giorno. I giorni di riposo fanno parte del piano.');
  expect(kindWord(weekOf(planner, '2025-01-13'), '2025-01-31')).toMatch(/^Una settimana senza ore segnate\. Capita/);
});
