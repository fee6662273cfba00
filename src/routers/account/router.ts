import { z } from 'zod';
import { findAccount, toProfile } from '../auth/queries.ts';
import type { Context, StudyPlace, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { router, sessionProcedure, studentProcedure } from '../trpc.ts';
import { listCommentsOf } from '../comments/queries.ts';
import { OwnComment } from '../comments/schema.ts';
import { listPostsById, toPost } from '../posts/queries.ts';
import { Post } from '../posts/schema.ts';
import { findLiked } from '../queries.ts';
import { OWN_TEXTS_MAX } from './limits.ts';
import { deleteAccount, findTrace, findTraces, toPerson, type Person } from './queries.ts';
import { isWidelyShared } from './rules.ts';
import { AccountDeleted, AccountExport, DeleteAccount, ExportAccount, ShareableDetails } from './schema.ts';
import { listSessions, sessionIdOf } from '../sessions/queries.ts';
import { exportTraces } from './traces.ts';

export const accountRouter = router({
  // Not a studentProcedure: it writes nothing, and is a mutation only so that the password travels in a body.
  export: sessionProcedure
    .meta({
      refusals: ['wrong_password'],
      openapi: {
        method: 'POST',
        path: '/account/export',
        tags: ['account'],
        summary: 'Export everything tied to one’s account',
        description:
          'The profile as registered, and all that the account wrote, liked, joined and voted. Nobody else can ask for it, and an open session alone is not enough: it wants the password. Ten wrong ones in 15 minutes are a 429.',
        protect: true,
      },
    })
    .input(ExportAccount)
    .output(AccountExport)
    .mutation(async ({ ctx, input }) => {
      const { db, vault, viewer } = ctx;
      const person = personOf(ctx);
      const account = await checkPassword(ctx, input.password);
      // Only now: a mistyped password does not count as an export.
      await ctx.limits.take('export', viewer);
      const now = ctx.now();
      const traces = await findTraces(db, person);
      const sessions = await listSessions(db, vault, viewer.accountId, now);
      return {
        exportedAt: now.toISOString(),
        profile: { ...toProfile(vault, account), createdAt: account.createdAt, termsAcceptedAt: account.termsAcceptedAt },
        sessions: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
        ...(await exportTraces(db, traces, now)),
      };
    }),

  posts: studentProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/posts',
        tags: ['account'],
        summary: 'List one’s own posts',
        description: 'Newest first. Nobody else can: which posts are whose is found with the server’s key, and kept nowhere.',
        protect: true,
      },
    })
    .output(z.array(Post))
    .query(async ({ ctx }) => {
      const { keyOf } = personOf(ctx);
      const { ids } = await findTrace(ctx.db, 'posts', keyOf);
      const rows = (await listPostsById(ctx.db, ids)).reverse().slice(0, OWN_TEXTS_MAX);
      const liked = await findLiked(ctx.db, 'posts', { ids, keys: ids.map((id) => keyOf('post-like', id)) });
      return rows.map((row) => toPost(row, { liked: liked.has(row.id), mine: true }, ctx.now()));
    }),

  comments: studentProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/comments',
        tags: ['account'],
        summary: 'List one’s own comments',
        description: 'Newest first. Nobody else can: which comments are whose is found with the server’s key, and kept nowhere.',
        protect: true,
      },
    })
    .output(z.array(OwnComment))
    .query(async ({ ctx }) => {
      const found = await findTrace(ctx.db, 'comments', personOf(ctx).keyOf);
      return (await listCommentsOf(ctx.db, found)).reverse().slice(0, OWN_TEXTS_MAX);
    }),

  shareable: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/shareable',
        tags: ['account'],
        summary: 'See which of one’s study details many share',
        description:
          'One’s own university, faculty and year as registered, and of each whether it may be shown beside a post without pointing at its author: `safe` when at least 20 accounts have it together with those before it. Only accounts of more than a week count, and few of one week: who invents accounts must do so for weeks. False also while nobody has been counted yet.',
        protect: true,
      },
    })
    .output(ShareableDetails)
    .query(async ({ ctx }) => {
      const account = await findAccount(ctx.db, ctx.vault, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      const { university, faculty, studyYear } = account;
      const safe = async (place: StudyPlace) => isWidelyShared(await ctx.cohorts.size(place));
      return {
        university: { value: university, safe: await safe({ university }) },
        faculty: { value: faculty, safe: await safe({ university, faculty }) },
        studyYear: { value: studyYear, safe: await safe({ university, faculty, studyYear }) },
      };
    }),

  // Not a studentProcedure: this call waits for those to end.
  delete: sessionProcedure
    .meta({
      refusals: ['wrong_password'],
      openapi: {
        method: 'POST',
        path: '/account/delete',
        tags: ['account'],
        summary: 'Delete one’s account',
        description:
          'At once, with its sessions and mentor profile; `texts` says what becomes of what it wrote. What is erased goes piece by piece within 72 hours, so that nobody can tell from what vanishes together whose it was. It cannot be undone. Ten wrong passwords in 15 minutes are a 429.',
        protect: true,
      },
    })
    .input(DeleteAccount)
    .output(AccountDeleted)
    .mutation(async ({ ctx, input }) => {
      await checkPassword(ctx, input.password);
      const { accountId } = ctx.viewer;
      const erasure = await deleteAccount(ctx.db, ctx.vault, { accountId, texts: input.texts, startedAt: ctx.now().toISOString() });
      if (!erasure) throw new AppError('unauthenticated');
      await ctx.erasures.begin(erasure);
      ctx.cookie.clear();
      return { deleted: true as const };
    }),
});

/** Taking everything along, or away, needs more than an open session. */
async function checkPassword(
  { db, vault, limits, passwords, token, viewer }: Pick<Context, 'db' | 'vault' | 'limits' | 'passwords' | 'token'> & { viewer: Viewer },
  password: string,
) {
  const account = await findAccount(db, vault, viewer.accountId);
  if (!account) throw new AppError('unauthenticated');
  const right = await limits.checkOwnPassword(sessionIdOf(token!), () => passwords.verify(account.passwordHash, password));
  if (!right) throw new AppError('wrong_password', { field: 'password' });
  return account;
}

function personOf({ pseudonyms, viewer }: Pick<Context, 'pseudonyms'> & { viewer: Viewer }): Person {
  return toPerson(pseudonyms, viewer.accountId);
}
