import { sql, type Kysely } from 'kysely';

/**
 * Takes a lock, and then reads an account, in one round trip. Two commands of a function that may change what it reads see each what is
 * committed when it begins; one statement that did both would still see an account for whose deletion the lock waited.
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
