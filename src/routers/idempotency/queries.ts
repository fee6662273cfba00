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
  /** Stands for the input. */
  input: string;
  /** Without the input's texts. */
  answer: unknown;
}

/** Rows that are looked at in one go: opening them takes some milliseconds. */
const BATCH = 500;

/** The key that a header holds; undefined when there is none. @throws AppError when it is no key. */
export function keyOf(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const key = readKey(header);
  if (!key) throw new AppError('idempotency_key_invalid');
  return key;
}

/**
 * Does what somebody sent, unless the same was done within a day: then its answer is that of the first time. The same at once, also in another
 * process, waits for the first to be committed. What was refused leaves nothing and may be sent again.
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

/** What was answered. Whoever asks for the same at this moment waits for the end of this transaction, and then finds what it did. */
async function findAnswer(trx: Kysely<Tables>, name: Buffer): Promise<Buffer | undefined> {
  const { rows } = await sql<{ details: Buffer }>`select details from answer_given(${name})`.execute(trx);
  return rows[0]?.details;
}

/** Forgets what nobody sends again: when it was answered, only the seal tells. */
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
