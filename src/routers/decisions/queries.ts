import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findAccount, findAccountIdBy } from '../auth/queries.ts';
import { mailboxOf } from '../auth/rules.ts';
import {
  insertEvent,
  listCasesById,
  listCasesOf,
  listClosings,
  lockCase,
  settleLineRemoval,
  updateCase,
  type CaseRow,
  type LineRemoval,
  type StoredDecision,
} from '../cases/queries.ts';
import { findComment, giveTeamVoice, insertComment } from '../comments/queries.ts';
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
import { expireRequests } from '../mentorship/queries.ts';
import { endChatOf } from '../posts/queries.ts';
import { STANDING_ANYWAY } from '../queries.ts';
import { listReporters } from '../reports/queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { NOBODY } from '../study-groups/rules.ts';
import { findThing, setWithheld, type Subject, type Thing } from '../things/queries.ts';
import { idOfThing, isStored, nameOfThing, type Withheld } from '../things/rules.ts';
import type { News } from '../traces.ts';

type Tools = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;

/** What is to be done once a decision stands. */
export interface Decided {
  /** The keys of those who reported it. */
  reporters: string[];
  /** Whom it is about; undefined when nothing was decided about them, or their account is gone. */
  accountId?: string | undefined;
  /** Their sockets close. */
  restricts: boolean;
  /** Their logins end. */
  closes: boolean;
  /** Of a chat goes the line, or, with the right to write there, all that they said in it. */
  removal?: { caseId: number } & LineRemoval;
  measure?: MeasureDetails & { id: number };
  /** Those to whom it was more than something to read, or is theirs to lead now. */
  others: News[];
}

/** Whom a decision is told, and as what. */
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

/** The thing of a case as it is now, also one that was removed; not where nothing of what was reported stands there any more. */
export async function thingOfCase(
  db: Kysely<Tables>,
  { kind, thing: name, details: { texts } }: Pick<CaseRow, 'kind' | 'thing' | 'details'>,
  { locked = false }: { locked?: boolean } = {},
): Promise<Thing | undefined> {
  const thing = isStored(kind) ? await findThing(db, kind, idOfThing(name), { evenRemoved: true, locked }) : undefined;
  return texts && !thing?.texts.some((now) => isProse(now) && texts.some((then) => now.name === then.name && now.text === then.text))
    ? undefined
    : thing;
}

/** Whoever wrote over it may well have left the subject, the place or the hours: these say nothing of anybody. */
function isProse({ name }: { name: string }): boolean {
  return name === 'Titolo' || name === 'Descrizione';
}

/** How what stands there is to what a case is about. Its own words it has where `keepReportedWords` came before the change: not in the same moment. */
export function standingOf({ details: { texts, subject } }: CaseRow, thing: Thing | undefined): { editable: boolean; foreign: boolean } {
  const foreign = !texts && thing !== undefined && thing.subject.key !== subject.key && !thing.subject.key.startsWith(NOBODY);
  return { editable: !texts && !foreign && thing?.editable === true, foreign };
}

/**
 * Decides a case, all of it or nothing: the text, the measure, the case and the log. Whose the text is is found here and told
 * nowhere; no row of an account is touched, so that nothing leads from the case to one.
 * @param by the moderator's key in this case
 */
