import type { Random } from '../chaos/random.ts';
import { byTransaction, groupBy, type Evidence, type Source } from './evidence.ts';
import { mostFrequent } from './guesses.ts';
import type { Row, Touch } from './ledger.ts';
import { guessing, pairing, type Attack } from './statistics.ts';

/** A value shared by more rows than this is not telling. */
const COMMON = 40;

/** Maps a session's row to rows that share something with it. */
type Way = (login: Row) => Row[];

/**
 * Guesses through the last session created before content was written: it may identify its owner or lead to a row that does, or
 * lead to another session of the same person, and so to the content written after that one.
 */
export function loginAttacks(evidence: Evidence, sources: Source[], random: Random, whose: (row: Row) => boolean): Attack[] {
  const { ledger, persons, personOf } = evidence;
  return sources.flatMap((source) => {
    const before = lastLogins(evidence, ledger[source], whose);
    const after = groupBy(before, ([, login]) => login.id);
    const ways: Record<string, Way> = {
      'an equal value': equalTo(ledger.rows.values()),
      'one transaction': togetherWith(ledger.rows, ledger[source]),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      const guesses: { guess: string; truth: string }[] = [];
      const pairs: [string, string][] = [];
      for (const [thing, login] of before) {
        const led = [login, ...way(login)];
        const people = led.flatMap(({ id }) => personOf.get(id) ?? []);
        if (people.length > 0) guesses.push({ guess: mostFrequent(people, random), truth: thing.owner! });
        const others = led.slice(1).flatMap(({ id }) => after.get(id) ?? []);
        for (const [other] of others) if (thing.id < other.id) pairs.push([thing.id, other.id]);
      }
      const ownerOf = new Map([...before.keys()].map(({ id, owner }) => [id, owner!]));
      return [
        guessing(`whose the login before was, by ${name} (${source})`, guesses, persons),
        pairing(`logins before with ${name} (${source})`, pairs, ownerOf),
      ];
    });
  });
}

function lastLogins({ logins, content }: Evidence, touches: Touch[], whose: (row: Row) => boolean): Map<Row, Row> {
  const rows = new Map(logins.map((row) => [row.id, row]));
  const made = touches.filter(({ row, kind }) => kind === 'made' && rows.has(row)).sort((one, other) => one.xid - other.xid);
  const ofRow = groupBy(touches, ({ row }) => row);
  return new Map(
    content.filter(whose).flatMap((row): [Row, Row][] => {
      const first = Math.min(...(ofRow.get(row.id) ?? []).map(({ xid }) => xid));
      const login = made.findLast(({ xid }) => xid <= first);
      return login && first < Infinity ? [[row, rows.get(login.row)!]] : [];
    }),
  );
}

function equalTo(rows: Iterable<Row>): Way {
  const textsOf = (row: Row) => Object.values(row.values).filter((value): value is string => typeof value === 'string');
  const cells = [...rows].flatMap((row) => textsOf(row).map((value) => ({ value, row })));
  const withValue = groupBy(cells, ({ value }) => value);
  return (login) =>
    textsOf(login)
      .map((value) => withValue.get(value)!)
      .filter((found) => found.length <= COMMON)
      .flatMap((found) => found.flatMap(({ row }) => (row.id === login.id ? [] : [row])));
}

function togetherWith(rows: ReadonlyMap<string, Row>, touches: Touch[]): Way {
  const transactions = byTransaction(touches);
  const ofRow = groupBy(touches, ({ row }) => row);
  return (login) =>
    [...new Set((ofRow.get(login.id) ?? []).flatMap(({ xid }) => transactions.get(xid)!.map(({ row }) => row)))].flatMap((id) =>
      id === login.id ? [] : (rows.get(id) ?? []),
    );
}
