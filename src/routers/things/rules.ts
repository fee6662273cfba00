import type { BoardMessage, CreateBoardMessage } from '../board/schema.ts';
import type { Comment, CreateComment } from '../comments/schema.ts';
import type { CreateExamExperience, ExamExperience } from '../exam-experiences/schema.ts';
import type { CreateMeeting, Meeting } from '../meetings/schema.ts';
import type { CreateMentor, Mentor } from '../mentors/schema.ts';
import type { CreatePost, Post } from '../posts/schema.ts';
import type { CreateStudyGroup, StudyGroup } from '../study-groups/schema.ts';
import type { SharedPages } from '../context.ts';
import type { ReportKind } from '../reports/schema.ts';

/** What one person says to another, or in a passing room: a case keeps its words until it is closed, and there is nothing to cover or take away. */
type SpokenKind = Extract<ReportKind, 'chat' | 'request' | 'response'>;

/** What can be reported and stands where others read it. */
export type StoredKind = Exclude<ReportKind, SpokenKind>;

export function isStored(kind: ReportKind): kind is StoredKind {
  return kind !== 'chat' && kind !== 'request' && kind !== 'response';
}

/** One name for each thing. A chat's line has its room's, too. */
export function nameOfThing(kind: Exclude<ReportKind, 'chat'>, id: number): string {
  return `${kind} ${id}`;
}

export function nameOfLine(room: string, id: number): string {
  return `chat ${room} ${id}`;
}

/** What a case is about once somebody else has written over it: words that only the case has. The number stays that of the thing. */
export function nameOfEarlier({ id, thing }: { id: number; thing: string }): string {
  return `earlier ${id} ${thing}`;
}

/** The number of a thing by its name. */
export function idOfThing(name: string): number {
  return Number(name.split(' ').at(-1));
}

/** Call it when things of whatever kind come, go or are withheld: no list shows them as they were. */
export function forgetThings(pages: Pick<SharedPages, 'forget'>): void {
  pages.forget('posts');
  pages.forget('exams');
}

/** Where a text may stand: seen by all, by its author and moderators alone, or by nobody. */
export type Withheld = 'review' | 'removed' | null;

export interface Reader {
  /** The reader wrote it. */
  mine: boolean;
  /** The reader moderates. */
  moderates?: boolean | undefined;
}

/** Whether this reader sees nothing of what it says. */
export function isHidden({ withheld }: { withheld: string | null }, { mine, moderates = false }: Reader): boolean {
  return withheld !== null && !mine && !moderates;
}

/** The field that tells of a review; others have none. */
export function reviewMark({ withheld }: { withheld: string | null }): { underReview?: true } {
  return withheld === 'review' ? { underReview: true } : {};
}

/** What is asked and shown again, but for what is chosen from lists or says where it belongs. */
type Texts<Shown, Asked, Chosen extends keyof Shown & keyof Asked> = Omit<Pick<Shown, keyof Shown & keyof Asked>, Chosen>;

/** All that people write in a thing: under review a new field is hidden too and told to moderators, or named here. */
export interface Written extends Record<StoredKind, object> {
  post: Texts<Post, CreatePost, 'type' | 'university' | 'faculty' | 'studyYear'>;
  comment: Texts<Comment, CreateComment, 'id' | 'parentId'>;
  group: Texts<StudyGroup, CreateStudyGroup, 'university' | 'faculty' | 'maxMembers' | 'meetingType'>;
  experience: Texts<ExamExperience, CreateExamExperience, 'university' | 'faculty' | 'examDate' | 'difficulty' | 'grade' | 'passed'>;
  meeting: Texts<Meeting, CreateMeeting, 'id' | 'startsAt'>;
  message: Texts<BoardMessage, CreateBoardMessage, 'id' | 'parentId'>;
  mentor: Texts<Mentor, CreateMentor, 'studyYear' | 'capacity'>;
}

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The columns that hold these texts. */
export type WrittenColumn<Kind extends StoredKind> = Snake<keyof Written[Kind]>;
