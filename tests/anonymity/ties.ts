import { byTransaction, departedOf, groupBy, isOneVoice, SOURCES, type Evidence } from './evidence.ts';
import type { Row, Touch } from './ledger.ts';
import { pairing, type Attack } from './statistics.ts';

/** Larger sets of rows are shared by everybody. */
const COMMON = 60;

/** Guesses pairs of rows of one unidentified person, which is as good as a name once one of the rows is known. */
export function tieAttacks(evidence: Evidence): Attack[] {
  return [...sameTransaction(evidence), ...equalValues(evidence), ...neighboursInGoing(evidence)];
}

/** Guesses pairs of sessions of one person. */
export function loginTies({ ledger, logins }: Evidence, whose: (row: Row) => boolean): Attack[] {
  const own = { ledger, content: logins.filter(whose) };
  return [...sameTransaction(own), ...equalValues(own)];
}

type Rows = Pick<Evidence, 'ledger' | 'content'>;

/** Pairs rows with equal values, as in any dump. */
function equalValues({ content, ledger }: Rows): Attack[] {
  const pairs = new Map<string, [Row, Row][]>();
  const cells = content.flatMap((row) =>
    Object.entries(row.values).map(([column, value]) => ({ place: `${row.table}.${column}`, row, value })),
  );
  const strings = cells.filter(({ value }) => (typeof value === 'string' && value.length > 1) || typeof value === 'number');
  for (const group of groupBy(strings, ({ value }) => value).values()) {
    if (group.length > COMMON) continue;
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (one.row.id === other.row.id || isOneVoice(one.row, other.row, ledger.rows)) continue;
        const name = [one.place, other.place].sort().join(' = ');
        pairs.set(name, [...(pairs.get(name) ?? []), [one.row, other.row]]);
      }
    }
  }
  return [...pairs].map(([name, found]) => attack(`equal ${name}`, found, content));
}

/** Pairs rows created, changed or deleted in one transaction. A row that counts everybody's likes changes in all of theirs. */
function sameTransaction({ content, ledger }: Rows): Attack[] {
  const rows = new Map(content.map((row) => [row.id, row]));
  return SOURCES.flatMap((source) =>
    (['made', 'changed', 'removed'] as const).map((kind) => {
      const touches = ledger[source].filter((touch) => touch.kind === kind && rows.has(touch.row));
      const pairs = [...byTransaction(touches).values()].flatMap((together) =>
        pairsOf([...new Set(together.map(({ row }) => rows.get(row)!))]),
      );
      const told = pairs.filter(([one, other]) => !isOneVoice(one, other, ledger.rows));
      return attack(`${kind} in one transaction (${source})`, told, content);
    }),
  );
}

/** Pairs rows deleted one after the other among those of deleted accounts; a transaction is represented by its first deletion. */
function neighboursInGoing(evidence: Evidence): Attack[] {
  const { content, ledger } = evidence;
  const rows = new Map(content.map((row) => [row.id, row]));
  const departed = departedOf(evidence);
  const isTheirs = ({ row, kind }: Touch) => kind === 'removed' && departed.has(rows.get(row)?.owner ?? '');
  const heads = [...byTransaction(ledger.log.filter(isTheirs)).entries()]
    .sort(([one], [other]) => one - other)
    .map(([, touches]) => rows.get(touches[0]!.row)!);
  const pairs = heads.slice(1).map((row, index): [Row, Row] => [heads[index]!, row]);
  return [
    attack(
      'removed one after the other (log)',
      pairs.filter(([one, other]) => one !== other),
      heads,
    ),
  ];
}

function pairsOf<T>(list: T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));
}

function attack(name: string, pairs: [Row, Row][], among: Row[]): Attack {
  return pairing(
    name,
    pairs.map(([one, other]) => [one.id, other.id]),
    new Map(among.map(({ id, owner }) => [id, owner!])),
  );
}
