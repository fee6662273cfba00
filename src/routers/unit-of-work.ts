import { isConfirmed, opened, whileAccountStands, type AccountRow } from './auth/queries.ts';
import type { Context, LimitName, PageName, Viewer } from './context.ts';
import { isNewcomer } from './auth/rules.ts';
import { AppError } from './errors.ts';
import { refuseRestricted } from './measures/queries.ts';
import type { ProcedureMeta } from './trpc.ts';

/** What a write has of its own while it runs. */
export type Work = Pick<Context, 'db' | 'pages' | 'limits' | 'notices'> & { newcomer: boolean };

/**
 * Runs a student's write as one transaction: nothing is written for an account that is gone (see account/queries.ts), and what
 * others would notice of it happens after its commit, or not at all.
 */
export async function asUnit<T>(
  { db, pages, limits, notices, vault, now }: Pick<Context, 'db' | 'pages' | 'limits' | 'notices' | 'vault' | 'now'>,
  viewer: Viewer,
  write: (work: Work) => Promise<T>,
  permit: (account: AccountRow, trx: Context['db'], newcomer: boolean) => Promise<void> | void = () => {},
): Promise<T> {
  const forgotten = new Set<PageName>();
  const told: Parameters<Context['notices']['notify']>[] = [];
  const takeBack: (() => Promise<void>)[] = [];
  const ownLimits: Context['limits'] = {
    ...limits,
    async refuseRepetition(...said) {
      const undo = await limits.refuseRepetition(...said);
      takeBack.push(undo);
      return undo;
    },
  };
  const ownPages: Context['pages'] = { ...pages, forget: (name) => void forgotten.add(name) };
  const ownNotices: Context['notices'] = { ...notices, notify: (...news) => void told.push(news) };
  const written = await whileAccountStands(db, viewer.accountId, async (trx, account) => {
    const newcomer = limits.firstDay && isNewcomer(opened(vault, account), now());
    await permit(account, trx, newcomer);
    return { result: await write({ db: trx, limits: ownLimits, pages: ownPages, notices: ownNotices, newcomer }) };
  }).catch(async (error: unknown) => {
    // A text that was not stored does not count as said: whoever tries again is not repeating it.
    await Promise.all(takeBack.map((undo) => undo()));
    throw error;
  });
  if (!written) throw new AppError('unauthenticated');
  // Only now: a read between the write and its commit would keep the old page.
  for (const name of forgotten) pages.forget(name);
  for (const news of told) notices.notify(...news);
  return written.result;
}

type Writer = Pick<Context, 'vault' | 'mail' | 'pseudonyms' | 'now' | 'limits'>;

/** What a limit is on an account's first day besides. */
const FIRST_DAY: Partial<Record<LimitName, LimitName>> = { post: 'first-posts', comment: 'first-comments', mentorship: 'first-requests' };

/** @throws AppError while nobody has shown to read the account's address, and while a measure keeps its person from writing. */
export function permitWriting(ctx: Writer, { whilePaused, limit }: Pick<ProcedureMeta, 'whilePaused' | 'limit'>) {
  return async (account: AccountRow, trx: Context['db'], newcomer: boolean): Promise<void> => {
    if (ctx.mail.confirms && !isConfirmed(ctx.mail, opened(ctx.vault, account))) throw new AppError('unconfirmed');
    if (!whilePaused) await refuseRestricted(trx, ctx, account.id);
    const firstDay = newcomer && limit && FIRST_DAY[limit];
    if (firstDay) await ctx.limits.take(firstDay, { accountId: account.id });
  };
}
