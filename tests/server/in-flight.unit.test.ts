import { getHeapSpaceStatistics } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { InFlight } from '../../src/server/http/in-flight.ts';
import { tidyUp } from '../../src/server/start/tidy-up.ts';

const item = (name: string) => ({ name, place: 0 });
const namesOf = (items: InFlight<ReturnType<typeof item>>) => Array.from(items, ({ name }) => name).sort();

test('holds what was added and not deleted, whichever goes first', () => {
  const items = new InFlight<ReturnType<typeof item>>();
  const [one, two, three] = [item('one'), item('two'), item('three')];
  for (const each of [one, two, three]) items.add(each);
  items.delete(one);
  expect(namesOf(items)).toEqual(['three', 'two']);
  items.delete(three);
  items.add(one);
  expect([namesOf(items), items.size]).toEqual([['one', 'two'], 2]);
  items.delete(two);
  items.delete(one);
  expect([namesOf(items), items.size]).toEqual([[], 0]);
});

test('leaves alone what was deleted before, and what was never among them', () => {
  const items = new InFlight<ReturnType<typeof item>>();
  const [gone, stays, stranger] = [item('gone'), item('stays'), item('stranger')];
  items.add(gone);
  items.add(stays);
  items.delete(gone);
  items.delete(gone);
  items.delete(stranger);
  expect(namesOf(items)).toEqual(['stays']);
});

describe('what comes and goes', () => {
  const TIMES = 5000;
  const FILLER = Array.from({ length: 1000 }, (_, index) => index);
  const PAYLOAD_BYTES = 8 * FILLER.length;

  interface Heavy {
    place: number;
    payload: number[];
  }

  const oldBytes = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size;

  /** The share of all that came and went which has grown old. */
  function grownOldOf(items: { add(item: Heavy): unknown; delete(item: Heavy): unknown }): number {
    const here: Heavy[] = [];
    const come = () => {
      const heavy = { place: 0, payload: [...FILLER] };
      items.add(heavy);
      here.push(heavy);
      if (here.length > 4) items.delete(here.shift()!);
    };
    for (let time = 0; time < 4 * TIMES; time += 1) come();
    tidyUp();
    const before = oldBytes();
    for (let time = 0; time < TIMES; time += 1) come();
    return (oldBytes() - before) / (TIMES * PAYLOAD_BYTES);
  }

  // Through a Set four fifths do, though seldom the first time: the one table must have grown old.
  test('does not grow old', () => {
    const shares = [1, 2, 3].map(() => grownOldOf(new InFlight<Heavy>()));
    expect(Math.max(...shares)).toBeLessThan(0.05);
  });
});
