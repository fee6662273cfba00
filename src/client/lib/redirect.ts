import { stopSteppingBack } from './back-closes.ts';

/** Leaves for another address with a fresh page: nothing read or typed so far stays in memory. */
export function redirectTo(address: string): void {
  stopSteppingBack();
  const next = new URL(address, window.location.href);
  const { pathname, search } = window.location;
  window.location.assign(next);
  // To a mark in the same address a browser only scrolls.
  if (next.hash && next.pathname === pathname && next.search === search) window.location.reload();
}
