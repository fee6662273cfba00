import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';
import { nameVoices } from './name-voices.ts';

export async function up(db: Kysely<unknown>, { randomAlias }: MigrationTools): Promise<void> {
  // voice_key equals comments.author_key; the alias is random. The unique keys serve: one alias per author, and one author per alias.
  await sql`
    create table thread_voices (
      post_id integer not null references posts on delete cascade,
      voice_key text not null check (char_length(voice_key) = 22),
      alias text not null check (char_length(alias) between 1 and 120),
      primary key (post_id, voice_key),
      unique (post_id, alias)
    )`.execute(db);
  await nameVoices(db, randomAlias);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table thread_voices`.execute(db);
}
