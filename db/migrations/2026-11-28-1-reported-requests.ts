import { sql, type Kysely } from 'kysely';

/** Lets recipients report a mentorship request and the response to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
    check (kind in ('post', 'comment', 'group', 'experience', 'mentor', 'message', 'chat', 'request', 'response'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from cases where kind in ('request', 'response')`.execute(db);
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
    check (kind in ('post', 'comment', 'group', 'experience', 'mentor', 'message', 'chat'))`.execute(db);
}
