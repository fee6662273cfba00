import { sql, type Kysely } from 'kysely';
import { createDatabase, SERVING_BOUNDS } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Replica, SharedPages } from '../../routers/context.ts';
import type { Vault } from '../../routers/identity.ts';
import { createVault } from '../security/vault.ts';
import type { Env } from './env.ts';
import { DATABASE_MARK } from './one-database.ts';
import type { Valkey } from './valkey.ts';

const PROBE_EVERY_MS = 500;
/** A replica that is further behind is not used. */
export const BEHIND_MAX_MS = 2000;
/** How long a person reads from the primary after a write or a notification: by then the replica has caught up, or is not used. */
const OWN_MS = BEHIND_MAX_MS + 2 * PROBE_EVERY_MS;
const CHANNEL = 'replica:wrote';

interface Options {
  primary: Kysely<Tables>;
  /** Not closed with the replica. */
  db: Kysely<Tables>;
  pages: SharedPages;
  vault: Vault;
  /** Carries the messages about writes in other processes. */
  valkey?: Pick<Valkey, 'commands' | 'openSubscriber'> | undefined;
  onAway(error: Error): void;
}

/** Lets reads go to a PostgreSQL replica while it is not far behind; people who have just written read from the primary. */
export function createReplica({ primary, db, pages, vault, valkey, onAway }: Options): Replica & { probe(): Promise<void>; close(): void } {
  /** Positions of the primary, with the time of each; those that the replica has reached are dropped. */
  let positions: { at: number; position: number }[] = [];
  /** When the primary was at the position of the replica. */
  let currentAt = -Infinity;
  let told = false;
  /** Whether the replica has been found to be one of this database, since it was last away. */
  let known = false;
  /** Until when each person reads from the primary, oldest first. */
  const own = new Map<string, number>();

  const touch = (accountId: string) => {
    const now = performance.now();
    own.delete(accountId);
    own.set(accountId, now + OWN_MS);
    for (const [other, until] of own) {
      if (until > now) break;
      own.delete(other);
    }
  };

  const failed = (error: Error) => {
    known = false;
    currentAt = -Infinity;
    positions = [];
    if (!told) onAway(error);
    told = true;
  };

  const probe = async () => {
    const at = performance.now();
    try {
      known ||= await isOfSameDatabase(primary, db);
      if (!known) throw Object.assign(new Error('It is a replica of another database'), { code: 'OTHER_DATABASE' });
      positions.push({ at, position: await positionOf(primary, sql`pg_current_wal_lsn()`) });
      const reached = await positionOf(db, sql`case when exists (select from pg_stat_wal_receiver) then pg_last_wal_replay_lsn() end`);
      for (const { at: then, position } of positions) if (position <= reached) currentAt = then;
      positions = positions.filter(({ position }) => position > reached);
      if (positions.length > 100) positions.shift();
      told = false;
    } catch (error) {
      failed(error as Error);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const probeAgain = () => {
    if (!closed) timer = setTimeout(() => void probe().then(probeAgain), PROBE_EVERY_MS).unref();
  };
  probeAgain();

  // Sealed, and no two look alike: an observer of Valkey only learns that somebody wrote.
  const subscriber = valkey?.openSubscriber();
  subscriber
    ?.on('ready', () => void subscriber.subscribe(CHANNEL).catch(() => {}))
    .on('messageBuffer', (_, sealed) => {
      try {
        touch(vault.open<string>(CHANNEL, sealed));
      } catch {
        // From an installation with another secret.
      }
    })
    .on('error', () => {});

  return {
    db,
    pages: {
      ...pages,
      // Cached apart from the pages of the primary, so that a person never gets a page from before their own write.
      read: (name, which, load, ageMaxMs) => pages.read(name, `replica ${which}`, load, ageMaxMs),
    },
    mayAnswer(viewer) {
      const now = performance.now();
      return now - currentAt <= BEHIND_MAX_MS && !(viewer && (own.get(viewer.accountId) ?? 0) > now);
    },
    async wrote(accountId) {
      touch(accountId);
      await valkey?.commands.publish(CHANNEL, vault.seal(CHANNEL, accountId)).catch(() => {});
    },
    touch,
    failed,
    probe,
    close() {
      closed = true;
      clearTimeout(timer);
      subscriber?.disconnect();
    },
  };
}

/** Opens the replica that DATABASE_READ_URL names, if any. */
export function openReplica({ env, secretKey, ...options }: Omit<Options, 'db' | 'vault'> & { env: Env; secretKey: string }) {
  if (!env.DATABASE_READ_URL) return undefined;
  const connection = { connectionString: env.DATABASE_READ_URL };
  const db = createDatabase({ connection, poolSize: env.DATABASE_POOL_SIZE, bounds: SERVING_BOUNDS, onError: options.onAway });
  const replica = createReplica({ ...options, db, vault: createVault(secretKey) });
  return {
    ...replica,
    async close() {
      replica.close();
      await db.destroy();
    },
  };
}

/** Positions are those of a whole server, which may hold several databases, and another server has positions of its own. */
async function isOfSameDatabase(primary: Kysely<Tables>, replica: Kysely<Tables>): Promise<boolean> {
  const marks = await Promise.all(
    [primary, replica].map(async (db) => (await sql<{ mark: string }>`${sql.raw(DATABASE_MARK)}`.execute(db)).rows[0]?.mark),
  );
  return marks[0] === marks[1];
}

/** @throws when the server has no position: it is no replica, or has lost its primary. */
async function positionOf(db: Kysely<Tables>, lsn: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ position: string | null }>`select pg_wal_lsn_diff(${lsn}, '0/0')::text as position`.execute(db);
  if (rows[0]?.position == null) throw new Error('It follows no primary');
  return Number(rows[0].position);
}
