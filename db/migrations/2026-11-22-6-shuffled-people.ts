import { sql, type Kysely } from 'kysely';

/**
 * Transaction ids and physical order of rows reveal when an account was created or logged in, and thus who may have written the next
 * text. This function, called periodically, rewrites recent rows together with as many others, in random order and in one
 * transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shuffle_people(lately date, most integer) returns void language plpgsql as $$
    declare
      chosen bytea[];
      token bytea;
      person uuid;
    begin
      select array_agg(token_hash) into chosen from (
        (select token_hash from sessions where expires_on >= lately order by random() limit most)
        union
        (select token_hash from sessions where token_hash >= sha256(random()::text::bytea) order by token_hash limit most)
      ) as tokens;
      for token in select token_hash from unnest(chosen) as token_hash order by random() loop
        update sessions set expires_on = expires_on where token_hash = token;
      end loop;
      for person in
        select id from (
          select account_id as id from sessions where token_hash = any(chosen)
          union
          -- Who registered and logged out again has no session. Among very many accounts that would take long to find, and tells little.
          (select id from accounts where pg_table_size('accounts') < 67108864 order by age(xmin), random() limit most)
        ) as people order by random()
      loop
        update accounts set details = details where id = person;
      end loop;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function shuffle_people`.execute(db);
}
