import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlan, recordSession, removePlan } from '../../src/client/planner/changes.ts';
import { EMPTY_PLANNER } from '../../src/client/planner/entities.ts';
import type { PlannerError } from '../../src/client/planner/planner-error.ts';
import { writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { SET_ASIDE_KEY } from '../../src/client/planner/set-aside.ts';
import { changePlanner, currentPlanner, forgetUnreadable, PLANNER_KEY, usePlanner } from '../../src/client/planner/storage.ts';
import { aPlan, aSession, aYear, totalHours } from './samples.ts';

const good = settle({ plans: [aPlan()], sessions: [aSession()] });
const draft = {
  examName: 'Fisica',
  examDate: '2025-06-10',
  priority: 'low' as const,
  subjects: [{ name: 'Moto', estimatedHours: 4, notes: '' }],
};

let refusals: { mockRestore: () => void }[] = [];

afterEach(() => {
  for (const refusal of refusals) refusal.mockRestore();
  refusals = [];
});

function store(text: string): void {
  localStorage.setItem(PLANNER_KEY, text);
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(PLANNER_KEY) ?? 'null');
}

function aside(): unknown {
  return JSON.parse(localStorage.getItem(SET_ASIDE_KEY) ?? 'null');
}

function troubleOf(change: () => void): string {
  try {
    change();
  } catch (error) {
    return (error as PlannerError).trouble;
  }
  return 'none';
}

/** Simulates full storage. */
function refuseWrites(when: (key: string) => boolean = () => true, name = 'QuotaExceededError'): void {
  const setItem = Storage.prototype.setItem;
  refusals.push(
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (when(key)) throw new DOMException('no', name);
      setItem.call(this, key, value);
    }),
  );
}

/** Simulates a write in another tab and the storage event in this one. */
function otherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

describe('reading', () => {
  it('returns an empty planner at first, always the same object, and writes nothing', () => {
    expect(currentPlanner()).toEqual({ planner: EMPTY_PLANNER, pending: [], unreadable: [] });
    expect(currentPlanner()).toBe(currentPlanner());
    expect(localStorage.length).toBe(0);
  });

  it('leaves a planner of version 1 in storage until the first change', () => {
    const first = JSON.stringify({ plans: aYear().plans, sessions: [] });
    store(first);
    const { result } = renderHook(() => usePlanner());
    expect(totalHours(result.current.planner)).toBe(totalHours(aYear()));
    expect(localStorage.getItem(PLANNER_KEY)).toBe(first);
    act(() => void changePlanner((planner) => createPlan(planner, draft)));
    expect(stored()).toMatchObject({ version: 2 });
    expect(totalHours(currentPlanner().planner)).toBe(totalHours(aYear()));
    expect(currentPlanner().planner.plans).toHaveLength(9);
  });
});

describe('unreadable text', () => {
  const damaged = JSON.stringify({ version: 2, plans: [...good.plans, { id: 'p2', examName: 'Persa' }], sessions: good.sessions });
  const lost = JSON.stringify({ id: 'p2', examName: 'Persa' });

  it.each([
    ['one entry', damaged, good, [lost]],
    ['a foreign value', '{"posts":[]}', EMPTY_PLANNER, ['{"posts":[]}']],
    ['half a write', damaged.slice(0, 100), EMPTY_PLANNER, [damaged.slice(0, 100)]],
  ])('%s is moved to another key, and the rest is kept', (_, text, planner, unreadable) => {
    store(text);
    const { result } = renderHook(() => usePlanner());
    expect(result.current).toEqual({ planner, pending: [], unreadable });
    expect(aside()).toEqual(unreadable);
    expect(stored()).toEqual({ version: 2, ...planner });
  });

  it('is added once to what was set aside before', () => {
    localStorage.setItem(SET_ASIDE_KEY, JSON.stringify(['{"old":1}', lost]));
    store(damaged);
    renderHook(() => usePlanner());
    expect(aside()).toEqual(['{"old":1}', lost]);
  });

  it('is kept when the list of what was set aside is damaged', () => {
    localStorage.setItem(SET_ASIDE_KEY, '["half');
    store(damaged);
    const { result } = renderHook(() => usePlanner());
    expect(aside()).toEqual(['["half', lost]);
    expect(result.current.unreadable).toEqual(['["half', lost]);
  });

  it('stays in place when there is no room for the copy, and changes are refused', () => {
    store(damaged);
    refuseWrites((key) => key === SET_ASIDE_KEY);
    const { result } = renderHook(() => usePlanner());
    expect(result.current).toEqual({ planner: good, pending: [lost], unreadable: [lost] });
    expect(troubleOf(() => changePlanner((planner) => createPlan(planner, draft)))).toBe('crowded');
    expect(localStorage.getItem(PLANNER_KEY)).toBe(damaged);
  });

  it('is deleted on request, without the rest', () => {
    store(damaged);
    const { result } = renderHook(() => usePlanner());
    act(() => forgetUnreadable());
    expect(result.current).toEqual({ planner: good, pending: [], unreadable: [] });
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull();
  });

  it('is deleted on request even when there was no room to set it aside', () => {
    store(damaged);
    refuseWrites((key) => key === SET_ASIDE_KEY);
    forgetUnreadable();
    expect(stored()).toEqual({ version: 2, ...good });
    expect(currentPlanner().unreadable).toEqual([]);
  });
});

