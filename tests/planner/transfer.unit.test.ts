import { describe, expect, it } from 'vitest';
import { EMPTY_PLANNER } from '../../src/client/planner/entities.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { exportName, exportText, mergePlanners, readImport } from '../../src/client/planner/transfer.ts';
import { aPlan, aSession, aSubject, aYear } from './samples.ts';

const now = new Date('2025-01-07T12:00:00Z');

describe('export and import', () => {
  it('round-trip a year exactly, with or without a byte order mark', () => {
    const year = aYear();
    const text = exportText(year, now);
    expect(readImport(text)).toEqual({ planner: year, unreadable: 0 });
    expect(readImport(`\uFEFF${text}`)).toEqual({ planner: year, unreadable: 0 });
  });

  it('name the file after its day', () => {
    expect(exportName('piano', new Date(2025, 0, 7))).toBe('sottovoce-piano-2025-01-07.json');
    expect(exportName('esami', new Date(2025, 0, 7))).toBe('sottovoce-esami-2025-01-07.ics');
  });

  it.each([
    ['not json', 'not-json'],
    ['[1]', 'foreign'],
    ['{"posts":[]}', 'foreign'],
    [exportText(EMPTY_PLANNER, now), 'empty'],
    ['{"plans":[{"id":1}],"sessions":[]}', 'unreadable'],
    ['{"version":9,"plans":[],"sessions":[]}', 'newer'],
  ])('%j is refused as %s', (text, refusal) => expect(readImport(text)).toEqual({ refusal }));

  it('count the entries left out', () => {
    const text = JSON.stringify({ version: 2, plans: [aPlan(), { id: 'x' }], sessions: [aSession(), aSession({ id: 'b', planId: 'x' })] });
    expect(readImport(text)).toMatchObject({ unreadable: 2, planner: { plans: [{ id: 'p1' }], sessions: [{ id: 'a' }] } });
  });
});

describe('merging', () => {
  const mine = settle({ plans: [aPlan({ examName: 'Analisi (mia)' })], sessions: [aSession()] });

  it('a planner with itself or with an empty one changes nothing', () => {
    expect(mergePlanners(mine, mine)).toEqual(mine);
    expect(mergePlanners(mine, EMPTY_PLANNER)).toEqual(mine);
    expect(mergePlanners(EMPTY_PLANNER, mine)).toEqual(mine);
  });

  it('keeps the first planner’s version of a shared entry, and adds the rest with its hours', () => {
    const other = settle({
      plans: [
        aPlan({ examName: 'Analisi (altra)', subjects: [aSubject({ estimatedHours: 99 }), aSubject({ id: 's2', name: 'Serie' })] }),
        aPlan({ id: 'p2', examName: 'Fisica' }),
      ],
      sessions: [aSession({ duration: 9 }), aSession({ id: 'b', subjectId: 's2', duration: 3 }), aSession({ id: 'c', planId: 'p2' })],
    });
    const merged = mergePlanners(mine, other);
    expect(merged.plans.map((plan) => [plan.examName, plan.totalHours, plan.completedHours])).toEqual([
      ['Analisi (mia)', 20, 5],
      ['Fisica', 10, 2],
    ]);
    expect(merged.sessions.map((session) => [session.id, session.duration])).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ]);
    expect(mergePlanners(merged, other)).toEqual(merged);
  });
});
