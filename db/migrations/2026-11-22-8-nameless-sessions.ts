import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

const placeOf = (tokenHash: Buffer) => `session ${tokenHash.toString('hex')}`;

const OWNER_KEYS = 1024;
const OWNER_KEY_BYTES = 16;
/** Rows per insert. */
const BATCH = 1000;

/**
 * Removes account ids from sessions, because together with a text written right after a login they identified its author. The id is
 * encrypted, and an account's sessions are found by owner keys, which differ for each session.
 */
export async function up(db: Kysely<unknown>, { seal, open, nameOf }: MigrationTools): Promise<void> {
  // Accounts with more sessions than keys keep those that expire last.
  const { rows } = await sql<{ token_hash: Buffer; account_id: string; details: Buffer; expires_on: string; nth: number }>`
    select token_hash, account_id, details, expires_on::text, nth from (
      select *, row_number() over (partition by account_id order by expires_on desc, random())::int as nth from sessions
    ) as numbered where nth <= ${OWNER_KEYS} order by random()`.execute(db);
  await sql`drop table sessions`.execute(db);
  await sql`
    create table sessions (
      token_hash bytea constraint sessions_by_token primary key check (octet_length(token_hash) = 32),
      owner_key bytea not null check (octet_length(owner_key) = ${sql.lit(OWNER_KEY_BYTES)}),
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  const keysOf = new Map<string, Buffer>();
  const nameless = rows.map(({ token_hash, account_id, details, expires_on, nth }) => {
    const keys = keysOf.get(account_id) ?? ownerKeys(nameOf('session owner', account_id));
    keysOf.set(account_id, keys);
    const { createdAt } = open<{ createdAt: string }>(placeOf(token_hash), details);
    return {
      token_hash,
      owner_key: keys.subarray((nth - 1) * OWNER_KEY_BYTES, nth * OWNER_KEY_BYTES),
      details: seal(placeOf(token_hash), { accountId: account_id, createdAt }),
      expires_on,
    };
  });
  for (let start = 0; start < nameless.length; start += BATCH) {
    const batch = nameless.slice(start, start + BATCH);
    await sql`
      insert into sessions (token_hash, owner_key, details, expires_on)
      select * from unnest(${batch.map((row) => row.token_hash)}::bytea[], ${batch.map((row) => row.owner_key)}::bytea[],
        ${batch.map((row) => row.details)}::bytea[], ${batch.map((row) => row.expires_on)}::date[])`.execute(db);
  }
  // Serves: listing an account's sessions, and ending one or all. Unique, because no two sessions share a key.
  await sql`create unique index sessions_owner on sessions (owner_key)`.execute(db);
  // Serves: deleting expired sessions.
  await sql`create index sessions_expiry on sessions (expires_on)`.execute(db);

  await sql`drop function shuffle_people`.execute(db);
  await sql`
    create function shuffle_accounts(most integer) returns void language plpgsql as $$
    declare
      person uuid;
    begin
      for person in select id from (select id from accounts order by age(xmin), random() limit most) as people order by random() loop
        update accounts set details = details where id = person;
      end loop;
    end $$`.execute(db);
}

/** Restores the account ids. */
export async function down(db: Kysely<unknown>, { seal, open }: MigrationTools): Promise<void> {
  const { rows } = await sql<{
    token_hash: Buffer;
    details: Buffer;
    expires_on: string;
  }>`select token_hash, details, expires_on::text from sessions order by random()`.execute(db);
  await sql`drop table sessions`.execute(db);
  await sql`
    create table sessions (
      token_hash bytea constraint sessions_by_token primary key check (octet_length(token_hash) = 32),
      account_id uuid not null,
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  for (const { token_hash, details, expires_on } of rows) {
    const { accountId, createdAt } = open<{ accountId: string; createdAt: string }>(placeOf(token_hash), details);
    await sql`insert into sessions values (${token_hash}, ${accountId}, ${seal(placeOf(token_hash), { createdAt })}, ${expires_on})`.execute(
      db,
    );
  }
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_on)`.execute(db);

  await sql`drop function shuffle_accounts`.execute(db);
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
          (select id from accounts where pg_table_size('accounts') < 67108864 order by age(xmin), random() limit most)
        ) as people order by random()
      loop
        update accounts set details = details where id = person;
      end loop;
    end $$`.execute(db);
}

function ownerKeys(secret: Buffer): Buffer {
  return createHash('shake256', { outputLength: OWNER_KEYS * OWNER_KEY_BYTES })
    .update(secret)
    .digest();
}
