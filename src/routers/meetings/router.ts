import { z } from 'zod';
import type { Context, Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { tellMembers } from '../group-news/queries.ts';
import { listed, wholeOf } from '../page.ts';
import { refuseWriting } from '../measures/queries.ts';
import { lookOver, refuseHurtful } from '../publishable.ts';
import { groupKey, membersOnly } from '../study-groups/queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import {
  answerKey,
  deleteMeeting,
  findAnswers,
  findMeeting,
  insertMeeting,
  keysOfAnswers,
  listMeetings,
  setAnswer,
  toMeeting,
  type MeetingRow,
} from './queries.ts';
import { canBegin } from './rules.ts';
import { AnswerMeeting, CreateMeeting, Meeting, MeetingDeleted, MeetingId } from './schema.ts';
import { StudyGroupId } from '../study-groups/schema.ts';
import { lockGroup, tellOfEndAnew } from '../waiting/queries.ts';

export const meetingsRouter = router({
  list: studentProcedure
    .meta({
      current: true,
      refusals: ['group_not_found', 'members_only'],
      openapi: {
        method: 'GET',
        path: '/study-groups/{id}/meetings',
        tags: ['study-groups'],
        summary: 'List the upcoming meetings of a study group',
        description:
          'Members only. Soonest first, including those that began less than three hours ago. Attendance is given only as numbers.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(z.array(Meeting))
    .query(async ({ ctx, input: { id } }) => {
      await membersOnly(ctx, id);
      return listed(ctx, wholeOf(await seenBy(ctx, await listMeetings(ctx.db, id, ctx.now()))));
    }),

  create: studentProcedure
    .meta({
      creates: true,
      limit: 'comment',
      refusals: [
        'group_not_found',
        'members_only',
        'meeting_time',
        'too_many_meetings',
        'content_blocked',
        'needs_care',
        'links_too_soon',
        'repeated_text',
      ],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/meetings',
        tags: ['study-groups'],
        summary: 'Propose a meeting to a study group',
        description: 'Members only; the others are notified. Only members see the place and the link.',
        protect: true,
      },
    })
    .input(CreateMeeting)
    .output(Meeting)
    .mutation(async ({ ctx, input: { id, startsAt, place = null, link = null } }) => {
      await membersOnly(ctx, id);
      const begins = new Date(startsAt);
      if (!canBegin(begins, ctx.now())) throw new AppError('meeting_time', { field: 'startsAt' });
      await refuseHurtful(ctx, { place, link });
      const own = groupKey(ctx, id);
      // A group may repeat its own meeting place; the same place in one group after another is advertising.
      const ofGroup = await listMeetings(ctx.db, id, ctx.now());
      const repeats = ofGroup.some((meeting) => saidOf(meeting) === saidOf({ place, link }));
      const earlier = ofGroup.filter(({ author_key }) => author_key === own);
      const before = earlier.find((meeting) => meeting.place === place) ?? earlier.at(-1);
      await ctx.limits.refuseRepetition(saidOf({ place, link }), ctx.viewer, before && saidOf(before));
      // Checked again under the lock: the group may meanwhile be gone, or the caller no longer a member.
      await lockGroup(ctx.db, id);
      await membersOnly(ctx, id);
      const meeting = { group_id: id, author_key: own, starts_at: begins, place, link };
      const meetingId = await insertMeeting(ctx.db, meeting, ctx.now());
      if (meetingId === undefined) throw new AppError('too_many_meetings');
      await tellOfEndAnew(ctx.db, id);
      const subject = { scope: 'group', scopeId: id, key: own } as const;
      await lookOver(ctx, { kind: 'meeting', id: meetingId, subject }, { place, link }, repeats ? {} : { place, link });
      await tellMembers(ctx, id, 'meeting');
      return foundIn(ctx, { id, meetingId });
    }),

  answer: studentProcedure
    .meta({
      whilePaused: true,
      limit: 'like',
      refusals: ['group_not_found', 'members_only', 'meeting_not_found', 'paused', 'account_closed'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/meetings/{meetingId}/answer',
        tags: ['study-groups'],
        summary: 'Say whether you attend a meeting',
        description:
          'One answer per member, which can be changed, but during a pause only withdrawn. Others see how many attend, never who.',
        protect: true,
      },
    })
    .input(AnswerMeeting)
    .output(Meeting)
    .mutation(async ({ ctx, input: { coming, ...ids } }) => {
      if (coming !== null) await refuseWriting(ctx);
      // Locked before the membership is checked, so that a member who leaves concurrently leaves no answer behind.
      await lockGroup(ctx.db, ids.id);
      await membersOnly(ctx, ids.id);
      await foundIn(ctx, ids);
      await setAnswer(ctx.db, ids.meetingId, answerKey(ctx, ids.meetingId), coming);
      return foundIn(ctx, ids);
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['group_not_found', 'members_only', 'meeting_not_found', 'forbidden'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}/meetings/{meetingId}',
        tags: ['study-groups'],
        summary: 'Cancel a meeting',
        description: 'By the member who proposed it, or by the leader of the group. Also deletes its answers, and notifies the members.',
        protect: true,
      },
    })
    .input(MeetingId)
    .output(MeetingDeleted)
    .mutation(async ({ ctx, input: ids }) => {
      const { group } = await membersOnly(ctx, ids.id);
      const { mine } = await foundIn(ctx, ids);
      if (!mine && group.creator_key !== groupKey(ctx, ids.id)) throw new AppError('forbidden');
      await deleteMeeting(ctx.db, ids.meetingId);
      await tellMembers(ctx, ids.id, 'cancelled');
      return { deleted: true as const };
    }),
});

type Caller = Services & Pick<Context, 'mail'> & { viewer: Viewer };

function saidOf({ place, link }: Pick<MeetingRow, 'place' | 'link'>): string {
  return [place, link].filter((text) => text !== null).join('\n');
}

async function foundIn(ctx: Caller, { id, meetingId }: { id: number; meetingId: number }): Promise<Meeting> {
  const row = await findMeeting(ctx.db, id, meetingId, ctx.now());
  const [meeting] = row ? await seenBy(ctx, [row]) : [];
  if (!meeting) throw new AppError('meeting_not_found');
  return meeting;
}

async function seenBy(ctx: Caller, rows: MeetingRow[]): Promise<Meeting[]> {
  const moderates = await readsWithheld(ctx, rows);
  const ids = rows.map(({ id }) => id);
  const answers = await findAnswers(ctx.db, keysOfAnswers(ctx, ids));
  return rows.map((row) =>
    toMeeting(row, { myAnswer: answers.get(row.id) ?? null, mine: row.author_key === groupKey(ctx, row.group_id), moderates }),
  );
}
