import type { Random } from '../chaos/random.ts';
import { groupBy, type Evidence } from './evidence.ts';
import { mostFrequent } from './guesses.ts';
import type { Row } from './ledger.ts';
import { guessing, type Attack } from './statistics.ts';

/** A value shared by more rows than this is not telling. */
const COMMON = 40;

/** Guesses by column values: equal values, nearest times and numbers, and the physical order of rows. */
export function valueAttacks(evidence: Evidence, random: Random, whose: (row: Row) => boolean = () => true): Attack[] {
  return [...equalValues(evidence, random, whose), ...nearestValues(evidence, whose), ...sameRank(evidence, whose)];
}

interface Cell {
  /** The table and column. */
  place: string;
  row: Row;
  value: string;
}

function cellsOf(rows: Iterable<Row>): Cell[] {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return [...rows].flatMap((row) =>
    Object.entries(row.values).flatMap(([column, value]) =>
      value === null || typeof value === 'boolean' ? [] : [{ place: `${row.table}.${column}`, row, value: textOf(value) }],
    ),
  );
}

function personRows({ ledger, personOf }: Evidence): Row[] {
  return [...personOf.keys()].map((id) => ledger.rows.get(id)!);
}

/** Guesses by equal values, for each pair of columns and for all at once, weighted by rarity. */
function equalValues(evidence: Evidence, random: Random, whose: (row: Row) => boolean): Attack[] {
  const { persons, personOf, content } = evidence;
  const named = groupBy(cellsOf(personRows(evidence)), ({ value }) => value);
  const pairs = new Map<string, Map<Row, string[]>>();
  const weights = new Map<Row, Map<string, number>>();
  for (const { place, row, value } of cellsOf(content.filter(whose))) {
    const matches = named.get(value) ?? [];
    if (matches.length > COMMON) continue;
    for (const match of matches) {
      const person = personOf.get(match.row.id)!;
      const pair = `${place} = ${match.place}`;
      const found = pairs.get(pair) ?? new Map<Row, string[]>();
      pairs.set(pair, found.set(row, [...(found.get(row) ?? []), person]));
      const weight = weights.get(row) ?? new Map<string, number>();
      weights.set(row, weight.set(person, (weight.get(person) ?? 0) + Math.log(persons.length / matches.length + 1)));
    }
  }
  const single = [...pairs].map(([pair, found]) =>
    guessing(
      `equal ${pair}`,
      [...found].map(([{ owner }, names]) => ({ guess: mostFrequent(names, random), truth: owner! })),
      persons,
    ),
  );
  const heaviest = (weight: Map<string, number>) => [...weight].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  return [
    ...single,
    guessing(
      'equal values, all columns',
      [...weights].map(([{ owner }, weight]) => ({ guess: heaviest(weight), truth: owner! })),
      persons,
    ),
  ];
}

/** Guesses by times and numbers: the last one before or equal, or the first one after or equal. */
function nearestValues(evidence: Evidence, whose: (row: Row) => boolean): Attack[] {
  const { persons, personOf, content } = evidence;
  const marks = groupBy(measured(personRows(evidence)), ({ place }) => place);
  const asked = groupBy(measured(content.filter(whose)), ({ place }) => place);
  const attacks: Attack[] = [];
  for (const [mark, named] of marks) {
    const sorted = named.sort((one, other) => one.at - other.at);
    const alike = [...asked].filter(([, cells]) => cells[0]!.moment === sorted[0]!.moment);
    for (const [place, cells] of [...alike, ['any column', alike.flatMap(([, cells]) => cells)] as const]) {
      for (const side of ['before', 'after'] as const) {
        const guesses = cells.flatMap(({ at, row }) => {
          const found = side === 'before' ? sorted.findLast((cell) => cell.at <= at) : sorted.find((cell) => cell.at >= at);
          return found ? [{ guess: personOf.get(found.row.id)!, truth: row.owner! }] : [];
        });
        attacks.push(guessing(`${place}: nearest ${mark} ${side}`, guesses, persons));
      }
    }
  }
  return attacks;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function measured(rows: Iterable<Row>) {
  return cellsOf(rows).flatMap(({ place, row, value }) => {
    const moment = MOMENT.test(value);
    const at = moment ? Date.parse(value) : Number(value);
    return Number.isFinite(at) && value !== '' ? [{ place, row, at, moment }] : [];
  });
}

/** Guesses by the position within a table, because tables that grow together have the same order. */
function sameRank({ ledger, persons, personOf }: Evidence, whose: (row: Row) => boolean): Attack[] {
  const tables = [...ledger.order].filter(([, ids]) => ids.length > 0);
  const named = tables.filter(([, ids]) => personOf.has(ids[0]!));
  return tables.flatMap(([table, ids]) =>
    personOf.has(ids[0]!)
      ? []
      : named.map(([person, order]) => {
          const guesses = ids.flatMap((id, index) => {
            const row = ledger.rows.get(id)!;
            const guess = personOf.get(order[Math.floor((index / ids.length) * order.length)]!);
            return row.owner && guess && whose(row) ? [{ guess, truth: row.owner }] : [];
          });
          return guessing(`${table} in the order of ${person}`, guesses, persons);
        }),
  );
}
