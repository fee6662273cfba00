import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PLANNER } from '../../src/client/planner/entities.ts';
import { readPlanner, writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { aPlan, aSession, aSubject, aYear, totalHours } from './samples.ts';

const good = settle({ plans: [aPlan()], sessions: [aSession()] });

describe('text that is not a planner', () => {
  it.each([
    '',
    '{',
    'undefined',
    'null',
    'true',
    '42',
    '"testo"',
    '[]',
    '[1,2,3]',
    '{}',
    '{"plans":{}}',
    '{"state":{"items":[]},"version":0}',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    '\u0000\u0001',
    '<html>',
  ])('%j is set aside as a whole', (text) => {
    expect(readPlanner(text)).toEqual({ planner: EMPTY_PLANNER, unreadable: [text], recognised: false, newer: false });
  });
});

describe('damaged entries', () => {
  const plan = aPlan({ id: 'p9' });
  const without = (key: keyof typeof plan) => Object.fromEntries(Object.entries(plan).filter(([name]) => name !== key));
  const brokenPlans: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a list', [plan]],
    ['no id', without('id')],
    ['no name', without('examName')],
    ['a blank name', { ...plan, examName: '   ' }],
    ['a name without end', { ...plan, examName: 'x'.repeat(5000) }],
    ['no date', without('examDate')],
    ['a day that is none', { ...plan, examDate: '2025-02-30' }],
    ['a date that is a number', { ...plan, examDate: 1736240400000 }],
    ['no subjects', without('subjects')],
    ['an empty list of subjects', { ...plan, subjects: [] }],
    ['subjects that are a text', { ...plan, subjects: 'Limiti' }],
    ['only broken subjects', { ...plan, subjects: [{ id: 's1' }, null] }],
    ['the id of another plan', { ...plan, id: 'p1' }],
    ['a prototype of its own', JSON.parse('{"__proto__":{"id":"p9","examName":"x","examDate":"2025-01-01"},"subjects":[]}')],
  ];

  it.each(brokenPlans)('a plan with %s is set aside and the rest is kept', (_, broken) => {
    const reading = readPlanner(JSON.stringify({ version: 2, plans: [...good.plans, broken, broken], sessions: good.sessions }));
    expect(reading.planner).toEqual(good);
    expect(reading.unreadable).toEqual([JSON.stringify(broken), JSON.stringify(broken)]);
  });

  const session = aSession({ id: 'z' });
  const brokenSessions: [string, unknown][] = [
    ['null', null],
    ['no id', { ...session, id: undefined }],
    ['the id of another session', aSession({ duration: 8 })],
    ['a plan that is not there', { ...session, planId: 'p7' }],
    ['a subject that is not there', { ...session, subjectId: 's7' }],
    ['a day that is none', { ...session, date: '2025-99-99' }],
    ['no duration', { ...session, duration: 0 }],
    ['a negative duration', { ...session, duration: -2 }],
    ['a duration as text', { ...session, duration: '2' }],
    ['notes that are a list', { ...session, notes: ['a'] }],
  ];

  it.each(brokenSessions)('a session with %s is set aside and the rest is kept', (_, broken) => {
    const reading = readPlanner(JSON.stringify({ version: 2, plans: good.plans, sessions: [...good.sessions, broken] }));
    expect(reading.planner).toEqual(good);
    expect(reading.unreadable).toEqual([JSON.stringify(broken)]);
  });

  it('a session with an infinite duration is set aside', () => {
    const text = writePlanner(good).replace('"duration":2', '"duration":1e999');
    expect(readPlanner(text).planner.sessions).toEqual([]);
  });

  it('a broken subject is set aside with the id of its plan, and the others are kept', () => {
    const broken = { name: 'Senza numero', estimatedHours: 3 };
    const reading = readPlanner(
      JSON.stringify({
        version: 2,
        plans: [{ ...good.plans[0], subjects: [broken, ...good.plans[0]!.subjects] }],
        sessions: good.sessions,
      }),
    );
    expect(reading.planner).toEqual(good);
    expect(reading.unreadable).toEqual([JSON.stringify({ planId: 'p1', subject: broken })]);
  });

  it('invalid values of optional fields are replaced with defaults', () => {
    const odd = {
      ...good.plans[0],
      priority: 'urgentissima',
      createdAt: 'ieri',
      status: 'boh',
      totalHours: 'tante',
      subjects: [{ ...aSubject(), notes: 5, name: '' }],
    };
    const { planner, unreadable } = readPlanner(JSON.stringify({ version: 2, plans: [odd], sessions: [] }));
    expect(unreadable).toEqual([]);
    expect(planner.plans[0]).toMatchObject({
      priority: 'medium',
      status: 'planning',
      totalHours: 10,
      subjects: [{ name: 'Argomento 1', notes: '' }],
    });
  });

  it('unknown fields are dropped', () => {
    const text = writePlanner(good).replace('"examName"', '"__proto__":{"admin":true},"colour":"red","examName"');
    expect(readPlanner(text).planner).toEqual(good);
    expect('admin' in readPlanner(text).planner.plans[0]!).toBe(false);
  });

  it('an extremely nested entry is set aside and the rest is kept', () => {
    const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = writePlanner(good).replace('"plans":[', `"plans":[${bomb},`);
    const reading = readPlanner(text);
    expect(reading.planner).toEqual(good);
    // The whole text is set aside when the engine cannot stringify the entry alone.
    expect(reading.unreadable).toHaveLength(1);
    expect([bomb, text]).toContain(reading.unreadable[0]);
  });

  it('a list of the wrong type is set aside and the other list is kept', () => {
    const reading = readPlanner(JSON.stringify({ version: 2, plans: good.plans, sessions: 'nessuna' }));
    expect(reading.planner.plans).toHaveLength(1);
    expect(reading.unreadable).toEqual(['"nessuna"']);
  });

  it('reading never throws and never silently drops an entry', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(...good.plans, ...good.sessions, ...brokenPlans.map(([, value]) => value)),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.array(entry, { maxLength: 6 }), fc.jsonValue(), (plans, sessions, version) => {
        const { planner, unreadable } = readPlanner(JSON.stringify({ version, plans, sessions }));
        const made = planner.sessions.filter((session) => session.id.startsWith('earlier-')).length;
        expect(planner.plans.length + planner.sessions.length - made + unreadable.length).toBeGreaterThanOrEqual(
          plans.length + sessions.length,
        );
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readPlanner(text)));
  });
});

