import { isConfirmed, opened, whileAccountStands, type AccountRow } from './auth/queries.ts';
import type { Context, PageName, Viewer } from './context.ts';
import { AppError } from './errors.ts';

/** What a write has of its own while it runs. */
export type Work = Pick<Context, 'db' | 'pages' | 'limits' | 'notices'>;

/**
 * Runs a student's write as one transaction: nothing is written for an account that is gone (see account/queries.ts), and what
 * others would notice of it happens after its commit, or not at all.
 */
export async function asUnit<T>(
  { db, pages, limits, notices }: Work,
  viewer: Viewer,
  write: (work: Work) => Promise<T>,
  permit: (account: AccountRow) => void = () => {},
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
    permit(account);
    return { result: await write({ db: trx, limits: ownLimits, pages: ownPages, notices: ownNotices }) };
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

/** @throws AppError while nobody has shown to read the account's address. */
export function permitConfirmed({ vault, mail }: Pick<Context, 'vault' | 'mail'>) {
  return (account: AccountRow): void => {
    if (mail.confirms && !isConfirmed(mail, opened(vault, account))) throw new AppError('unconfirmed');
  };
}
