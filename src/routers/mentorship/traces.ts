import type { RoomTraces } from '../traces.ts';
import { listLetters, type KeptLetter } from '../chat/queries.ts';
import { SIDE_ALIASES } from '../chat/rules.ts';
import { insertRefusal } from '../mentor-time/queries.ts';
import { deleteRequest, endRequest } from '../request-ends/queries.ts';
import { listOwnRequests, type RequestRow, toReceivedRequest, toSentRequest } from './queries.ts';
import { hasChat, type Side } from './rules.ts';
import type { OwnLetter, OwnRequests } from './schema.ts';

export const mentorshipTraces = {
  tables: {
    mentorship_requests: {
      scope: 'mentorship',
      parent: 'mentors',
      id: 'mentor_id',
      key: 'student_key',
      apart: true,
      ends: endRequest,
      erase: deleteRequest,
    },
    // Not exported, because students must not learn that a mentor refuses them.
    mentorship_refusals: { scope: 'mentorship', parent: 'mentors', id: 'mentor_id', key: 'student_key', outlasts: insertRefusal },
  },
  async export(db, { mentorship_requests: sent, mentors }, _now, vault) {
    const own = await listOwnRequests(db, sent.keys, mentors.ids);
    const said = async (rows: RequestRow[], side: Side) => {
      const boxes = rows.filter(hasChat).map(async ({ id }) => ({ id, letters: await listLetters(db, vault, id) }));
      return (await Promise.all(boxes)).flatMap(({ id, letters }) =>
        letters.filter(({ alias }) => alias === SIDE_ALIASES[side]).map((letter) => toOwnLetter(id, letter)),
      );
    };
    return {
      mentorshipMessages: [...(await said(own.sent, 'student')), ...(await said(own.received, 'mentor'))],
      sentRequests: own.sent.map(toSentRequest),
      receivedRequests: own.received.map(toReceivedRequest),
    };
  },
} satisfies RoomTraces<OwnRequests>;

function toOwnLetter(requestId: number, { content, time }: KeptLetter): OwnLetter {
  return { requestId, content, createdAt: new Date(time).toISOString() };
}