describe('versions', () => {
  it('reads back what it writes', () => {
    const year = aYear();
    expect(readPlanner(writePlanner(year))).toEqual({ planner: year, unreadable: [], recognised: true, newer: false });
  });

  it('migrates a year of version 1, including hours that only its plans counted', () => {
    const year = aYear();
    // Version 1 stored hours in the plans and could have fewer sessions than those hours.
    const first = { plans: year.plans, sessions: year.sessions.slice(-5) };
    const { planner, unreadable } = readPlanner(JSON.stringify(first));
    expect(unreadable).toEqual([]);
    expect(totalHours(planner)).toBe(totalHours(year));
    expect(planner.plans).toEqual(year.plans);
    const upgraded = readPlanner(writePlanner(planner));
    expect(upgraded.planner).toEqual(planner);
    expect(readPlanner(JSON.stringify(first)).planner).toEqual(planner);
  });

  it('keeps every session of a version 1 planner whose sessions are complete', () => {
    const year = aYear();
    expect(readPlanner(JSON.stringify(year)).planner).toEqual(year);
  });

  it('reads numeric ids and dates with a time', () => {
    const first = {
      plans: [
        {
          id: 1,
          examName: 'Fisica',
          examDate: '2025-06-10T12:00:00.000Z',
          priority: 'low',
          subjects: [{ id: 2, name: 'Moto', estimatedHours: 6 }],
        },
      ],
      sessions: [{ id: 3, planId: 1, subjectId: 2, date: '2025-05-01T12:00:00.000Z', duration: 2, completed: true }],
    };
    const { planner, unreadable } = readPlanner(JSON.stringify(first));
    expect(unreadable).toEqual([]);
    expect(planner.plans[0]).toMatchObject({ id: '1', examDate: '2025-06-10', completedHours: 2, status: 'in-progress' });
  });

  it('keeps notes and hours beyond what the forms accept, also of version 1', () => {
    const notes = 'x'.repeat(2001);
    const plan = aPlan({ subjects: [aSubject({ notes, completedHours: 1200 })] });
    const { planner, unreadable } = readPlanner(JSON.stringify({ plans: [plan], sessions: [aSession({ notes })] }));
    expect(unreadable).toEqual([]);
    expect(planner).toMatchObject({ plans: [{ completedHours: 1200, subjects: [{ notes }] }], sessions: [{ duration: 1198 }, { notes }] });
    expect(readPlanner(writePlanner(planner))).toMatchObject({ planner, unreadable: [] });
  });

  it('reads a later version and marks it as newer', () => {
    const { planner, newer } = readPlanner(JSON.stringify({ ...good, version: 3, tags: [] }));
    expect(newer).toBe(true);
    expect(planner).toEqual(good);
  });

  it('marks a later version as newer even if it stores its data otherwise', () => {
    const later = JSON.stringify({ version: 3, planner: { byId: {} } });
    expect(readPlanner(later)).toEqual({ planner: EMPTY_PLANNER, unreadable: [], recognised: true, newer: true });
  });
});
