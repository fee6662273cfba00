import { AppError } from '../errors.ts';
import { guestProcedure, router, studentProcedure } from '../trpc.ts';
import { isUniversityDomain } from '../universities/queries.ts';
import { domainsOf } from '../universities/rules.ts';
import {
  deleteSession,
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertSession,
  toProfile,
  updatePasswordHash,
  whileAccountStands,
} from './queries.ts';
import { isBuiltOn } from './rules.ts';
import { LoggedIn, LoggedOut, Login, Profile, Register } from './schema.ts';

const PRODUCT = 'sottovoce';

export const authRouter = router({
  register: guestProcedure
    .meta({
      limit: 'register',
      refusals: ['email_not_university', 'password_too_common', 'email_taken'],
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags: ['auth'],
        summary: 'Register with a university e-mail',
        description: 'The domain must be a known Italian university’s or a sub-domain of one. Answers like login and opens the session.',
      },
    })
    .input(Register)
    .output(LoggedIn)
    .mutation(async ({ ctx, input }) => {
      if (!(await isUniversityDomain(ctx.db, domainsOf(input.email)))) throw new AppError('email_not_university', { field: 'email' });
      const names = [PRODUCT, input.firstName, input.lastName, input.email.split('@')[0]!];
      if (ctx.passwords.isCommon(input.password) || isBuiltOn(input.password, names)) {
        throw new AppError('password_too_common', { field: 'password' });
      }
      const now = ctx.now();
      const account = await insertAccount(ctx.db, {
        email: input.email,
        password_hash: await ctx.passwords.hash(input.password),
        first_name: input.firstName,
        last_name: input.lastName,
        university: input.university,
        faculty: input.faculty,
        study_year: input.studyYear,
        terms_accepted_at: now,
        created_at: now,
      });
      if (!account) throw new AppError('email_taken', { field: 'email' });
      const { token, expiresAt } = await insertSession(ctx.db, account.id, now);
      ctx.cookie.set(token, expiresAt);
      return { ...toProfile(account), authToken: token };
    }),

  login: guestProcedure
    .meta({
      limit: 'login',
      refusals: ['wrong_credentials'],
      openapi: {
        method: 'POST',
        path: '/auth/login',
        tags: ['auth'],
        summary: 'Log in',
        description: 'Opens a session: a cookie, and `authToken` for the `Authorization: Bearer` header. An unknown e-mail and a wrong password answer alike.',
      },
    })
    .input(Login)
    .output(LoggedIn)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccountByEmail(ctx.db, input.email);
      const right = await ctx.limits.checkPassword(input.email, () => ctx.passwords.verify(account?.password_hash, input.password));
      if (!account || !right) throw new AppError('wrong_credentials');
      if (ctx.passwords.needsRehash(account.password_hash)) {
        await updatePasswordHash(ctx.db, account.id, await ctx.passwords.hash(input.password));
      }
      const session = await whileAccountStands(ctx.db, account.id, (trx) => insertSession(trx, account.id, ctx.now()));
      if (!session) throw new AppError('wrong_credentials');
      ctx.cookie.set(session.token, session.expiresAt);
      return { ...toProfile(account), authToken: session.token };
    }),

  user: studentProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/user',
        tags: ['auth'],
        summary: 'Read one’s own profile',
        description: 'What registration recorded; nobody else ever sees it.',
        protect: true,
      },
    })
    .output(Profile)
    .query(async ({ ctx }) => {
      const account = await findAccount(ctx.db, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      return toProfile(account);
    }),

  logout: guestProcedure
    .meta({
      session: 'optional',
      openapi: {
        method: 'POST',
        path: '/auth/logout',
        tags: ['auth'],
        summary: 'Log out',
        description: 'Ends the session on the server and clears the cookie; also succeeds without a session.',
      },
    })
    .output(LoggedOut)
    .mutation(async ({ ctx }) => {
      if (ctx.token) await deleteSession(ctx.db, ctx.token);
      ctx.cookie.clear();
      return { loggedOut: true };
    }),
});
