import { sql, type Kysely } from 'kysely';

/**
 * The last message and meeting of the group when the member was removed: later ones they have not read, and so cannot report. Null for a
 * group without any, in the row of a mailbox, which must not equal the one of its account, and in rows that an earlier version writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_group_removals add column last_message integer, add column last_meeting integer`.execute(db);
  await sql`
    update study_group_removals removal set
      last_message = (select max(id) from study_group_messages where group_id = removal.group_id),
      last_meeting = (select max(id) from study_group_meetings where group_id = removal.group_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_group_removals drop column last_message, drop column last_meeting`.execute(db);
}
