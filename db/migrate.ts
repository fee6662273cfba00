import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.ts';
import * as accounts from './migrations/2026-11-21-1-accounts.ts';
import * as universities from './migrations/2026-11-21-2-universities.ts';
import * as posts from './migrations/2026-11-21-3-posts.ts';
import * as comments from './migrations/2026-11-21-4-comments.ts';
import * as studyGroups from './migrations/2026-11-21-5-study-groups.ts';
import * as examExperiences from './migrations/2026-11-21-6-exam-experiences.ts';
import * as mentors from './migrations/2026-11-21-7-mentors.ts';
import * as postsStatistics from './migrations/2026-11-21-8-posts-statistics.ts';

/** In order; a migration that has landed never changes. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-1-accounts': accounts,
  '2026-11-21-2-universities': universities,
  '2026-11-21-3-posts': posts,
  '2026-11-21-4-comments': comments,
  '2026-11-21-5-study-groups': studyGroups,
  '2026-11-21-6-exam-experiences': examExperiences,
  '2026-11-21-7-mentors': mentors,
  '2026-11-21-8-posts-statistics': postsStatistics,
};

export function createMigrator(db: Kysely<Tables>, provided = migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => provided } });
}

/**
 * Brings the database to the newest state, all steps in one transaction under Kysely's lock: it ends up there or stays as
 * it was, and processes that start together migrate once.
 */
export async function migrateToLatest(db: Kysely<Tables>, provided = migrations): Promise<void> {
  const { error, results } = await createMigrator(db, provided).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? '(none)'} failed`, { cause: error });
}
