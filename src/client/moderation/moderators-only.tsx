import type { ReactNode } from 'react';
import { NotFound } from '../ui/not-found.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { useModerates } from './use-moderates.ts';

/** To everybody else there is no such page. */
export function ModeratorsOnly({ children }: { children: ReactNode }) {
  const moderates = useModerates();
  if (moderates === undefined) return <PageSpinner />;
  return moderates ? children : <NotFound />;
}
