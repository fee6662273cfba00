import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Passwords } from '../../routers/identity.ts';
import { findWeakness } from './password-strength.ts';

/** OWASP's password storage cheat sheet: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PARAMETERS = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Leaves one core to other requests, and one of the four threads of Node's pool to files and host names. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));

export async function createPasswords(): Promise<Passwords> {
  const run = pLimit(CONCURRENCY);
  const nobodys = await hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => run(() => hash(password.normalize('NFC'), OPTIONS)),
    async verify(storedHash, password) {
      for (const spelling of spellingsOf(password))
        if ((await run(() => verify(storedHash ?? nobodys, spelling))) && storedHash !== undefined) return true;
      return false;
    },
    needsRehash: (storedHash) => !storedHash.startsWith(PARAMETERS),
    findWeakness,
  };
}

/** The spellings under which a password may be stored: in NFC, or, if it was chosen before that was the rule, as its keyboard composed it. */
function spellingsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}
