import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Words for errors that are never shown, which the libraries would prepare thousands of times in a test. */
export function leaveOutWhatNobodyReads(): void {
  // React notes for each element where it was made, until so many were.
  const internals = (React as unknown as Record<string, object | undefined>)[REACT_INTERNALS];
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });

  // While a query waits, each miss would print the whole page; the last one still does.
  const { getElementError } = getConfig();
  if (getElementError.name === lean.name) return;
  configure({ getElementError: lean });

  function lean(message: string | null, container: Element): Error {
    const { _disableExpensiveErrorDiagnostics: waiting } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
    return waiting
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container);
  }
}
