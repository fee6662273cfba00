import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { seedAccounts } from './accounts.ts';
import { generatePosts } from './generated-posts.ts';
import { seedExamExperiences } from './exam-experiences.ts';
import { seedMentors } from './mentors.ts';
import { seedPosts } from './posts.ts';
import { seedStudyGroups } from './study-groups.ts';
import type { SeedTools } from './tools.ts';

/** Of two seeds at once, the second waits and finds the content there. Arbitrary, but used by no other advisory lock. */
const SEED_LOCK = '5120384976610237745';

interface SeedOptions {
  /** Generated posts to add, for benchmarks. */
  generated: number;
}

/**
 * Inserts the demo content in one transaction unless it is already there, and adds generated posts on every call.
 * @returns whether the demo content was inserted
 */
export async function seed(db: Kysely<Tables>, tools: SeedTools, { generated }: SeedOptions): Promise<boolean> {
  const created = await db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(trx);
    const { accountIds, created } = await seedAccounts(trx, tools);
    if (!created) return false;
    for (const load of [seedPosts, seedStudyGroups, seedExamExperiences, seedMentors]) await load(trx, tools, accountIds);
    return true;
  });
  if (generated > 0) await generatePosts(db, tools, generated);
  // Without fresh statistics the planner would choose indexes as for an empty table.
  await sql`analyze`.execute(db);
  return created;
}
