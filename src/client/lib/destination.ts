import { paths } from './paths.ts';

/** Pages for guests only: after a login from there, the user goes to the home page. */
const FOR_GUESTS: readonly string[] = [paths.login, paths.landing, paths.preview, paths.confirm, paths.reset];

/** The current address, for login links to keep in `history.state`. Not in the URL, where anyone could forge it. */
export function here(): string {
  const { pathname, search, hash } = window.location;
  return FOR_GUESTS.includes(pathname) ? paths.home : pathname + search + hash;
}

/** Returns the address to open after login. */
export function destination(): string {
  if (window.location.pathname !== paths.login) return here();
  const from: unknown = (window.history.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
