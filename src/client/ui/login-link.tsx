import type { ComponentProps } from 'react';
import { useLocation, useSearch } from 'wouter';
import { here } from '../lib/destination.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from './button.tsx';

/** A link to the login that returns to the current page. */
export function LoginLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'state'>) {
  // Rerender when the page's address changes.
  useLocation();
  useSearch();
  return <ButtonLink {...props} href={paths.login} state={{ from: here() }} />;
}
