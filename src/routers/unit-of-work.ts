import { isConfirmed, opened } from './auth/queries.ts';
import { findWriter, isWithoutAccount, standingOf, whileWriterStands, type Writer } from './writers/queries.ts';
import type { Context, LimitName, PageName } from './context.ts';
import type { Viewer } from './identity.ts';
import { isNewcomer } from './auth/rules.ts';
import { AppError } from './errors.ts';
import { refuseRestricted } from './measures/queries.ts';
import type { Standing } from './queries.ts';
import type { ProcedureMeta } from './trpc.ts';

/** What a write has of its own while it runs. */
export type Work = Pick<Context, 'db' | 'pages' | 'limits' | 'notices'> & { newcomer: boolean };

type Surroundings = Pick<Context, 'db' | 'pages' | 'limits' | 'notices' | 'vault' | 'now' | 'lanes'>;
type Permit = (writer: Writer, newcomer: boolean) => Promise<void>;

/**
 * Runs a student's write as one transaction: nothing is written for an account that is gone (see account/queries.ts), and what
 * others would notice of it happens after its commit, or not at all.
 */
export function asUnit<T>(ctx: Surroundings, viewer: Viewer, write: (work: Work) => Promise<T>, permit?: Permit): Promise<T> {
  const { db, now, lanes } = ctx;
  return afterwards(ctx, (own) =>
    lanes.unit(() =>
      whileWriterStands(db, { id: viewer.accountId, now: now() }, async (trx, writer) => {
        const newcomer = isOfToday(ctx, writer);
        await permit?.(writer, newcomer);
        return { result: await write({ ...own, db: trx, newcomer }) };
      }),
    ),
  );
}

/**
 * The same for a write that is one statement, which asks `standing` itself: PostgreSQL commits it alone, and who may write is looked up
 * before, for many at once.
 */
export function asStatement<T>(
  ctx: Surroundings,
  viewer: Viewer,
  write: (work: Work & { standing: Standing }) => Promise<T>,
  permit: Permit,
): Promise<T> {
  return afterwards(ctx, async (own) => {
    const writer = await findWriter(ctx.db, { id: viewer.accountId, now: ctx.now() });
    if (!writer) return undefined;
    const newcomer = isOfToday(ctx, writer);
    await permit(writer, newcomer);
    try {
      return { result: await write({ ...own, db: ctx.db, newcomer, standing: standingOf(viewer.accountId) }) };
    } catch (error) {
      if (isWithoutAccount(error) || (error instanceof Error && isWithoutAccount(error.cause))) return undefined;
      throw error;
    }
  });
}

function isOfToday({ limits, vault, now }: Surroundings, { account }: Writer): boolean {
  return limits.firstDay && isNewcomer(opened(vault, account), now());
}

/** Holds back what others would notice of a write until it is committed. @param run gives undefined where the account is gone */
async function afterwards<T>(
  { pages, limits, notices }: Surroundings,
  run: (own: Pick<Context, 'pages' | 'limits' | 'notices'>) => Promise<{ result: T } | undefined>,
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
  // A text that was not stored does not count as said: whoever tries again is not repeating it.
  const forgetSaid = () => Promise.all(takeBack.map((undo) => undo()));
  const written = await run({ pages: ownPages, limits: ownLimits, notices: ownNotices }).catch(async (error: unknown) => {
    await forgetSaid();
    throw error;
  });
  if (!written) {
    await forgetSaid();
    throw new AppError('unauthenticated');
  }
  // Only now: a read between the write and its commit would keep the old page.
  for (const name of forgotten) pages.forget(name);
  for (const news of told) notices.notify(...news);
  return written.result;
}

type Judge = Pick<Context, 'vault' | 'mail' | 'pseudonyms' | 'now' | 'limits'>;

/** What a limit is on an account's first day besides. */
const FIRST_DAY: Partial<Record<LimitName, LimitName>> = { post: 'first-posts', comment: 'first-comments', mentorship: 'first-requests' };

/** @throws AppError while nobody has shown to read the account's address, and while a measure keeps its person from writing. */
export function permitWriting(ctx: Judge, { whilePaused, limit }: Pick<ProcedureMeta, 'whilePaused' | 'limit'>): Permit {
  return async ({ account, restricting }, newcomer) => {
    if (ctx.mail.confirms && !isConfirmed(ctx.mail, opened(ctx.vault, account))) throw new AppError('unconfirmed');
    if (!whilePaused) refuseRestricted(restricting, ctx, account.id);
    const firstDay = newcomer && limit && FIRST_DAY[limit];
    if (firstDay) await ctx.limits.take(firstDay, { accountId: account.id });
  };
}
