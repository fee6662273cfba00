import { sql, type Kysely } from 'kysely';

const TABLES = ['study_groups', 'exam_experiences'];

/** studyGroups.list and examExperiences.list filter by a prefix of the faculty, which needs an index that works in any collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`drop index ${sql.ref(`${table}_faculty`)}`.execute(db);
    await sql`create index ${sql.ref(`${table}_faculty`)} on ${sql.table(table)} (faculty_folded text_pattern_ops)`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`drop index ${sql.ref(`${table}_faculty`)}`.execute(db);
    await sql`create index ${sql.ref(`${table}_faculty`)} on ${sql.table(table)} (faculty_folded, created_at desc, id desc)`.execute(db);
  }
}
