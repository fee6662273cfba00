import { sql, type Kysely } from 'kysely';

/**
 * Takes a lock and then reads an account, in one round trip. Each statement of a volatile function has its own snapshot, so an account
 * whose deletion the lock waited for is not returned; a single statement that did both would still see it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function standing_account(shared_lock bigint, wanted uuid) returns table (id uuid, details bytea) language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(shared_lock);
      return query select accounts.id, accounts.details from accounts where accounts.id = wanted;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function standing_account`.execute(db);
}
