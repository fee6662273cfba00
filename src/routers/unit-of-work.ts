import { findAccount, isConfirmed, opened } from './auth/queries.ts';
import { findWriter, isWithoutAccount, standingOf, whileAccountStands, whileWriterStands, type Writer } from './writers/queries.ts';
import type { Context, FirstDayLimit, LimitName, PageName } from './context.ts';
import type { Viewer } from './identity.ts';
import { firstDayLeft, isNewcomer } from './auth/rules.ts';
import { AppError, type Reason } from './errors.ts';
import { refuseRestricted } from './measures/queries.ts';
import type { Standing } from './queries.ts';
import type { ProcedureMeta } from './trpc.ts';

/** The parts of the context that a write gets in its own version. */
export type Work = Pick<Context, 'db' | 'pages' | 'limits' | 'notices' | 'chats'> & Required<Pick<Context, 'newcomer' | 'afterCommit'>>;

type Surroundings = Pick<Context, 'db' | 'pages' | 'limits' | 'notices' | 'chats' | 'vault' | 'now' | 'lanes' | 'failed'>;
type Permit = (writer: Writer) => void;

/**
 * Runs a write as one transaction: nothing is written for a deleted account (see account/queries.ts), and its side effects, such as
 * notices, happen only after the commit, or not at all.
 */
export function asUnit<T>(ctx: Surroundings, viewer: Viewer, write: (work: Work) => Promise<T>, permit?: Permit): Promise<T> {
  const { db, now, lanes } = ctx;
  return afterwards(ctx, viewer, (own) =>
    lanes.unit(() =>
      whileWriterStands(db, { id: viewer.accountId, now: now() }, async (trx, writer) => {
        permit?.(writer);
        return { result: await write({ ...own, db: trx, newcomer: isOfToday(ctx, writer) }) };
      }),
    ),
  );
}

/**
 * Like `asUnit`, for a write of one statement that includes `standing`: PostgreSQL commits it by itself, and the writer is looked up
 * beforehand, in a batch with other writers.
 */
export function asStatement<T>(
  ctx: Surroundings,
  viewer: Viewer,
  write: (work: Work & { standing: Standing }) => Promise<T>,
  permit: Permit,
): Promise<T> {
  return afterwards(ctx, viewer, async (own) => {
    const writer = await findWriter(ctx.db, { id: viewer.accountId, now: ctx.now() });
    if (!writer) return undefined;
    permit(writer);
    try {
      return { result: await write({ ...own, db: ctx.db, newcomer: isOfToday(ctx, writer), standing: standingOf(viewer.accountId) }) };
    } catch (error) {
      if (isWithoutAccount(error) || (error instanceof Error && isWithoutAccount(error.cause))) return undefined;
      throw error;
    }
  });
}

function isOfToday({ limits, vault, now }: Surroundings, { account }: Writer): boolean {
  return limits.firstDay && isNewcomer(opened(vault, account), now());
}

/** Defers the side effects of a write until it is committed. @param run returns undefined if the account is gone */
async function afterwards<T>(
  { db, lanes, pages, limits, notices, chats, failed }: Surroundings,
  { accountId }: Viewer,
  run: (own: Omit<Work, 'db' | 'newcomer'>) => Promise<{ result: T } | undefined>,
): Promise<T> {
  const forgotten = new Set<PageName>();
  const told: Parameters<Context['notices']['notify']>[] = [];
  const closed: number[] = [];
  const later: Parameters<Work['afterCommit']>[0][] = [];
  const takeBack: (() => Promise<void>)[] = [];
  const undoably = async (counting: Promise<() => Promise<void>>) => {
    const undo = await counting;
    takeBack.push(undo);
    return undo;
  };
  const ownLimits: Context['limits'] = {
    ...limits,
    refuseRepetition: (...said) => undoably(limits.refuseRepetition(...said)),
    takeUndoably: (...counted) => undoably(limits.takeUndoably(...counted)),
  };
  const ownPages: Context['pages'] = { ...pages, forget: (name) => void forgotten.add(name) };
  const ownNotices: Context['notices'] = { ...notices, notify: (...news) => void told.push(news) };
  const ownChats: Context['chats'] = { ...chats, endClosed: async (postId) => void closed.push(postId) };
  // What was not stored must not count: neither as a repeated text on a retry, nor on a newcomer's first day.
  const uncount = () => Promise.all(takeBack.map((undo) => undo()));
  const written = await run({
    ...{ pages: ownPages, limits: ownLimits, notices: ownNotices, chats: ownChats },
    afterCommit: (write) => void later.push(write),
  }).catch(async (error: unknown) => {
    await uncount();
    throw error;
  });
  if (!written) {
    await uncount();
    throw new AppError('unauthenticated');
  }
  // After the commit: a read between the write and its commit would cache the old page again.
  for (const name of forgotten) pages.forget(name);
  for (const news of told) notices.notify(...news);
  for (const postId of closed) await chats.endClosed(postId);
  // The call has succeeded, and its repetition would not add these writes again.
  for (const write of later) await lanes.unit(() => whileAccountStands(db, accountId, write)).catch(failed);
  return written.result;
}

