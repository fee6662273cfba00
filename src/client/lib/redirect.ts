import { stopSteppingBack } from './back-closes.ts';
import { paths } from './paths.ts';

/** Leaves for another address with a fresh page: nothing read or typed so far stays in memory. Nobody who has logged in steps back to the login. */
export function redirectTo(address: string): void {
  stopSteppingBack();
  const next = new URL(address, window.location.href);
  const { pathname, search } = window.location;
  if (pathname === paths.login) window.location.replace(next);
  else window.location.assign(next);
  // To a mark in the same address a browser only scrolls.
  if (next.hash && next.pathname === pathname && next.search === search) window.location.reload();
}
