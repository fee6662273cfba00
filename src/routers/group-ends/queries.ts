import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { inTransaction } from '../queries.ts';
import { listMemberKeys } from '../study-groups/queries.ts';
import { listWaitingKeys, lockGroup } from '../waiting/queries.ts';
import { DAYS_AFTER_MEETING, DAYS_OF_SILENCE } from './limits.ts';
import { endAfter } from './rules.ts';

interface Ending {
  id: number;
  ends_at: Date;
  ending_told_at: Date | null;
}

interface Step {
  event: 'ending' | 'ended';
  members: string[];
  waiting: string[];
}

/** When each group ends unless it is used again: the later of the deadlines after its last meeting and after its last activity. */
const ENDS = sql`
  select id, ending_told_at, greatest(
    greatest(created_at, kept_from, (select max(created_at) from study_group_messages where group_id = study_groups.id))
      + ${DAYS_OF_SILENCE} * interval '1 day',
    (select max(starts_at) from study_group_meetings where group_id = study_groups.id and withheld is distinct from 'removed') + ${DAYS_AFTER_MEETING} * interval '1 day'
  ) as ends_at
  from study_groups where withheld is null`;

/** Returns the groups that end soon, and those that were warned. */
export async function listEnding(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${ENDS}) as ending where ends_at <= ${endAfter(now)} or ending_told_at is not null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes a group one step towards its end: warns it, or deletes it with all its content once the notice period is over. A group that
 * was used meanwhile is kept, and one that was warned before an outage is warned again. @returns the event, and the members and waiting people to notify of it
 */
export function takeToItsEnd(db: Kysely<Tables>, id: number, now: Date, back?: Date): Promise<Step | undefined> {
  return inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    const { rows } = await sql<Ending>`select * from (${ENDS}) as ending where id = ${id}`.execute(trx);
    const group = rows[0];
    if (!group) return undefined;
    const tellAt = (at: Date | null) => trx.updateTable('study_groups').set({ ending_told_at: at }).where('id', '=', id).execute();
    if (group.ends_at > endAfter(now)) {
      if (group.ending_told_at) await tellAt(null);
      return undefined;
    }
    if (!group.ending_told_at || (back && group.ending_told_at < back)) {
      await tellAt(now);
      return { event: 'ending', members: await listMemberKeys(trx, id), waiting: [] };
    }
    if (endAfter(group.ending_told_at) > now || group.ends_at > now) return undefined;
    const over = { event: 'ended', members: await listMemberKeys(trx, id), waiting: await listWaitingKeys(trx, id) } as const;
    await trx.deleteFrom('study_groups').where('id', '=', id).execute();
    return over;
  });
}
