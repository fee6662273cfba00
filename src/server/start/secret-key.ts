import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFilesPrivate } from '../../../db/private-files.ts';
import { SECRET_KEY_MIN, type Env } from './env.ts';
import { weaknessOfKey } from './key-strength.ts';

type KeyPlace = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>;

/** The path of the key that is used when the environment names none. */
export function secretKeyPath({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'secret-key');
}

/** Returns the key that a start would use, without generating one. */
export function findSecretKey(env: KeyPlace): string | undefined {
  const path = secretKeyPath(env);
  return env.SECRET_KEY ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined);
}

/**
 * Returns the installation's secret: from the environment, or generated once in the data directory, readable by its owner only.
 * @throws when the stored key is too short or can be guessed. It is not replaced, because another key would change every pseudonym.
 */
export function loadSecretKey(env: KeyPlace): string {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const path = secretKeyPath(env);
  makeFilesPrivate();
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (!existsSync(path)) createSecretKey(path);
  const key = readFileSync(path, 'utf8').trim();
  const weakness = key.length < SECRET_KEY_MIN ? `has fewer than ${SECRET_KEY_MIN} characters` : weaknessOfKey(key);
  if (weakness)
    throw new Error(
      `${path} ${weakness}: restore it, because with another key nobody can log in, and existing texts no longer belong to their authors`,
    );
  return key;
}

/** Creates the file completely or not at all and never replaces another, even if this process or its machine stops halfway. */
function createSecretKey(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, path);
    flushDirectory(dirname(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function flushDirectory(path: string): void {
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
