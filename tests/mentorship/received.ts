import { beforeEach, vi } from 'vitest';
import type { MentorshipRequest } from '../../src/routers/mentorship/schema.ts';
import { type InputOf, trpcHandler } from '../support/msw.ts';
import { answerOwnMentor } from './answers.ts';
import { sampleMentor, sampleRequest } from './samples.ts';

export const two = [sampleRequest(), sampleRequest({ id: 32, topic: 'Statistica' })];

/** Answers each test of a file as a server where the user is a mentor who has received `two`. @returns what answers the list */
export function useReceived() {
  const received = vi.fn<() => MentorshipRequest[]>();
  beforeEach(() => {
    received.mockReset().mockReturnValue(two);
    trpcHandler('mentorship.received', received);
    trpcHandler('mentors.list', () => []);
    answerOwnMentor(sampleMentor({ mine: true }));
  });
  return received;
}

export function updates(answer: (input: InputOf<'mentorship.update'>) => MentorshipRequest | Promise<MentorshipRequest>) {
  const update = vi.fn<(input: InputOf<'mentorship.update'>) => MentorshipRequest | Promise<MentorshipRequest>>(answer);
  trpcHandler('mentorship.update', update);
  return update;
}
