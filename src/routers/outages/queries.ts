import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { OUTAGE_HOURS } from './limits.ts';

/** Notes that the upkeep runs, and whether it comes back after an outage. Several processes at once note the same return. */
export async function noteUpkeep(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    insert into upkeep (ran_at) values (${now})
    on conflict (sole) do update set ran_at = excluded.ran_at,
      back_at = case when upkeep.ran_at < excluded.ran_at - ${OUTAGE_HOURS} * interval '1 hour' then excluded.ran_at else upkeep.back_at end`.execute(
    db,
  );
}

/** Returns when the site came back from its last outage; undefined if it has had none. */
export async function findReturn(db: Kysely<Tables>): Promise<Date | undefined> {
  const row = await db.selectFrom('upkeep').select('back_at').executeTakeFirst();
  return row?.back_at ?? undefined;
}
