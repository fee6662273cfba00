import { expect, it } from 'vitest';
import { editPlan, editSession, recordSession, removePlan, removeSession } from '../../src/client/planner/changes.ts';
import { EMPTY_PLANNER, type Planner } from '../../src/client/planner/entities.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { takeBack } from '../../src/client/planner/take-back.ts';
import { mergePlanners } from '../../src/client/planner/transfer.ts';
import { aPlan, aSession, aSubject } from './samples.ts';

const before = settle({
  plans: [
    aPlan({ subjects: [aSubject(), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })] }),
    aPlan({ id: 'p2', examName: 'Fisica' }),
  ],
  sessions: [aSession({ notes: 'Con calma' }), aSession({ id: 'b', subjectId: 's2', duration: 3 }), aSession({ id: 'c', planId: 'p2' })],
});
const [plan, other] = before.plans;
const [session] = before.sessions;
const { id: _, completed: __, ...sessionDraft } = session!;
const planDraft = { examName: 'Analisi 2', examDate: '2025-03-01', priority: 'high' as const };
const row = { id: 's1', name: 'Limiti', estimatedHours: 2, notes: 'Capitolo 3' };

const copy = settle({
  plans: [
    aPlan({ examName: 'Analisi (copia)', subjects: [aSubject({ name: 'Limiti (copia)' }), aSubject({ id: 's3', name: 'Integrali' })] }),
    aPlan({ id: 'p3', examName: 'Chimica' }),
  ],
  sessions: [aSession({ duration: 9 }), aSession({ id: 'd', planId: 'p3' }), aSession({ id: 'e', subjectId: 's3' })],
});

const changes: [string, (planner: Planner) => Planner][] = [
  ['clearing', () => EMPTY_PLANNER],
  ['an import that replaces', () => copy],
  ['an import that merges', (planner) => mergePlanners(planner, copy)],
  ['the deletion of a plan', (planner) => removePlan(planner, 'p1')],
  ['the deletion of a session', (planner) => removeSession(planner, 'a')],
  ['the edit of a plan', (planner) => editPlan(planner, plan!, { ...planDraft, subjects: [row, { ...row, id: 'new' }] })],
  ['the edit of a session', (planner) => editSession(planner, session!, { ...sessionDraft, subjectId: 's2', notes: '' })],
];

it.each(changes)('undoing %s restores the planner, in its order', (_name, change) => {
  const after = change(before);
  expect(after).not.toEqual(before);
  expect(takeBack(after, { before, after })).toEqual(before);
});

it.each(changes)('undoing %s keeps what has been added since', (_name, change) => {
  const after = change(before);
  const made = settle({ plans: [aPlan({ id: 'new', examName: 'Diritto' })], sessions: [aSession({ id: 'new', planId: 'new' })] });
  const now = mergePlanners(after, made);
  expect(takeBack(now, { before, after })).toEqual(mergePlanners(before, made));
});

it('undoing an edit keeps values changed since, and reverts the others', () => {
  const after = editPlan(before, plan!, { ...planDraft, subjects: [row] });
  const since = editPlan(after, after.plans[0]!, {
    ...planDraft,
    examDate: '2025-03-15',
    subjects: [row, { ...row, id: 's4', name: 'Serie' }],
  });
  expect(takeBack(since, { before, after }).plans[0]).toMatchObject({
    examName: plan!.examName,
    examDate: '2025-03-15',
    priority: 'medium',
    subjects: [{ id: 's1', notes: '', estimatedHours: 10 }, { id: 's2' }, { id: 's4' }],
  });
  const edited = editSession(before, session!, { ...sessionDraft, notes: 'Di fretta', duration: 1 });
  const again = editSession(edited, edited.sessions[0]!, { ...sessionDraft, notes: 'Ripreso da capo', duration: 1 });
  expect(takeBack(again, { before, after: edited }).sessions[0]).toEqual({ ...session, notes: 'Ripreso da capo' });
});

it('undo keeps plans and subjects that have sessions recorded since', () => {
  const imported = mergePlanners(before, copy);
  const since = recordSession(imported, { planId: 'p3', subjectId: 's1', date: '2025-01-20', duration: 1, notes: '' }, 'mine');
  const back = takeBack(since, { before, after: imported });
  expect(back.plans.map(({ id, completedHours }) => [id, completedHours])).toEqual([
    ['p1', 5],
    ['p2', 2],
    ['p3', 1],
  ]);
  const edited = editPlan(before, plan!, { ...planDraft, subjects: [row, { name: 'Serie', estimatedHours: 4, notes: '' }] });
  const { id } = edited.plans[0]!.subjects[1]!;
  const studied = recordSession(edited, { planId: 'p1', subjectId: id, date: '2025-01-20', duration: 1, notes: '' });
  expect(takeBack(studied, { before, after: edited }).plans[0]!.subjects.map((subject) => subject.id)).toEqual(['s1', 's2', id]);
});

it('a session is restored with its plan or subject when that has been deleted since', () => {
  const without = removeSession(before, 'a');
  const lonely = removePlan(without, 'p1');
  const back = takeBack(lonely, { before, after: without });
  expect(back.sessions.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(back.plans).toMatchObject([other, { id: 'p1', completedHours: 2 }]);
  expect(takeBack(back, { before: without, after: lonely })).toMatchObject({ plans: before.plans });

  const fewer = editPlan(without, without.plans[0]!, { ...planDraft, subjects: [{ ...row, id: 's2' }] });
  expect(takeBack(fewer, { before, after: without }).plans[0]).toMatchObject({
    examName: 'Analisi 2',
    subjects: [{ id: 's2' }, { id: 's1' }],
  });
});

it('undoing an edit restores the original session when it has been deleted since', () => {
  const edited = editSession(before, session!, { ...sessionDraft, notes: '' });
  const gone = removeSession(edited, 'a');
  expect(takeBack(gone, { before, after: edited })).toEqual(before);
});
