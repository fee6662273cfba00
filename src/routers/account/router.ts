import { changeAccount, changeAddress, findAccount, findAccountByEmail, isConfirmed, toProfile } from '../auth/queries.ts';
import { lockAccounts, whileAccountStands } from '../writers/queries.ts';
import { mailboxOf, samePassword } from '../auth/rules.ts';
import { askForAddress, listTokens } from '../credentials/queries.ts';
import { PasswordChanged } from '../credentials/schema.ts';
import type { Context, StudyPlace } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import { insertLetter, listMailLetters, mayMail } from '../mail/queries.ts';
import { refuseClosed } from '../measures/queries.ts';
import { refuseWeakPassword } from '../passwords.ts';
import { accountProcedure, router, sessionProcedure } from '../trpc.ts';
import { isUniversityDomain } from '../universities/queries.ts';
import { domainsOf } from '../universities/rules.ts';
import { deleteAccount, findTraces, personOf, whileMoving } from './queries.ts';
import { exportNotices } from '../notices/queries.ts';
import { isWidelyShared } from './rules.ts';
import {
  AccountDeleted,
  AccountExport,
  AddressChange,
  ChangeAddress,
  ChangePassword,
  DeleteAccount,
  ExportAccount,
  ShareableDetails,
} from './schema.ts';
import { deleteSessions, listSessions, sessionIdOf } from '../sessions/queries.ts';
import { exportTraces } from './traces.ts';

