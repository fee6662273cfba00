import { statfsSync } from 'node:fs';
import { relative } from 'node:path';
import { DirectoryInUse } from '../../../db/directory-owner.ts';
import { EmbeddedStopped } from '../../../db/embedded.ts';
import { MayNotMigrate, NewerDatabase } from '../../../db/migrate.ts';
import { WrongSecretKey } from '../security/root-key.ts';
import { EnvError, type Env } from './env.ts';

/** A mistake in the use of a command or in its surroundings; the message is shown as it is. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Error codes of host names that cannot be resolved. */
const UNRESOLVED = ['ENOTFOUND', 'EAI_AGAIN'];

/** Error codes of files that cannot be written. */
const FILE_REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'];

/** The size of two files of the embedded database's log; it needs one at a start. */
const ROOM_MIB = 32;

/** Explains why a start failed, in one line that names the cause and what to change. */
export function explainStartFailure(error: unknown, env: Env | undefined): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof EnvError) return `Wrong environment: ${error.message}`;
  if (error instanceof DirectoryInUse)
    return `DATA_DIR ${env?.DATA_DIR} is in use by another Sottovoce process: stop it, or choose another DATA_DIR`;
  if (error instanceof NewerDatabase)
    return `The database is of a newer version, with ${error.message}: an older program cannot use it. Start the newer one`;
  if (error instanceof MayNotMigrate)
    return 'The role in DATABASE_URL may not create tables, so migrations would fail: grant create on schema public to this role';
  if (error instanceof WrongSecretKey)
    return 'SECRET_KEY is not the one of this database: with this key nobody could log in. Set the key that the database was created with or last rotated to';
  if (error instanceof EmbeddedStopped && env && roomIn(env.DATA_DIR) < ROOM_MIB)
    return `DATA_DIR ${env.DATA_DIR} is on a disk that is full: make room for ${ROOM_MIB} MiB, but delete nothing in DATA_DIR`;
  const cause = rootCause(error);
  const { code, message, syscall, hostname, path } = cause;
  if (code === 'EADDRINUSE')
    return `Port ${env?.PORT} on ${env?.HOST} is taken: stop the program that listens there, or choose another PORT`;
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code ?? '') && syscall === 'listen') return wrongHost(env, message);
  if (UNRESOLVED.includes(code ?? '') && hostname === env?.HOST) return wrongHost(env, message);
  if (code === 'EACCES' && syscall === 'listen') return `PORT ${env?.PORT} may not be used by this user: choose one above 1023`;
  if (FILE_REFUSALS.includes(code ?? '') && syscall !== 'connect' && isOfData(path, env))
    return `DATA_DIR ${env?.DATA_DIR} cannot be written (${message})`;
  if (
    env?.DATABASE_URL &&
    (syscall === 'connect' || [...UNRESOLVED, 'ECONNREFUSED', 'ETIMEDOUT', 'ENOENT', '28P01', '28000', '3D000'].includes(code ?? ''))
  ) {
    return `DATABASE_URL cannot be reached (${message || code})`;
  }
  return `The start failed: ${error instanceof Error ? error.message : String(error)}${cause === error ? '' : ` (${message})`}`;
}

/** Whether the file that an error names lies in DATA_DIR. A full disk names none, and without a database server only DATA_DIR is written. */
function isOfData(path: string | undefined, env: Env | undefined): boolean {
  if (path === undefined || !env) return !env?.DATABASE_URL;
  // A folder above it is named if DATA_DIR cannot be created there.
  return [relative(env.DATA_DIR, path), relative(path, env.DATA_DIR)].some((way) => !way.startsWith('..'));
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1024 ** 2;
}

function wrongHost(env: Env | undefined, message: string): string {
  return `HOST ${env?.HOST} is not an address of this machine (${message})`;
}

type Cause = Pick<NodeJS.ErrnoException, 'code' | 'message' | 'syscall' | 'path'> & { hostname?: string };

/** Returns the innermost error; of several attempts to connect, the first. */
function rootCause(error: unknown): Cause {
  if (error instanceof AggregateError && error.errors.length > 0) return rootCause(error.errors[0]);
  if (error instanceof Error && error.cause) return rootCause(error.cause);
  return error instanceof Error ? error : { message: String(error) };
}
