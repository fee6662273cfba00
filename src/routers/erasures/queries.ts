import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Erasures, Tables } from '../../../db/tables.ts';
import type { Departed } from '../context.ts';
import type { Vault } from '../identity.ts';

type SealedErasure = Selectable<Erasures>;

/** Stores a sealed note of what is still to be erased for an account; call it in the transaction that deletes the account. */
export async function insertErasure(trx: Kysely<Tables>, vault: Pick<Vault, 'seal'>, left: Omit<Departed, 'id'>): Promise<Departed> {
  const id = randomUUID();
  await trx
    .insertInto('erasures')
    .values({ id, details: vault.seal(placeOf(id), left) })
    .execute();
  return { id, ...left };
}

/** Returns the sealed notes of pending erasures. */
export function listErasures(db: Kysely<Tables>): Promise<SealedErasure[]> {
  return db.selectFrom('erasures').selectAll().execute();
}

/** @throws when the note cannot be opened, for example because the table was tampered with */
export function openErasure(vault: Pick<Vault, 'open'>, { id, details }: SealedErasure): Departed {
  return { id, ...vault.open<Omit<Departed, 'id'>>(placeOf(id), details) };
}

/**
 * Lists the deleted accounts whose keys still stand in rows that end or are erased later. Notes that cannot be opened are left out: they must
 * not keep anybody from leaving a group, and their erasure says so in the log.
 */
export async function listDeleted(db: Kysely<Tables>, vault: Pick<Vault, 'open'>): Promise<string[]> {
  return (await listErasures(db)).flatMap((note) => {
    try {
      return [openErasure(vault, note).accountId];
    } catch {
      return [];
    }
  });
}

/** Counts the deleted accounts whose erasure is still pending. */
export async function countErasures(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteErasure(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('erasures').where('id', '=', id).execute();
}

function placeOf(erasureId: string): string {
  return `erasure ${erasureId}`;
}
