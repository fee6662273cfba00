import { sql, type Kysely } from 'kysely';

/** Students whose requests a mentor blocks, by their key for this mentor, from which the mentor cannot identify them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mentorship_refusals (
      mentor_id integer not null references mentors on delete cascade,
      student_key text not null check (char_length(student_key) = 22),
      primary key (mentor_id, student_key)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mentorship_refusals`.execute(db);
}
