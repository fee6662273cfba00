import { sql, type Kysely } from 'kysely';

/** Whose ids number the threads, and the boards, in which people have keys. */
const NUMBERED = { thread: 'posts', group: 'study_groups' };
/** As many as processes of the version before may still begin while this one takes their places. */
const BEGUN_MEANWHILE = 10_000;

/** From which id on the keys of a scope are those of src/server/security/block-keys.ts: what is stored keeps its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table block_keys (scope text primary key, since integer not null)`.execute(db);
  for (const [scope, table] of Object.entries(NUMBERED)) {
    await sql`
      insert into block_keys
      select ${scope}, case when is_called then last_value + ${BEGUN_MEANWHILE} else 1 end
      from ${sql.table(`${table}_id_seq`)}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [scope, table] of Object.entries(NUMBERED)) {
    const { rows } = await sql`
      select from ${sql.table(table)} where id >= (select since from block_keys where scope = ${scope}) limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`The version before does not know whose the keys of the newest ${table} are`);
  }
  await sql`drop table block_keys`.execute(db);
}
