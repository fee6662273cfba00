import { describe, expect, test } from 'vitest';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { mentorKey } from '../../src/routers/mentors/rules.ts';
import {
  canMove,
  carriesResponse,
  hasChat,
  refusalOfMove,
  refusalOfRating,
  refusalOfRequest,
  sideOf,
  studentKey,
  type Side,
} from '../../src/routers/mentorship/rules.ts';
import { CreateRequest, RateRequest, RequestStatus, UpdateRequest } from '../../src/routers/mentorship/schema.ts';

const allowed = new Set([
  'mentor pending accepted',
  'mentor pending rejected',
  'student pending withdrawn',
  'mentor accepted completed',
  'student accepted completed',
]);
const moves = (['mentor', 'student'] as Side[]).flatMap((side) =>
  RequestStatus.options.flatMap((from) => RequestStatus.options.map((to) => ({ side, from, to }))),
);

describe('all moves', () => {
  test.each(moves)('$side, $from to $to', ({ side, from, to }) => {
    const may = allowed.has(`${side} ${from} ${to}`);
    expect(canMove(from, to, side)).toBe(may);
    const notTheirs = side === 'student' ? to === 'accepted' || to === 'rejected' : to === 'withdrawn';
    expect(refusalOfMove(from, to, side)).toBe(
      may ? null : notTheirs ? 'request_not_yours' : from === 'pending' ? 'request_unanswered' : 'request_settled',
    );
  });

  test.each([
    ['pending', false, false],
    ['accepted', true, true],
    ['rejected', true, false],
    ['completed', false, false],
    ['expired', false, false],
    ['withdrawn', false, false],
  ] as const)('%s: carries a response %s, has a chat %s', (status, response, chat) => {
    expect(carriesResponse(status)).toBe(response);
    expect(hasChat({ status })).toBe(chat);
  });
});

test('a request needs another person as mentor who is available and has a free place', () => {
  const mentor = { isAvailable: true, mine: false, full: false };
  expect(refusalOfRequest(mentor)).toBeNull();
  expect(refusalOfRequest({ ...mentor, full: true })).toBe('mentor_full');
  for (const full of [true, false]) {
    expect(refusalOfRequest({ ...mentor, full, isAvailable: false })).toBe('mentor_unavailable');
    for (const isAvailable of [true, false]) expect(refusalOfRequest({ isAvailable, full, mine: true })).toBe('mentor_is_self');
  }
});

test('a session can be rated once, after it is completed', () => {
  for (const status of RequestStatus.options.filter((each) => each !== 'completed'))
    expect(refusalOfRating({ status, rating: null })).toBe('session_not_completed');
  expect(refusalOfRating({ status: 'completed', rating: null })).toBeNull();
  expect(refusalOfRating({ status: 'completed', rating: 1 })).toBe('already_rated');
});

test('only the two people of a request have a side', () => {
  const pseudonyms = createPseudonyms('a-secret-of-forty-characters-for-the-test');
  const [mentor, student, other] = ['a', 'b', 'c'].map((accountId) => ({ accountId })) as [
    { accountId: string },
    { accountId: string },
    { accountId: string },
  ];
  const request = { mentor_id: 7, owner_key: mentorKey(pseudonyms, mentor), student_key: studentKey(pseudonyms, student, 7) };
  expect(sideOf(request, pseudonyms, mentor)).toBe('mentor');
  expect(sideOf(request, pseudonyms, student)).toBe('student');
  expect(sideOf(request, pseudonyms, other)).toBeNull();
  // A student has a different key for each mentor.
  expect(sideOf({ ...request, mentor_id: 8 }, pseudonyms, student)).toBeNull();
});

describe('the forms', () => {
  const form = { mentorId: 1, topic: 'Tesi', message: 'Da dove comincio?' };

  test('urgency is medium by default', () => {
    expect(CreateRequest.parse(form)).toEqual({ ...form, urgency: 'medium' });
    expect(CreateRequest.safeParse({ ...form, urgency: 'urgent' }).success).toBe(false);
  });

  test.each([undefined, '', 'corto', `   ${'a'.repeat(9)}   `])('message %j is too short', (message) => {
    expect(CreateRequest.safeParse({ ...form, message }).error?.issues[0]?.message).toBe('Il messaggio deve essere almeno 10 caratteri');
  });

  test('a message has 10 to 2000 characters, a topic at most 120', () => {
    expect(CreateRequest.safeParse({ ...form, message: 'a'.repeat(10) }).success).toBe(true);
    expect(CreateRequest.safeParse({ ...form, message: 'a'.repeat(2000) }).success).toBe(true);
    expect(CreateRequest.safeParse({ ...form, message: 'a'.repeat(2001) }).success).toBe(false);
    expect(CreateRequest.safeParse({ ...form, topic: 'a'.repeat(121) }).success).toBe(false);
    expect(CreateRequest.safeParse({ ...form, topic: ' ' }).error?.issues[0]?.message).toBe('Campo obbligatorio');
  });

  test('mentorId must be a positive 32-bit integer', () => {
    for (const mentorId of ['1', 0, -1, 1.5, 2 ** 31, undefined])
      expect(CreateRequest.safeParse({ ...form, mentorId }).success).toBe(false);
  });

  test('ratings are integers from 1 to 5; a response is optional and limited to 2000 characters', () => {
    for (const rating of [1, 5]) expect(RateRequest.safeParse({ requestId: 1, rating }).success).toBe(true);
    for (const rating of [0, 6, 4.5, '5', undefined]) expect(RateRequest.safeParse({ requestId: 1, rating }).success).toBe(false);
    expect(UpdateRequest.parse({ requestId: 1, status: 'accepted', response: ' ' }).response).toBeUndefined();
    expect(UpdateRequest.safeParse({ requestId: 1, status: 'accepted', response: 'a'.repeat(2001) }).success).toBe(false);
  });
});
