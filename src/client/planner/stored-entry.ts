import { PlannerError } from './planner-error.ts';

// Unlike lib/storage.ts these tell when the browser refuses, because here the entry is the only copy.

export function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    throw new PlannerError('forbidden', { cause: error });
  }
}

/** Replaces the whole entry or nothing. */
export function writeEntry(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    throw new PlannerError(isQuota(error) ? 'full' : 'forbidden', { cause: error });
  }
}

export function forgetEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    throw new PlannerError('forbidden', { cause: error });
  }
}

/** Firefox has a name of its own for it. */
function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
