import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { seed } from '../../db/seed/seed.ts';
import type { Tables } from '../../db/tables.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { createSeedTools } from '../../src/server/start/seed-tools.ts';
import { createServices } from '../../src/server/start/services.ts';
import { TEST_SECRET } from './migration-tools.ts';
import { PASSWORD_HASH } from './students.ts';

/** Inserts the demo content, whose accounts all have STUDENT_PASSWORD, and a text that a careless copy would change. */
export async function fillSite(db: Kysely<Tables>, secretKey = TEST_SECRET): Promise<void> {
  const services = await createServices({ env: readEnv({}), secretKey, db, pages: createSharedPages() });
  const passwords = { ...services.passwords, hash: async () => PASSWORD_HASH };
  await seed(db, createSeedTools({ ...services, passwords }), { generated: 0 });
  const content = `uno\u2028due\u2029tre\r\nquattro\tcinque «’\\n\\\\"#{}» 💛 e\u0301`;
  await db
    .updateTable('posts')
    .set({ content, created_at: sql`'2026-11-22 10:20:30.123456+00'` })
    .where('id', '=', 1)
    .execute();
  await db
    .insertInto('sessions')
    .values({ token_hash: randomBytes(32), owner_key: randomBytes(16), details: randomBytes(100), expires_on: '2099-01-01' })
    .execute();
}

/** What a restore leaves of these digests: every row but the sessions, which may have been ended after the backup. */
export function digestsOfRestored(digests: Record<string, string>): Record<string, string> {
  return { ...digests, sessions: '0 ' };
}

/** Returns the number of rows of each table and a digest of their contents, computed by PostgreSQL. */
export async function digestTables(db: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows: names } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of names) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\n' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      db,
    );
    digests[name] = rows[0]!.digest;
  }
  return digests;
}
