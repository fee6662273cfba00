import { expect, test } from 'vitest';
import { Histories, History } from '../../src/server/chat/memory-history.ts';

let last = 0;
const message = (by: string, content: string) => {
  const previous = last;
  last += 1;
  return { id: last, previous, time: last, by, alias: by, content, sendId: `+${last}` };
};
const said = (history: History) => history.from(0, 100).map(({ content }) => content);

test('when rooms together hold too much, the oldest lines of the fullest go, and nobody else’s', () => {
  const all = new Histories(100);
  const [quiet, loud] = [new History(all), new History(all)];
  quiet.keep(message('anna', 'a'.repeat(30)));
  for (const letter of ['b', 'c', 'd', 'e']) loud.keep(message('bruno', letter.repeat(20)));
  expect([said(quiet).length, said(loud).map(([letter]) => letter)]).toEqual([1, ['c', 'd', 'e']]);
  expect(all.letters).toBe(90);
  // Who was away sees that something is missing: the first that is kept has one before it.
  expect(loud.first!.previous).not.toBe(0);
});

test('what is removed, forgotten or over counts no more', () => {
  const all = new Histories(100);
  const [one, other, third] = [new History(all), new History(all), new History(all)];
  const lines = [message('anna', 'uno'), message('bruno', 'due!'), message('anna', 'altro')];
  for (const line of lines) one.keep(line);
  expect(one.erase('anna', lines[0]!.id)).toEqual([lines[0]!.id]);
  expect([said(one), all.letters, one.find(lines[0]!)]).toEqual([['due!', 'altro'], 9, undefined]);
  other.keep(message('carla', 'x'.repeat(50)));
  other.end();
  third.keep(message('dario', 'y'.repeat(40)));
  third.forget();
  expect([all.letters, one.erased, said(third)]).toEqual([9, [lines[0]!.id], []]);
  one.erase('bruno');
  one.erase('anna');
  expect([all.letters, said(one)]).toEqual([0, []]);
});
