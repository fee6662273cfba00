import { whileMoving } from '../account/queries.ts';
import { changeAccount, changeAddress, findAccount, toProfile } from '../auth/queries.ts';
import { lockAccounts, whileAccountStands } from '../writers/queries.ts';
import { mailboxOf } from '../auth/rules.ts';
import { Profile } from '../auth/schema.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { insertLetter } from '../mail/queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { refuseWeakPassword } from '../passwords.ts';
import { guestProcedure, router } from '../trpc.ts';
import { findToken, findTokenByCode, isTokenOf, useToken, type EmailToken } from './queries.ts';
import { AskForMail, ConfirmAddress, MailAsked, PasswordChanged, ResetPassword } from './schema.ts';

/** The procedures that rely on mail; part of `auth` in the API. */
export const credentialsRouter = router({
  confirm: guestProcedure
    .meta({
      // Tokens cannot be guessed, and codes have their own limit; a narrow one might be used up by others behind the same IP address.
      limit: 'safety',
      refusals: ['expired_or_used', 'email_taken'],
      openapi: {
        method: 'POST',
        path: '/auth/confirm',
        tags: ['auth'],
        summary: 'Confirm an e-mail address',
        description:
          'Takes the `token` of the mailed link, or the mailed `code` with the address. Both are valid once, for 30 minutes. Ten wrong codes for an address in a day are a 429, except at IP addresses known to the account, which have a count of their own. Also confirms a new address that was requested in the settings.',
      },
    })
    .input(ConfirmAddress)
    .output(Profile)
    .mutation(async ({ ctx, input }) => {
      const { db, vault } = ctx;
      const token = await findBy(ctx, input);
      if (!token || token.use === 'reset') throw new AppError('expired_or_used');
      const standing = await findAccount(db, vault, token.accountId);
      if (!standing) throw new AppError('expired_or_used');
      const confirmed = await whileMoving(ctx, standing, token.email, () =>
        whileAccountStands(db, token.accountId, async (trx) => {
          if (!(await useToken(trx, vault, token, ctx.now()))) return undefined;
          let before = { email: token.email, emailConfirmed: true as boolean | undefined };
          const account = await changeAddress(trx, ctx, token.accountId, (present) => {
            if (!isTokenOf(token, present)) return undefined;
            before = { email: present.email, emailConfirmed: present.emailConfirmed };
            return { email: token.email, emailConfirmed: true };
          });
          // An old address that was never confirmed may be a typo, so nobody there is notified.
          if (account && before.email !== account.email && before.emailConfirmed !== false)
            await insertLetter(trx, vault, { kind: 'address-changed', accountId: account.id, email: before.email }, ctx.now());
          return account;
        }),
      );
      if (!confirmed) throw new AppError('expired_or_used');
      ctx.mail.wake();
      return toProfile(ctx, confirmed);
    }),

  resendConfirmation: guestProcedure
    .meta({
      limit: 'mail',
      openapi: {
        method: 'POST',
        path: '/auth/confirm/resend',
        tags: ['auth'],
        summary: 'Request another confirmation mail',
        description:
          'The response is the same whether or not the address is waiting for confirmation. At most four mails of a kind per hour to one address, and after twelve in a day one per hour.',
      },
    })
    .input(AskForMail)
    .output(MailAsked)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.takeMail(mailboxOf(input.email), 'confirm');
      await insertLetter(ctx.db, ctx.vault, { kind: 'confirm', email: input.email }, ctx.now());
      ctx.mail.wake();
      return { asked: true as const };
    }),

  forgotPassword: guestProcedure
    .meta({
      limit: 'mail',
      openapi: {
        method: 'POST',
        path: '/auth/password/forgot',
        tags: ['auth'],
        summary: 'Request a link to set a new password',
        description: 'Behaves and responds the same whether or not there is an account with that address.',
      },
    })
    .input(AskForMail)
    .output(MailAsked)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.takeMail(mailboxOf(input.email), 'reset');
      await insertLetter(ctx.db, ctx.vault, { kind: 'reset', email: input.email }, ctx.now());
      ctx.mail.wake();
      return { asked: true as const };
    }),

  resetPassword: guestProcedure
    .meta({
      // As for `confirm`.
      limit: 'safety',
      refusals: ['expired_or_used', 'password_too_common'],
      openapi: {
        method: 'POST',
        path: '/auth/password/reset',
        tags: ['auth'],
        summary: 'Set a new password',
        description: 'Takes the `token` of the mailed link, which is valid once, for 30 minutes. Ends all sessions of the account.',
      },
    })
    .input(ResetPassword)
    .output(PasswordChanged)
    .mutation(async ({ ctx, input }) => {
      const { db, vault } = ctx;
      const token = await findToken(db, vault, input.token, ctx.now());
      const account = token && (await findAccount(db, vault, token.accountId));
      if (!account || token.use !== 'reset' || !isTokenOf(token, account)) throw new AppError('expired_or_used');
      // Before the token is consumed, because the next attempt needs it again.
      await refuseWeakPassword(ctx, input.password, account);
      const passwordHash = await ctx.passwords.hash(input.password);
      const changed = await db.transaction().execute(async (trx) => {
        await lockAccounts(trx);
        if (!(await useToken(trx, vault, token, ctx.now()))) return undefined;
        // Having received the mail also confirms the address.
        const changes = { passwordHash, passwordVersion: token.passwordVersion + 1, emailConfirmed: true };
        const after = await changeAccount(trx, vault, account.id, (present) => (isTokenOf(token, present) ? changes : undefined));
        if (!after) throw new AppError('expired_or_used');
        await deleteSessions(trx, vault, account.id, {});
        await insertLetter(trx, vault, { kind: 'password-changed', accountId: after.id, email: after.email }, ctx.now());
        return after;
      });
      if (!changed) throw new AppError('expired_or_used');
      // Earlier wrong guesses from this IP address, such as the owner's own, must not block the login now.
      await ctx.limits.rememberAddress(mailboxOf(account.email));
      ctx.mail.wake();
      return { changed: true as const };
    }),
});

async function findBy(
  { db, vault, limits, now }: Pick<Context, 'db' | 'vault' | 'limits' | 'now'>,
  { token, email, code }: ConfirmAddress,
): Promise<EmailToken | undefined> {
  if (token !== undefined) return findToken(db, vault, token, now());
  let found: EmailToken | undefined;
  await limits.checkCode(mailboxOf(email!), async () => {
    found = await findTokenByCode(db, vault, { email: email!, code: code! }, now());
    return found !== undefined;
  });
  return found;
}
