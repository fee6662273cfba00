import { expect, test } from 'vitest';
import { dayName, endName } from '../../src/client/chat/days.ts';

const today = '2026-12-31';
const at = (day: number, hour: number) => new Date(2026, 11, day, hour, 30).toISOString();

test.each([
  [31, 'Oggi'],
  [30, 'Ieri'],
  [29, '29 dicembre 2026'],
])('labels a message of day %i with %s', (day, name) => {
  expect(dayName(at(day, 23), today)).toBe(name);
});

test.each([
  [31, 'oggi alle 18:30'],
  [32, 'domani alle 18:30'],
  [33, 'il 2 gennaio 2027 alle 18:30'],
])('describes the end of a chat on day %i as %s', (day, name) => {
  expect(endName(at(day, 18), today)).toBe(name);
});
