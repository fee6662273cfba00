import type { SharedPages } from '../context.ts';
import type { ReportKind } from '../reports/schema.ts';

/** What can be reported and stands in the database; lines of chats do not. */
export type StoredKind = Exclude<ReportKind, 'chat'>;

/** One name for each thing. A chat's line has its room's, too. */
export function nameOfThing(kind: StoredKind, id: number): string {
  return `${kind} ${id}`;
}

export function nameOfLine(room: string, id: number): string {
  return `chat ${room} ${id}`;
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
