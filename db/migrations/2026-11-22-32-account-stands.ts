import { sql, type Kysely } from 'kysely';

/**
 * Takes a lock and then checks that an account exists, for writes that are a single statement. Each statement of the function has its own
 * snapshot, so an account whose deletion the lock waited for is not found; then the write fails.
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
