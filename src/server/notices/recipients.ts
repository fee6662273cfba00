import { setImmediate as breathe } from 'node:timers/promises';
import type { Recipients, Services } from '../../routers/context.ts';
import { listAccountIds } from '../../routers/auth/queries.ts';

type Keyed = Exclude<Recipients, { accountId: string }>;

/** Accounts per query. */
const BATCH = 1000;
/** Keys derived without a pause: a millisecond, which blocks the event loop. */
const KEYS_AT_ONCE = 500;
/** Maximum number of keys whose owners are cached, of those used last. */
const KNOWN_MAX = 50_000;
/** Maximum number of accounts that are tried before all others. */
const FOUND_MAX = 10_000;

const nameOf = (scope: string, id: number | string, key: string) => `${scope} ${id} ${key}`;

/**
 * Finds the owners of keys by deriving the keys of every account: nothing stored leads from what a person wrote to the account, and nothing
 * shall. The results stay in this process's memory.
 */
export function createFinder(
  { db, pseudonyms }: Pick<Services, 'db' | 'pseudonyms'>,
  { known: knownMax = KNOWN_MAX } = {},
): (recipients: Recipients[]) => Promise<string[][]> {
  /** The latest used last. Null for the keys of deleted accounts, which never come back. */
  const known = new Map<string, string | null>();

  /** The accounts found before, the latest last: a few people write most of what is commented on and liked. */
  const found = new Set<string>();

  const remember = (name: string, accountId: string | null) => {
    known.delete(name);
    known.set(name, accountId);
    if (known.size > knownMax) known.delete(known.keys().next().value!);
    if (accountId === null) return;
    found.delete(accountId);
    found.add(accountId);
    if (found.size > FOUND_MAX) found.delete(found.keys().next().value!);
  };

  const search = async (asked: Keyed[]): Promise<Map<string, string | null>> => {
    // Kept apart, because what is found here may push the other keys of this call out of `known`.
    const owners = new Map<string, string | null>();
    const settle = (name: string, accountId: string | null) => {
      owners.set(name, accountId);
      remember(name, accountId);
    };
    const open = new Map<string, Pick<Keyed, 'scope' | 'id'> & { keys: Set<string> }>();
    for (const { scope, id, keys } of asked) {
      const place = `${scope} ${id}`;
      const unknown = open.get(place)?.keys ?? new Set();
      for (const key of keys) {
        const name = nameOf(scope, id, key);
        const owner = known.get(name);
        if (owner === undefined) unknown.add(key);
        else settle(name, owner);
      }
      if (unknown.size > 0) open.set(place, { scope, id, keys: unknown });
    }
    let made = 0;
    const tryEach = async (accountIds: string[]) => {
      for (const accountId of accountIds) {
        for (const [place, { scope, id, keys }] of open) {
          const key = pseudonyms.tryKey(scope, id, accountId);
          if (keys.delete(key)) settle(nameOf(scope, id, key), accountId);
          if (keys.size === 0) open.delete(place);
          if ((made += 1) % KEYS_AT_ONCE === 0) await breathe();
        }
        if (open.size === 0) return;
      }
    };
    const tried = new Set([...found].reverse());
    await tryEach([...tried]);
    for (let last: string | undefined; open.size > 0;) {
      const ids = await listAccountIds(db, last, BATCH);
      await tryEach(ids.filter((id) => !tried.has(id)));
      last = ids.at(-1);
      if (ids.length < BATCH) break;
    }
    for (const { scope, id, keys } of open.values()) for (const key of keys) settle(nameOf(scope, id, key), null);
    return owners;
  };

  return async (recipients) => {
    const owners = await search(recipients.filter((one) => 'keys' in one));
    return recipients.map((one) =>
      'accountId' in one ? [one.accountId] : one.keys.flatMap((key) => owners.get(nameOf(one.scope, one.id, key)) ?? []),
    );
  };
}
