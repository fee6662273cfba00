import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { dayOf } from '../durations.ts';
import type { Action } from '../moderation/schema.ts';
import type { ReportReason } from '../reports/schema.ts';
import type { TransparencyMonth } from './schema.ts';

interface Row {
  month: string;
  event: string;
  detail: string | null;
  count: number;
}

/**
 * Lists the figures of moderation by month, latest first, up to yesterday: figures that grow with each report would tell whoever was there
 * just then that somebody reported it, and so who.
 */
export async function listMonths(db: Kysely<Tables>, now: Date): Promise<TransparencyMonth[]> {
  const finished = sql<boolean>`happened_on < ${dayOf(now)}::date`;
  const { rows } = await sql<Row>`
    select to_char(happened_on, 'YYYY-MM') as month, event, detail, count(*)::int as count
    from moderation_log where ${finished} group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db);
  const { rows: medians } = await sql<{ month: string; minutes: number }>`
    select to_char(happened_on, 'YYYY-MM') as month, percentile_cont(0.5) within group (order by minutes) as minutes
    from moderation_log where event = 'decision' and ${finished} group by 1`.execute(db);
  const medianOf = new Map(medians.map(({ month, minutes }) => [month, Math.round(minutes / 6) / 10]));
  return [...new Set(rows.map(({ month }) => month))].map((month) => {
    const own = rows.filter((row) => row.month === month);
    const total = (event: string) => own.filter((row) => row.event === event).reduce((sum, { count }) => sum + count, 0);
    const byDetail = (event: string) => own.filter((row) => row.event === event).map(({ detail, count }) => ({ detail, count }));
    return {
      month,
      reports: byDetail('report').map(({ detail, count }) => ({ reason: detail as ReportReason, count })),
      found: total('found'),
      folded: total('folded'),
      decisions: byDetail('decision').map(({ detail, count }) => ({ action: detail as Action, count })),
      medianHours: medianOf.get(month) ?? null,
      appeals: total('appeal'),
      upheld: total('upheld'),
      lifted: total('lifted'),
    };
  });
}