export const accountRouter = router({
  // Not an accountProcedure: it writes nothing, and is a mutation only so that the password travels in a body.
  export: sessionProcedure
    .meta({
      limit: 'safety',
      refusals: ['wrong_password'],
      openapi: {
        method: 'POST',
        path: '/account/export',
        tags: ['account'],
        summary: 'Export everything linked to your account',
        description:
          'Returns the profile as registered, and everything that the account wrote, liked, joined and voted on. Only the owner can request it, and an open session alone is not enough: it requires the password. Ten wrong passwords in 15 minutes are a 429.',
        protect: true,
      },
    })
    .input(ExportAccount)
    .output(AccountExport)
    .mutation(async ({ ctx, input }) => {
      const { db, vault, viewer } = ctx;
      const person = personOf(ctx);
      const account = await checkPassword(ctx, input.password);
      // Only after the password check, so that a mistyped password does not count as an export.
      await ctx.limits.take('export', viewer);
      const now = ctx.now();
      const traces = await ctx.lanes.walk(`${viewer.accountId} all`, () => findTraces(db, person));
      const sessions = await listSessions(db, vault, viewer.accountId, now);
      const letters = await listMailLetters(db, vault, account);
      const tokens = await listTokens(db, vault, account.id, now);
      const data = {
        exportedAt: now.toISOString(),
        waitingMails: letters.map(({ letter: { kind, email }, postedAt }) => ({ kind, email, postedAt })),
        openLinks: tokens.map(({ use, email, expiresAt }) => ({ use, email, expiresAt })),
        profile: { ...toProfile(ctx, account), createdAt: account.createdAt, termsAcceptedAt: account.termsAcceptedAt },
        sessions: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
        ...(await exportNotices(ctx, account)),
        ...(await exportTraces(db, traces, now, vault)),
      };
      // Collecting takes seconds, too.
      const present = await findAccount(db, vault, account.id);
      if (!present) throw new AppError('unauthenticated');
      if (!samePassword(present, account)) throw new AppError('wrong_password', { field: 'password' });
      return data;
    }),

  shareable: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/shareable',
        tags: ['account'],
        summary: 'See which of your study details many accounts share',
        description:
          'Returns the caller’s university, faculty and year as registered, and whether each may be shown beside a post without identifying its author: `safe` requires at least 20 accounts that share it together with the details before it. Only accounts older than a week count, and only a few per day and week, so that inventing accounts takes weeks. Also false before the first count.',
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

  changePassword: sessionProcedure
    .meta({
      limit: 'safety',
      refusals: ['wrong_password', 'password_too_common'],
      openapi: {
        method: 'POST',
        path: '/account/password',
        tags: ['account'],
        summary: 'Change your password',
        description:
          'Ends all other sessions of the account, and notifies its owner by mail if the address is confirmed, at most four times an hour. Ten wrong passwords in 15 minutes are a 429.',
        protect: true,
      },
    })
    .input(ChangePassword)
    .output(PasswordChanged)
    .mutation(async ({ ctx, input }) => {
      const { db, vault } = ctx;
      const account = await checkPassword(ctx, input.currentPassword, 'currentPassword');
      await refuseWeakPassword(ctx, input.password, account);
      const passwordHash = await ctx.passwords.hash(input.password);
      // Somebody may have registered with a stranger’s address.
      const announced = isConfirmed(ctx.mail, account) && (await mayMail(ctx, account.email, 'password-changed'));
      const changed = await db.transaction().execute(async (trx) => {
        await lockAccounts(trx);
        // Of two concurrent changes only one succeeds: the other was requested with a password that is no longer valid.
        const passwordVersion = (account.passwordVersion ?? 0) + 1;
        const after = await changeAccount(trx, vault, account.id, (present) =>
          samePassword(present, account) ? { passwordHash, passwordVersion } : undefined,
        );
        if (!after) return undefined;
        await deleteSessions(trx, vault, account.id, { but: sessionIdOf(ctx.token!) });
        if (announced) await insertLetter(trx, vault, { kind: 'password-changed', accountId: after.id, email: after.email }, ctx.now());
        return after;
      });
      if (!changed) throw new AppError('wrong_password', { field: 'currentPassword' });
      ctx.mail.wake();
      if (ctx.device.ask(account)?.owns) ctx.device.remember(changed);
      return { changed: true as const };
    }),

  changeAddress: sessionProcedure
    .meta({
      limit: 'mail',
      refusals: ['wrong_password', 'account_closed', 'email_not_university', 'email_taken'],
      openapi: {
        method: 'POST',
        path: '/account/email',
        tags: ['account'],
        summary: 'Change your e-mail address',
        description:
          'If the site sends mail, a link and a code go to the new address, which takes effect once one of them is used; the response is the same if the address belongs to another account. Otherwise it takes effect at once. During a pause from writing, the previous mailbox cannot register again until the pause is over, but the account can change back to it.',
        protect: true,
      },
    })
    .input(ChangeAddress)
    .output(AddressChange)
    .mutation(async ({ ctx, input }) => {
      const { db, vault } = ctx;
      const account = await checkPassword(ctx, input.currentPassword, 'currentPassword');
      await refuseClosed(db, ctx, account.id);
      if (!(await isUniversityDomain(db, domainsOf(input.email)))) throw new AppError('email_not_university', { field: 'email' });
      if (ctx.mail.confirms) {
        await ctx.limits.takeMail(mailboxOf(input.email), 'new-address');
        const { id: accountId, passwordVersion = 0 } = account;
        const letter = { kind: 'new-address', accountId, email: input.email, passwordVersion } as const;
        const asked = await whileAccountStands(db, accountId, async (trx) => {
          await askForAddress(trx, vault, letter, ctx.now());
          return true;
        });
        if (!asked) throw new AppError('unauthenticated');
        ctx.mail.wake();
        return { email: input.email, confirmed: false };
      }
      const taken = await findAccountByEmail(db, vault, input.email);
      if (taken && taken.id !== account.id) throw new AppError('email_taken', { field: 'email' });
      const changed = await whileMoving(ctx, account, input.email, () =>
        whileAccountStands(db, account.id, (trx) =>
          changeAddress(trx, ctx, account.id, (present) => (samePassword(present, account) ? { email: input.email } : undefined)),
        ),
      );
      if (!changed) throw new AppError('wrong_password', { field: 'currentPassword' });
      return { email: changed.email, confirmed: true };
    }),

  // Not an accountProcedure, because this call waits for those under way to end.
  delete: sessionProcedure
    .meta({
      limit: 'safety',
      refusals: ['wrong_password'],
      openapi: {
        method: 'POST',
        path: '/account/delete',
        tags: ['account'],
        summary: 'Delete your account',
        description:
          'Takes effect at once, also for its sessions and mentor profile. During a pause from writing, its address cannot register again until the pause is over or lifted. Open requests to mentors and places on waiting lists end within 12 hours, each at a different time. `texts` decides what happens to the account’s texts. They are erased one by one within 72 hours, so that what disappears together does not reveal its author. It cannot be undone. Ten wrong passwords in 15 minutes are a 429.',
        protect: true,
      },
    })
    .input(DeleteAccount)
    .output(AccountDeleted)
    .mutation(async ({ ctx, input }) => {
      const account = await checkPassword(ctx, input.password);
      const erasure = await deleteAccount(ctx.db, ctx, account, { texts: input.texts, startedAt: ctx.now().toISOString() });
      if (!erasure) throw new AppError('unauthenticated');
      await ctx.erasures.begin(erasure);
      ctx.cookie.clear();
      ctx.device.forget();
      return { deleted: true as const };
    }),
});

/** Asks for the password, because an open session alone is not enough to export, change or delete the account. */
async function checkPassword(
  { db, vault, limits, passwords, token, viewer }: Pick<Context, 'db' | 'vault' | 'limits' | 'passwords' | 'token'> & { viewer: Viewer },
  password: string,
  field = 'password',
) {
  const account = await findAccount(db, vault, viewer.accountId);
  if (!account) throw new AppError('unauthenticated');
  const right = await limits.checkOwnPassword(sessionIdOf(token!), () => passwords.verify(account.passwordHash, password));
  if (!right) throw new AppError('wrong_password', { field });
  return account;
}
