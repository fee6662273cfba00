import { useEffect } from 'react';

/** Logs a failure that the user need not see. Never pass text that a user wrote. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error instanceof Error ? error.message : error);
}

/** Logs a query's error, once each time it fails. */
export function useQuietLog(what: string, error: unknown): void {
  useEffect(() => {
    if (error) logQuietly(what, error);
  }, [what, error]);
}
