import { sql, type Kysely } from 'kysely';

/** Makes place and link of a meeting subject to moderation. */
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
