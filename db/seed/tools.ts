import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

type Scope = 'thread' | 'post-like' | 'comment-like' | 'group' | 'experience' | 'experience-vote' | 'mentor' | 'mentorship';
type Text = string | undefined;

interface SeedAccount {
  email: string;
  /** Undefined for an account that nobody can log in to. */
  password: string | undefined;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
}

/** The functions of the product that seeding needs: pseudonyms, password hashing, text folding and chat durations. */
export interface SeedTools {
  key(scope: Scope, scopeId: number | string, accountId: string): string;
  randomAlias(): string;
  hasAccount(db: Kysely<Tables>, email: string): Promise<boolean>;
  /** @returns the id of the new account */
  insertAccount(db: Kysely<Tables>, account: SeedAccount): Promise<string>;
  fold(text: string): string;
  /** The folded texts that searches match against. */
  searchTextOf: {
    post(post: { content: string; university?: Text; faculty?: Text; course?: Text; academicTopic?: Text }): string;
    group(group: { subject: string; title: string }): string;
    experience(experience: { examName: string; professor?: Text }): string;
  };
  courseWords(course: string): string[];
  chatEnd(type: 'vent' | 'advice' | 'talk', createdAt: Date): Date | null;
  now: Date;
}

const HOUR = 60 * 60 * 1000;

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR);
}

/** Returns the `count` account ids after index `own`, wrapping around. */
export function others(accountIds: string[], own: number, count: number): string[] {
  return Array.from({ length: Math.min(count, accountIds.length - 1) }, (_, step) => accountIds[(own + 1 + step) % accountIds.length]!);
}
