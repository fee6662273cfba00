import { paths } from './paths.ts';

/** Pages for guests: whoever enters from there is done with them. */
const FOR_GUESTS: readonly string[] = [paths.login, paths.landing, paths.preview, paths.confirm, paths.reset];

function here(): string {
  const { pathname, search, hash } = window.location;
  return FOR_GUESTS.includes(pathname) ? paths.home : pathname + search + hash;
}

/**
 * What a link to the login leaves in the history entry that it makes, as one presses it. Not in its address, which anybody
 * could have written.
 */
export const comingFromHere = {
  get from() {
    return here();
  },
};

/** Where somebody was going when the login stood in the way. */
export function destination(): string {
  if (window.location.pathname !== paths.login) return here();
  const from: unknown = (window.history.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