describe('writing', () => {
  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('reports full storage (%s) and keeps everything', (name) => {
    store(writePlanner(good));
    refuseWrites(undefined, name);
    expect(troubleOf(() => changePlanner((planner) => createPlan(planner, draft)))).toBe('full');
    expect(currentPlanner().planner).toEqual(good);
    expect(stored()).toEqual({ version: 2, ...good });
  });

  it('handles the browser’s real quota the same way', () => {
    store(writePlanner(good));
    const huge = { ...draft, examName: 'x'.repeat(6_000_000) };
    expect(troubleOf(() => changePlanner((planner) => createPlan(planner, huge)))).toBe('full');
    expect(currentPlanner().planner).toEqual(good);
  });

  it('reports when the browser forbids storage', () => {
    refusals.push(
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    );
    expect(currentPlanner().trouble).toBe('forbidden');
    expect(troubleOf(() => changePlanner((planner) => planner))).toBe('forbidden');
  });

  it('never overwrites a planner of a later version', () => {
    const later = JSON.stringify({ version: 3, ...good, tags: ['x'] });
    store(later);
    const { result } = renderHook(() => usePlanner());
    expect(result.current).toMatchObject({ planner: good, trouble: 'newer' });
    expect(troubleOf(() => changePlanner((planner) => removePlan(planner, 'p1')))).toBe('newer');
    expect(troubleOf(() => forgetUnreadable())).toBe('newer');
    expect(localStorage.getItem(PLANNER_KEY)).toBe(later);
  });
});

describe('two tabs', () => {
  it('stay in sync', () => {
    const { result } = renderHook(() => usePlanner());
    act(() => otherTab(PLANNER_KEY, writePlanner(good)));
    expect(result.current.planner).toEqual(good);
    act(() => otherTab(PLANNER_KEY, null));
    expect(result.current.planner).toEqual(EMPTY_PLANNER);
  });

  it('keep each other’s changes, even before the storage event has arrived', () => {
    store(writePlanner(good));
    renderHook(() => usePlanner());
    // The other tab has written, but its storage event has not arrived yet.
    store(writePlanner(createPlan(good, draft)));
    act(
      () =>
        void changePlanner((planner) =>
          recordSession(planner, { planId: 'p1', subjectId: 's1', date: '2025-01-09', duration: 1, notes: '' }),
        ),
    );
    expect(currentPlanner().planner.plans.map((plan) => [plan.examName, plan.completedHours])).toEqual([
      ['Analisi matematica 1', 3],
      ['Fisica', 0],
    ]);
  });

  it('follow changes to the list of what is set aside', () => {
    const { result } = renderHook(() => usePlanner());
    act(() => otherTab(SET_ASIDE_KEY, '["x"]'));
    expect(result.current.unreadable).toEqual(['x']);
  });
});