export async function decide(trx: Kysely<Tables>, tools: Tools, input: Decide, by: string): Promise<Decided> {
  const { vault, now } = tools;
  const row = await lockCase(trx, vault, input.id);
  if (!row) throw new AppError('not_found');
  if (row.state === 'closed') throw new AppError('case_decided');
  const thing = await thingOfCase(trx, row, { locked: true });
  const gone = isStored(row.kind) && !thing;
  const reasons = [...row.reasons, ...row.found];
  const { editable, foreign } = standingOf(row, thing);
  if (!actionsOn({ kind: row.kind, reasons, gone, editable, foreign }).includes(input.action))
    throw new AppError('action_not_possible', { field: 'action' });
  const removed = removesText(input) && !gone && mayRemove(row.kind);
  const at = now();
  // What was removed comes back by an appeal alone, also where somebody reported it in the same moment.
  // Where somebody else has written since, it is theirs too: a case about what was there before takes it away or leaves it.
  if (thing && thing.withheld !== 'removed' && (removed || !row.details.texts))
    await setWithheld(trx, thing.kind, thing.id, withheldAfter(input.action, removed));
  const led = thing?.kind === 'group' ? await giveHead(trx, thing.id, tools) : [];
  // For good: its people are sent away, and an appeal does not bring them back.
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
  const decision: StoredDecision = { action, rule, reason, removed, endsAt, decidedAt: at.toISOString(), by, ...(gone && { gone }) };
  const { lines: _, texts, ...rest } = row.details;
  // Whoever was judged by words that stand nowhere any more may appeal.
  const details = { ...rest, ...(texts && input.action !== 'keep' && { texts }) };
  await updateCase(trx, vault, row, { state: 'closed', action, closed_at: at, details: { ...details, decision, removal } });
  const minutes = Math.round((at.getTime() - row.opened_at.getTime()) / MINUTE_MS);
  await insertEvent(trx, { event: 'decision', detail: action, minutes: Math.max(0, minutes) }, at);
  const reporters = await listReporters(trx, row.id);
  if (action === 'keep') return { reporters, restricts: false, closes: false, others: [...led, ...ends] };
  const accountId = foreign ? undefined : await findOwner(trx, tools, subject);
  const done: Decided = {
    reporters,
    accountId,
    restricts,
    closes: action === 'close',
    others: [...led, ...ends],
    ...(removal && { removal: { caseId: row.id, ...removal } }),
  };
  if (!accountId) return done;
  const measure = {
    id: row.id,
    accountId,
    kind: row.kind,
    action,
    rule: rule!,
    reason,
    // A chat's line goes with the case.
    excerpt: excerptOf(
      (texts ?? thing?.texts ?? []).map(({ text }) => text),
      EXCERPT_MAX,
    ),
    removed,
    createdAt: at.toISOString(),
    endsAt,
    ...(action === 'close' && { closedAddress: await addressOf(trx, tools, accountId) }),
    appeal: null,
  };
  await insertMeasure(trx, tools, measure);
  if (measure.closedAddress) await closeForGood(trx, measure.closedAddress);
  return { ...done, measure };
}

/** Ends what others have with a thing that is removed now. @returns whom it is told, besides its author */
async function newsOfRemoval(trx: Kysely<Tables>, { kind, id }: Thing, authorKey: string): Promise<News[]> {
  if (kind === 'group') return newsOfTheEnd(trx, id, authorKey);
  if (kind !== 'mentor') return [];
  // Requests carry the profile's number already: what ends with it ties nothing new.
  const unanswered = await expireRequests(trx, id);
  return unanswered.map(({ id, mentor_id, student_key }) => ({
    recipients: { scope: 'mentorship', id: mentor_id, keys: [student_key] },
    about: { kind: 'answer', event: 'expired', requestId: id },
  }));
}

/** Whoever is asked to change a text is the only one to see it until somebody has looked again. */
function withheldAfter(action: Action | null, removed = false): Withheld {
  if (removed) return 'removed';
  return action === 'edit' ? 'review' : null;
}

/**
 * What a text is once the decision of this case is taken back: what others have decided of it stands.
 * @param others the thing's other cases, oldest first
 */
function withheldWithout({ id, folded, details: { decision } }: CaseRow, others: CaseRow[], { withheld, editedAt }: Thing): Withheld {
  if (!decision?.removed && decision?.action !== 'edit') return withheld;
  const later = others.findLast((other) => other.id > id && (other.state === 'closed' || other.folded));
  if (later) return withheldBy(later);
  // What it covered does not uncover what was to be changed before, and never was.
  const before = others.findLast((other) => other.id < id);
  const changed = before && editedAt !== null && editedAt > before.closed_at!;
  return before && !folded && !changed ? withheldBy(before) : null;
}

/** What a case has made of its text; one whose decision was taken back, nothing. */
function withheldBy({ state, action, details: { decision } }: CaseRow): Withheld {
  return state === 'open' ? 'review' : withheldAfter(action, decision?.removed);
}

