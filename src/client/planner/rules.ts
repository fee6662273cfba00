import { daysBetween } from './days.ts';
import type { Planner, PlanStatus, StudyPlan, StudySession, StudySubject } from './entities.ts';

const RECENT_SESSIONS = 5;
/** Plans rendered at first and added by each press of «Mostra altri piani»; also the limit of the chart. */
export const PLANS_AT_ONCE = 20;

/**
 * Recomputes every derived field from the sessions, the single source of truth for completed hours, so that edited, merged and imported
 * plans are always consistent with them.
 */
export function settle({ plans, sessions }: Planner): Planner {
  const byPlan = new Map<string, StudySession[]>();
  for (const session of sessions) {
    const group = byPlan.get(session.planId);
    if (group) group.push(session);
    else byPlan.set(session.planId, [session]);
  }
  return { plans: plans.map((plan) => settlePlan(plan, byPlan.get(plan.id) ?? [])), sessions };
}

function settlePlan(plan: StudyPlan, sessions: StudySession[]): StudyPlan {
  const subjects = plan.subjects.map((subject) => {
    const completedHours = sumHours(sessions.filter((session) => session.subjectId === subject.id).map((session) => session.duration));
    return { ...subject, completedHours, completed: completedHours >= subject.estimatedHours };
  });
  const totalHours = sumHours(subjects.map((subject) => subject.estimatedHours));
  const completedHours = sumHours(subjects.map((subject) => subject.completedHours));
  return { ...plan, subjects, totalHours, completedHours, status: statusOf(completedHours, totalHours) };
}

export function statusOf(completedHours: number, totalHours: number): PlanStatus {
  if (completedHours <= 0) return 'planning';
  return completedHours >= totalHours ? 'completed' : 'in-progress';
}

/** The completed percentage, at most 100, and that only once nothing is left. */
export function progressOf({ completedHours, totalHours }: Pick<StudyPlan, 'completedHours' | 'totalHours'>): number {
  if (totalHours <= 0) return 0;
  return completedHours >= totalHours ? 100 : Math.min(99, Math.round((completedHours / totalHours) * 100));
}

export function daysTone(days: number): 'red' | 'orange' | 'green' {
  if (days <= 7) return 'red';
  return days <= 30 ? 'orange' : 'green';
}

/** Above this, the daily pace is not shown: nobody studies that much, and it would only discourage. */
export const HOURS_A_DAY_MAX = 10;

/** Hours per day needed until the exam, today included, in half hours rounded up; undefined when none are left or the exam day has come. */
export function hoursADay(plan: StudyPlan, today: string): number | undefined {
  const left = plan.totalHours - plan.completedHours;
  const days = daysBetween(today, plan.examDate);
  return left > 0 && days > 0 ? Math.ceil((left / days) * 2) / 2 : undefined;
}

/** Sorts open plans first, nearest exam on top; then completed and past ones, latest exam on top. */
export function inOrder(plans: readonly StudyPlan[], today: string): StudyPlan[] {
  const isOpen = (plan: StudyPlan) => plan.status !== 'completed' && plan.examDate >= today;
  return [...plans].sort((a, b) => {
    if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
    const order = a.examDate.localeCompare(b.examDate) || a.examName.localeCompare(b.examName, 'it');
    return isOpen(a) ? order : -order;
  });
}

interface TodayStats {
  hours: number;
  sessions: number;
  /** Plans that are not completed and whose exam is not past. */
  openPlans: number;
  /** The nearest exam from today on. */
  nextExam: { examName: string; days: number } | undefined;
}

export function todayStats({ plans, sessions }: Planner, today: string): TodayStats {
  const todays = sessions.filter((session) => session.date === today);
  const coming = plans.filter((plan) => plan.examDate >= today);
  const next = [...coming].sort((a, b) => a.examDate.localeCompare(b.examDate))[0];
  return {
    hours: sumHours(todays.map((session) => session.duration)),
    sessions: todays.length,
    openPlans: coming.filter((plan) => plan.status !== 'completed').length,
    nextExam: next && { examName: next.examName, days: daysBetween(today, next.examDate) },
  };
}

/** Sorts sessions by day, newest first; within a day, last recorded first. */
export function newestFirst(sessions: readonly StudySession[]): StudySession[] {
  const numbered = sessions.map((session, index) => ({ session, index }));
  numbered.sort((a, b) => b.session.date.localeCompare(a.session.date) || b.index - a.index);
  return numbered.map(({ session }) => session);
}

export function recentSessions(sessions: readonly StudySession[]): StudySession[] {
  return newestFirst(sessions).slice(0, RECENT_SESSIONS);
}

/** Sums hours, rounded to hundredths: imported hours need not be halves, and the rounding error of 0.1 + 0.2 must not show. */
export function sumHours(hours: readonly number[]): number {
  return Math.round(hours.reduce((total, part) => total + part, 0) * 100) / 100;
}

export function hasSubject({ subjects }: StudyPlan, subjectId: string): boolean {
  return subjects.some((subject) => subject.id === subjectId);
}

/** Adds the subjects that the plan lacks. */
export function withFurtherSubjects(plan: StudyPlan, subjects: readonly StudySubject[] = []): StudyPlan {
  const further = subjects.filter((subject) => !hasSubject(plan, subject.id));
  return further.length > 0 ? { ...plan, subjects: [...plan.subjects, ...further] } : plan;
}

/** A key that identifies a subject across all plans. */
export function subjectKey(planId: string, subjectId: string): string {
  return JSON.stringify([planId, subjectId]);
}

export function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
