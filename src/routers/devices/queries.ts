import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { changeAccount, findAccount, type Account, type Device } from '../auth/queries.ts';
import { whileAccountStands } from '../writers/queries.ts';
import type { Services } from '../context.ts';
import type { Vault } from '../identity.ts';
import { listOpenSessions } from '../sessions/queries.ts';
import { DEVICES_MAX } from './limits.ts';
import type { AddDevice } from './schema.ts';

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/**
 * Returns the devices of an account, which its sealed row holds. A device belongs to the session that added it, and gets no notices once
 * that has ended, so that nobody has to remember to switch it off.
 */
export async function listDevices(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Device[]> {
  const { devices = [] } = (await findAccount(db, vault, accountId)) ?? {};
  return stillOpen(db, devices, now);
}

/** Returns the devices whose sessions are open. */
async function stillOpen(db: Kysely<Tables>, devices: Device[], now: Date): Promise<Device[]> {
  if (devices.length === 0) return devices;
  const hashes = devices.map(({ session }) => Buffer.from(session, 'base64url'));
  const open = new Set((await listOpenSessions(db, hashes, now)).map((hash) => hash.toString('base64url')));
  return devices.filter(({ session }) => open.has(session));
}

/** Adds a device, replacing one with the same endpoint and those of ended sessions. @returns undefined when the account is gone. */
export function insertDevice(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  accountId: string,
  { endpoint, keys }: AddDevice,
  session: Buffer,
): Promise<Account | undefined> {
  const device = { endpoint, ...keys, session: session.toString('base64url') };
  return change(db, vault, accountId, async (devices, trx) => {
    const others = (await stillOpen(trx, devices, now())).filter((one) => one.endpoint !== endpoint);
    return [...others, device].slice(-DEVICES_MAX);
  });
}

/** Deletes one device, or all. @returns undefined when the account is gone. */
export function deleteDevices(db: Kysely<Tables>, vault: Keeper, accountId: string, endpoint?: string): Promise<Account | undefined> {
  return change(db, vault, accountId, async (devices) => (endpoint ? devices.filter((one) => one.endpoint !== endpoint) : []));
}

function change(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  to: (devices: Device[], trx: Kysely<Tables>) => Promise<Device[]>,
): Promise<Account | undefined> {
  return whileAccountStands(db, accountId, (trx) =>
    changeAccount(trx, vault, accountId, async ({ devices = [] }) => ({ devices: await to(devices, trx) })),
  );
}
