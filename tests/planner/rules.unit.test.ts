import { describe, expect, it } from 'vitest';
import {
  daysTone,
  hoursADay,
  inOrder,
  newestFirst,
  progressOf,
  recentSessions,
  settle,
  statusOf,
  todayStats,
} from '../../src/client/planner/rules.ts';
import { tipsOf } from '../../src/client/planner/tips.ts';
import { addDays } from '../../src/client/planner/days.ts';
import { aPlan, aSession, aSubject } from './samples.ts';

describe('status', () => {
  it.each([
    [0, 10, 'planning'],
    [0.5, 10, 'in-progress'],
    [9.5, 10, 'in-progress'],
    [10, 10, 'completed'],
    [12, 10, 'completed'],
    [0, 0, 'planning'],
  ] as const)('with %d of %d hours is %s', (done, total, status) => expect(statusOf(done, total)).toBe(status));
});

describe('settle', () => {
  const plan = aPlan({ subjects: [aSubject(), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })] });

  it('counts hours only from the sessions and completes a subject at its estimate', () => {
    const stale = { ...plan, completedHours: 99, status: 'completed' as const };
    const sessions = [
      aSession({ duration: 4 }),
      aSession({ id: 'b', subjectId: 's2', duration: 4.5 }),
      aSession({ id: 'c', subjectId: 's2', duration: 0.5 }),
    ];
    const [settled] = settle({ plans: [stale], sessions }).plans;
    expect(settled).toMatchObject({ totalHours: 15, completedHours: 9, status: 'in-progress' });
    expect(settled!.subjects.map((subject) => [subject.completedHours, subject.completed])).toEqual([
      [4, false],
      [5, true],
    ]);
  });

  it('completes a plan when all hours together reach the total', () => {
    const [settled] = settle({ plans: [plan], sessions: [aSession({ duration: 15 })] }).plans;
    expect(settled).toMatchObject({ completedHours: 15, status: 'completed' });
    expect(settled!.subjects[1]!.completed).toBe(false);
  });

  it('rounds away floating-point errors in sums', () => {
    const [settled] = settle({ plans: [plan], sessions: [aSession({ duration: 0.1 }), aSession({ id: 'b', duration: 0.2 })] }).plans;
    expect(settled!.completedHours).toBe(0.3);
  });

  it('does not mix up plans whose subjects have the same id', () => {
    const other = aPlan({ id: 'p2' });
    const [first, second] = settle({ plans: [plan, other], sessions: [aSession({ planId: 'p2' })] }).plans;
    expect([first!.completedHours, second!.completedHours]).toEqual([0, 2]);
  });
});

describe('figures', () => {
  it.each([
    [0, 10, 0],
    [1, 3, 33],
    [10, 10, 100],
    [25, 10, 100],
    [199.5, 200, 99],
    [3, 0, 0],
  ])('%d of %d hours are %d per cent, 100 only at the end', (completedHours, totalHours, percent) =>
    expect(progressOf({ completedHours, totalHours })).toBe(percent),
  );

  it.each([
    [-3, 'red'],
    [0, 'red'],
    [7, 'red'],
    [8, 'orange'],
    [30, 'orange'],
    [31, 'green'],
  ] as const)('marks %d days to the exam as %s', (days, tone) => expect(daysTone(days)).toBe(tone));

  it('spreads the remaining hours over the remaining days, rounded up to half hours', () => {
    const plan = aPlan({ totalHours: 30, completedHours: 9, examDate: '2025-02-10' });
    expect(hoursADay(plan, '2025-01-31')).toBe(2.5);
    expect(hoursADay(plan, '2025-02-10')).toBeUndefined();
    expect(hoursADay({ ...plan, completedHours: 30 }, '2025-01-31')).toBeUndefined();
  });

  it('sorts open plans by exam date, before those completed or past', () => {
    const plans = [
      aPlan({ id: 'over', examDate: '2025-01-01' }),
      aPlan({ id: 'far', examDate: '2025-06-01' }),
      aPlan({ id: 'done', examDate: '2025-02-01', status: 'completed' }),
      aPlan({ id: 'near', examDate: '2025-01-20' }),
    ];
    expect(inOrder(plans, '2025-01-10').map((plan) => plan.id)).toEqual(['near', 'far', 'done', 'over']);
  });

  it('counts only today’s sessions', () => {
    const planner = {
      plans: [
        aPlan({ examDate: '2025-01-20' }),
        aPlan({ id: 'p2', examName: 'Fisica', examDate: '2025-01-12', status: 'completed' as const }),
        aPlan({ id: 'p3', examDate: '2025-01-01' }),
      ],
      sessions: [
        aSession({ date: '2025-01-10', duration: 1.5 }),
        aSession({ id: 'b', date: '2025-01-10' }),
        aSession({ id: 'c', date: '2025-01-09' }),
      ],
    };
    expect(todayStats(planner, '2025-01-10')).toEqual({ hours: 3.5, sessions: 2, openPlans: 1, nextExam: { examName: 'Fisica', days: 2 } });
    expect(todayStats({ plans: [], sessions: [] }, '2025-01-10')).toEqual({ hours: 0, sessions: 0, openPlans: 0, nextExam: undefined });
  });

  it('lists the five latest sessions, by day and then by when they were recorded', () => {
    const dates = ['2025-01-03', '2025-01-09', '2025-01-05', '2025-01-09', '2025-01-01', '2025-01-04'];
    const sessions = dates.map((date, index) => aSession({ id: String(index), date }));
    expect(recentSessions(sessions).map((session) => session.id)).toEqual(['3', '1', '2', '5', '0']);
    expect(newestFirst(sessions)).toHaveLength(6);
    expect(sessions.map((session) => session.date)).toEqual(dates);
  });
});

it('has three tips for each day and different ones for the next', () => {
  for (const day of ['2020-01-01', '2025-01-01', '2026-11-21']) {
    const today = tipsOf(day);
    const tomorrow = tipsOf(addDays(day, 1));
    expect(new Set([...today, ...tomorrow]).size).toBe(6);
  }
});
