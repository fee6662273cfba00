import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findAccountIdBy, findMailbox } from '../auth/queries.ts';
import { refuseUnread, standingOf, thingOfCase } from '../case-texts/queries.ts';
import {
  insertEvent,
  isAboutText,
  listCasesById,
  listCasesOf,
  listClosings,
  lockCase,
  reasonsOf,
  settleLineRemoval,
  updateCase,
  type CaseRow,
  type LineRemoval,
  type StoredDecision,
} from '../cases/queries.ts';
import { findComment, giveTeamVoice, insertComment, lockThread } from '../comments/queries.ts';
import type { ChatRooms, Notices, Services } from '../context.ts';
import { deleteTokens } from '../credentials/queries.ts';
import { MINUTE_MS, DAY_MS } from '../durations.ts';
import { AppError } from '../errors.ts';
import { giveHead } from '../group-heirs/queries.ts';
import { newsOfTheEnd } from '../group-news/queries.ts';
import { closedDigestOf, closeForGood, reopenClosed, reopenPaused } from '../mailboxes/queries.ts';
import { insertMeasure, lockMeasure, updateAppeal, type MeasureDetails } from '../measures/queries.ts';
import { EXCERPT_MAX } from '../moderation/limits.ts';
import { actionsOn, excerptOf, mayCare, mayRemove, removesText } from '../moderation/rules.ts';
import type { Action, AnswerAppeal, Decide } from '../moderation/schema.ts';
import { expireRequests } from '../request-ends/queries.ts';
import { endChatOf } from '../posts/queries.ts';
import { STANDING_ANYWAY } from '../queries.ts';
import { listReporters } from '../reports/queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { findThing, setWithheld, type Subject, type Thing } from '../things/queries.ts';
import { idOfThing, isStored, nameOfThing, newsOfSight, type Withheld } from '../things/rules.ts';
import type { News } from '../traces.ts';

type Tools = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;

/** What follows from a decision once it is committed. */
export interface Decided {
  /** The keys of those who reported it. */
  reporters: string[];
  /** The account the decision is about; undefined when nothing was decided about the account, or it is gone. */
  accountId?: string | undefined;
  /** Whether the account's sockets are closed. */
  restricts: boolean;
  /** Whether the account's sessions end. */
  closes: boolean;
  /** The chat lines to remove: the reported one or, if the account may no longer write, all of its lines in the room. */
  removal?: { caseId: number } & LineRemoval;
  measure?: MeasureDetails & { id: number };
  /** Further notices: to the members of a removed group, to its new leader, or to the author of a text that is shown again. */
  others: News[];
}

/** Returns the notices that a decision causes. */
export function newsOf(caseId: number, { reporters, accountId, measure, others }: Decided): Parameters<Notices['notify']>[] {
  const told: Parameters<Notices['notify']>[] = [
    [
      { scope: 'report', id: caseId, keys: reporters },
      { kind: 'moderation', event: 'reported' },
    ],
    ...others.map(({ recipients, about }): Parameters<Notices['notify']> => [recipients, about]),
  ];
  return accountId && measure ? [...told, [{ accountId }, { kind: 'moderation', event: 'decided' }]] : told;
}

/**
 * Decides a case atomically: the text, the measure, the case and the log. The author's account is determined here but never
 * revealed, and no account row is touched, so that nothing links the case to it.
 * @param by the moderator's key in this case
 */
