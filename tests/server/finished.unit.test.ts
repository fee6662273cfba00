import { expect, test } from 'vitest';
import { z } from 'zod';
import { finish, listOf, jsonOf } from '../../src/routers/finished.ts';

const Told = z.object({ id: z.number(), words: z.string() });
const Fewer = z.object({ id: z.number() });
const secret = { id: 1, words: 'Ciao', author: 'Anna' };

test('finish() keeps only the fields of the schema and freezes the result', () => {
  const told = finish(Told, secret);
  expect(told).toEqual({ id: 1, words: 'Ciao' });
  expect(() => Object.assign(told, { words: 'Addio' })).toThrow(TypeError);
  expect(() => finish(Told, { id: 1 } as never)).toThrow(z.ZodError);
});

test('listOf() passes on items finished by its own schema and parses all others', () => {
  const told = finish(Told, secret);
  const [same, other] = listOf(Told).parse([told, secret]);
  expect(same).toBe(told);
  expect(other).toEqual(told);
  expect(listOf(Fewer).parse([told])).toEqual([{ id: 1 }]);
  for (const wrong of [[{ id: 1 }], [null], ['Ciao'], null, { 0: told }]) expect(() => listOf(Told).parse(wrong)).toThrow(z.ZodError);
});

test('jsonOf() serializes exactly like JSON.stringify()', () => {
  const told = finish(Told, { id: 2, words: 'È «così»\n\u2028\ud800' });
  for (const answer of [[told], [told, secret, told], [secret], [], told, null, 'x', [null, told, 3], { told }]) {
    for (let times = 0; times < 2; times += 1) expect(Buffer.concat(jsonOf(answer)).toString()).toBe(JSON.stringify(answer));
  }
});
