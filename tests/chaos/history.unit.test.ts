import { expect, test } from 'vitest';
import { checkHistories, type MemberHistory } from './history.ts';
import { makePlan } from './plan.ts';

/** Returns valid histories of two members of one room with three messages. */
function good(): [MemberHistory, MemberHistory] {
  const seen = () => [
    { id: 10, content: 'a 1' },
    { id: 11, content: 'b 1' },
    { id: 12, content: 'a 2' },
  ];
  const rest = { room: 0, afterEnd: [], ended: true, truncated: false };
  return [
    {
      ...rest,
      member: 'a',
      sent: [
        { clientId: '1', content: 'a 1' },
        { clientId: '2', content: 'a 2' },
      ],
      acks: [
        { clientId: '1', id: 10 },
        { clientId: '2', id: 12 },
      ],
      seen: seen(),
    },
    {
      ...rest,
      member: 'b',
      sent: [{ clientId: '1', content: 'b 1' }],
      acks: [
        { clientId: '1', id: 11 },
        { clientId: '1', id: 11 },
      ],
      seen: seen(),
    },
  ];
}

test('valid histories have no problems', () => {
  expect(checkHistories(good())).toEqual([]);
});

test('members of different rooms are not compared', () => {
  const [a, b] = good();
  const elsewhere = { ...b, member: 'c', room: 1, seen: [{ id: 11, content: 'b 1' }] };
  expect(checkHistories([a, b, elsewhere])).toEqual([]);
});

const faults: [name: string, spoil: (a: MemberHistory, b: MemberHistory) => void, problem: RegExp][] = [
  ['a lost message', (_, b) => void b.seen.splice(1, 1), /b missed 11/],
  ['a message that only its sender lacks', (a) => void a.seen.splice(0, 1), /a missed 10/],
  ['a last message that came to nobody else', (_, b) => void b.seen.pop(), /b missed 12/],
  ['a doubled message', (_, b) => void b.seen.push(b.seen[2]!), /b saw 12 .* after 12/],
  [
    'a message kept twice',
    (a, b) => [a, b].forEach(({ seen }) => seen.push({ id: 13, content: 'a 1' })),
    /«a 1» stands in room 0 twice: 10 and 13/,
  ],
  ['another order', (_, b) => void b.seen.reverse(), /b saw 11 .* after 12/],
  ['another text at one place', (_, b) => void (b.seen[0] = { id: 10, content: 'a 2' }), /saw 10 as «a .», others as/],
  ['a text that nobody said', (a, b) => [a, b].forEach(({ seen }) => seen.push({ id: 13, content: 'c 1' })), /Nobody in room 0 said «c 1»/],
  ['an acknowledgement of nothing', (a) => void (a.acks[1] = { clientId: '2', id: 14 }), /acknowledged as 14 and does not find it/],
  ['two ids for one message', (_, b) => void (b.acks[1] = { clientId: '1', id: 12 }), /two ids for 1/],
  ['a message that is never acknowledged', (a) => void a.acks.pop(), /a never had «a 2» acknowledged/],
  ['one sender’s messages swapped', (a) => void a.sent.reverse(), /What a said stands in another order/],
  ['a message after the end', (a) => void a.afterEnd.push('«late»'), /a got «late» after the end/],
  ['an admitted gap', (a) => void (a.truncated = true), /a was told that something is missing/],
  ['an end that was not told', (a) => void (a.ended = false), /a was not told of the end/],
];
test.each(faults)('detects %s', (_, spoil, problem) => {
  const [a, b] = good();
  spoil(a, b);
  const problems = checkHistories([a, b]);
  expect(
    problems.some((text) => problem.test(text)),
    problems.join('\n'),
  ).toBe(true);
});

test('the same seed makes the same plan, and another seed a different one', () => {
  const size = { duration: 60_000, members: 10, rooms: 2 };
  expect(makePlan(7, size)).toEqual(makePlan(7, size));
  expect(makePlan(7, size).steps).not.toEqual(makePlan(8, size).steps);
  expect(new Set(makePlan(7, size).steps.map(({ kind }) => kind))).toEqual(new Set(['say', 'cut', 'freeze', 'join', 'kill', 'break']));
});
