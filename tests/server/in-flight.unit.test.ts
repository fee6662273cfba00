import { getHeapSpaceStatistics } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { InFlight } from '../../src/server/http/in-flight.ts';
import { tidyUp } from '../../src/server/start/tidy-up.ts';

const item = (name: string) => ({ name, place: 0 });
const namesOf = (items: InFlight<ReturnType<typeof item>>) => Array.from(items, ({ name }) => name).sort();

test('holds the items that were added and not deleted, whatever the order of deletion', () => {
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

test('ignores deleting an item twice, or one that was never added', () => {
  const items = new InFlight<ReturnType<typeof item>>();
  const [gone, stays, stranger] = [item('gone'), item('stays'), item('stranger')];
  items.add(gone);
  items.add(stays);
  items.delete(gone);
  items.delete(gone);
  items.delete(stranger);
  expect(namesOf(items)).toEqual(['stays']);
});

describe('short-lived items', () => {
  const TIMES = 5000;
  const FILLER = Array.from({ length: 1000 }, (_, index) => index);
  const PAYLOAD_BYTES = 8 * FILLER.length;

  interface Heavy {
    place: number;
    payload: number[];
  }

  const oldBytes = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size;

  /** Returns the share of short-lived items that are promoted to the old generation. */
  async function grownOldOf(items: { add(item: Heavy): unknown; delete(item: Heavy): unknown }): Promise<number> {
    const here: Heavy[] = [];
    const come = () => {
      const heavy = { place: 0, payload: [...FILLER] };
      items.add(heavy);
      here.push(heavy);
      if (here.length > 4) items.delete(here.shift()!);
    };
    for (let time = 0; time < 4 * TIMES; time += 1) come();
    await tidyUp();
    const before = oldBytes();
    for (let time = 0; time < TIMES; time += 1) come();
    return (oldBytes() - before) / (TIMES * PAYLOAD_BYTES);
  }

  // With a Set four fifths are, though seldom in the first run: its table must be in the old generation itself.
  test('are hardly ever promoted to the old generation', async () => {
    const shares: number[] = [];
    for (let time = 0; time < 3; time += 1) shares.push(await grownOldOf(new InFlight<Heavy>()));
    expect(Math.max(...shares)).toBeLessThan(0.05);
  });
});
