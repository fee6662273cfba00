import { useEffect } from 'react';

/** For failures that the person need not hear of. Never pass what a person wrote. */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error instanceof Error ? error.message : error);
}

/** The same for a query's error, once each time it fails. */
export function useQuietLog(what: string, error: unknown): void {
  useEffect(() => {
    if (error) logQuietly(what, error);
  }, [what, error]);
}
