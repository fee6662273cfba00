import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, type TestApp } from '../support/app.ts';
import type { TestMentor } from '../support/factories-mentors.ts';
import type { TestStudent } from '../support/factories.ts';

export const aRequest = (mentorId: number) => ({ mentorId, topic: 'Tesi', message: 'Non so da dove cominciare.', urgency: 'high' });

/** Returns the calls that the tests of mentorship have in common. */
export function mentorshipCalls(app: TestApp) {
  return {
    ask: (as: TestStudent | undefined, fields: object) =>
      call<SentRequest & { reason?: string }>(app, 'POST', '/mentorship/requests', { as: as?.token, body: fields }),
    rate: (id: number, as: TestStudent | undefined, rating: unknown) =>
      call<SentRequest & { reason?: string }>(app, 'POST', `/mentorship/requests/${id}/rating`, { as: as?.token, body: { rating } }),
    sent: async (as: TestStudent, query = '') =>
      (await call<SentRequest[]>(app, 'GET', `/mentorship/requests${query}`, { as: as.token })).body,
    received: async (as: TestStudent, query = '') =>
      (await call<MentorshipRequest[]>(app, 'GET', `/mentorship/requests/received${query}`, { as: as.token })).body,
    /** Kind, event and request of each notice. */
    told: async (by: TestStudent) =>
      (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body.map(
        ({ kind, event = '', requestId }) => `${kind} ${event} ${requestId}`,
      ),
    card: async ({ by }: TestMentor) => (await call<Mentor>(app, 'GET', '/mentors/me', { as: by.token })).body,
  };
}
