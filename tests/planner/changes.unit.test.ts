import { describe, expect, it } from 'vitest';
import {
  createPlan,
  editPlan,
  planIn,
  type PlanDraft,
  recordSession,
  removePlan,
  removeSession,
  restore,
} from '../../src/client/planner/changes.ts';
import { EMPTY_PLANNER } from '../../src/client/planner/entities.ts';
import { PlannerError } from '../../src/client/planner/planner-error.ts';
import { settle } from '../../src/client/planner/rules.ts';
import { aPlan, aSession, aSubject } from './samples.ts';

const draft: PlanDraft = {
  examName: ' Diritto privato ',
  examDate: '2025-06-12',
  priority: 'high',
  subjects: [
    { name: ' Obbligazioni ', estimatedHours: 10, notes: ' cap. 3 ' },
    { name: '  ', estimatedHours: 2.5, notes: '' },
  ],
};

const settled = settle({
  plans: [
    aPlan({ subjects: [aSubject(), aSubject({ id: 's2', name: 'Derivate', estimatedHours: 5 })] }),
    aPlan({ id: 'p2', examName: 'Fisica' }),
  ],
  sessions: [aSession(), aSession({ id: 'b', subjectId: 's2', duration: 3 }), aSession({ id: 'c', planId: 'p2', duration: 1 })],
});

describe('plans', () => {
  it('start as planning, trimmed, with named subjects and the total of their hours', () => {
    const [plan] = createPlan(EMPTY_PLANNER, draft, new Date('2025-01-07T10:00:00Z')).plans;
    expect(plan).toMatchObject({
      examName: 'Diritto privato',
      examDate: '2025-06-12',
      priority: 'high',
      status: 'planning',
      totalHours: 12.5,
      completedHours: 0,
      createdAt: '2025-01-07T10:00:00.000Z',
    });
    expect(plan!.subjects.map(({ name, notes, completed }) => ({ name, notes, completed }))).toEqual([
      { name: 'Obbligazioni', notes: 'cap. 3', completed: false },
      { name: 'Argomento 2', notes: '', completed: false },
    ]);
    expect(new Set(plan!.subjects.map((subject) => subject.id)).size).toBe(2);
  });

  it('keep their sessions when edited, and lose those of a subject that goes', () => {
    const [plan] = settled.plans;
    const edited = editPlan(settled, plan!, { ...draft, subjects: [{ id: 's1', name: 'Limiti', estimatedHours: 2, notes: '' }] });
    expect(edited.plans[0]).toMatchObject({ id: 'p1', createdAt: plan!.createdAt, completedHours: 2, totalHours: 2, status: 'completed' });
    expect(edited.sessions.map((session) => session.id)).toEqual(['a', 'c']);
    expect(restore(edited, { plans: [plan!], sessions: settled.sessions })).toMatchObject({ plans: settled.plans });
  });

  it('keep what another tab added while they were edited, with its sessions', () => {
    const [plan, other] = settled.plans;
    const added = aSubject({ id: 's3', name: 'Integrali', estimatedHours: 4 });
    const recorded = [aSession({ id: 'd', subjectId: 's3', duration: 1 }), aSession({ id: 'e', subjectId: 's2', duration: 1 })];
    const meanwhile = settle({
      plans: [{ ...plan!, subjects: [...plan!.subjects, added] }, other!],
      sessions: [...settled.sessions, ...recorded],
    });
    const edited = editPlan(meanwhile, plan!, { ...draft, subjects: [{ id: 's1', name: 'Limiti', estimatedHours: 10, notes: '' }] });
    expect(edited.plans[0]!.subjects.map(({ id, completedHours }) => [id, completedHours])).toEqual([
      ['s1', 2],
      ['s3', 1],
    ]);
    expect(edited.sessions.map((session) => session.id)).toEqual(['a', 'c', 'd']);
    expect(restore(edited, planIn(meanwhile, plan!)).plans).toEqual(meanwhile.plans);
  });

  it('come back from an edit when another tab deleted them meanwhile', () => {
    const [plan] = settled.plans;
    const edited = editPlan(removePlan(settled, 'p1'), plan!, { ...draft, examName: 'Analisi 2' });
    expect(edited.plans.map((entry) => entry.examName)).toEqual(['Fisica', 'Analisi 2']);
  });

  it('go with their sessions and come back whole', () => {
    const without = removePlan(settled, 'p1');
    expect(without.plans.map((plan) => plan.id)).toEqual(['p2']);
    expect(without.sessions.map((session) => session.id)).toEqual(['c']);
    const meanwhile = recordSession(without, { planId: 'p2', subjectId: 's1', date: '2025-01-09', duration: 1, notes: '' }, 'd');
    const back = restore(meanwhile, {
      plans: [settled.plans[0]!],
      sessions: settled.sessions.filter((session) => session.planId === 'p1'),
    });
    expect(back.plans.map((plan) => [plan.id, plan.completedHours])).toEqual([
      ['p2', 2],
      ['p1', 5],
    ]);
  });
});

describe('sessions', () => {
  it('move a plan from planning through in-progress to completed and back', () => {
    const planning = settle({ plans: [aPlan()], sessions: [] });
    expect(planning.plans[0]!.status).toBe('planning');
    const first = recordSession(planning, { planId: 'p1', subjectId: 's1', date: '2025-01-08', duration: 9.5, notes: ' bene ' });
    expect(first.plans[0]!.status).toBe('in-progress');
    expect(first.sessions[0]).toMatchObject({ notes: 'bene', completed: true });
    const second = recordSession(first, { planId: 'p1', subjectId: 's1', date: '2025-01-09', duration: 0.5, notes: '' });
    expect(second.plans[0]).toMatchObject({ status: 'completed', subjects: [{ completed: true, completedHours: 10 }] });
    const shorter = removeSession(second, second.sessions[1]!.id);
    expect(shorter.plans[0]!.status).toBe('in-progress');
    expect(removeSession(shorter, shorter.sessions[0]!.id).plans[0]!.status).toBe('planning');
  });

  it('change in place when edited', () => {
    const edited = recordSession(settled, { planId: 'p1', subjectId: 's2', date: '2025-01-20', duration: 5, notes: '' }, 'a');
    expect(edited.sessions.map((session) => session.id)).toEqual(['a', 'b', 'c']);
    expect(edited.plans[0]!.subjects.map((subject) => subject.completedHours)).toEqual([0, 8]);
  });

  it('are refused when their plan or subject is gone', () => {
    const session = { planId: 'p1', subjectId: 'nope', date: '2025-01-20', duration: 1, notes: '' };
    expect(() => recordSession(settled, session)).toThrow(PlannerError);
    expect(() => recordSession(EMPTY_PLANNER, { ...session, subjectId: 's1' })).toThrow(PlannerError);
  });

  it('are not restored without their plan', () => {
    expect(restore(EMPTY_PLANNER, { sessions: [aSession()] })).toEqual(EMPTY_PLANNER);
  });
});
