import type { RoomTraces } from '../traces.ts';
import { deleteRequests, listReceivedRequests, listSentRequests, toRequest, toSentRequest } from './queries.ts';
import { type OwnRequests, RequestStatus } from './schema.ts';

/** PostgreSQL's largest integer: no page, all of them. */
const ALL = { limit: 2_147_483_647, offset: 0 };

export const mentorshipTraces = {
  tables: {
    mentorship_requests: {
      scope: 'mentorship',
      parent: 'mentors',
      id: 'mentor_id',
      key: 'student_key',
      atOnce: (db, mentorId, key) => deleteRequests(db, mentorId, key, ['pending', 'accepted']),
      erase: (db, mentorId, key) => deleteRequests(db, mentorId, key, RequestStatus.options),
    },
    // In no export: whom a mentor wants no more of does not learn it.
    mentorship_refusals: { scope: 'mentorship', parent: 'mentors', id: 'mentor_id', key: 'student_key' },
  },
  async export(db, { mentorship_requests: sent, mentors }) {
    const received = await Promise.all(mentors.ids.map((id) => listReceivedRequests(db, id, ALL)));
    return {
      sentRequests: (await listSentRequests(db, sent.keys, ALL)).map(toSentRequest),
      receivedRequests: received.flat().map(toRequest),
    };
  },
} satisfies RoomTraces<OwnRequests>;
