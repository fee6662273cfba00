import { sql, type Kysely } from 'kysely';

/**
 * Rows keep the number of the transaction that wrote them and lie in the order in which they came, which tells when somebody
 * registered or logged in, and so who may have written what came next. Called now and then, this writes the rows of those
 * who came lately anew, with as many others, in any order and in one transaction.
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
      for person in select account_id from (select distinct account_id from sessions where token_hash = any(chosen)) as people order by random() loop
        update accounts set details = details where id = person;
      end loop;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function shuffle_people`.execute(db);
}
