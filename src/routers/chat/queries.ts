import type { Kysely, Selectable } from 'kysely';
import { dayOf } from '../durations.ts';
import type { MentorshipMessages, Tables } from '../../../db/tables.ts';
import type { Services } from '../context.ts';
import type { Vault } from '../identity.ts';
import { anyOf, inTransaction } from '../queries.ts';
import { LETTERS_MAX } from './limits.ts';

/** Returns which of these posts have an open chat. */
export async function listOpenPostChats(db: Kysely<Tables>, postIds: number[], now: Date): Promise<number[]> {
  const rows = await db.selectFrom('posts').select('id').where('id', '=', anyOf(postIds)).where('chat_ends_at', '>', now).execute();
  return rows.map((row) => row.id);
}

/** Returns which of these mentorship requests have an open chat. */
export async function listOpenRequestChats(db: Kysely<Tables>, requestIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('mentorship_requests')
    .select('id')
    .where('id', '=', anyOf(requestIds))
    .where('status', '=', 'accepted')
    .execute();
  return rows.map((row) => row.id);
}

/** A message's place in its letter box. */
interface Place {
  /** Increases within the box, and is at least the time in milliseconds. */
  id: number;
  /** The id of the message before, 0 for the first. */
  previous: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** A mentorship message as stored in its letter box. */
export interface KeptLetter extends Place {
  content: string;
  alias: string;
  /** The sender's key in this box. */
  by: string;
  /** Distinguishes a resend from a new message of the same sender. */
  sendId: string;
}

/** The placeholder of a removed message, so that a page that missed the removal can still be told. */
interface Gap extends Place {
  removed: true;
}

type Sent = Pick<KeptLetter, 'by' | 'sendId'>;
type Boxed = Pick<Selectable<MentorshipMessages>, 'number' | 'details'>;
const NAME_BYTES = 16;

const placeOf = (number: number) => `letter ${number}`;

/** Returns the letter box of one request, which has its own keys. */
function boxOf(vault: Pick<Vault, 'derive'>, requestId: number) {
  const { seal, open, nameOf } = vault.derive(`mentorship ${requestId}`);
  return {
    seal: (number: number, kept: KeptLetter | Gap) => seal(placeOf(number), kept),
    open: ({ number, details }: Boxed) => open<KeptLetter | Gap>(placeOf(number), details),
    nameOf: ({ by, sendId }: Sent) => nameOf('send', `${by} ${sendId}`).subarray(0, NAME_BYTES),
    /** The name of the gap that a removed letter leaves: a page that sends the letter again does not bring it back. */
    nameOfRemoved: ({ by, sendId }: Sent) => nameOf('send', `${by} removed ${sendId}`).subarray(0, NAME_BYTES),
  };
}

type Kept =
  | { status: 'appended' | 'repeated'; letter: KeptLetter }
  | { status: 'removed'; id: number; time: number }
  | { status: 'flooded'; wait: number }
  | { status: 'ended' };

/**
 * Appends a message to its box, once however often it is sent, and drops the oldest ones beyond `max`.
 * @param options `wait`: milliseconds until its sender may send a new message
 */
export function keepLetter(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  { requestId, now, wait, max = LETTERS_MAX }: { requestId: number; now: Date; wait: number; max?: number },
  draft: Omit<KeptLetter, 'id' | 'previous' | 'time'>,
): Promise<Kept> {
  const box = boxOf(vault, requestId);
  const name = box.nameOf(draft);
  return inTransaction(db, async (trx) => {
    // Locks the request, so that letters are appended one at a time, and none after it has ended.
    if (!(await lockBox(trx, requestId))) return { status: 'ended' };
    const letters = trx.selectFrom('mentorship_messages').select(['number', 'details']).where('request_id', '=', requestId);
    const known = await letters.where('send_name', 'in', [name, box.nameOfRemoved(draft)]).executeTakeFirst();
    const kept = known && box.open(known);
    if (kept) return isGap(kept) ? { status: 'removed', id: kept.id, time: kept.time } : { status: 'repeated', letter: kept };
    if (wait > 0) return { status: 'flooded', wait };
    const newest = await letters.orderBy('number', 'desc').limit(1).executeTakeFirst();
    const last = newest && box.open(newest);
    const number = (newest?.number ?? 0) + 1;
    const time = Math.max(last?.time ?? 0, now.getTime());
    const letter: KeptLetter = { ...draft, id: Math.max((last?.id ?? 0) + 1, now.getTime()), previous: last?.id ?? 0, time };
    await trx
      .insertInto('mentorship_messages')
      .values({ request_id: requestId, number, send_name: name, details: box.seal(number, letter) })
      .execute();
    await trx
      .deleteFrom('mentorship_messages')
      .where('request_id', '=', requestId)
      .where('number', '<=', number - max)
      .execute();
    return { status: 'appended', letter };
  });
}

/** Returns what a reconnecting client needs: the first and the last place of a box, and the ids of removed letters. */
export async function findLetterPlaces(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  requestId: number,
): Promise<{ first: Place | undefined; last: Place | undefined; removed: number[] }> {
  const places = await listPlaces(db, vault, requestId);
  return { first: places[0], last: places.at(-1), removed: places.filter(isGap).map(({ id }) => id) };
}

/** Returns all letters of a box after this id, in order. */
export async function listLetters(db: Kysely<Tables>, vault: Pick<Vault, 'derive'>, requestId: number, after = 0): Promise<KeptLetter[]> {
  const box = boxOf(vault, requestId);
  const rows = await listBoxed(db, requestId);
  const letters: KeptLetter[] = [];
  // From the newest backwards, because a returning reader has most of them already.
  for (const row of rows.reverse()) {
    const kept = box.open(row);
    if (kept.id <= after) break;
    if (!isGap(kept)) letters.push(kept);
  }
  return letters.reverse();
}

/** Returns these letters of a box that was emptied when its mentorship ended, in order, for a report; none after their last day. */
export async function listEndedLetters(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  requestId: number,
  ids: readonly number[],
): Promise<KeptLetter[]> {
  const box = boxOf(vault, requestId);
  const ended = db.selectFrom('ended_letters').select(['number', 'details']).where('request_id', '=', requestId);
  const rows = await ended.where('ends_on', '>=', dayOf(now())).orderBy('number').execute();
  const kept = rows.map((row) => box.open(row));
  return kept.flatMap((letter) => (isGap(letter) || !ids.includes(letter.id) ? [] : [letter]));
}

/** Whether letters of ended mentorships with this mentor are still kept for reports. */
export async function hasEndedLetters(db: Kysely<Tables>, mentorId: number): Promise<boolean> {
  const ended = db.selectFrom('ended_letters').innerJoin('mentorship_requests', 'mentorship_requests.id', 'request_id');
  return (await ended.select('request_id').where('mentor_id', '=', mentorId).limit(1).executeTakeFirst()) !== undefined;
}

/** Deletes the letters of ended mentorships after their last day, all at once, so that the time reveals only the day of the end. */
export async function deleteEndedLetters(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('ended_letters').where('ends_on', '<', dayOf(now)).execute();
}

/** Replaces a person's letters, or one of them, with gaps. @returns the ids of those letters. */
export function deleteLettersBy(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  requestId: number,
  by: string,
  id?: number,
): Promise<number[]> {
  const box = boxOf(vault, requestId);
  return inTransaction(db, async (trx) => {
    // Locks as for a new letter; a request that has ended has no letters.
    if (!(await lockBox(trx, requestId))) return [];
    const rows = (await listBoxed(trx, requestId)).map((row) => ({ number: row.number, kept: box.open(row) }));
    const own = rows.flatMap(({ number, kept }) =>
      !isGap(kept) && kept.by === by && (id === undefined || kept.id === id) ? [{ number, kept }] : [],
    );
    if (own.length === 0) return [];
    const gaps = own.map(({ number, kept }) => ({
      request_id: requestId,
      number,
      send_name: box.nameOfRemoved(kept),
      details: box.seal(number, { id: kept.id, previous: kept.previous, time: kept.time, removed: true }),
    }));
    const numbers = anyOf(own.map(({ number }) => number));
    await trx.deleteFrom('mentorship_messages').where('request_id', '=', requestId).where('number', '=', numbers).execute();
    await trx.insertInto('mentorship_messages').values(gaps).execute();
    return own.map(({ kept }) => kept.id);
  });
}

/** Locks the request. @returns false when it is no longer accepted. */
async function lockBox(trx: Kysely<Tables>, requestId: number): Promise<boolean> {
  const request = trx.selectFrom('mentorship_requests').select('id').where('id', '=', requestId).where('status', '=', 'accepted');
  return (await request.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

async function listPlaces(db: Kysely<Tables>, vault: Pick<Vault, 'derive'>, requestId: number): Promise<(KeptLetter | Gap)[]> {
  const box = boxOf(vault, requestId);
  return (await listBoxed(db, requestId)).map((row) => box.open(row));
}

function listBoxed(db: Kysely<Tables>, requestId: number): Promise<Boxed[]> {
  const letters = db.selectFrom('mentorship_messages').select(['number', 'details']).where('request_id', '=', requestId);
  return letters.orderBy('number').execute();
}

function isGap(kept: KeptLetter | Gap): kept is Gap {
  return 'removed' in kept;
}
