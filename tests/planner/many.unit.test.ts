import { expect, it } from 'vitest';
import { EMPTY_PLANNER, type Planner } from '../../src/client/planner/entities.ts';
import { readPlanner, writePlanner } from '../../src/client/planner/read-planner.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { takeBack } from '../../src/client/planner/take-back.ts';
import { mergePlanners } from '../../src/client/planner/transfer.ts';
import { aPlan, aSession, aSubject } from './samples.ts';

const PLANS = 5000;
const many = settle({
  plans: Array.from({ length: PLANS }, (_, index) =>
    aPlan({ id: `p${index}`, subjects: ['s1', 's2', 's3'].map((id) => aSubject({ id, completedHours: 5 })) }),
  ),
  sessions: Array.from({ length: 5 * PLANS }, (_, index) => aSession({ id: `a${index}`, planId: `p${index % PLANS}`, duration: 0.5 })),
});
const text = writePlanner(many);

const work: [string, () => Planner][] = [
  ['read', () => readPlanner(text).planner],
  ['read as version 1', () => readPlanner(JSON.stringify(many)).planner],
  ['merged', () => mergePlanners(many, many)],
  ['taken back', () => takeBack(EMPTY_PLANNER, { before: many, after: EMPTY_PLANNER })],
];

// A quadratic algorithm would take many times as long.
it.each(work)('thousands of plans are %s in less than 2.5 s of CPU time', (_name, run) => {
  const before = process.cpuUsage();
  expect(run().plans).toHaveLength(PLANS);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(2.5);
});
