import type { Ledger, Row, Touch } from './ledger.ts';

/** The thief's data: rows that identify a person, and rows that must not lead to one. */
export interface Evidence {
  ledger: Ledger;
  persons: string[];
  /** The account id by row, for rows that contain one. */
  personOf: Map<string, string>;
  /** Rows of content and actions. */
  content: Row[];
  /** Rows of sessions. */
  logins: Row[];
}

export type Source = 'log' | 'versions' | 'dead';
export const SOURCES: Source[] = ['versions', 'dead', 'log'];

/**
 * @param jobs tables whose encrypted rows do not identify anyone: not targets of guesses, but possible links to other rows
 * @param naming tables whose owners the thief is assumed to know, as if an HMAC were the address itself
 */
export function evidenceOf(
  ledger: Ledger,
  persons: string[],
  { jobs, naming }: { jobs: ReadonlySet<string>; naming: ReadonlySet<string> },
): Evidence {
  const known = new Set(persons);
  const named = ({ table, owner, values }: Row) =>
    naming.has(table) ? owner : Object.values(values).find((value): value is string => typeof value === 'string' && known.has(value));
  const rows = [...ledger.rows.values()];
  const personOf = new Map(rows.flatMap((row) => (named(row) ? [[row.id, named(row)!] as const] : [])));
  const owned = rows.filter((row) => row.owner && !jobs.has(row.table));
  return {
    ledger,
    persons,
    personOf,
    content: owned.filter((row) => !personOf.has(row.id) && row.table !== LOGINS),
    logins: owned.filter((row) => row.table === LOGINS),
  };
}

const LOGINS = 'sessions';

/** Returns the persons whose accounts were deleted during the simulation. */
export function departedOf({ ledger, persons }: Evidence): Set<string> {
  const left = new Set(
    [...ledger.rows.values()].flatMap(({ table, values, removed }) =>
      table === 'accounts' && removed === undefined ? [values['id'] as string] : [],
    ),
  );
  return new Set(persons.filter((person) => !left.has(person)));
}

export function byTransaction(touches: Touch[]): Map<number, Touch[]> {
  return groupBy(touches, ({ xid }) => xid);
}

export function groupBy<T, K>(list: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the id of the thread, group, experience or mentor that a row belongs to, following its references. */
export function rootOf(row: Row, rows: Map<string, Row>): string {
  const { kind, id } = row.values;
  // A withdrawn row belongs to the content that it holds.
  const withdrawn = row.table === 'withdrawals' ? rows.get(`${kind as string} ${JSON.stringify([id])}`) : undefined;
  if (withdrawn) return rootOf(withdrawn, rows);
  const parents: [column: string, table: string][] = [
    ['post_id', 'posts'],
    ['comment_id', 'comments'],
    ['group_id', 'study_groups'],
    ['meeting_id', 'study_group_meetings'],
    ['experience_id', 'exam_experiences'],
    ['request_id', 'mentorship_requests'],
    ['mentor_id', 'mentors'],
    ['case_id', 'cases'],
  ];
  for (const [column, table] of parents) {
    if (!(column in row.values)) continue;
    const id = `${table} ${JSON.stringify([row.values[column]])}`;
    const parent = rows.get(id);
    return parent ? rootOf(parent, rows) : id;
  }
  return row.id;
}

/** Tables whose keys must not be linkable to the same person's voice in a thread or group. */
const SILENT = new Set(['post_likes', 'comment_likes', 'experience_votes', 'study_group_answers', 'reports', 'case_takings', 'measures']);

/** Returns whether both rows belong to one thread or group, in which a person openly has one pseudonym. */
export function isOneVoice(one: Row, other: Row, rows: Map<string, Row>): boolean {
  return !SILENT.has(one.table) && !SILENT.has(other.table) && rootOf(one, rows) === rootOf(other, rows);
}
