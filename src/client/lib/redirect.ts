import { stopSteppingBack } from './back-closes.ts';
import { paths } from './paths.ts';

/** Loads another address as a new document, so that no user data stays in memory. Replaces the login page in the history. */
export function redirectTo(address: string): void {
  stopSteppingBack();
  const next = new URL(address, window.location.href);
  const { pathname, search } = window.location;
  if (pathname === paths.login) window.location.replace(next);
  else window.location.assign(next);
  // If only the hash differs, the browser merely scrolls.
  if (next.hash && next.pathname === pathname && next.search === search) window.location.reload();
}
