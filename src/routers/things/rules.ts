import type { BoardMessage, CreateBoardMessage } from '../board/schema.ts';
import type { Comment, CreateComment } from '../comments/schema.ts';
import type { CreateExamExperience, ExamExperience } from '../exam-experiences/schema.ts';
import type { CreateMeeting, Meeting } from '../meetings/schema.ts';
import type { CreateMentor, Mentor } from '../mentors/schema.ts';
import type { CreatePost, Post } from '../posts/schema.ts';
import type { CreateStudyGroup, StudyGroup } from '../study-groups/schema.ts';
import type { SharedPages } from '../context.ts';
import type { ReportKind } from '../reports/schema.ts';
import type { News } from '../traces.ts';
import type { Subject } from './queries.ts';

/** Texts of conversations, which cannot be hidden or removed. Their cases keep a copy until they are closed. */
type SpokenKind = Extract<ReportKind, 'chat' | 'request' | 'response'>;

/** Texts that are stored and published, so that they can be hidden or removed. */
export type StoredKind = Exclude<ReportKind, SpokenKind>;

export function isStored(kind: ReportKind): kind is StoredKind {
  return kind !== 'chat' && kind !== 'request' && kind !== 'response';
}

/** The unique name of a thing, under which its cases are found. */
export function nameOfThing(kind: Exclude<ReportKind, 'chat'>, id: number): string {
  return `${kind} ${id}`;
}

export function nameOfLine(room: string, id: number): string {
  return `chat ${room} ${id}`;
}

/** The name of an overwritten text that only its case still has. It ends with the thing’s id, as the original name. */
export function nameOfEarlier({ id, thing }: { id: number; thing: string }): string {
  return `earlier ${id} ${thing}`;
}

/** The id of a thing, from its name. */
export function idOfThing(name: string): number {
  return Number(name.split(' ').at(-1));
}

/** Invalidates the cached lists. Call it when things of any kind are added, deleted or withheld. */
export function forgetThings(pages: Pick<SharedPages, 'forget'>): void {
  pages.forget('posts');
  pages.forget('exams');
}

/** Who can see a text: everybody, its author and moderators (`review`), or nobody (`removed`). */
export type Withheld = 'review' | 'removed' | null;

export interface Reader {
  /** The reader wrote it. */
  mine: boolean;
  /** The reader moderates. */
  moderates?: boolean | undefined;
}

/** Whether the text is hidden from this reader. */
export function isHidden({ withheld }: { withheld: string | null }, { mine, moderates = false }: Reader): boolean {
  return withheld !== null && !mine && !moderates;
}

/** The `underReview` field, only for things under review. */
export function reviewMark({ withheld }: { withheld: string | null }): { underReview?: true } {
  return withheld === 'review' ? { underReview: true } : {};
}

/** The fields that are both in the input and the output, except references and those that only take values of a list. */
type Texts<Shown, Asked, Chosen extends keyof Shown & keyof Asked> = Omit<Pick<Shown, keyof Shown & keyof Asked>, Chosen>;

/** The free-text fields of each kind. A new field must be hidden under review and shown to moderators, or be excluded here, to compile. */
export interface Written extends Record<StoredKind, object> {
  post: Texts<Post, CreatePost, 'type'>;
  comment: Texts<Comment, CreateComment, 'id' | 'parentId'>;
  group: Texts<StudyGroup, CreateStudyGroup, 'maxMembers' | 'meetingType'>;
  experience: Texts<ExamExperience, CreateExamExperience, 'examDate' | 'difficulty' | 'grade' | 'passed'>;
  meeting: Texts<Meeting, CreateMeeting, 'id' | 'startsAt'>;
  message: Texts<BoardMessage, CreateBoardMessage, 'id' | 'parentId'>;
  /** With the place that the mentor wrote at registration. */
  mentor: Texts<Mentor, CreateMentor, 'studyYear' | 'capacity'> & Mentor['user'];
}

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The column names of these fields. */
export type WrittenColumn<Kind extends StoredKind> = Snake<keyof Written[Kind]>;

/** Returns the notice to an author that others can no longer see their text, or see it again, with the ids of the page it is on. */
export function newsOfSight(event: 'hidden' | 'shown', kind: ReportKind, id: number, { scope, scopeId, key }: Subject): News {
  const postId = Number(scopeId);
  const place = kind === 'post' ? { postId } : kind === 'comment' ? { postId, commentId: id } : kind === 'group' ? { groupId: id } : {};
  return { recipients: { scope, id: scopeId, keys: [key] }, about: { kind: 'moderation', event, ...place } };
}