/**
 * The pages within a transaction, which loads each for itself: the load that other callers share may be waiting for a connection, and the
 * embedded database has only the one that the transaction holds.
 */
export function loadedAlone(pages: Context['pages']): Context['pages'] {
  return { ...pages, read: (_name, _which, load) => load() };
}

type Judge = Pick<Context, 'vault' | 'mail' | 'pseudonyms' | 'now'>;

/** Additional limits on an account's first day. */
const FIRST_DAY: Partial<Record<LimitName, FirstDayLimit>> = {
  post: 'first-posts',
  comment: 'first-comments',
  mentorship: 'first-requests',
};

/** Counts a write on the account's first day, before it runs, so that concurrent ones cannot exceed the limit; undone if the write fails. */
export async function countNewcomer({ limits, newcomer }: Work, viewer: Viewer, limit: LimitName | undefined): Promise<void> {
  const firstDay = newcomer && limit && FIRST_DAY[limit];
  if (firstDay) await limits.takeUndoably(firstDay, viewer);
}

/** Refuses a call as its limit did; on the account's first day for as long as that day's limit, too, lets no call pass, until the day is over. */
export async function refuseForLonger(
  { db, vault, limits, now }: Pick<Context, 'db' | 'vault' | 'limits' | 'now'>,
  viewer: Viewer | null,
  limit: LimitName,
  refusal: unknown,
): Promise<never> {
  const firstDay = viewer && FIRST_DAY[limit];
  if (!firstDay || !(refusal instanceof AppError)) throw refusal;
  const wait = await limits.waitOf(firstDay, viewer);
  const told = refusal.details.retryAfter ?? 0;
  const account = wait > told && (await findAccount(db, vault, viewer.accountId));
  const retryAfter = account ? Math.min(wait, Math.ceil(firstDayLeft(account, now()) / 1000)) : 0;
  throw retryAfter > told ? new AppError(refusal.reason, { retryAfter }) : refusal;
}

/** The refusals of a text, which its writer may reword and send again. */
const OF_TEXT = new Set<Reason>(['content_blocked', 'needs_care', 'links_too_soon', 'repeated_text']);

export function isOfText(error: unknown): boolean {
  return error instanceof AppError && OF_TEXT.has(error.reason);
}

/**
 * Counts a call whose text was refused under `refused`, and undoes its usual count. Beyond that limit the usual count stays, so that the
 * number of texts that a person can have judged is limited, too.
 */
export async function countRefused({ limits }: Pick<Context, 'limits'>, viewer: Viewer, uncount: () => Promise<void>): Promise<void> {
  const counted = await limits.takeUndoably('refused', viewer).catch(() => undefined);
  if (counted) await uncount();
}

/** @throws AppError while the account's address is unconfirmed or a measure keeps the account from writing. */
export function permitWriting(ctx: Judge, { whilePaused }: Pick<ProcedureMeta, 'whilePaused'>): Permit {
  return ({ account, restricting }) => {
    if (ctx.mail.confirms && !isConfirmed(ctx.mail, opened(ctx.vault, account))) throw new AppError('unconfirmed');
    if (!whilePaused) refuseRestricted(restricting, ctx, account.id);
  };
}
