import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/client/lib/time.ts';
import { addDays, daysBetween, isDay, toDay } from '../../src/client/planner/days.ts';

describe('days', () => {
  it.each(['2025-01-31', '2024-02-29', '1999-12-31'])('accepts %s', (day) => expect(isDay(day)).toBe(true));
  it.each(['2025-02-29', '2025-13-01', '2025-1-1', '2025-00-10', '2025-01-00', '', 'domani', '2025-01-01T00:00:00Z', '02025-01-01'])(
    'refuses %s',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('counts days across clock changes and years', () => {
    expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
    expect(daysBetween('2025-10-25', '2025-10-27')).toBe(2);
    expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
    expect(daysBetween('2025-01-10', '2025-01-03')).toBe(-7);
  });

  it('adds as many days as it counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (count) => {
        expect(daysBetween('2025-06-15', addDays('2025-06-15', count))).toBe(count);
      }),
    );
  });

  it('converts an instant to the local day, and rejects other formats', () => {
    const instant = '2025-06-15T21:30:00.000Z';
    expect(toDay(instant)).toBe(dayOf(new Date(instant)));
    expect(toDay('2025-06-15')).toBe('2025-06-15');
    expect(toDay('2025-06-15T99:99:99Z')).toBeUndefined();
    expect(toDay('15/06/2025')).toBeUndefined();
  });
});
