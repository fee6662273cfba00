import { z } from 'zod';
import { AppError } from '../errors.ts';
import { insertLetter, mayMail } from '../mail/queries.ts';
import { listed, wholeOf } from '../page.ts';
import { refuseWeakPassword } from '../passwords.ts';
import { accountProcedure, guestProcedure, router } from '../trpc.ts';
import { deleteSession, deleteSessions, insertSession, listSessions, sessionIdOf } from '../sessions/queries.ts';
import { isUniversityDomain } from '../universities/queries.ts';
import { domainsOf } from '../universities/rules.ts';
import { changeAccount, findAccount, findAccountByEmail, insertAccount, opened, toProfile } from './queries.ts';
import { whileAccountStands } from '../writers/queries.ts';
import { mailboxOf, samePassword, SESSIONS_SHOWN } from './rules.ts';
import { DeviceForgotten, EndSession, LoggedIn, LoggedOut, Login, Profile, Register, Session, SessionsEnded } from './schema.ts';

export const authRouter = router({
  register: guestProcedure
    .meta({
      // Refused calls count, too, and must not keep others behind the same IP address from registering.
      limit: 'safety',
      refusals: ['email_not_university', 'password_too_common', 'email_taken'],
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags: ['auth'],
        summary: 'Register with a university e-mail address',
        description:
          'The domain must be that of a known Italian university, or a subdomain of it. Opens a session and responds like login. If the site sends mail, a link and a code go to the address; until one of them is used, the account can read but not write. Beyond four registrations of one mailbox in an hour, or one an hour after twelve in a day, a registration mails nothing; `POST /auth/confirm/resend` does.',
      },
    })
    .input(Register)
    .output(LoggedIn)
    .mutation(async ({ ctx, input }) => {
      if (!(await isUniversityDomain(ctx.db, domainsOf(input.email)))) throw new AppError('email_not_university', { field: 'email' });
      await refuseWeakPassword(ctx, input.password, input);
      // Only after the checks, so that a mistyped e-mail or a weak password does not count as a registration.
      await ctx.limits.take('register', ctx.viewer);
      const now = ctx.now();
      const account = await insertAccount(ctx.db, ctx, {
        email: input.email,
        passwordHash: await ctx.passwords.hash(input.password),
        firstName: input.firstName,
        lastName: input.lastName,
        university: input.university,
        faculty: input.faculty,
        studyYear: input.studyYear,
        emailConfirmed: !ctx.mail.confirms,
        termsAcceptedAt: now.toISOString(),
        createdAt: now.toISOString(),
      });
      if (!account) throw new AppError('email_taken', { field: 'email' });
      // Somebody may register a stranger’s address and delete the account again and again.
      if (ctx.mail.confirms && (await mayMail(ctx, input.email, 'register'))) {
        await insertLetter(ctx.db, ctx.vault, { kind: 'confirm', email: input.email }, now);
        ctx.mail.wake();
      }
      const { token, expiresAt } = await insertSession(ctx.db, ctx.vault, account.id, now);
      await ctx.limits.rememberAddress(mailboxOf(input.email));
      ctx.cookie.set(token, expiresAt);
      ctx.device.remember(account);
      return { ...toProfile(ctx, account), authToken: token };
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
        description:
          'Opens a session: a cookie, and `authToken` for the `Authorization: Bearer` header. The response is the same for an unknown address and a wrong password. A second cookie, which remains after logout and grants no access, lets this browser log in with the right password while others are guessing it.',
      },
    })
    .input(Login)
    .output(LoggedIn)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccountByEmail(ctx.db, ctx.vault, input.email);
      const check = () => ctx.passwords.verify(account?.passwordHash, input.password);
      const right = await ctx.limits.checkLogin(mailboxOf(input.email), check, ctx.device.ask(account));
      if (!account || !right) throw new AppError('wrong_credentials');
      if (ctx.passwords.needsRehash(account.passwordHash)) {
        const passwordHash = await ctx.passwords.hash(input.password);
        await ctx.db.transaction().execute((trx) =>
          // Unless the password was changed meanwhile.
          changeAccount(trx, ctx.vault, account.id, (present) =>
            present.passwordHash === account.passwordHash ? { passwordHash } : undefined,
          ),
        );
      }
      const session = await whileAccountStands(ctx.db, account.id, async (trx, present) =>
        // A password change meanwhile has ended all logins under the old password, including this one.
        samePassword(opened(ctx.vault, present), account) ? insertSession(trx, ctx.vault, account.id, ctx.now()) : undefined,
      );
      if (!session) throw new AppError('wrong_credentials');
      ctx.cookie.set(session.token, session.expiresAt);
      ctx.device.remember(account);
      return { ...toProfile(ctx, account), authToken: session.token };
    }),

  user: accountProcedure
    .meta({
      limit: 'safety',
      openapi: {
        method: 'GET',
        path: '/auth/user',
        tags: ['auth'],
        summary: 'Read your own profile',
        description: 'The account’s registration data, which nobody else ever sees.',
        protect: true,
      },
    })
    .output(Profile)
    .query(async ({ ctx }) => {
      const account = await findAccount(ctx.db, ctx.vault, ctx.viewer.accountId);
      if (!account) throw new AppError('unauthenticated');
      return toProfile(ctx, account);
    }),

  sessions: accountProcedure
    .meta({
      limit: 'safety',
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'List your open sessions',
        description: 'Newest first, at most 50, without their tokens. Their devices are not recorded.',
        protect: true,
      },
    })
    .output(z.array(Session))
    .query(async ({ ctx }) => {
      const own = sessionIdOf(ctx.token!);
      const sessions = await listSessions(ctx.db, ctx.vault, ctx.viewer.accountId, ctx.now());
      const items = sessions.slice(0, SESSIONS_SHOWN).map((session) => ({ ...session, current: session.id === own }));
      return listed(ctx, { ...wholeOf(items), total: async () => sessions.length });
    }),

  endSession: accountProcedure
    .meta({
      limit: 'safety',
      refusals: ['session_not_found'],
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags: ['auth'],
        summary: 'End one of your sessions',
        description: 'The next call of that session is a 401, and its chats close within seconds. Ending the current session logs out.',
        protect: true,
      },
    })
    .input(EndSession)
    .output(SessionsEnded)
    .mutation(async ({ ctx, input }) => {
      const ended = await deleteSessions(ctx.db, ctx.vault, ctx.viewer.accountId, input);
      if (ended === 0) throw new AppError('session_not_found');
      if (input.id === sessionIdOf(ctx.token!)) ctx.cookie.clear();
      return { ended };
    }),

  endOtherSessions: accountProcedure
    .meta({
      limit: 'safety',
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'End all your other sessions',
        description: 'Only the session of the request remains.',
        protect: true,
      },
    })
    .output(SessionsEnded)
    .mutation(async ({ ctx }) => ({
      ended: await deleteSessions(ctx.db, ctx.vault, ctx.viewer.accountId, { but: sessionIdOf(ctx.token!) }),
    })),

  forgetDevice: guestProcedure
    .meta({
      limit: 'safety',
      session: 'optional',
      openapi: {
        method: 'DELETE',
        path: '/auth/device',
        tags: ['auth'],
        summary: 'Remove the device cookie from this browser',
        description:
          'Clears the cookie that proves at login that this browser has logged in before; see `POST /auth/login`. The session continues. Deleting the account also clears the cookie.',
      },
    })
    .output(DeviceForgotten)
    .mutation(({ ctx }) => {
      ctx.device.forget();
      return { forgotten: true as const };
    }),

  logout: guestProcedure
    .meta({
      limit: 'safety',
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
