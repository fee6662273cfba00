/** The planner's data model. All of it is stored in the browser and never sent to the server. */
export type Priority = 'high' | 'medium' | 'low';
export type PlanStatus = 'planning' | 'in-progress' | 'completed';

export interface StudySubject {
  id: string;
  name: string;
  estimatedHours: number;
  /** The sum of the sessions recorded for this subject. */
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
/** Sessions and estimates are entered in half hours. */
export const HOURS_STEP = 0.5;
/** The hours in a day. */
export const SESSION_HOURS_MAX = 24;
/** Upper limit for one subject, to catch typing errors. */
export const SUBJECT_HOURS_MAX = 1000;