export async function decide(trx: Kysely<Tables>, tools: Tools, input: Decide, by: string): Promise<Decided> {
  const { vault, now } = tools;
  const row = await lockCase(trx, vault, input.id);
  if (!row) throw new AppError('not_found');
  if (row.state === 'closed') throw new AppError('case_decided');
  const thing = await thingOfCase(trx, row, { locked: true });
  refuseUnread(row, thing, input.version);
  const gone = isStored(row.kind) && !thing;
  const standing = standingOf(row, thing);
  if (!actionsOn({ kind: row.kind, reasons: reasonsOf(row), gone, ...standing }).includes(input.action))
    throw new AppError('action_not_possible', { field: 'action' });
  const removed = removesText(input) && !gone && mayRemove(row.kind);
  const at = now();
  // A removed text comes back only on appeal, even if it is reported again at the same time. If somebody else has overwritten the
  // reported words, the text is partly theirs, so the decision can only remove it or leave it as it is. Worry says nothing about it.
  const judged = thing && thing.withheld !== 'removed' && (removed || (isAboutText(row) && !row.details.texts));
  const withheld = withheldAfter(input.action, removed);
  if (judged) await setWithheld(trx, thing.kind, thing.id, withheld);
  const shown =
    judged && thing.withheld === 'review' && withheld === null ? [newsOfSight('shown', thing.kind, thing.id, thing.subject)] : [];
  const led = thing?.kind === 'group' ? await giveHead(trx, thing.id, tools) : [];
  // Ends the chat for good: a successful appeal does not reopen it.
  if (thing?.kind === 'post' && removed) await endChatOf(trx, thing.id, at);
  const { subject } = row.details;
  const ends = thing && removed && thing.withheld !== 'removed' ? await newsOfRemoval(trx, thing, subject.key) : [];
  const endsAt = input.action === 'pause' ? new Date(at.getTime() + input.days! * DAY_MS).toISOString() : null;
  const { action, reason } = input;
  const rule = input.rule ?? null;
  const line = row.details.lines?.at(-1);
  const { room } = row.details;
  const restricts = action === 'pause' || action === 'close';
  const removal = room && removed && line ? { room, by: line.by, ...(!restricts && { id: line.id }) } : undefined;
  const decision: StoredDecision = {
    action,
    rule,
    reason,
    removed,
    endsAt,
    decidedAt: at.toISOString(),
    by,
    ...(gone && !standing.readable && { gone }),
  };
  const { lines: _, texts, ...rest } = row.details;
  // Kept for an appeal, because the judged words exist nowhere else.
  const details = { ...rest, ...(texts && input.action !== 'keep' && { texts }) };
  await updateCase(trx, vault, row, { state: 'closed', action, closed_at: at, details: { ...details, decision, removal } });
  const minutes = Math.round((at.getTime() - row.opened_at.getTime()) / MINUTE_MS);
  await insertEvent(trx, { event: 'decision', detail: action, minutes: Math.max(0, minutes) }, at);
  const reporters = await listReporters(trx, row.id);
  const others = [...led, ...ends, ...shown];
  if (action === 'keep') return { reporters, restricts: false, closes: false, others };
  const accountId = standing.foreign ? undefined : await findOwner(trx, tools, subject);
  const done: Decided = {
    reporters,
    accountId,
    restricts,
    closes: action === 'close',
    others,
    ...(removal && { removal: { caseId: row.id, ...removal } }),
  };
  if (!accountId) return done;
  const mailbox = action === 'close' ? await findMailbox(trx, vault, accountId) : undefined;
  const measure = {
    id: row.id,
    accountId,
    kind: row.kind,
    action,
    rule: rule!,
    reason,
    // Empty for a chat, whose lines are not kept after the case is closed.
    excerpt: excerptOf(texts ?? thing?.texts ?? [], EXCERPT_MAX),
    removed,
    createdAt: at.toISOString(),
    endsAt,
    ...(mailbox !== undefined && { closedAddress: closedDigestOf(vault, mailbox).toString('hex') }),
    appeal: null,
  };
  await insertMeasure(trx, tools, measure);
  if (measure.closedAddress) await closeForGood(trx, measure.closedAddress);
  return { ...done, measure };
}

/** Ends what others have under way with a removed thing. @returns the notices to people other than its author */
async function newsOfRemoval(trx: Kysely<Tables>, { kind, id }: Thing, authorKey: string): Promise<News[]> {
  if (kind === 'group') return newsOfTheEnd(trx, id, authorKey);
  if (kind !== 'mentor') return [];
  // Requests already contain the profile's id, so ending them together reveals no new link.
  const unanswered = await expireRequests(trx, id);
  return unanswered.map(({ id, mentor_id, student_key }) => ({
    recipients: { scope: 'mentorship', id: mentor_id, keys: [student_key] },
    about: { kind: 'answer', event: 'expired', requestId: id },
  }));
}

/** Returns the state of a text after a decision: a text to be edited is visible only to its author and moderators until a review. */
function withheldAfter(action: Action | null, removed = false): Withheld {
  if (removed) return 'removed';
  return action === 'edit' ? 'review' : null;
}

/**
 * Returns the state of a text once the decision of this case is reversed; decisions of its other cases still hold.
 * @param others the thing's other cases, oldest first
 */
function withheldWithout({ id, folded, details: { decision } }: CaseRow, others: CaseRow[], { withheld, editedAt }: Thing): Withheld {
  if (!decision?.removed && decision?.action !== 'edit') return withheld;
  const later = others.findLast((other) => other.id > id && (other.state === 'closed' || other.folded));
  if (later) return withheldBy(later);
  // An edit that an earlier case demanded and the author never made is still due.
  const before = others.findLast((other) => other.id < id);
  const changed = before && editedAt !== null && editedAt > before.closed_at!;
  return before && !folded && !changed ? withheldBy(before) : null;
}

/** Returns the state that a case imposes on its text; null if its decision was reversed. */
function withheldBy({ state, action, details: { decision } }: CaseRow): Withheld {
  return state === 'open' ? 'review' : withheldAfter(action, decision?.removed);
}

async function findOwner(db: Kysely<Tables>, { pseudonyms }: Tools, { scope, scopeId, key }: Subject): Promise<string | undefined> {
  return findAccountIdBy(db, (accountId) => pseudonyms.tryKey(scope, scopeId, accountId) === key);
}

/**
 * Carries out a committed decision, in separate transactions because its own rows name nobody and sessions belong to an account. Each step
 * runs even if another one fails, because a decision is not made twice.
 */
