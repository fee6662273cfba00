import { z } from 'zod';
import { AppError } from '../errors.ts';
import { listWithoutTime } from '../mentor-time/queries.ts';
import { listed, sizeOf } from '../page.ts';
import { router, studentProcedure } from '../trpc.ts';
import { findSubject, readExam, readSubjects } from './queries.ts';
import { cursorAt, findSubjects, listAfter, matchesOf } from './rules.ts';
import { Exam, ExamSlug, ExamSubject, ListExams } from './schema.ts';

export const examsRouter = router({
  list: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/exams',
        tags: ['exams'],
        summary: 'List exams',
        description:
          'Derived from the names in experiences, study groups and mentor profiles, in any spelling; the exams of the calendar are always included. Those with most entries first; with `q`, those that contain it, then those that resemble it.',
        protect: true,
      },
    })
    .input(ListExams)
    .output(z.array(ExamSubject))
    .query(async ({ ctx, input: { q = '', cursor, limit } }) => {
      const found = findSubjects(await readSubjects(ctx.db, ctx.pages), q);
      const rest = listAfter(found, cursor);
      const items = rest.slice(0, sizeOf({ limit }));
      const next = items.length < rest.length ? { cursor: cursorAt(items.at(-1)!) } : null;
      const marked = items.map((subject) => (subject.similar ? { ...subject, matches: matchesOf(subject, q) } : subject));
      return listed(ctx, { items: marked, next, total: () => Promise.resolve(found.length) });
    }),

  get: studentProcedure
    .meta({
      refusals: ['exam_not_found'],
      openapi: {
        method: 'GET',
        path: '/exams/{slug}',
        tags: ['exams'],
        summary: 'Read everything about one exam',
        description:
          'Its experiences, groups, mentors and posts, with the distributions of difficulty and grades. Content under review is left out.',
        protect: true,
      },
    })
    .input(ExamSlug)
    .output(Exam)
    .query(async ({ ctx, input }) => {
      const subject = await findSubject(ctx.db, ctx.pages, input.slug);
      if (!subject) throw new AppError('exam_not_found');
      return readExam(ctx.db, ctx.pages, subject, await listWithoutTime(ctx));
    }),
});
