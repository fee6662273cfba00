import type { Client } from 'pg';
import { learnFiles, readLog, type LogRecord } from './wal.ts';

/** A row as seen by the thief, plus its owner, whom only the simulation knows. */
export interface Row {
  id: string;
  table: string;
  /** Last known values of its columns. */
  values: Record<string, unknown>;
  /** The account that created it. */
  owner: string | undefined;
  /** What the owner did just before. */
  just?: Just | undefined;
  /** The transaction that deleted it. */
  removed?: number;
}

/** A transaction that created, changed, locked or deleted a row. */
export interface Touch {
  xid: number;
  row: string;
  kind: 'made' | 'changed' | 'locked' | 'removed';
}

export type Just = 'registered' | 'logged in';

export interface Actor {
  owner: string | undefined;
  just?: Just | undefined;
}

/** The product itself, when it runs its own jobs. */
export const PRODUCT: Actor = { owner: undefined };

interface Seen {
  table: string;
  tid: string;
  key: unknown[];
  values: Record<string, unknown>;
  xmin: string;
  xmax: string;
}

/** What a thief finds in a database, recorded while it is used. The product must handle one call at a time. */
export interface Ledger {
  rows: Map<string, Row>;
  /** From the write-ahead log. */
  log: Touch[];
  /** From the system columns xmin and xmax at each call of `look`. */
  versions: Touch[];
  /** From dead row versions that are still in the files. */
  dead: Touch[];
  /** The row ids of each table in physical order, as of the last `look`. */
  order: Map<string, string[]>;
  /** Called after each call of the product. */
  record(actor: Actor): Promise<void>;
  look(): Promise<void>;
}

export async function openLedger(client: Client): Promise<Ledger> {
  await client.query('create extension if not exists pageinspect; create extension if not exists pg_walinspect');
  const tables = await emptyTables(client);
  const names = tables.map(({ name }) => name);
  const seeing = (condition: string) =>
    tables
      .map(
        ({ name, key }) =>
          `select '${name}' as "table", ctid::text as tid, jsonb_build_array(${key}) as key, to_jsonb(t) as "values", xmin::text, xmax::text from "${name}" t ${condition}`,
      )
      .join(' union all ');
  const ledger: Ledger = { rows: new Map(), log: [], versions: [], dead: [], order: new Map(), record, look };
  const places = new Map<string, string>();
  let { xid, flushed: read } = await position(client);
  const files = new Map<string, string>();
  return ledger;

  async function record({ owner, just }: Actor): Promise<void> {
    const before = xid;
    const now = await position(client);
    if (now.xid === before && now.flushed === read) return;
    const known = files.size;
    await learnFiles(client, files, names);
    // In rewritten tables all rows have new places.
    const anew = known > 0 && files.size > known;
    const { rows: seen } = await client.query<Seen>(seeing(anew ? '' : `where xmin::text::bigint >= ${before}`));
    const { records, end } = await readLog(client, read, now.flushed, files);
    xid = now.xid;
    read = end;
    const fresh = new Map(seen.map((row) => [`${row.table} ${row.tid}`, idOf(row)]));
    const resolved = resolve(records, fresh, places);
    const forebears = new Map(resolved.flatMap(({ old, made }) => (old && made && old !== made ? [[made, old] as const] : [])));
    for (const { table, tid, key, values } of seen) {
      const id = idOf({ table, key });
      const old = ledger.rows.get(id) ?? ledger.rows.get(forebears.get(id) ?? '');
      ledger.rows.set(id, { id, table, values, owner: old ? old.owner : owner, just: old ? old.just : just });
      places.set(`${table} ${tid}`, id);
    }
    for (const { xid, kind, old, made } of resolved) {
      for (const row of new Set([old, made])) if (row) ledger.log.push({ xid, row, kind });
      const gone = kind === 'removed' && old && ledger.rows.get(old);
      if (gone) gone.removed = xid;
    }
  }

  async function look(): Promise<void> {
    // What the product wrote after it had answered the last call.
    await record(PRODUCT);
    const { rows: seen } = await client.query<Seen>(seeing(''));
    ledger.order = new Map(names.map((name) => [name, []]));
    for (const row of seen) {
      ledger.order.get(row.table)!.push(idOf(row));
      add(ledger.versions, idOf(row), row);
    }
    for (const name of names) {
      const { rows: versions } = await client.query<{ tid: string; xmin: string; xmax: string }>(
        `select format('(%s,%s)', page, lp) as tid, t_xmin::text as xmin, t_xmax::text as xmax
        from generate_series(0, pg_relation_size('"${name}"') / 8192 - 1) as page, heap_page_items(get_raw_page('"${name}"', page::int)) where t_xmin is not null`,
      );
      for (const version of versions) add(ledger.dead, places.get(`${name} ${version.tid}`), version);
    }
  }

  function add(touches: Touch[], row: string | undefined, { xmin, xmax }: { xmin: string; xmax: string }): void {
    if (!row) return;
    touches.push({ xid: Number(xmin), row, kind: 'made' });
    if (xmax !== '0') touches.push({ xid: Number(xmax), row, kind: 'changed' });
  }
}

function idOf({ table, key }: Pick<Seen, 'table' | 'key'>): string {
  return `${table} ${JSON.stringify(key)}`;
}

/**
 * Resolves the rows that these records touch. A version that disappeared before it was seen belongs to the row of its successor;
 * another row may have occupied its place before.
 */
function resolve(records: LogRecord[], fresh: Map<string, string>, places: Map<string, string>) {
  const passing = new Map<string, string>();
  const placeOf = ({ table }: LogRecord, tid: string | undefined) => `${table} ${tid}`;
  const justMade = new Set(records.flatMap((record) => (record.made ? [placeOf(record, record.made)] : [])));
  const madeOf = (record: LogRecord) =>
    record.made && (fresh.get(placeOf(record, record.made)) ?? passing.get(placeOf(record, record.made)));
  const oldOf = (record: LogRecord) => {
    const place = placeOf(record, record.old);
    if (!record.old) return undefined;
    return justMade.has(place) ? (passing.get(place) ?? fresh.get(place)) : (places.get(place) ?? fresh.get(place));
  };
  for (const record of [...records].reverse()) {
    const row = madeOf(record);
    if (row && record.old && justMade.has(placeOf(record, record.old))) passing.set(placeOf(record, record.old), row);
  }
  return records.map((record) => ({ xid: record.xid, kind: record.kind, old: oldOf(record), made: madeOf(record) }));
}

/** Returns the next transaction id and the flushed position of the log. */
async function position(client: Client): Promise<{ xid: number; flushed: string }> {
  const { rows } = await client.query<{ xid: string; flushed: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as xid, pg_current_wal_flush_lsn()::text as flushed',
  );
  return { xid: Number(rows[0]!.xid), flushed: rows[0]!.flushed };
}

/** Returns the tables that are empty before use, with their key columns. */
async function emptyTables(client: Client): Promise<{ name: string; key: string }[]> {
  const { rows } = await client.query<{ name: string; key: string }>(`
    select relname as name, coalesce(
      (select string_agg(quote_ident(attname), ',' order by attnum) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indrelid = pg_class.oid and indisprimary),
      'to_jsonb(t)') as key
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const filled = new Set<string>();
  for (const { name } of rows) if ((await client.query(`select from "${name}" limit 1`)).rowCount) filled.add(name);
  return rows.filter(({ name }) => !filled.has(name));
}
