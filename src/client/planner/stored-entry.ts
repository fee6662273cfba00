import { PlannerError } from './planner-error.ts';

// Unlike lib/storage.ts, these functions throw when the browser refuses, because the entry is the only copy of the data.

export function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    throw new PlannerError('forbidden', { cause: error });
  }
}

/** Replaces the whole entry, or throws and changes nothing. */
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

/** Firefox uses a name of its own, NS_ERROR_DOM_QUOTA_REACHED. */
function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
