import { expect, test } from 'vitest';
import { chatEnd, isChatOpen, matchesText, nextAfter, periodStart } from '../../src/routers/posts/rules.ts';

test.each([
  ['today', '2026-11-21T10:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['today', '2026-11-20T23:30:00Z', '2026-11-20T23:00:00.000Z'],
  ['today', '2026-07-01T21:59:59Z', '2026-06-30T22:00:00.000Z'],
  ['today', '2026-07-01T22:00:00Z', '2026-07-01T22:00:00.000Z'],
  // The two days on which clocks change begin with the offset of the night before.
  ['today', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['today', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
  ['week', '2026-11-21T10:00:00Z', '2026-11-14T10:00:00.000Z'],
  ['month', '2026-11-21T10:00:00Z', '2026-10-21T10:00:00.000Z'],
  ['month', '2026-03-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['month', '2026-01-15T10:00:00Z', '2025-12-15T10:00:00.000Z'],
] as const)('%s at %s begins at %s', (period, now, start) => {
  expect(periodStart(period, new Date(now))?.toISOString()).toBe(start);
});

test('the period “any” has no beginning', () => {
  expect(periodStart('any', new Date())).toBeNull();
});

test('only a talk post has a chat, which is open for its lifetime', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(chatEnd('vent', now, 24)).toBeNull();
  expect(chatEnd('advice', now, 24)).toBeNull();
  const end = chatEnd('talk', now, 0.5)!;
  expect(end.toISOString()).toBe('2026-11-21T10:30:00.000Z');
  expect(isChatOpen(end, now)).toBe(true);
  expect(isChatOpen(end, end)).toBe(false);
  expect(isChatOpen(null, now)).toBe(false);
});

test('a query matches within each searched field, but not across fields', () => {
  const post = {
    content: 'Ho l’ansia',
    university: 'Università di Pisa',
    faculty: 'Fisica',
    course: 'Fisica',
    academicTopic: 'Sessione d’esame',
  };
  for (const query of ['ANSIA', 'universita di pisa', 'fisica', "d'esame", 'sessione desame', '  l’ansia '])
    expect(matchesText(post, query)).toBe(true);
  for (const query of ['ansia universita', 'chimica', '%', '_']) expect(matchesText(post, query)).toBe(false);
});

test('the next page goes by offset only where the order follows the likes, which posts without an answer ignore', () => {
  const asked = { limit: 1, offset: 2, guest: false };
  const next = (order: { sortBy: 'recent' | 'popular'; unanswered: boolean }) =>
    Object.keys(nextAfter({ ...asked, ...order }, [{ id: 7, createdAt: '2026-11-02T09:00:00.000Z' }])!);
  expect(next({ sortBy: 'popular', unanswered: false })).toEqual(['offset']);
  for (const order of [
    { sortBy: 'popular', unanswered: true },
    { sortBy: 'recent', unanswered: true },
    { sortBy: 'recent', unanswered: false },
  ] as const)
    expect(next(order)).toEqual(['cursor', 'offset']);
});
