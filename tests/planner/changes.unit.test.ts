import { describe, expect, it } from 'vitest';
import {
  createPlan,
  editPlan,
  editSession,
  type PlanDraft,
  recordSession,
  removePlan,
  removeSession,
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
  it('are created as planning, with trimmed texts, named subjects and their total hours', () => {
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

  it('keep their sessions when edited, except those of a removed subject', () => {
    const [plan] = settled.plans;
    const edited = editPlan(settled, plan!, { ...draft, subjects: [{ id: 's1', name: 'Limiti', estimatedHours: 2, notes: '' }] });
    expect(edited.plans[0]).toMatchObject({ id: 'p1', createdAt: plan!.createdAt, completedHours: 2, totalHours: 2, status: 'completed' });
    expect(edited.sessions.map((session) => session.id)).toEqual(['a', 'c']);
  });

  it('keep a subject that another tab added during the edit, with its sessions', () => {
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
  });

  it('are restored by an edit when another tab has deleted them meanwhile', () => {
    const [plan] = settled.plans;
    const edited = editPlan(removePlan(settled, 'p1'), plan!, { ...draft, examName: 'Analisi 2' });
    expect(edited.plans.map((entry) => entry.examName)).toEqual(['Fisica', 'Analisi 2']);
  });

  it('take from an edit only its own changes, and keep those that another tab made meanwhile', () => {
    const [plan, other] = settled.plans;
    const unchanged = { examName: plan!.examName, examDate: plan!.examDate, priority: plan!.priority };
    const rows = plan!.subjects.map(({ id, name, estimatedHours, notes }) => ({ id, name, estimatedHours, notes }));
    const earlier = editPlan(settled, plan!, {
      ...unchanged,
      examDate: '2025-02-20',
      subjects: [{ ...rows[0]!, notes: 'Capitolo 3' }, rows[1]!],
    });
    const later = editPlan(earlier, plan!, {
      ...unchanged,
      priority: 'high',
      subjects: [rows[0]!, { ...rows[1]!, name: 'Derivate, bene' }],
    });
    expect(later.plans[0]).toMatchObject({
      examDate: '2025-02-20',
      priority: 'high',
      subjects: [{ notes: 'Capitolo 3' }, { name: 'Derivate, bene', completedHours: 3 }],
    });
    expect(later.plans[1]).toEqual(other);
  });

  it('do not regain a subject that another tab removed, unless the edit changed it or it is the only one left', () => {
    const [plan] = settled.plans;
    const [first, second] = plan!.subjects.map(({ id, name, estimatedHours, notes }) => ({ id, name, estimatedHours, notes }));
    const edit = (subjects: PlanDraft['subjects']) => ({
      examName: 'Analisi',
      examDate: plan!.examDate,
      priority: plan!.priority,
      subjects,
    });
    const without = editPlan(settled, plan!, edit([first!]));
    const idsAfter = (draftSubjects: PlanDraft['subjects']) =>
      editPlan(without, plan!, edit(draftSubjects)).plans[0]!.subjects.map(({ id }) => id);
    expect(idsAfter([first!, second!])).toEqual(['s1']);
    expect(idsAfter([first!, { ...second!, notes: 'Regola della catena' }])).toEqual(['s1', 's2']);
    expect(idsAfter([second!])).toEqual(['s2']);
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

  it('keep their place when edited', () => {
    const edited = recordSession(settled, { planId: 'p1', subjectId: 's2', date: '2025-01-20', duration: 5, notes: '' }, 'a');
    expect(edited.sessions.map((session) => session.id)).toEqual(['a', 'b', 'c']);
    expect(edited.plans[0]!.subjects.map((subject) => subject.completedHours)).toEqual([0, 8]);
  });

  it('are refused when their plan or subject is gone', () => {
    const session = { planId: 'p1', subjectId: 'nope', date: '2025-01-20', duration: 1, notes: '' };
    expect(() => recordSession(settled, session)).toThrow(PlannerError);
    expect(() => recordSession(EMPTY_PLANNER, { ...session, subjectId: 's1' })).toThrow(PlannerError);
  });

  it('take from an edit only its own changes, and are restored by it when deleted in another tab', () => {
    const [session] = settled.sessions;
    const { id: _, completed: __, ...draftOf } = session!;
    const earlier = editSession(settled, session!, { ...draftOf, notes: 'Con calma', subjectId: 's2' });
    const later = editSession(earlier, session!, { ...draftOf, duration: 4 });
    expect(later.sessions[0]).toEqual({ ...session, notes: 'Con calma', subjectId: 's2', duration: 4 });
    expect(editSession(removeSession(settled, 'a'), session!, { ...draftOf, notes: 'Ancora' }).sessions.at(-1)).toEqual({
      ...session,
      notes: 'Ancora',
    });
    expect(() => editSession(removePlan(settled, 'p1'), session!, { ...draftOf, notes: 'Ancora' })).toThrow(PlannerError);
  });
});
