import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Serve exams.list, which counts rows per name in an index-only scan, and exams.get, which reads the newest rows of a few names.
  await sql`create index exam_experiences_exam on exam_experiences (exam_name, created_at desc, id desc) where withheld is null`.execute(
    db,
  );
  await sql`create index study_groups_subject on study_groups (subject, created_at desc, id desc) where withheld is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index study_groups_subject`.execute(db);
  await sql`drop index exam_experiences_exam`.execute(db);
}
