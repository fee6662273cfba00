/** What the planner keeps. All of it lives in this browser; the server never sees it. */
export type Priority = 'high' | 'medium' | 'low';
export type PlanStatus = 'planning' | 'in-progress' | 'completed';

export interface StudySubject {
  id: string;
  name: string;
  estimatedHours: number;
  /** From the sessions recorded for it. */
  completedHours: number;
  completed: boolean;
  notes: string;
}

export interface StudyPlan {
  id: string;
  examName: string;
  /** A day, 'YYYY-MM-DD'. */
  examDate: string;
  priority: Priority;
  status: PlanStatus;
  totalHours: number;
  completedHours: number;
  subjects: StudySubject[];
  /** An instant, ISO 8601. */
  createdAt: string;
}

export interface StudySession {
  id: string;
  planId: string;
  subjectId: string;
  /** A day, 'YYYY-MM-DD'. */
  date: string;
  /** Hours. */
  duration: number;
  notes: string;
  completed: boolean;
}

export interface Planner {
  plans: StudyPlan[];
  /** In the order in which they were recorded. */
  sessions: StudySession[];
}

export const EMPTY_PLANNER: Planner = { plans: [], sessions: [] };

export const PRIORITIES: readonly Priority[] = ['high', 'medium', 'low'];
export const DEFAULT_PRIORITY: Priority = 'medium';
export const DEFAULT_SUBJECT_HOURS = 10;
export const DEFAULT_SESSION_HOURS = 2;
/** Sessions and estimates are told in half hours. */
export const HOURS_STEP = 0.5;
/** A day has no more. */
export const SESSION_HOURS_MAX = 24;
/** A year of full days for one subject; more is a slip of the keyboard. */
export const SUBJECT_HOURS_MAX = 1000;
