import type { Client } from 'pg';
import type { Touch } from './ledger.ts';

/** A record of the write-ahead log about one row version. */
export interface LogRecord {
  xid: number;
  table: string;
  kind: Touch['kind'];
  /** Place of the version that was changed, locked or deleted. */
  old?: string | undefined;
  /** Place of the version that was created. */
  made?: string | undefined;
}

interface Raw {
  end_lsn: string;
  resource_manager: string;
  xid: string;
  record_type: string;
  description: string;
  block_ref: string | null;
}

const KINDS: [start: RegExp, kind: Touch['kind']][] = [
  [/^INSERT/, 'made'],
  [/^(HOT_)?UPDATE/, 'changed'],
  [/^DELETE/, 'removed'],
  [/^LOCK/, 'locked'],
];

/** Adds the current files of these tables; a rewritten table gets a new file. */
export async function learnFiles(client: Client, files: Map<string, string>, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; file: string }>(
    `select relname as name, pg_relation_filenode(oid)::text as file from pg_class where relkind = 'r' and relname = any($1)`,
    [tables],
  );
  for (const { name, file } of rows) files.set(file, name);
}

/** Returns the log records about these files between two positions, and the position where they end. */
export async function readLog(
  client: Client,
  from: string,
  to: string,
  files: ReadonlyMap<string, string>,
): Promise<{ records: LogRecord[]; end: string }> {
  const rows = await readRecords(client, from, to);
  return {
    records: rows.filter(({ resource_manager }) => resource_manager.startsWith('Heap')).flatMap((raw) => parse(raw, files) ?? []),
    end: rows.at(-1)?.end_lsn ?? from,
  };
}

async function readRecords(client: Client, from: string, to: string): Promise<Raw[]> {
  if (from === to) return [];
  try {
    const asked =
      'select end_lsn::text, xid::text, resource_manager, record_type, description, block_ref from pg_get_wal_records_info($1, $2)';
    return (await client.query<Raw>(asked, [from, to])).rows;
  } catch (error) {
    // The flushed log may end within a record, at the end of a page; the next call reads it whole.
    if (error instanceof Error && error.message.startsWith('could not find a valid record')) return [];
    throw error;
  }
}

/** Parses a record, in which offsets list the old version first, and blocks the new one. */
function parse({ xid, record_type, description, block_ref }: Raw, names: ReadonlyMap<string, string>): LogRecord | undefined {
  const kind = KINDS.find(([start]) => start.test(record_type))?.[1];
  const blocks = [...(block_ref ?? '').matchAll(/rel \d+\/\d+\/(\d+) fork main blk (\d+)/g)];
  const table = names.get(blocks[0]?.[1] ?? '');
  if (!kind || !table) return undefined;
  const [first, second] = [...description.matchAll(/\boff (\d+)/g)].map(([, offset]) => offset!);
  const place = (block: number, offset: string | undefined) => offset && `(${(blocks[block] ?? blocks[0]!)[2]},${offset})`;
  if (kind === 'made') return { xid: Number(xid), table, kind, made: place(0, first) };
  if (kind === 'changed') return { xid: Number(xid), table, kind, old: place(1, first), made: place(0, second) };
  return { xid: Number(xid), table, kind, old: place(0, first) };
}
