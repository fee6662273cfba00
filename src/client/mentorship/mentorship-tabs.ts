import { RESUME_QUERY } from '../lib/paths.ts';

export type MentorshipTab = 'find' | 'sent' | 'received' | 'become';

/** The URL parameter of the active tab, so that back navigation and deep links work. */
const PARAMETER = 'tab';
const words: Record<MentorshipTab, string> = { find: 'trova', sent: 'richieste', received: 'gestisci', become: 'diventa' };

export function tabOf(address: URLSearchParams): MentorshipTab {
  const word = address.get(PARAMETER);
  return (Object.keys(words) as MentorshipTab[]).find((tab) => words[tab] === word) ?? 'find';
}

/** Returns the URL query with another tab active; the default tab `find` has no parameter. A form that could not be resumed stays closed. */
export function withTab(address: URLSearchParams, tab: MentorshipTab): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(RESUME_QUERY);
  if (tab === 'find') next.delete(PARAMETER);
  else next.set(PARAMETER, words[tab]);
  return next;
}
