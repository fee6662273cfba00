import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Returns the numbers of all advisory locks held or awaited, which every role of the server can see. */
async function advisoryLocks(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ classid: string; objid: string }>(
    `select classid::text, objid::text from pg_locks where locktype = 'advisory'`,
  );
  return rows.flatMap(({ classid, objid }) => [Number(classid), Number(objid)]);
}

/** Returns the 32-bit numbers that could be derived from an account's id without the key. */
export async function numbersOf(client: Client, id: string): Promise<Set<number>> {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => [id, bytes].map((from) => createHash(name).update(from).digest()));
  const words = [bytes, ...hashes].flatMap((digest) =>
    Array.from({ length: digest.length / 4 }, (_, index) => [digest.readUInt32BE(index * 4), digest.readUInt32LE(index * 4)]).flat(),
  );
  const { rows } = await client.query<{ n: string }>(
    `select n::text from unnest(array[hashtext($1)::bigint, hashtextextended($1, 0), uuid_hash($1::uuid)::bigint, uuid_hash_extended($1::uuid, 0)]) as n`,
    [id],
  );
  const own = rows.flatMap(({ n }) => [Number(BigInt.asUintN(32, BigInt(n))), Number(BigInt.asUintN(32, BigInt(n) >> 32n))]);
  // Zeros and ones pad small numbers and would match everybody.
  return new Set([...words, ...own].filter((word) => word !== 0 && word !== 2 ** 32 - 1));
}

/** Milliseconds until a write waits for the lock, on a busy machine. */
const PATIENCE_MS = 4000;

/** Returns the advisory locks held while a write waits for a locked table. */
export async function locksDuring(client: Client, table: string, write: () => Promise<unknown>): Promise<number[]> {
  await client.query('begin');
  await client.query(`lock table "${table}" in share row exclusive mode`);
  const writing = write();
  const isWaiting = async () => (await client.query(`select from pg_locks where not granted`)).rowCount;
  for (const until = Date.now() + PATIENCE_MS; !(await isWaiting());) if (Date.now() > until) throw new Error(`Nothing waits for ${table}`);
  const locks = await advisoryLocks(client);
  await client.query('commit');
  await writing;
  return locks;
}
