import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { HOUR_MS } from '../durations.ts';
import type { Vault } from '../identity.ts';
import { AppError } from '../errors.ts';
import { ANSWER_HOURS } from './limits.ts';
import { canonical, readKey, withoutTexts, withTexts, type Send } from './rules.ts';

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

interface Kept {
  /** ISO instant. */
  at: string;
  /** HMAC of the input. */
  input: string;
  /** The response, with texts of the input replaced by references. */
  answer: unknown;
}

/** Rows per batch of the clean-up: opening them takes a few milliseconds. */
const BATCH = 500;

/** Returns the idempotency key in a header, or undefined without a header. @throws AppError when the header is not a valid key. */
export function keyOf(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const key = readKey(header);
  if (!key) throw new AppError('idempotency_key_invalid');
  return key;
}

/**
 * Runs `run` once per idempotency key: a repeated call within a day gets the first response. A concurrent call with the same key, also in
 * another process, waits until the first transaction ends. Failed calls are not recorded and may be retried.
 */
export async function doOnce<T>(trx: Kysely<Tables>, vault: Keeper, send: Send, now: Date, run: () => Promise<T>): Promise<T> {
  const name = vault.nameOf(`sent to ${send.procedure}`, `${send.accountId} ${send.key}`);
  const place = placeOf(name);
  const input = vault.nameOf(place, canonical(send.input)).toString('base64');
  const before = await findAnswer(trx, name);
  const kept = before && vault.open<Kept>(place, before);
  if (kept && !isOver(kept, now)) {
    if (kept.input !== input) throw new AppError('idempotency_key_reused');
    return withTexts(kept.answer, send.input) as T;
  }
  const answer = await run();
  const details = vault.seal(place, { at: now.toISOString(), input, answer: withoutTexts(answer, send.input) ?? null } satisfies Kept);
  await trx
    .insertInto('answers_given')
    .values({ name, details })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ details }))
    .execute();
  return answer;
}

/** Returns the recorded response. Takes an advisory lock, so that a concurrent call with the same key waits and then finds the response. */
async function findAnswer(trx: Kysely<Tables>, name: Buffer): Promise<Buffer | undefined> {
  const { rows } = await sql<{ details: Buffer }>`select details from answer_given(${name})`.execute(trx);
  return rows[0]?.details;
}

/** Deletes expired responses. Every row is opened, because the time of a response is stored only in the sealed details. */
export async function deleteOldGivenAnswers(db: Kysely<Tables>, vault: Keeper, now: Date): Promise<void> {
  for (let last: Buffer = Buffer.alloc(0); ;) {
    const rows = await db.selectFrom('answers_given').selectAll().where('name', '>', last).orderBy('name').limit(BATCH).execute();
    const over = rows.filter(({ name, details }) => isOver(vault.open<Kept>(placeOf(name), details), now)).map(({ name }) => name);
    if (over.length > 0)
      await db
        .deleteFrom('answers_given')
        .where('name', '=', sql<Buffer>`any(${over}::bytea[])`)
        .execute();
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.name;
  }
}

function placeOf(name: Buffer): string {
  return `answer ${name.toString('hex')}`;
}

function isOver({ at }: Kept, now: Date): boolean {
  return now.getTime() - Date.parse(at) >= ANSWER_HOURS * HOUR_MS;
}
