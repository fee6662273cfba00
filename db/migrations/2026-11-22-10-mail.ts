import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

/**
 * Mails that wait to be sent, and what they prove once read. Both are sealed, are found by digests that nobody can make
 * without the installation's secret, and name no moment but that of the next try after one that failed.
 */
export async function up(db: Kysely<unknown>, tools: MigrationTools): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      about_digest bytea not null check (octet_length(about_digest) = 32),
      details bytea not null,
      due_at timestamptz not null
    )`.execute(db);
  // Serves: take what is due, that which waits longest first.
  await sql`create index outbox_due on outbox (due_at)`.execute(db);
  // Serves: forget what waits for somebody whose account goes.
  await sql`create index outbox_about on outbox (about_digest)`.execute(db);
  await sql`
    create table email_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      owner_digest bytea not null check (octet_length(owner_digest) = 32),
      address_digest bytea not null check (octet_length(address_digest) = 32),
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  // Serves: end all of an account's tokens, when one is used and when the account goes.
  await sql`create index email_tokens_owner on email_tokens (owner_digest)`.execute(db);
  // Serves: find the token whose code somebody types beside their address.
  await sql`create index email_tokens_address on email_tokens (address_digest)`.execute(db);
  // Serves: sweeping out tokens that have expired.
  await sql`create index email_tokens_expiry on email_tokens (expires_on)`.execute(db);
  await redigest(db, tools, mailboxOf);
}

export async function down(db: Kysely<unknown>, tools: MigrationTools): Promise<void> {
  await redigest(db, tools, (email) => email);
  await sql`drop table email_tokens`.execute(db);
  await sql`drop table outbox`.execute(db);
}

/** One mailbox is one account: what follows a plus sign is no other mailbox. Where two have accounts already, both stay. */
async function redigest(db: Kysely<unknown>, { open, nameOf }: MigrationTools, toName: (email: string) => string): Promise<void> {
  const { rows } = await sql<{ id: string; details: Buffer }>`select id, details from accounts`.execute(db);
  for (const { id, details } of rows) {
    const { email } = open<{ email: string }>(`account ${id}`, details);
    if (mailboxOf(email) === email) continue;
    const digest = nameOf('email', toName(email));
    await sql`
      update accounts set email_digest = ${digest}
      where id = ${id} and not exists (select from accounts where email_digest = ${digest})`.execute(db);
  }
}

function mailboxOf(email: string): string {
  return email.replace(/(?<=.)\+[^@]*@/, '@');
}
