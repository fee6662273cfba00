import { sql, type Kysely } from 'kysely';

/** Lists exclude removed posts. Without `withheld` in the index, each row that a late page skips has to be fetched from the table. */
const LISTS = {
  posts_recent: 'created_at desc, id desc',
  posts_popular: 'likes desc, created_at desc, id desc',
  posts_type: 'type, created_at desc, id desc',
  posts_university: 'university, created_at desc, id desc',
  posts_faculty: 'faculty, created_at desc, id desc',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each serves an index-only scan for posts.list, in one order with at most one filter.
  await remake(db, 'include (withheld)');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await remake(db, '');
}

async function remake(db: Kysely<unknown>, included: string): Promise<void> {
  for (const [name, order] of Object.entries(LISTS)) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on posts (${sql.raw(order)}) ${sql.raw(included)}`.execute(db);
  }
}
