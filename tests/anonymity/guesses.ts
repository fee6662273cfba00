import type { Random } from '../chaos/random.ts';
import { byTransaction, groupBy, SOURCES, type Evidence, type Source } from './evidence.ts';
import type { Row } from './ledger.ts';
import { guessing, type Attack } from './statistics.ts';

type Guesses = Map<Row, string>;

/** Counts the transactions that touched both rows of persons and of content, by table names, for the failure message. */
export function sharedTransactions({ ledger, personOf, content }: Evidence): Record<string, number> {
  const found: Record<string, number> = {};
  const ofSomebody = new Map(content.map((row) => [row.id, row.table]));
  for (const source of SOURCES) {
    for (const touches of byTransaction(ledger[source]).values()) {
      const persons = new Set(touches.filter(({ row }) => personOf.has(row)).map(({ row }) => row.split(' ')[0]!));
      const tables = new Set(touches.flatMap(({ row }) => ofSomebody.get(row) ?? []));
      for (const person of persons)
        for (const table of tables)
          found[`${person} and ${table}, by the ${source}`] = (found[`${person} and ${table}, by the ${source}`] ?? 0) + 1;
    }
  }
  return found;
}

/** Guesses by transactions that touched rows of a person and of content. */
export function transactionAttacks(evidence: Evidence, random: Random): Attack[] {
  return [...SOURCES, undefined].flatMap((source) => {
    const label = source ?? 'all together';
    const touches = source ? evidence.ledger[source] : SOURCES.flatMap((each) => evidence.ledger[each]);
    return [
      attack(evidence, `same transaction (${label})`, within(evidence, touches, random)),
      attack(evidence, `same transaction through one row (${label})`, throughOneRow(evidence, touches, random)),
      attack(evidence, `same transaction as a row with an equal value (${label})`, throughOneValue(evidence, touches, random)),
    ];
  });
}

export function nearestAttacks(evidence: Evidence, sources: Source[], whose: (row: Row) => boolean): Attack[] {
  const tables = [...new Set([...evidence.personOf.keys()].map((row) => row.split(' ')[0]!))];
  return sources.flatMap((source) =>
    [undefined, ...tables].flatMap((table) =>
      (['first', 'last'] as const).flatMap((anchor) =>
        (['before', 'after'] as const).map((side) => {
          const guesses = nearest(evidence, { source, table, anchor, side });
          return attack(
            evidence,
            `nearest ${side} its ${anchor} transaction, of ${table ?? 'any person’s row'} (${source})`,
            guesses,
            whose,
          );
        }),
      ),
    ),
  );
}

function attack({ persons }: Evidence, name: string, guesses: Guesses, whose: (row: Row) => boolean = () => true): Attack {
  const scored = [...guesses].filter(([row]) => whose(row)).map(([{ owner }, guess]) => ({ guess, truth: owner! }));
  return guessing(name, scored, persons);
}

/** Guesses the person whose rows most often share a transaction with the content. */
function within({ personOf, content }: Evidence, touches: Evidence['ledger']['log'], random: Random): Guesses {
  const transactions = byTransaction(touches);
  const ofRow = groupBy(touches, ({ row }) => row);
  const guesses: Guesses = new Map();
  for (const row of content) {
    const found = (ofRow.get(row.id) ?? []).flatMap(({ xid }) => transactions.get(xid)!.flatMap((touch) => personOf.get(touch.row) ?? []));
    if (found.length > 0) guesses.set(row, mostFrequent(found, random));
  }
  return guesses;
}

/** A row touched by more transactions than this is shared by everybody. */
const SHARED_BY_ALL = 6;

/** Shorter texts are values such as a status. */
const SHORT = 12;
const MOMENT = /^\d{4}-\d\d-\d\d/;

