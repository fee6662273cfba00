import { daysBetween } from './days.ts';
import type { Planner, PlanStatus, StudyPlan, StudySession, StudySubject } from './entities.ts';

/** The page lists this many. */
const RECENT_SESSIONS = 5;
/** The page draws this many, and as many more when asked. */
export const PLANS_AT_ONCE = 20;

/**
 * Brings every derived field in line with the sessions, which are the only truth about hours done: so plans can be
 * merged, edited and read from elsewhere without ever disagreeing with them.
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

/** Per cent of the total, at most 100. */
export function progressOf({ completedHours, totalHours }: Pick<StudyPlan, 'completedHours' | 'totalHours'>): number {
  if (totalHours <= 0) return 0;
  return Math.min(100, Math.round((completedHours / totalHours) * 100));
}

export function daysTone(days: number): 'red' | 'orange' | 'green' {
  if (days <= 7) return 'red';
  return days <= 30 ? 'orange' : 'green';
}

/** More of a day nobody studies: told as a goal it would only weigh. */
export const HOURS_A_DAY_MAX = 10;

/** Hours a day that are left until the exam, today included; undefined when nothing is left or the exam has come. */
export function hoursADay(plan: StudyPlan, today: string): number | undefined {
  const left = plan.totalHours - plan.completedHours;
  const days = daysBetween(today, plan.examDate);
  return left > 0 && days > 0 ? Math.ceil((left / days) * 2) / 2 : undefined;
}

/** What still needs work first, the nearest exam at the top; then what is done or over, the latest at the top. */
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
  /** Plans that are neither completed nor over. */
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

/** Newest day first; on one day, the one recorded last. */
export function newestFirst(sessions: readonly StudySession[]): StudySession[] {
  const numbered = sessions.map((session, index) => ({ session, index }));
  numbered.sort((a, b) => b.session.date.localeCompare(a.session.date) || b.index - a.index);
  return numbered.map(({ session }) => session);
}

export function recentSessions(sessions: readonly StudySession[]): StudySession[] {
  return newestFirst(sessions).slice(0, RECENT_SESSIONS);
}

/** To the minute or so: imported hours need not be halves, and 0.1 + 0.2 must not show. */
export function sumHours(hours: readonly number[]): number {
  return Math.round(hours.reduce((total, part) => total + part, 0) * 100) / 100;
}

export function hasSubject({ subjects }: StudyPlan, subjectId: string): boolean {
  return subjects.some((subject) => subject.id === subjectId);
}

/** The same plan with those of these subjects that it lacks. */
export function withFurtherSubjects(plan: StudyPlan, subjects: readonly StudySubject[] = []): StudyPlan {
  const further = subjects.filter((subject) => !hasSubject(plan, subject.id));
  return further.length > 0 ? { ...plan, subjects: [...plan.subjects, ...further] } : plan;
}

/** Names one subject of one plan among all. */
export function subjectKey(planId: string, subjectId: string): string {
  return JSON.stringify([planId, subjectId]);
}

export function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
