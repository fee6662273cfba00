import { addDays } from '../../src/client/planner/days.ts';
import type { Planner, StudyPlan, StudySession, StudySubject } from '../../src/client/planner/entities.ts';
import { settle } from '../../src/client/planner/rules.ts';

export function aSubject(over: Partial<StudySubject> = {}): StudySubject {
  return { id: 's1', name: 'Limiti', estimatedHours: 10, completedHours: 0, completed: false, notes: '', ...over };
}

export function aPlan(over: Partial<StudyPlan> = {}): StudyPlan {
  return {
    id: 'p1',
    examName: 'Analisi matematica 1',
    examDate: '2025-02-10',
    priority: 'medium',
    status: 'planning',
    totalHours: 10,
    completedHours: 0,
    subjects: [aSubject()],
    createdAt: '2025-01-07T09:00:00.000Z',
    ...over,
  };
}

export function aSession(over: Partial<StudySession> = {}): StudySession {
  return { id: 'a', planId: 'p1', subjectId: 's1', date: '2025-01-08', duration: 2, notes: '', completed: true, ...over };
}

/** Eight exams with three subjects each, studied every day of a year. */
export function aYear(): Planner {
  const plans = Array.from({ length: 8 }, (_, index) =>
    aPlan({
      id: `p${index}`,
      examName: `Esame ${index}`,
      examDate: addDays('2025-01-20', index * 45),
      subjects: ['s1', 's2', 's3'].map((id) =>
        aSubject({ id, name: `Argomento ${id}`, estimatedHours: 20, notes: 'Capitoli 1-4; «ripasso»' }),
      ),
    }),
  );
  const sessions = Array.from({ length: 365 }, (_, day) =>
    aSession({
      id: `d${day}`,
      planId: `p${day % 8}`,
      subjectId: `s${(day % 3) + 1}`,
      date: addDays('2025-01-01', day),
      duration: 0.5 + (day % 6) * 0.5,
      notes: day % 5 === 0 ? 'Con calma, è andata.' : '',
    }),
  );
  return settle({ plans, sessions });
}

export function totalHours({ plans }: Planner): number {
  return plans.reduce((total, plan) => total + plan.completedHours, 0);
}