/** Guesses through a third row, such as a job, that shares one transaction with the person and another with the content. */
function throughOneRow(evidence: Evidence, touches: Evidence['ledger']['log'], random: Random): Guesses {
  const { personOf, content } = evidence;
  const transactions = byTransaction(touches);
  const ofRow = groupBy(touches, ({ row }) => row);
  const rowsWith = (row: string) => {
    const own = new Set((ofRow.get(row) ?? []).map(({ xid }) => xid));
    return own.size > SHARED_BY_ALL ? [] : [...own].flatMap((xid) => transactions.get(xid)!.map((touch) => touch.row));
  };
  const guesses: Guesses = new Map();
  for (const row of content) {
    const bridges = new Set(rowsWith(row.id).filter((other) => other !== row.id && !personOf.has(other)));
    const found = [...bridges].flatMap((bridge) => rowsWith(bridge).flatMap((other) => personOf.get(other) ?? []));
    if (found.length > 0) guesses.set(row, mostFrequent(found, random));
  }
  return guesses;
}

/** Guesses through a third row, such as a job, that shares a transaction with the person and a value with the content. */
function throughOneValue({ ledger, personOf, content }: Evidence, touches: Evidence['ledger']['log'], random: Random): Guesses {
  const named = new Map<string, Set<string>>();
  for (const together of byTransaction(touches).values()) {
    const people = together.flatMap(({ row }) => personOf.get(row) ?? []);
    for (const { row } of together)
      if (people.length > 0 && !personOf.has(row)) named.set(row, new Set([...(named.get(row) ?? []), ...people]));
  }
  const told = groupBy(
    [...named].flatMap(([id, people]) =>
      Object.entries(ledger.rows.get(id)?.values ?? {}).map(([column, value]) => ({
        key: keyed(ledger.rows.get(id)!.table, column, value),
        id,
        people,
      })),
    ),
    ({ key }) => key,
  );
  const guesses: Guesses = new Map();
  for (const row of content) {
    const keys = Object.entries(row.values).map(([column, value]) => keyed(row.table, column, value));
    const found = keys.flatMap((key) => (key ? (told.get(key) ?? []) : [])).filter(({ id }) => id !== row.id);
    const people = found.length > SHARED_BY_ALL ? [] : found.flatMap((other) => [...other.people]);
    if (people.length > 0) guesses.set(row, mostFrequent(people, random));
  }
  return guesses;
}

/** Returns a value that can be searched for in other rows: an id with its table, or a text of some length. */
function keyed(table: string, column: string, value: unknown): string | undefined {
  if (typeof value === 'number') return `${column === 'id' ? table : column} ${value}`.replace(/_id /, 's ');
  return typeof value === 'string' && value.length > SHORT && !MOMENT.test(value) ? value : undefined;
}

interface Nearness {
  source: Source;
  /** The table of the persons' rows; unset, all that identify a person. */
  table: string | undefined;
  anchor: 'first' | 'last';
  side: 'before' | 'after';
}

/** Guesses the person whose row was touched last before the content, or first after it. */
function nearest({ ledger, personOf, content }: Evidence, { source, table, anchor, side }: Nearness): Guesses {
  const touches = ledger[source];
  const marks = touches
    .filter(({ row }) => personOf.has(row) && (!table || row.startsWith(`${table} `)))
    .map(({ xid, row }) => ({ xid, person: personOf.get(row)! }))
    .sort((one, other) => one.xid - other.xid);
  const ofRow = groupBy(touches, ({ row }) => row);
  const guesses: Guesses = new Map();
  for (const row of content) {
    const own = (ofRow.get(row.id) ?? []).map(({ xid }) => xid);
    if (own.length === 0) continue;
    const at = anchor === 'first' ? Math.min(...own) : Math.max(...own);
    const mark = side === 'before' ? marks.findLast(({ xid }) => xid <= at) : marks.find(({ xid }) => xid >= at);
    if (mark) guesses.set(row, mark.person);
  }
  return guesses;
}

/** Returns one of the most frequent names. */
export function mostFrequent(names: string[], random: Random): string {
  const counts = groupBy(names, (name) => name);
  const most = Math.max(...[...counts.values()].map((list) => list.length));
  return random.pick([...counts].filter(([, list]) => list.length === most).map(([name]) => name));
}
