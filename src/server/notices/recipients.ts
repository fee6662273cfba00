import { setImmediate as breathe } from 'node:timers/promises';
import type { Recipients, Services } from '../../routers/context.ts';
import { listAccountIds } from '../../routers/notices/queries.ts';

type Keyed = Exclude<Recipients, { accountId: string }>;

/** Accounts in a query. */
const BATCH = 1000;
/** Keys made in one go: a millisecond, during which nobody else is served. */
const KEYS_AT_ONCE = 500;
/** Whose a key is, is remembered for so many; the next time it costs nothing. */
const KNOWN_MAX = 50_000;

const nameOf = (scope: string, id: number | string, key: string) => `${scope} ${id} ${key}`;

/**
 * Finds whose keys these are, by making the key of every account: nothing stored leads from what somebody wrote to their
 * account, and nothing shall. What was found stays in this process's memory.
 */
export function createFinder({ db, pseudonyms }: Pick<Services, 'db' | 'pseudonyms'>): (recipients: Recipients[]) => Promise<string[][]> {
  /** Null: of somebody who is gone. Keys of the gone never come back. */
  const known = new Map<string, string | null>();

  const remember = (name: string, accountId: string | null) => {
    known.delete(name);
    known.set(name, accountId);
    if (known.size > KNOWN_MAX) known.delete(known.keys().next().value!);
  };

  const search = async (asked: Keyed[]) => {
    const open = new Set(asked.flatMap(({ scope, id, keys }) => keys.map((key) => nameOf(scope, id, key))));
    for (const name of open) if (known.has(name)) open.delete(name);
    const places = [...new Map(asked.map(({ scope, id }) => [`${scope} ${id}`, { scope, id }])).values()];
    let made = 0;
    for (let last: string | undefined; open.size > 0;) {
      const ids = await listAccountIds(db, last, BATCH);
      for (const accountId of ids) {
        if (open.size === 0) return;
        for (const { scope, id } of places) {
          const name = nameOf(scope, id, pseudonyms.tryKey(scope, id, accountId));
          if (open.delete(name)) remember(name, accountId);
          if ((made += 1) % KEYS_AT_ONCE === 0) await breathe();
        }
      }
      last = ids.at(-1);
      if (ids.length < BATCH) break;
    }
    for (const name of open) remember(name, null);
  };

  return async (recipients) => {
    const asked = recipients.filter((one) => 'keys' in one);
    await search(asked.filter(({ scope, id, keys }) => !keys.every((key) => known.has(nameOf(scope, id, key)))));
    return recipients.map((one) =>
      'accountId' in one ? [one.accountId] : one.keys.flatMap((key) => known.get(nameOf(one.scope, one.id, key)) ?? []),
    );
  };
}

/** The account of which this token is made; all are tried. */
export async function findByToken(
  { db }: Pick<Services, 'db'>,
  token: string,
  tokenOf: (accountId: string) => string,
): Promise<string | undefined> {
  for (let last: string | undefined; ;) {
    const ids = await listAccountIds(db, last, BATCH);
    const found = ids.find((id) => tokenOf(id) === token);
    if (found || ids.length < BATCH) return found;
    last = ids.at(-1);
    await breathe();
  }
}
