import { sql, type Kysely } from 'kysely';

/** Lists leave out what moderators have removed. Without the column in their index, each row that a late page skips is fetched for it. */
const LISTS = {
  posts_recent: 'created_at desc, id desc',
  posts_popular: 'likes desc, created_at desc, id desc',
  posts_type: 'type, created_at desc, id desc',
  posts_university: 'university, created_at desc, id desc',
  posts_faculty: 'faculty, created_at desc, id desc',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each serves posts.list: in its order, alone or with one filter, by the index alone.
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
