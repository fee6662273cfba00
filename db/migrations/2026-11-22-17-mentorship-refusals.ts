import { sql, type Kysely } from 'kysely';

/** Whose requests a mentor wants no more: by the student's key for this mentor, which tells the mentor nothing. */
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
