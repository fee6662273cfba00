import { sql, type Kysely } from 'kysely';

/**
 * Takes a lock, and then asks whether an account is there, for a write that is one statement. Each command of the function sees what is
 * committed when it begins, so an account for whose deletion the lock waited is gone; then the statement fails, and nothing is written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function account_stands(shared_lock bigint, wanted uuid) returns boolean language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(shared_lock);
      if not exists (select from accounts where accounts.id = wanted) then
        raise exception 'there is no such account any more' using errcode = 'SV001';
      end if;
      return true;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function account_stands`.execute(db);
}
