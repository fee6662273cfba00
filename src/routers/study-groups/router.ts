import { z } from 'zod';
import type { Services, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { refuseHurtful } from '../publishable.ts';
import { foldText } from '../fold.ts';
import { nextId } from '../queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import {
  deleteMember,
  findJoined,
  findMembership,
  insertMember,
  insertStudyGroup,
  listStudyGroups,
  toStudyGroup,
  type Membership,
} from './queries.ts';
import { canLeave, locationOf, searchTextOf } from './rules.ts';
import { CreateStudyGroup, ListStudyGroups, StudyGroup, StudyGroupId } from './schema.ts';

export const studyGroupsRouter = router({
  list: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/study-groups',
        tags: ['study-groups'],
        summary: 'List study groups',
        description: 'Newest first.',
        protect: true,
      },
    })
    .input(ListStudyGroups)
    .output(z.array(StudyGroup))
    .query(async ({ ctx, input }) => {
      const rows = await listStudyGroups(ctx.db, input);
      const ids = rows.map((row) => row.id);
      const joined = await findJoined(ctx.db, { ids, keys: ids.map((id) => keyIn(ctx, id)) });
      return rows.map((group) => seenBy(ctx, { group, joined: joined.has(group.id) }));
    }),

  create: studentProcedure
    .meta({
      limit: 'post',
      refusals: ['content_blocked', 'method_blocked', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/study-groups',
        tags: ['study-groups'],
        summary: 'Create a study group',
        description: 'The creator is the first member. Language that attacks people is refused with 403.',
        protect: true,
      },
    })
    .input(CreateStudyGroup)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      await refuseHurtful(ctx, input, 'description');
      await ctx.limits.refuseRepetition([input.title, input.subject, input.description].join('\n'), ctx.viewer);
      const id = await nextId(ctx.db, 'study_groups');
      const row = await insertStudyGroup(ctx.db, {
        id,
        creator_key: keyIn(ctx, id),
        title: input.title,
        subject: input.subject,
        university: input.university ?? null,
        faculty: input.faculty ?? null,
        description: input.description ?? null,
        max_members: input.maxMembers,
        meeting_type: input.meetingType,
        location: locationOf(input),
        schedule: input.schedule ?? null,
        tags: input.tags,
        search_text: searchTextOf(input),
        university_folded: input.university ? foldText(input.university) : null,
        faculty_folded: input.faculty ? foldText(input.faculty) : null,
        created_at: ctx.now(),
      });
      return seenBy(ctx, { group: row, joined: true });
    }),

  join: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['group_not_found', 'group_full'],
      openapi: {
        method: 'POST',
        path: '/study-groups/{id}/join',
        tags: ['study-groups'],
        summary: 'Join a study group',
        description: 'Who is a member already stays one: nothing changes. A full group answers 409.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      const membership = await insertMember(ctx.db, input.id, keyIn(ctx, input.id));
      if (!membership) throw new AppError('group_not_found');
      if (!membership.joined) throw new AppError('group_full');
      return seenBy(ctx, membership);
    }),

  leave: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['group_not_found', 'creator_cannot_leave'],
      openapi: {
        method: 'DELETE',
        path: '/study-groups/{id}/join',
        tags: ['study-groups'],
        summary: 'Leave a study group',
        description: 'Who is not a member changes nothing. The creator may never leave: 403.',
        protect: true,
      },
    })
    .input(StudyGroupId)
    .output(StudyGroup)
    .mutation(async ({ ctx, input }) => {
      const before = await findMembership(ctx.db, input.id, keyIn(ctx, input.id));
      if (!before) throw new AppError('group_not_found');
      const group = seenBy(ctx, before);
      if (!group.joined) return group;
      if (!canLeave(group)) throw new AppError('creator_cannot_leave');
      const after = await deleteMember(ctx.db, input.id, keyIn(ctx, input.id));
      if (!after) throw new AppError('group_not_found');
      return seenBy(ctx, after);
    }),
});

type Caller = Services & { viewer: Viewer };

/** The caller's pseudonym as creator and member of one group. */
function keyIn({ pseudonyms, viewer }: Caller, id: number): string {
  return pseudonyms.key('group', id, viewer.accountId);
}

function seenBy(ctx: Caller, { group, joined }: Membership): StudyGroup {
  return toStudyGroup(group, { joined, mine: group.creator_key === keyIn(ctx, group.id) });
}
