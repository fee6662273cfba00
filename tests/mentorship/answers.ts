import type { Mentor } from '../../src/routers/mentors/schema.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';

/** Mocks `mentors.me` with this profile, or with the refusal for a user who is not a mentor. */
export function answerOwnMentor(mentor: Mentor | null): void {
  trpcHandler('mentors.me', () => {
    if (mentor) return mentor;
    throw new Refusal({ status: 404, message: 'Non hai ancora un profilo da mentore', reason: 'not_a_mentor' });
  });
}