export async function enforce(
  { db, vault, chats }: Pick<Services, 'db' | 'vault'> & { chats: Pick<ChatRooms, 'eraseLines' | 'sendAway'> },
  { accountId, restricts, closes, removal }: Decided,
): Promise<void> {
  try {
    // If the room cannot be reached, the steward retries later.
    if (removal && (await chats.eraseLines(removal.room, removal.by, removal.id))) await settleLineRemoval(db, vault, removal.caseId);
  } finally {
    try {
      if (accountId && restricts) await chats.sendAway(accountId);
    } finally {
      if (accountId && closes) await endLogins(db, vault, accountId);
    }
  }
}

async function endLogins(db: Kysely<Tables>, vault: Tools['vault'], accountId: string): Promise<void> {
  await deleteSessions(db, vault, accountId, {});
  await deleteTokens(db, vault, accountId);
}

/**
 * Writes a comment of the team under the post of a case, or in reply to its comment. @returns the notice to the author.
 * @throws AppError when the author could not read it there, because the post or the comment was removed
 */
export async function sayAsTeam(
  trx: Kysely<Tables>,
  { pseudonyms, now }: Tools,
  row: CaseRow,
  content: string,
): Promise<Parameters<Notices['notify']>> {
  const id = idOfThing(row.thing);
  const comment = row.kind === 'comment' ? await findComment(trx, id) : undefined;
  const postId = row.kind === 'post' ? id : comment?.post_id;
  if (!mayCare(row.kind) || postId === undefined) throw new AppError('care_not_possible');
  await lockThread(trx, postId);
  if (comment && !(await findThing(trx, 'comment', id, { locked: true }))) throw new AppError('care_not_possible');
  const author_key = await giveTeamVoice(trx, postId, pseudonyms);
  const parentId = comment ? (comment.parent_id ?? comment.id) : null;
  const answers = comment && { parent_id: parentId, answers: comment.id };
  const said = await insertComment(trx, STANDING_ANYWAY, { post_id: postId, ...answers, author_key, content, created_at: now() });
  if (!said) throw new AppError('care_not_possible');
  const about = parentId === null ? ({ kind: 'comment' } as const) : ({ kind: 'reply', commentId: parentId } as const);
  return [
    { scope: 'thread', id: postId, keys: [row.details.subject.key] },
    { ...about, postId, first: said.id },
  ];
}

/** Reverts what a decision did to its text. The thing is locked before its cases are read, so that concurrent changes wait. */
async function showAgain(trx: Kysely<Tables>, vault: Tools['vault'], row: CaseRow, thing: Thing): Promise<void> {
  const name = nameOfThing(thing.kind, thing.id);
  const ids = (await listCasesOf(trx, name)).map(({ id }) => id).filter((id) => id !== row.id);
  // Of the cases about earlier words, only those that removed the whole thing still apply.
  const others = (await listCasesById(trx, vault, ids)).filter(
    (other) => isAboutText(other) && (other.thing === name || other.details.decision?.removed),
  );
  await setWithheld(trx, thing.kind, thing.id, withheldWithout(row, others, thing));
}

/** Answers an appeal. A lifted measure ends at once, and the removed text comes back. @returns the notices to send */
export async function answerAppeal(
  trx: Kysely<Tables>,
  tools: Tools,
  { id, outcome, reason, version }: AnswerAppeal,
): Promise<Parameters<Notices['notify']>[]> {
  const { vault, now } = tools;
  const row = await lockCase(trx, vault, id);
  if (!row) throw new AppError('not_found');
  const { appeal, decision, closedAddress, removal: _, ...rest } = row.details;
  if (!row.appealed || !appeal || !decision) throw new AppError('no_appeal');
  const thing = await thingOfCase(trx, row, { locked: true });
  refuseUnread(row, thing, version);
  const lifted = outcome === 'lifted';
  const answered = { ...appeal, outcome, answer: reason, answeredAt: now().toISOString() };
  if (lifted && thing) await showAgain(trx, vault, row, thing);
  // Its leader may have left while it was withheld.
  const led = row.kind === 'group' ? await giveHead(trx, idOfThing(row.thing), tools) : [];
  const measure = await lockMeasure(trx, tools, id);
  if (measure) await updateAppeal(trx, vault, measure, answered);
  const details = lifted
    ? { ...rest, appeal: answered, decision: { ...decision, removed: false, endsAt: null } }
    : { ...row.details, appeal: answered };
  await updateCase(trx, vault, row, { appealed: false, ...(lifted && { action: 'keep' }), details });
  if (lifted) await reopen(trx, vault, id, measure?.closedAddress ?? closedAddress);
  await insertEvent(trx, { event: outcome }, now());
  const told = led.map(({ recipients, about }): Parameters<Notices['notify']> => [recipients, about]);
  const accountId = measure?.accountId;
  return accountId ? [...told, [{ accountId }, { kind: 'moderation', event: 'answered' }]] : told;
}

/** Reopens the mailboxes that this case closed, unless another measure keeps them closed. */
async function reopen(trx: Kysely<Tables>, vault: Tools['vault'], id: number, closedAddress: string | undefined): Promise<void> {
  await reopenPaused(trx, vault, id);
  if (!closedAddress) return;
  const closings = await listClosings(trx, vault);
  if (!closings.some(({ details }) => details.closedAddress === closedAddress)) await reopenClosed(trx, vault, closedAddress);
}
