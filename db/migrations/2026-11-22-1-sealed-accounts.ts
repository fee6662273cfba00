import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

interface Plain {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  university: string;
  faculty: string;
  study_year: string;
  terms_accepted_at: Date;
  created_at: Date;
}

interface Details {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
  termsAcceptedAt: string;
  createdAt: string;
}

/**
 * Encrypts personal details of accounts and the start times of sessions, so that read access to the database reveals no names, places
 * or times that could be matched with texts. Creates new tables, because updated rows would leave their old versions behind.
 */
export async function up(db: Kysely<unknown>, { seal, nameOf }: MigrationTools): Promise<void> {
  await sql`alter table sessions rename to plain_sessions`.execute(db);
  await sql`alter table accounts rename to plain_accounts`.execute(db);
  await sql`
    create table accounts (
      id uuid constraint accounts_by_id primary key,
      email_digest bytea not null constraint accounts_email unique check (octet_length(email_digest) = 32),
      details bytea not null
    )`.execute(db);
  // No foreign key, because creating a session would lock the account's row, and the lock leaves a trace of when.
  await sql`
    create table sessions (
      token_hash bytea constraint sessions_by_token primary key check (octet_length(token_hash) = 32),
      account_id uuid not null,
      details bytea not null,
      expires_on date not null
    )`.execute(db);

  const { rows } = await sql<Plain>`select * from plain_accounts order by random()`.execute(db);
  for (const row of rows) {
    const details: Details = {
      email: row.email,
      passwordHash: row.password_hash,
      firstName: row.first_name,
      lastName: row.last_name,
      university: row.university,
      faculty: row.faculty,
      studyYear: row.study_year,
      termsAcceptedAt: row.terms_accepted_at.toISOString(),
      createdAt: row.created_at.toISOString(),
    };
    await sql`insert into accounts (id, email_digest, details)
      values (${row.id}, ${nameOf('email', row.email)}, ${seal(`account ${row.id}`, details)})`.execute(db);
  }
  const sessions = await sql<{
    token_hash: Buffer;
    created_at: Date;
  }>`select token_hash, created_at from plain_sessions order by random()`.execute(db);
  for (const { token_hash, created_at } of sessions.rows) {
    const details = seal(`session ${token_hash.toString('hex')}`, { createdAt: created_at.toISOString() });
    await sql`insert into sessions (token_hash, account_id, details, expires_on)
      select token_hash, account_id, ${details}, (expires_at at time zone 'UTC')::date + 1 from plain_sessions where token_hash = ${token_hash}`.execute(
      db,
    );
  }
  await sql`drop table plain_sessions`.execute(db);
  await sql`drop table plain_accounts`.execute(db);
  // Serves: ending all sessions of an account (reset, deletion), and listing them for their owner.
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  // Serves: deleting expired sessions.
  await sql`create index sessions_expiry on sessions (expires_on)`.execute(db);
}

/** Ends all sessions. */
export async function down(db: Kysely<unknown>, { open }: MigrationTools): Promise<void> {
  const { rows } = await sql<{ id: string; details: Buffer }>`select id, details from accounts`.execute(db);
  await sql`drop table sessions`.execute(db);
  await sql`drop table accounts`.execute(db);
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
  await sql`
    create table sessions (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at)
    )`.execute(db);
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  for (const row of rows) {
    const own = open<Details>(`account ${row.id}`, row.details);
    await sql`insert into accounts values (${row.id}, ${own.email}, ${own.passwordHash}, ${own.firstName}, ${own.lastName},
      ${own.university}, ${own.faculty}, ${own.studyYear}, ${own.termsAcceptedAt}, ${own.createdAt})`.execute(db);
  }
}
