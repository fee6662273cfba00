import { sql, type Kysely } from 'kysely';

/** The public ids of a group's creator and an experience's author: random, so that they reveal nothing and survive a change of the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_groups add column creator_ref uuid not null default gen_random_uuid()`.execute(db);
  await sql`alter table exam_experiences add column author_ref uuid not null default gen_random_uuid()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exam_experiences drop column author_ref`.execute(db);
  await sql`alter table study_groups drop column creator_ref`.execute(db);
}
