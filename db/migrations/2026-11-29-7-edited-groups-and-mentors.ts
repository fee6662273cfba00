import { sql, type Kysely } from 'kysely';

/**
 * When the free texts of a group or mentor profile last changed, so that a decision about earlier words does not hold for later ones.
 * Unknown for existing rows, and for changes by the release before this one while it still runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['study_groups', 'mentors']) await sql`alter table ${sql.table(table)} add column edited_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['study_groups', 'mentors']) await sql`alter table ${sql.table(table)} drop column edited_at`.execute(db);
}
