import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { changeAccount, findAccount, type Account, type Device } from '../auth/queries.ts';
import { whileAccountStands } from '../writers/queries.ts';
import type { Vault } from '../identity.ts';
import { listOpenSessions } from '../sessions/queries.ts';
import { DEVICES_MAX } from './limits.ts';
import type { AddDevice } from './schema.ts';

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/**
 * The devices of an account, in its own sealed row. One belongs to the login in which it was added, and is not told any more once
 * that has ended: nobody forgets to switch it off.
 */
export async function listDevices(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Device[]> {
  const { devices = [] } = (await findAccount(db, vault, accountId)) ?? {};
  if (devices.length === 0) return devices;
  const hashes = devices.map(({ session }) => Buffer.from(session, 'base64url'));
  const open = new Set((await listOpenSessions(db, hashes, now)).map((hash) => hash.toString('base64url')));
  return devices.filter(({ session }) => open.has(session));
}

/** The same device again takes its own place. @returns undefined when there is no such account any more. */
export function insertDevice(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  { endpoint, keys }: AddDevice,
  session: Buffer,
): Promise<Account | undefined> {
  const device = { endpoint, ...keys, session: session.toString('base64url') };
  return change(db, vault, accountId, (devices) => [...devices.filter((one) => one.endpoint !== endpoint), device].slice(-DEVICES_MAX));
}

/** One, or all. @returns undefined when there is no such account any more. */
export function deleteDevices(db: Kysely<Tables>, vault: Keeper, accountId: string, endpoint?: string): Promise<Account | undefined> {
  return change(db, vault, accountId, (devices) => (endpoint ? devices.filter((one) => one.endpoint !== endpoint) : []));
}

function change(db: Kysely<Tables>, vault: Keeper, accountId: string, to: (devices: Device[]) => Device[]): Promise<Account | undefined> {
  return whileAccountStands(db, accountId, (trx) => changeAccount(trx, vault, accountId, ({ devices = [] }) => ({ devices: to(devices) })));
}
