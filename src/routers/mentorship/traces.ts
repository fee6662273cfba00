import type { RoomTraces } from '../traces.ts';
import { deleteRequests, listOwnRequests, toReceivedRequest, toSentRequest } from './queries.ts';
import { type OwnRequests, RequestStatus } from './schema.ts';

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
    const own = await listOwnRequests(db, sent.keys, mentors.ids);
    return { sentRequests: own.sent.map(toSentRequest), receivedRequests: own.received.map(toReceivedRequest) };
  },
} satisfies RoomTraces<OwnRequests>;
