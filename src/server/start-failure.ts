import { DirectoryInUse } from '../../db/directory-owner.ts';
import { EnvError, type Env } from './env.ts';

/** The command was called wrongly; its message says how to. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Why a start failed, in one line that names the cause and what to change. */
export function explainStartFailure(error: unknown, env: Env | undefined): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof EnvError) return `Wrong environment: ${error.message}`;
  if (error instanceof DirectoryInUse) return `DATA_DIR ${env?.DATA_DIR} is in use by another Sottovoce process: stop it, or choose another DATA_DIR`;
  const cause = rootCause(error);
  const { code, message } = cause;
  if (code === 'EADDRINUSE') return `Port ${env?.PORT} on ${env?.HOST} is taken: stop the program that listens there, or choose another PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    if (!env?.DATABASE_URL) return `HOST ${env?.HOST} is not an address of this machine (${message})`;
  }
  if (code === 'EACCES' && message.includes('listen')) return `PORT ${env?.PORT} may not be used by this user: choose one above 1023`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code ?? '')) return `DATA_DIR ${env?.DATA_DIR} cannot be written (${message})`;
  if (env?.DATABASE_URL && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN', '28P01', '28000', '3D000'].includes(code ?? '')) {
    return `DATABASE_URL cannot be reached (${message || code})`;
  }
  return `The start failed: ${error instanceof Error ? error.message : String(error)}${cause === error ? '' : ` (${message})`}`;
}

interface Cause {
  code?: string;
  message: string;
}

/** The innermost error; of several tries to connect, the first. */
function rootCause(error: unknown): Cause {
  if (error instanceof AggregateError && error.errors.length > 0) return rootCause(error.errors[0]);
  if (error instanceof Error && error.cause) return rootCause(error.cause);
  return error instanceof Error ? error : { message: String(error) };
}
