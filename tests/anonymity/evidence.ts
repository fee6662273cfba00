import type { Ledger, Row, Touch } from './ledger.ts';

/** What the thief starts from: rows that name a person, and rows that must not lead to one. */
export interface Evidence {
  ledger: Ledger;
  persons: string[];
  /** Rows that hold an account's id, and whose. */
  personOf: Map<string, string>;
  /** Rows of what somebody wrote or did. */
  content: Row[];
  /** Rows of somebody's logins. */
  logins: Row[];
}

export type Source = 'log' | 'versions' | 'dead';
export const SOURCES: Source[] = ['versions', 'dead', 'log'];

/**
 * @param jobs tables whose rows are sealed and lead to nothing by themselves: not to be guessed, but a way to what else there is
 * @param naming tables of which the thief is taken to know whose each row is, as if an HMAC were the address itself
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

/** Whose account went while somebody watched. */
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

/** The thread, group, experience or mentor that a row belongs to, by the columns that lead there. */
export function rootOf(row: Row, rows: Map<string, Row>): string {
  const { kind, id } = row.values;
  // What was taken back for a moment is the thing itself.
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

/** Where people have marks under keys that must not tie them to their voice. */
const SILENT = new Set(['post_likes', 'comment_likes', 'experience_votes', 'study_group_answers', 'reports', 'case_takings', 'measures']);

/** In one thread or group a person has one voice, and everybody may see it. */
export function isOneVoice(one: Row, other: Row, rows: Map<string, Row>): boolean {
  return !SILENT.has(one.table) && !SILENT.has(other.table) && rootOf(one, rows) === rootOf(other, rows);
}