async function findOwner(db: Kysely<Tables>, { pseudonyms }: Tools, { scope, scopeId, key }: Subject): Promise<string | undefined> {
  return findAccountIdBy(db, (accountId) => pseudonyms.tryKey(scope, scopeId, accountId) === key);
}

async function addressOf(db: Kysely<Tables>, { vault }: Tools, accountId: string): Promise<string> {
  const account = await findAccount(db, vault, accountId);
  return closedDigestOf(vault, mailboxOf(account!.email)).toString('hex');
}

/**
 * What follows once a decision stands, in transactions of their own: what it touched names nobody, and sessions are somebody's. None of
 * it waits for another to succeed, as a decision is not made twice.
 */
export async function enforce(
  { db, vault, chats }: Pick<Services, 'db' | 'vault'> & { chats: Pick<ChatRooms, 'eraseLines' | 'sendAway'> },
  { accountId, restricts, closes, removal }: Decided,
): Promise<void> {
  try {
    // What cannot be taken away now, is later, by the steward.
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

/** Leaves the team's word under the post of a case, or as an answer to its comment. @returns how whoever wrote it is told. */
export async function sayAsTeam(
  trx: Kysely<Tables>,
  { pseudonyms, now }: Tools,
  row: CaseRow,
  content: string,
): Promise<Parameters<Notices['notify']>> {
  const id = idOfThing(row.thing);
  const comment = row.kind === 'comment' ? await findComment(trx, id) : undefined;
  const postId = row.kind === 'post' ? id : comment?.post_id;
  if (!mayCare(row.kind) || postId === undefined) throw new AppError('action_not_possible');
  const author_key = await giveTeamVoice(trx, postId, pseudonyms);
  const parentId = comment ? (comment.parent_id ?? comment.id) : null;
  const said = await insertComment(trx, STANDING_ANYWAY, { post_id: postId, parent_id: parentId, author_key, content, created_at: now() });
  if (!said) throw new AppError('action_not_possible');
  const about = parentId === null ? ({ kind: 'comment' } as const) : ({ kind: 'reply', commentId: parentId } as const);
  return [
    { scope: 'thread', id: postId, keys: [row.details.subject.key] },
    { ...about, postId, first: said.id },
  ];
}

/** Undoes what a decision did to its text. The thing is locked before its cases are read: whatever comes meanwhile waits, and then counts. */
async function showAgain(trx: Kysely<Tables>, vault: Tools['vault'], row: CaseRow): Promise<void> {
  const thing = await thingOfCase(trx, row, { locked: true });
  if (!thing) return;
  const name = nameOfThing(thing.kind, thing.id);
  const ids = (await listCasesOf(trx, name)).map(({ id }) => id).filter((id) => id !== row.id);
  // Of the cases about earlier words, those that took the whole away still hold it.
  const others = (await listCasesById(trx, vault, ids)).filter((other) => other.thing === name || other.details.decision?.removed);
  await setWithheld(trx, thing.kind, thing.id, withheldWithout(row, others, thing));
}

/** Answers an appeal. What is lifted ends at once, and what was removed comes back. @returns whom that is told, and as what */
export async function answerAppeal(
  trx: Kysely<Tables>,
  tools: Tools,
  { id, outcome, reason }: AnswerAppeal,
): Promise<Parameters<Notices['notify']>[]> {
  const { vault, now } = tools;
  const row = await lockCase(trx, vault, id);
  if (!row) throw new AppError('not_found');
  const { appeal, decision, closedAddress, removal: _, ...rest } = row.details;
  if (!row.appealed || !appeal || !decision) throw new AppError('no_appeal');
  const lifted = outcome === 'lifted';
  const answered = { ...appeal, outcome, answer: reason, answeredAt: now().toISOString() };
  if (lifted) await showAgain(trx, vault, row);
  // Its head may have gone while it was withheld.
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

/** Of a mailbox that another measure keeps closed, nothing changes. */
async function reopen(trx: Kysely<Tables>, vault: Tools['vault'], id: number, closedAddress: string | undefined): Promise<void> {
  await reopenPaused(trx, vault, id);
  if (!closedAddress) return;
  const closings = await listClosings(trx, vault);
  if (!closings.some(({ details }) => details.closedAddress === closedAddress)) await reopenClosed(trx, vault, closedAddress);
}
