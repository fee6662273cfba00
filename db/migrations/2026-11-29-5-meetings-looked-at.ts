import { sql, type Kysely } from 'kysely';

/** Where and by which link a group meets are words too: they can be reported, covered and taken away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_group_meetings add column withheld text check (withheld in ('review', 'removed'))`.execute(db);
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
    check (kind in ('post', 'comment', 'group', 'experience', 'mentor', 'message', 'meeting', 'chat', 'request', 'response'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from cases where kind = 'meeting'`.execute(db);
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
    check (kind in ('post', 'comment', 'group', 'experience', 'mentor', 'message', 'chat', 'request', 'response'))`.execute(db);
  await sql`delete from study_group_meetings where withheld is not null`.execute(db);
  await sql`alter table study_group_meetings drop column withheld`.execute(db);
}
