import { paths } from './paths.ts';

/** Pages for guests: whoever enters from there is done with them. */
const FOR_GUESTS: readonly string[] = [paths.login, paths.landing, paths.preview, paths.confirm, paths.reset];

/** What a link to the login remembers, in the history entry that it makes: in an address anybody could have written it. */
export function here(): string {
  const { pathname, search, hash } = window.location;
  return FOR_GUESTS.includes(pathname) ? paths.home : pathname + search + hash;
}

/** Where somebody was going when the login stood in the way. */
export function destination(): string {
  if (window.location.pathname !== paths.login) return here();
  const from: unknown = (window.history.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
