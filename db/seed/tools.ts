import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

type Scope = 'thread' | 'post-like' | 'comment-like' | 'group' | 'experience' | 'experience-vote' | 'mentor' | 'mentorship';
type Text = string | undefined;

interface SeedAccount {
  email: string;
  /** Undefined: nobody can log in. */
  password: string | undefined;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
}

/** What seeding needs from the product: how it keys people, hashes passwords, folds text and ends chats. */
export interface SeedTools {
  key(scope: Scope, scopeId: number | string, accountId: string): string;
  randomAlias(): string;
  hasAccount(db: Kysely<Tables>, email: string): Promise<boolean>;
  /** @returns the new account's id. */
  insertAccount(db: Kysely<Tables>, account: SeedAccount): Promise<string>;
  fold(text: string): string;
  /** The folded texts that the searches look in. */
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

/** The `count` people after this one, going round. */
export function others(accountIds: string[], own: number, count: number): string[] {
  return Array.from({ length: Math.min(count, accountIds.length - 1) }, (_, step) => accountIds[(own + 1 + step) % accountIds.length]!);
}
