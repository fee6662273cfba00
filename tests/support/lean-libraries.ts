import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Skips error details that the libraries prepare thousands of times per test and that are never shown. */
export function leaveOutWhatNobodyReads(): void {
  // React captures a stack for each element until it has captured a maximum number.
  const internals = (React as unknown as Record<string, object | undefined>)[REACT_INTERNALS];
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });

  // Each retry of a waiting query would print the whole page; only the last failure needs it.
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
