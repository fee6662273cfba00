import { sql, type Kysely } from 'kysely';

/**
 * Closes a mailbox once per pause during which its account was deleted. `held_by` identifies the pause to the server's key alone, so
 * that lifting the pause reopens the mailbox; it is empty for mailboxes of closed accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_addresses add column held_by bytea not null default ''`.execute(db);
  // The pause of existing rows is unknown: a random `held_by` keeps them until `ends_on`.
  await sql`update closed_addresses set held_by = sha256(gen_random_uuid()::text::bytea) where ends_on is not null`.execute(db);
  await sql`alter table closed_addresses alter column held_by drop default`.execute(db);
  await sql`
    alter table closed_addresses add constraint closed_addresses_held_by_check
    check (octet_length(held_by) = case when ends_on is null then 0 else 32 end)`.execute(db);
  await sql`alter table closed_addresses drop constraint closed_addresses_pkey`.execute(db);
  // Serves each registration: checking whether the mailbox is closed.
  await sql`alter table closed_addresses add primary key (digest, held_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from closed_addresses as one using closed_addresses as other
    where one.digest = other.digest and one.held_by <> other.held_by
      and (other.ends_on is null or other.ends_on > one.ends_on or (other.ends_on = one.ends_on and other.held_by > one.held_by))`.execute(
    db,
  );
  await sql`alter table closed_addresses drop column held_by`.execute(db);
  await sql`alter table closed_addresses add primary key (digest)`.execute(db);
}
