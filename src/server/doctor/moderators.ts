import type { Kysely } from 'kysely';
import { createDatabase, SERVING_BOUNDS } from '../../../db/client.ts';
import { listMigrations } from '../../../db/migrate.ts';
import { readUniversities } from '../../../db/reference/read-universities.ts';
import { listApplied } from '../../../db/rows.ts';
import type { Tables } from '../../../db/tables.ts';
import { listWrappedKeys } from '../../../db/wrapped-keys.ts';
import { findAccountByEmail, isConfirmed } from '../../routers/auth/queries.ts';
import { domainsOf } from '../../routers/universities/rules.ts';
import { unwrap, WrongSecretKey } from '../security/root-key.ts';
import { createVault } from '../security/vault.ts';
import { moderatorsOf, type Env } from '../start/env.ts';
import { findSecretKey } from '../start/secret-key.ts';
import type { Finding } from './finding.ts';

type Named = Pick<Env, 'MODERATORS'>;
type Known = Named & Pick<Env, 'DATA_DIR' | 'SECRET_KEY' | 'SMTP_URL'>;

/** Checks that somebody is named, and that accounts can have the addresses. */
export function judgeModerators(env: Named, mode = 'production'): Finding {
  if (moderatorsOf(env).size === 0) {
    const mend = 'nobody sees the cases in the browser, or is told that somebody may be in danger; name at least one person';
    return { what: 'MODERATORS is not set', mend: mode === 'production' ? mend : undefined };
  }
  const { others } = sorted(env);
  return {
    what: 'the addresses in MODERATORS',
    mend:
      others.length > 0
        ? `${others.join(', ')}: of no university that the site knows, so that nobody can register with it; name university addresses`
        : undefined,
  };
}

/** Checks that each moderator who can have an account has one that can moderate. */
export async function checkModerators(env: Known & Pick<Env, 'DATABASE_URL'>): Promise<Finding[]> {
  const db = createDatabase({
    connection: { connectionString: env.DATABASE_URL! },
    poolSize: 1,
    bounds: SERVING_BOUNDS,
    onError: () => {},
  });
  try {
    return await judgeAccounts(db, env);
  } catch {
    // Reported by checkPostgres.
    return [];
  } finally {
    await db.destroy();
  }
}

/** Says nothing about a database whose next start migrates it, or that the key does not open, which others report. */
export async function judgeAccounts(db: Kysely<Tables>, env: Known): Promise<Finding[]> {
  const { own } = sorted(env);
  const secretKey = findSecretKey(env);
  const applied = await listApplied(db);
  if (own.length === 0 || secretKey === undefined || !listMigrations().every((name) => applied.includes(name))) return [];
  try {
    const vault = createVault(unwrap(await listWrappedKeys(db), secretKey));
    const accounts = await Promise.all(own.map(async (email) => ({ email, account: await findAccountByEmail(db, vault, email) })));
    const idle = accounts.filter(({ account }) => !account || !isConfirmed({ confirms: env.SMTP_URL !== undefined }, account));
    const named = idle.map(({ email, account }) => `${email} (${account ? 'not confirmed' : 'not registered'})`).join(', ');
    return [
      {
        what: 'the accounts of MODERATORS',
        mend: idle.length > 0 ? `${named}: register on the site with it, and open the link in the mail if there is one` : undefined,
      },
    ];
  } catch (error) {
    if (error instanceof WrongSecretKey) return [];
    throw error;
  }
}

/** The addresses at universities, and the others. */
function sorted(env: Named): { own: string[]; others: string[] } {
  const known = new Set(readUniversities().flatMap(({ domains }) => domains));
  const isOwn = (email: string) => domainsOf(email).some((domain) => known.has(domain));
  const all = [...moderatorsOf(env)];
  return { own: all.filter(isOwn), others: all.filter((email) => !isOwn(email)) };
}
