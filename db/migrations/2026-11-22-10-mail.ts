import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

/**
 * Queued mails, and the tokens sent by mail. Both are encrypted and found by digests that depend on the installation's secret. The only
 * time of day stored is that of the next attempt after a failed one.
 */
export async function up(db: Kysely<unknown>, tools: MigrationTools): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      about_digest bytea not null check (octet_length(about_digest) = 32),
      details bytea not null,
      due_at timestamptz not null
    )`.execute(db);
  // Serves: taking due mails, the longest overdue first.
  await sql`create index outbox_due on outbox (due_at)`.execute(db);
  // Serves: deleting the queued mails of a deleted account.
  await sql`create index outbox_about on outbox (about_digest)`.execute(db);
  await sql`
    create table email_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      owner_digest bytea not null check (octet_length(owner_digest) = 32),
      address_digest bytea not null check (octet_length(address_digest) = 32),
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  // Serves: deleting all tokens of an account, when one is used and when the account is deleted.
  await sql`create index email_tokens_owner on email_tokens (owner_digest)`.execute(db);
  // Serves: finding the token of a code that is entered with its address.
  await sql`create index email_tokens_address on email_tokens (address_digest)`.execute(db);
  // Serves: deleting expired tokens.
  await sql`create index email_tokens_expiry on email_tokens (expires_on)`.execute(db);
  await redigest(db, tools, mailboxOf);
}

export async function down(db: Kysely<unknown>, tools: MigrationTools): Promise<void> {
  await redigest(db, tools, (email) => email);
  await sql`drop table email_tokens`.execute(db);
  await sql`drop table outbox`.execute(db);
}

/** Digests addresses without their +suffix, so that a mailbox has at most one account. If two accounts share one already, both are kept. */
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
