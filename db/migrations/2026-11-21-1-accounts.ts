import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      first_name text not null check (char_length(first_name) between 1 and 120),
      last_name text not null check (char_length(last_name) between 1 and 120),
      university text not null check (char_length(university) between 1 and 120),
      faculty text not null check (char_length(faculty) between 1 and 120),
      study_year text not null check (char_length(study_year) between 1 and 120),
      terms_accepted_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  // Only the SHA-256 of a token is stored, so that read access to this table does not suffice to log in.
  await sql`
    create table sessions (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at)
    )`.execute(db);
  // Serves: ending all sessions of an account (reset, deletion), and listing them for their owner.
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  // Serves: deleting expired sessions.
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sessions`.execute(db);
  await sql`drop table accounts`.execute(db);
}
