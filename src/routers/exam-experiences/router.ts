import { z } from 'zod';
import type { Context, Services } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { readsWithheld } from '../auth/queries.ts';
import { AppError } from '../errors.ts';
import { findSubject } from '../exams/queries.ts';
import { lookOver, refuseHurtful } from '../publishable.ts';
import { foldText } from '../fold.ts';
import { lockOwn, restore, withdraw } from '../own-words/queries.ts';
import { Deleted } from '../own-words/schema.ts';
import { listed } from '../page.ts';
import { nextId } from '../queries.ts';
import { router, studentProcedure } from '../trpc.ts';
import {
  findVotes,
  insertExamExperience,
  listExamExperiences,
  listExperiencesById,
  listSimilarExperiences,
  toExamExperience,
  upsertVote,
  type ExamExperienceRow,
} from './queries.ts';
import { searchTextOf } from './rules.ts';
import { CreateExamExperience, ExamExperience, ExamExperienceId, ListExamExperiences, VoteExamExperience, VoteState } from './schema.ts';

export const examExperiencesRouter = router({
  list: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/exam-experiences',
        tags: ['exam-experiences'],
        summary: 'List exam experiences',
        description: 'Newest first.',
        protect: true,
      },
    })
    .input(ListExamExperiences)
    .output(z.array(ExamExperience))
    .query(async ({ ctx, input: { exam, similar, ...input } }) => {
      const names = exam === undefined ? undefined : ((await findSubject(ctx.db, ctx.pages, exam))?.spellings.experiences ?? []);
      if (!similar) return seenBy(ctx, await listed(ctx, await listExamExperiences(ctx.db, { ...input, names })));
      const { found, ...part } = await listSimilarExperiences(ctx.db, ctx.pages, { ...input, names });
      const experiences = await seenBy(ctx, await listed(ctx, part));
      return experiences.map((experience) => ({ ...experience, matches: found.get(experience.id) }));
    }),

  create: studentProcedure
    .meta({
      creates: true,
      limit: 'post',
      refusals: ['content_blocked', 'needs_care', 'links_too_soon', 'repeated_text'],
      openapi: {
        method: 'POST',
        path: '/exam-experiences',
        tags: ['exam-experiences'],
        summary: 'Share an exam experience',
        description: 'Anonymous to everybody. Language that attacks people is refused with 403; expressions of pain never are.',
        protect: true,
      },
    })
    .input(CreateExamExperience)
    .output(ExamExperience)
    .mutation(async ({ ctx, input }) => {
      await refuseHurtful(ctx, input);
      await ctx.limits.refuseRepetition(input.experience, ctx.viewer);
      const id = await nextId(ctx.db, 'exam_experiences');
      const row = await insertExamExperience(ctx.db, {
        id,
        author_key: authorKeyOf(ctx, id),
        exam_name: input.examName,
        professor: input.professor ?? null,
        university: input.university ?? null,
        faculty: input.faculty ?? null,
        exam_date: input.examDate ?? null,
        difficulty: input.difficulty,
        grade: input.grade ?? null,
        passed: input.passed,
        experience: input.experience,
        tips: input.tips ?? null,
        study_time: input.studyTime ?? null,
        resources: input.resources,
        search_text: searchTextOf(input),
        faculty_folded: input.faculty ? foldText(input.faculty) : null,
        created_at: ctx.now(),
      });
      const subject = { scope: 'experience', scopeId: id, key: row.author_key } as const;
      const { experience, tips, resources } = input;
      await lookOver(ctx, { kind: 'experience', id, subject }, input, { experience, tips, resources });
      ctx.pages.forget('exams');
      return toExamExperience(row, { myVote: null, mine: true });
    }),

  delete: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['experience_not_found', 'forbidden'],
      openapi: {
        method: 'DELETE',
        path: '/exam-experiences/{id}',
        tags: ['exam-experiences'],
        summary: 'Delete your exam experience',
        description: 'At any time. For a minute it can be restored.',
        protect: true,
      },
    })
    .input(ExamExperienceId)
    .output(Deleted)
    .mutation(async ({ ctx, input: { id } }) => {
      await lockOwn(ctx.db, { kind: 'exam_experiences', id }, authorKeyOf(ctx, id), 'experience_not_found');
      ctx.pages.forget('exams');
      return withdraw(ctx.db, { kind: 'exam_experiences', id }, ctx.now());
    }),

  restore: studentProcedure
    .meta({
      whilePaused: true,
      refusals: ['experience_not_found'],
      openapi: {
        method: 'POST',
        path: '/exam-experiences/{id}/restore',
        tags: ['exam-experiences'],
        summary: 'Restore the exam experience that you have just deleted',
        description: 'Also restores its votes. A 404 later, and for anybody else.',
        protect: true,
      },
    })
    .input(ExamExperienceId)
    .output(ExamExperience)
    .mutation(async ({ ctx, input: { id } }) => {
      await restore(ctx, { kind: 'exam_experiences', id }, authorKeyOf(ctx, id));
      ctx.pages.forget('exams');
      // A repeated call returns the restored experience; a removed one stays removed.
      const [experience] = await seenBy(ctx, await listExperiencesById(ctx.db, [id]));
      if (!experience?.mine) throw new AppError('experience_not_found');
      return experience;
    }),

  vote: studentProcedure
    .meta({
      limit: 'like',
      refusals: ['experience_not_found'],
      openapi: {
        method: 'POST',
        path: '/exam-experiences/{id}/vote',
        tags: ['exam-experiences'],
        summary: 'Vote whether an experience is helpful',
        description: 'One vote per account: voting again changes it.',
        protect: true,
      },
    })
    .input(VoteExamExperience)
    .output(VoteState)
    .mutation(async ({ ctx, input }) => {
      const counts = await upsertVote(ctx.db, { id: input.id, voterKey: voterKeyOf(ctx, input.id), helpful: input.helpful });
      if (!counts) throw new AppError('experience_not_found');
      return { ...counts, myVote: input.helpful };
    }),
});

type Caller = Services & { viewer: Viewer };

function authorKeyOf({ pseudonyms, viewer }: Caller, id: number): string {
  return pseudonyms.key('experience', id, viewer.accountId);
}

function voterKeyOf({ pseudonyms, viewer }: Caller, id: number): string {
  return pseudonyms.key('experience-vote', id, viewer.accountId);
}

/** Converts rows to experiences as the caller sees them. */
async function seenBy(ctx: Context & { viewer: Viewer }, rows: ExamExperienceRow[]): Promise<ExamExperience[]> {
  const ids = rows.map((row) => row.id);
  const votes = await findVotes(ctx.db, { ids, keys: ids.map((id) => voterKeyOf(ctx, id)) });
  const moderates = await readsWithheld(ctx, rows);
  return rows.map((row) =>
    toExamExperience(row, { moderates, myVote: votes.get(row.id) ?? null, mine: row.author_key === authorKeyOf(ctx, row.id) }),
  );
}
