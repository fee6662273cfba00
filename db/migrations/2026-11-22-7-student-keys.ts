import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

/** Makes a student's key different for each mentor, because a common key linked all requests of a student. */
export async function up(db: Kysely<unknown>, { key }: MigrationTools): Promise<void> {
  await rekey(db, (student) => [() => key('mentorship', 'student', student), (mentor) => key('mentorship', mentor, student)]);
}

export async function down(db: Kysely<unknown>, { key }: MigrationTools): Promise<void> {
  await rekey(db, (student) => [(mentor) => key('mentorship', mentor, student), () => key('mentorship', 'student', student)]);
}

type KeyTo = (mentor: number) => string;

/** Re-keys the requests of existing accounts; those of deleted accounts keep keys that nobody can derive. */
async function rekey(db: Kysely<unknown>, keysOf: (student: string) => [before: KeyTo, after: KeyTo]): Promise<void> {
  const mentors = (await sql<{ id: number }>`select distinct mentor_id as id from mentorship_requests`.execute(db)).rows.map(
    ({ id }) => id,
  );
  if (mentors.length === 0) return;
  const { rows: students } = await sql<{ id: string }>`select id from accounts`.execute(db);
  for (const { id } of students) {
    const [before, after] = keysOf(id);
    await sql`
      update mentorship_requests set student_key = own.after
      from unnest(${mentors}::int[], ${mentors.map(before)}::text[], ${mentors.map(after)}::text[]) as own(mentor, before, after)
      where mentor_id = own.mentor and student_key = own.before`.execute(db);
  }
}
