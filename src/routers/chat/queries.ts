import type { Kysely, Selectable } from 'kysely';
import type { MentorshipMessages, Tables } from '../../../db/tables.ts';
import type { Vault } from '../identity.ts';
import { anyOf, inTransaction } from '../queries.ts';
import { LETTERS_MAX } from './limits.ts';

/** Of these posts, those whose chat is open. */
export async function listOpenPostChats(db: Kysely<Tables>, postIds: number[], now: Date): Promise<number[]> {
  const rows = await db.selectFrom('posts').select('id').where('id', '=', anyOf(postIds)).where('chat_ends_at', '>', now).execute();
  return rows.map((row) => row.id);
}

/** Of these mentorship requests, those whose two people may talk. */
export async function listOpenRequestChats(db: Kysely<Tables>, requestIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('mentorship_requests')
    .select('id')
    .where('id', '=', anyOf(requestIds))
    .where('status', '=', 'accepted')
    .execute();
  return rows.map((row) => row.id);
}

/** A message of a mentorship as its letter box keeps it. */
export interface Letter {
  /** Rises within the box, never below the clock's milliseconds. */
  id: number;
  /** The id of the message before, 0 for the first. */
  previous: number;
  /** Milliseconds since 1970. */
  time: number;
  content: string;
  alias: string;
  /** The sender's key in this box. */
  by: string;
  /** Tells a resend from a new message of the same sender. */
  sendId: string;
}

type Boxed = Pick<Selectable<MentorshipMessages>, 'number' | 'details'>;
const NAME_BYTES = 16;

const placeOf = (number: number) => `letter ${number}`;

/** The letter box of one request: keys that are made for it alone. */
function boxOf(vault: Pick<Vault, 'derive'>, requestId: number) {
  const { seal, open, nameOf } = vault.derive(`mentorship ${requestId}`);
  return {
    seal: (number: number, letter: Letter) => seal(placeOf(number), letter),
    open: ({ number, details }: Boxed) => open<Letter>(placeOf(number), details),
    nameOf: ({ by, sendId }: Pick<Letter, 'by' | 'sendId'>) => nameOf('send', `${by} ${sendId}`).subarray(0, NAME_BYTES),
  };
}

type Kept = { status: 'appended' | 'repeated'; letter: Letter } | { status: 'flooded'; wait: number } | { status: 'ended' };

/**
 * Keeps a message once, however often it is sent, after all others of its box; the oldest goes when there are too many.
 * @param options `wait`: milliseconds for which its sender may say nothing new
 */
export function keepLetter(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  { requestId, now, wait, max = LETTERS_MAX }: { requestId: number; now: Date; wait: number; max?: number },
  draft: Omit<Letter, 'id' | 'previous' | 'time'>,
): Promise<Kept> {
  const box = boxOf(vault, requestId);
  const name = box.nameOf(draft);
  return inTransaction(db, async (trx) => {
    // The request is locked: letters come one after the other, and none after its end.
    const request = trx.selectFrom('mentorship_requests').select('id').where('id', '=', requestId).where('status', '=', 'accepted');
    if (!(await request.forNoKeyUpdate().executeTakeFirst())) return { status: 'ended' };
    const letters = trx.selectFrom('mentorship_messages').select(['number', 'details']).where('request_id', '=', requestId);
    const known = await letters.where('send_name', '=', name).executeTakeFirst();
    if (known) return { status: 'repeated', letter: box.open(known) };
    if (wait > 0) return { status: 'flooded', wait };
    const newest = await letters.orderBy('number', 'desc').limit(1).executeTakeFirst();
    const last = newest && box.open(newest);
    const number = (newest?.number ?? 0) + 1;
    const time = Math.max(last?.time ?? 0, now.getTime());
    const letter: Letter = { ...draft, id: Math.max((last?.id ?? 0) + 1, now.getTime()), previous: last?.id ?? 0, time };
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

/** The oldest and the newest letter of a box. */
export async function findLetterEnds(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  requestId: number,
): Promise<{ first: Letter; last: Letter } | undefined> {
  const box = boxOf(vault, requestId);
  const letters = db.selectFrom('mentorship_messages').select(['number', 'details']).where('request_id', '=', requestId).limit(1);
  const [first, last] = await Promise.all([
    letters.orderBy('number').executeTakeFirst(),
    letters.orderBy('number', 'desc').executeTakeFirst(),
  ]);
  return first && last && { first: box.open(first), last: box.open(last) };
}

/** All letters of a box after this one, in their order. */
export async function listLetters(db: Kysely<Tables>, vault: Pick<Vault, 'derive'>, requestId: number, after = 0): Promise<Letter[]> {
  const box = boxOf(vault, requestId);
  const rows = await listBoxed(db, requestId);
  const letters: Letter[] = [];
  // From the newest on: who comes back has read most of them.
  for (const row of rows.reverse()) {
    const letter = box.open(row);
    if (letter.id <= after) break;
    letters.push(letter);
  }
  return letters.reverse();
}

/** Removes what one person wrote into a box, or one letter of theirs. @returns the ids of those letters. */
export async function deleteLettersBy(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'derive'>,
  requestId: number,
  by: string,
  id?: number,
): Promise<number[]> {
  const box = boxOf(vault, requestId);
  const letters = (await listBoxed(db, requestId)).map((row) => ({ row, letter: box.open(row) }));
  const own = letters.filter(({ letter }) => letter.by === by && (id === undefined || letter.id === id));
  await db
    .deleteFrom('mentorship_messages')
    .where('request_id', '=', requestId)
    .where('number', '=', anyOf(own.map(({ row }) => row.number)))
    .execute();
  return own.map(({ letter }) => letter.id);
}

function listBoxed(db: Kysely<Tables>, requestId: number): Promise<Boxed[]> {
  const letters = db.selectFrom('mentorship_messages').select(['number', 'details']).where('request_id', '=', requestId);
  return letters.orderBy('number').execute();
}
