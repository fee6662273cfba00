import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Histories, History } from '../../src/server/chat/memory-history.ts';
import type { StoredMessage } from '../../src/server/chat/transport.ts';

/** Bytes counted per message in addition to its text. */
const LINE = 650;

let last = 0;
const message = (by: string, content: string) => {
  const previous = last;
  last += 1;
  return { id: last, previous, time: last, by, alias: by, content, sendId: `+${last}` };
};
const said = (history: History) => history.from(0, 100).map(({ content }) => content);

test('when all rooms together exceed the limit, only the oldest messages of the fullest room are dropped', () => {
  const all = new Histories(LINE * 4 + 200);
  const [quiet, loud] = [new History(all), new History(all)];
  quiet.keep(message('anna', 'a'.repeat(30)));
  for (const letter of ['b', 'c', 'd', 'e']) loud.keep(message('bruno', letter.repeat(20)));
  expect([said(quiet).length, said(loud).map(([letter]) => letter)]).toEqual([1, ['c', 'd', 'e']]);
  expect(all.bytes).toBe(LINE * 4 + 180);
  // A client that was away detects the gap, because the oldest kept message has a previous one.
  expect(loud.first!.previous).not.toBe(0);
});

test('erased messages, and those of forgotten or ended rooms, are no longer counted', () => {
  const all = new Histories(LINE * 10);
  const [one, other, third] = [new History(all), new History(all), new History(all)];
  const lines = [message('anna', 'uno'), message('bruno', 'due!'), message('anna', 'altro')];
  for (const line of lines) one.keep(line);
  expect(one.erase('anna', lines[0]!.id)).toEqual([lines[0]!.id]);
  const { id, time } = lines[0]!;
  expect([said(one), all.bytes, one.find(lines[0]!)]).toEqual([['due!', 'altro'], LINE * 2 + 18, { id, time }]);
  other.keep(message('carla', 'x'.repeat(50)));
  other.end();
  third.keep(message('dario', 'y'.repeat(40)));
  third.forget();
  expect([all.bytes, one.erased, said(third)]).toEqual([LINE * 2 + 18, [lines[0]!.id], []]);
  one.erase('bruno');
  one.erase('anna');
  expect([all.bytes, said(one)]).toEqual([0, []]);
});

test('messages of one letter take no more memory than is counted for them', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const all = new Histories();
  const rooms = Array.from({ length: 40 }, () => new History(all));
  const before = used();
  for (const room of rooms)
    for (let n = 0; n < 250; n += 1)
      room.keep(
        JSON.parse(JSON.stringify({ ...message('k'.repeat(22), 'a'), sendId: `=${'d'.repeat(22)}${randomUUID()}` })) as StoredMessage,
      );
  const taken = used() - before;
  expect(all.bytes).toBe(rooms.length * 250 * (LINE + 2));
  expect(taken).toBeLessThan(all.bytes);
});
