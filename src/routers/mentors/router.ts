import { z } from 'zod';
import { findAccount, readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { hasEndedLetters } from '../chat/queries.ts';
import { tell } from '../group-news/queries.ts';
import { refuseWriting } from '../measures/queries.ts';
import { isEditedSince } from '../own-words/rules.ts';
import { listed } from '../page.ts';
import { lookOver, lookOverChange, refusalOf, refuseHurtful } from '../publishable.ts';
import { foldText } from '../fold.ts';
import { listWithoutTime } from '../mentor-time/queries.ts';
import { endRequestsTo } from '../request-ends/queries.ts';
import { guestProcedure, router, studentProcedure } from '../trpc.ts';
import { writtenByField } from '../written.ts';
import {
  emptyMentor,
  endMentor,
  findMentorByOwner,
  insertMentor,
  listMentors,
  lockMentorByOwner,
  toMentor,
  updateMentor,
} from './queries.ts';
import { CAPACITY_DEFAULT } from './limits.ts';
import { courseWords, mentorKey, onlyWithdraws, PROFILE, searchTextOf, touchesWords } from './rules.ts';
import { CreateMentor, ListMentors, Mentor, MentorDeleted, UpdateMentor } from './schema.ts';

export const mentorsRouter = router({
  list: guestProcedure
    .meta({
      session: 'optional',
      openapi: {
        method: 'GET',
        path: '/mentors',
        tags: ['mentors'],
        summary: 'List mentors',
        description:
          'Open to guests. Available mentors first; then the closest match of course and, with a session, faculty and university; then the highest displayed rating.',
      },
    })
    .input(ListMentors)
    .output(z.array(Mentor))
    .query(async ({ ctx, input: { course, ...wanted } }) => {
      const account = ctx.viewer && (await findAccount(ctx.db, ctx.vault, ctx.viewer.accountId));
      const withoutTime = await listWithoutTime(ctx);
      const asker = {
        withoutTime,
        courseWords: courseWords(course || (account?.faculty ?? '')),
        faculty: account ? foldText(account.faculty) : null,
        university: account ? foldText(account.university) : null,
      };
      const ownKey = ctx.viewer && mentorKey(ctx.pseudonyms, ctx.viewer);
      const rows = await listed(ctx, await listMentors(ctx.db, asker, wanted));
      const moderates = await readsWithheld(ctx, rows);
      return rows.map((row) => {
        const seen = withoutTime.includes(row.id) ? { ...row, is_available: false } : row;
        return toMentor(seen, row.owner_key === ownKey, moderates);
      });
    }),

  me: studentProcedure
    .meta({
      refusals: ['not_a_mentor'],
      openapi: {
        method: 'GET',
        path: '/mentors/me',
        tags: ['mentors'],
        summary: 'Read your own mentor profile',
        description: 'A 404 if the caller is not a mentor.',
        protect: true,
      },
    })
    .output(Mentor)
    .query(async ({ ctx }) => {
      const mentor = await findMentorByOwner(ctx.db, mentorKey(ctx.pseudonyms, ctx.viewer));
      if (!mentor) throw new AppError('not_a_mentor');
      return toMentor(mentor, true);
    }),

  create: studentProcedure
    .meta({
      creates: true,
      refusals: ['content_blocked', 'needs_care', 'links_too_soon', 'place_not_shown', 'mentor_exists'],
      openapi: {
        method: 'POST',
        path: '/mentors',
        tags: ['mentors'],
        summary: 'Become a mentor',
        description:
          'One profile per account. University and faculty are taken from the account. Language that attacks people is refused with 403; in the university or faculty of the account, as `place_not_shown`.',
        protect: true,
      },
    })
    .input(CreateMentor)
    .output(Mentor)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccount(ctx.db, ctx.vault, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      const { university, faculty } = account;
      await refuseHurtful(ctx, input);
      // The form has no field for them.
      const refusal = await refusalOf(ctx, { university, faculty });
      if (refusal) throw new AppError(refusal.reason === 'content_blocked' ? 'place_not_shown' : refusal.reason);
      const mentor = await insertMentor(ctx.db, {
        owner_key: mentorKey(ctx.pseudonyms, ctx.viewer),
        course_of_study: input.courseOfStudy,
        study_year: input.studyYear,
        specializations: input.specializations,
        bio: input.bio,
        available_hours: input.availableHours,
        languages: input.languages,
        capacity: input.capacity ?? CAPACITY_DEFAULT,
        university,
        faculty,
        course_words: courseWords(input.courseOfStudy),
        search_text: searchTextOf(input),
        languages_folded: foldText(input.languages),
        university_folded: foldText(university),
        faculty_folded: foldText(faculty),
        created_at: ctx.now(),
      });
      if (!mentor) throw new AppError('mentor_exists');
      const subject = { scope: 'mentor', scopeId: PROFILE, key: mentor.owner_key } as const;
      await lookOver(ctx, { kind: 'mentor', id: mentor.id, subject }, { ...input, university, faculty }, { bio: input.bio });
      ctx.pages.forget('exams');
      return toMentor(mentor, true);
    }),

  update: studentProcedure
    .meta({
      whilePaused: true,
      refusals: [
        'paused',
        'account_closed',
        'not_a_mentor',
        'profile_removed',
        'edited_meanwhile',
        'content_blocked',
        'needs_care',
        'links_too_soon',
      ],
      openapi: {
        method: 'PATCH',
        path: '/mentors/me',
        tags: ['mentors'],
        summary: 'Edit your mentor profile and availability',
        description:
          'Absent fields stay unchanged. An unavailable mentor stays in the list but receives no requests, like one whose accepted requests reach `capacity`. During a pause, the only possible change is to become unavailable. A 404 if the caller is not a mentor; a 409 for changes to the texts of a profile that moderators have removed and, with `ifEditedAt`, to those of one that has been edited since.',
        protect: true,
      },
    })
    .input(UpdateMentor)
    .output(Mentor)
    .mutation(async ({ ctx, input: { ifEditedAt, ...input } }) => {
      const key = mentorKey(ctx.pseudonyms, ctx.viewer);
      const row = await findMentorByOwner(ctx.db, key);
      if (!row) throw new AppError('not_a_mentor');
      if (!onlyWithdraws(input)) await refuseWriting(ctx);
      const before = toMentor(row, true);
      const { isAvailable: _, capacity: __, studyYear: ___, ...texts } = input;
      if (Object.keys(texts).length > 0) {
        const written = writtenByField(texts, before);
        await refuseHurtful(ctx, written);
        const subject = { scope: 'mentor', scopeId: PROFILE, key } as const;
        // A removed profile cannot be edited: an appeal is judged on its original text.
        if (!(await lookOverChange(ctx, { kind: 'mentor', id: row.id, subject }, written))) throw new AppError('profile_removed');
      }
      // Read again under the lock: another change may have been stored meanwhile.
      const locked = await lockMentorByOwner(ctx.db, key);
      if (!locked) throw new AppError('not_a_mentor');
      const present = toMentor(locked, true);
      const touches = touchesWords(present, texts);
      if (touches && isEditedSince(present, ifEditedAt)) throw new AppError('edited_meanwhile');
      const changes = { ...columnsOf(input, present), ...(touches && { edited_at: ctx.now() }) };
      const mentor = Object.keys(changes).length > 0 ? await updateMentor(ctx.db, key, changes) : locked;
      if (!mentor) throw new AppError('not_a_mentor');
      ctx.pages.forget('exams');
      return toMentor(mentor, true);
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['not_a_mentor', 'profile_removed'],
      openapi: {
        method: 'DELETE',
        path: '/mentors/me',
        tags: ['mentors'],
        summary: 'Stop being a mentor',
        description:
          'Deletes the profile at once, with its requests, conversations and ratings, which cannot be restored; students with an open request are notified, and can report what was said in a conversation until the end of the next day (UTC). The caller may become a mentor again, with a new profile. A 404 if the caller is not a mentor; a 409 for a profile that moderators have removed.',
        protect: true,
      },
    })
    .output(MentorDeleted)
    .mutation(async ({ ctx }) => {
      const key = mentorKey(ctx.pseudonyms, ctx.viewer);
      const mentor = await lockMentorByOwner(ctx.db, key);
      if (!mentor) throw new AppError('not_a_mentor');
      // An appeal is judged on it, and a new profile would undo the removal.
      if (mentor.withheld === 'removed') throw new AppError('profile_removed');
      const { toStudents } = await endRequestsTo(ctx.db, mentor.id);
      tell(ctx, [toStudents]);
      // Whoever writes to hurt must not be able to take the letters away before they are reported.
      if (await hasEndedLetters(ctx.db, mentor.id)) await emptyMentor(ctx.db, mentor.id, ctx.now());
      else await endMentor(ctx.db, mentor.id, key);
      ctx.pages.forget('exams');
      return { deleted: true as const };
    }),
});

/** The columns to update. */
function columnsOf(input: UpdateMentor, before: Pick<Mentor, 'courseOfStudy' | 'specializations'>) {
  const { courseOfStudy = before.courseOfStudy, specializations = before.specializations } = input;
  const found = searchTextOf({ courseOfStudy, specializations });
  const changes = {
    search_text: found === searchTextOf(before) ? undefined : found,
    languages_folded: input.languages === undefined ? undefined : foldText(input.languages),
    course_of_study: input.courseOfStudy,
    course_words: input.courseOfStudy === undefined ? undefined : courseWords(input.courseOfStudy),
    study_year: input.studyYear,
    specializations: input.specializations,
    bio: input.bio,
    available_hours: input.availableHours,
    languages: input.languages,
    capacity: input.capacity,
    is_available: input.isAvailable,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<typeof changes>;
}
