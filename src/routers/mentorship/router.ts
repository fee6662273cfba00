import { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { refuseWriting } from '../measures/queries.ts';
import { listed } from '../page.ts';
import { lookForDanger, refuseHurtful } from '../publishable.ts';
import { insertRefusal, refuseAsking } from '../mentor-time/queries.ts';
import { findMentorByOwner } from '../mentors/queries.ts';
import { mentorKey, PROFILE } from '../mentors/rules.ts';
import { router, studentProcedure } from '../trpc.ts';
import {
  insertRequest,
  listAskedMentorIds,
  listReceivedRequests,
  listSentRequests,
  lockMentor,
  moveRequest,
  rateRequest,
  toReceivedRequest,
  toRequestOf,
  toSentRequest,
  ownRequest,
  refusalOfOneMore,
  type RequestRow,
  wordsIn,
} from './queries.ts';
import { forgetLapses, refuseRequests } from '../request-ends/queries.ts';
import {
  canMove,
  carriesResponse,
  otherSideOf,
  refusalOfMove,
  refusalOfRating,
  responseWith,
  says,
  studentKey,
  type Side,
} from './rules.ts';
import {
  CreateRequest,
  EndRequest,
  ListRequests,
  MentorshipRequest,
  RateRequest,
  type RequestStatus,
  SentRequest,
  UpdateRequest,
  WithdrawRequest,
} from './schema.ts';

export const mentorshipRouter = router({
  sent: studentProcedure
    .meta({
      current: true,
      openapi: {
        method: 'GET',
        path: '/mentorship/requests',
        tags: ['mentorship'],
        summary: 'List the requests that you have sent',
        description: 'Newest first.',
        protect: true,
      },
    })
    .input(ListRequests)
    .output(z.array(SentRequest))
    .query(async ({ ctx, input }) => {
      const keys = (await listAskedMentorIds(ctx.db)).map((id) => studentKey(ctx.pseudonyms, ctx.viewer, id));
      const rows = await listed(ctx, await listSentRequests(ctx.db, keys, input));
      return rows.map(toSentRequest);
    }),

  request: studentProcedure
    .meta({
      creates: true,
      limit: 'mentorship',
      refusals: [
        'mentor_not_found',
        'mentor_is_self',
        'mentor_unavailable',
        'mentor_full',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'request_pending',
      ],
      openapi: {
        method: 'POST',
        path: '/mentorship/requests',
        tags: ['mentorship'],
        summary: 'Send a request to a mentor',
        description:
          'The mentor never learns who the student is. A request to the caller’s own profile is a 400; to a mentor who is unavailable, at capacity, or already has a pending request from the caller, a 409. It expires after 7 days without an answer.',
        protect: true,
      },
    })
    .input(CreateRequest)
    .output(SentRequest)
    .mutation(async ({ ctx, input }) => {
      await refuseAsking(ctx, input.mentorId);
      await refuseHurtful(ctx, { topic: input.topic, message: input.message }, 'message');
      // Asked again under the lock: the mentor may meanwhile be gone, unavailable or full, or have refused this student.
      await lockMentor(ctx.db, input.mentorId);
      await refuseAsking(ctx, input.mentorId);
      const row = await insertRequest(ctx.db, {
        mentor_id: input.mentorId,
        student_key: studentKey(ctx.pseudonyms, ctx.viewer, input.mentorId),
        topic: input.topic,
        message: input.message,
        urgency: input.urgency,
        created_at: ctx.now(),
      });
      if (!row) throw new AppError('request_pending');
      await lookForDanger(ctx, wordsIn(row, 'request')!, { topic: row.topic, message: row.message });
      ctx.notices.notify({ scope: 'mentor', id: PROFILE, keys: [row.owner_key] }, { kind: 'request', requestId: row.id });
      return toSentRequest(row);
    }),

  received: studentProcedure
    .meta({
      current: true,
      refusals: ['mentors_only'],
      openapi: {
        method: 'GET',
        path: '/mentorship/requests/received',
        tags: ['mentorship'],
        summary: 'List the requests that you have received as a mentor',
        description: 'Newest first. For mentors only.',
        protect: true,
      },
    })
    .input(ListRequests)
    .output(z.array(MentorshipRequest))
    .query(async ({ ctx, input }) => {
      const mentor = await findMentorByOwner(ctx.db, mentorKey(ctx.pseudonyms, ctx.viewer));
      if (!mentor) throw new AppError('mentors_only');
      const rows = await listed(ctx, await listReceivedRequests(ctx.db, mentor.id, input));
      return rows.map(toReceivedRequest);
    }),

  update: studentProcedure
    .meta({
      whilePaused: true,
      refusals: [
        'paused',
        'account_closed',
        'request_not_found',
        'request_not_yours',
        'request_unanswered',
        'request_settled',
        'capacity_reached',
        'profile_removed',
        'content_blocked',
        'needs_care',
        'links_too_soon',
      ],
      openapi: {
        method: 'PATCH',
        path: '/mentorship/requests/{requestId}',
        tags: ['mentorship'],
        summary: 'Accept, reject or complete a request',
        description:
          'The mentor accepts or rejects a pending request, the student may withdraw it; either side completes an accepted one. Accepting and rejecting may carry a `response` of up to 2,000 characters; a rejection without one gets a fixed sentence. Accepting more requests than `capacity`, and any other change, is a 409; for anybody else it is a 403. During a pause the caller may reject and complete, without a `response`.',
        protect: true,
      },
    })
    .input(UpdateRequest)
    .output(MentorshipRequest)
    .mutation(async ({ ctx, input }) => {
      const { row, side } = await ownRequest(ctx, input.requestId);
      const refusal = refusalOfMove(row.status, input.status, side);
      if (refusal) throw new AppError(refusal);
      if (says(input)) await refuseWriting(ctx);
      if (input.response) await refuseHurtful(ctx, { response: input.response }, 'response');
      const full = input.status === 'accepted' ? await refusalOfOneMore(ctx.db, row.mentor_id) : null;
      if (full) throw new AppError(full);
      const response = responseWith(input, row.mentor_response);
      if (!(await moveRequest(ctx.db, row.id, { from: row.status, to: input.status, response }))) throw new AppError('request_settled');
      if (carriesResponse(input.status)) {
        await forgetLapses(ctx.db, row.mentor_id);
        const said = wordsIn({ ...row, mentor_response: response }, 'response');
        if (said) await lookForDanger(ctx, said, { response });
      }
      if (input.status === 'withdrawn') return toRequestOf(side, { ...row, status: input.status });
      tellOther(ctx, side, row, { event: input.status, requestId: row.id });
      return toRequestOf(side, { ...row, status: input.status, mentor_response: response });
    }),

  withdraw: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['request_not_found', 'request_not_yours', 'request_settled'],
      openapi: {
        method: 'DELETE',
        path: '/mentorship/requests/{requestId}',
        tags: ['mentorship'],
        summary: 'Withdraw your own request',
        description:
          'By the student, until the mentor has answered; after that, a 409. The request stays in the student’s list as `withdrawn`; the mentor can no longer read its text.',
        protect: true,
      },
    })
    .input(WithdrawRequest)
    .output(SentRequest)
    .mutation(async ({ ctx, input }) => {
      const { row, side } = await ownRequest(ctx, input.requestId);
      const refusal = refusalOfMove(row.status, 'withdrawn', side);
      if (refusal) throw new AppError(refusal);
      if (!(await moveRequest(ctx.db, row.id, { from: 'pending', to: 'withdrawn', response: null }))) throw new AppError('request_settled');
      return toSentRequest({ ...row, status: 'withdrawn' });
    }),

  end: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['request_not_found', 'request_not_yours', 'request_unanswered', 'request_over', 'request_settled'],
      openapi: {
        method: 'POST',
        path: '/mentorship/requests/{requestId}/end',
        tags: ['mentorship'],
        summary: 'End the mentorship with this person',
        description:
          'By either side: the conversation is over, its chat closes within seconds, and the other side is notified as by `PATCH`. When the mentor calls it, whatever the status of this request, everything open with this student ends, and the mentor appears unavailable to their later requests, also from another account with the same mailbox. Neither learns who the other is.',
        protect: true,
      },
    })
    .input(EndRequest)
    .output(MentorshipRequest)
    .mutation(async ({ ctx, input }) => {
      const { row, side } = await ownRequest(ctx, input.requestId);
      if (side === 'mentor') {
        await insertRefusal(ctx.db, row.mentor_id, row.student_key);
        // All open requests of this student: otherwise the conversation could go on in another one.
        const moved = await refuseRequests(ctx.db, row.mentor_id, row.student_key);
        if (moved.some(({ status }) => status === 'rejected')) await forgetLapses(ctx.db, row.mentor_id);
        for (const { id, status } of moved) tellOther(ctx, side, row, { event: status, requestId: id });
        return toReceivedRequest({ ...row, ...moved.find(({ id }) => id === row.id) });
      }
      if (!canMove(row.status, 'completed', side)) throw new AppError(row.status === 'pending' ? 'request_unanswered' : 'request_over');
      if (!(await moveRequest(ctx.db, row.id, { from: row.status, to: 'completed', response: row.mentor_response })))
        throw new AppError('request_settled');
      tellOther(ctx, side, row, { event: 'completed', requestId: row.id });
      return toRequestOf(side, { ...row, status: 'completed' });
    }),

  rate: studentProcedure
    .meta({
      creates: true,
      refusals: ['request_not_found', 'request_not_yours', 'session_not_completed', 'already_rated'],
      openapi: {
        method: 'POST',
        path: '/mentorship/requests/{requestId}/rating',
        tags: ['mentorship'],
        summary: 'Rate a completed session',
        description:
          'By the student, once, from 1 to 5. Everybody, including the mentor, sees only the mean, once three people have rated. It changes only with the ratings of three more people, and is never exactly 1 or 5.',
        protect: true,
      },
    })
    .input(RateRequest)
    .output(SentRequest)
    .mutation(async ({ ctx, input }) => {
      const { row, side } = await ownRequest(ctx, input.requestId);
      if (side !== 'student') throw new AppError('request_not_yours');
      const refusal = refusalOfRating(row);
      if (refusal) throw new AppError(refusal);
      if (!(await rateRequest(ctx.db, row.id, input.rating))) throw new AppError('already_rated');
      return toSentRequest({ ...row, rating: input.rating });
    }),
});

/** Notifies the other side that the status of a request has changed. */
function tellOther(
  { notices }: Pick<Context, 'notices'>,
  side: Side,
  row: RequestRow,
  about: { event: Exclude<RequestStatus, 'withdrawn'>; requestId: number },
): void {
  notices.notify(otherSideOf(side, row), { kind: 'answer', ...about });
}
