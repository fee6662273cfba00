export type MentorshipTab = 'find' | 'sent' | 'received' | 'become';

/** The open tab lives in the address, so that going back and sharing work. */
const PARAMETER = 'tab';
const words: Record<MentorshipTab, string> = { find: 'trova', sent: 'richieste', received: 'gestisci', become: 'diventa' };

export function tabOf(address: URLSearchParams): MentorshipTab {
  const word = address.get(PARAMETER);
  return (Object.keys(words) as MentorshipTab[]).find((tab) => words[tab] === word) ?? 'find';
}

/** The same page with another tab open. Finding mentors is what it does without a word. */
export function withTab(address: URLSearchParams, tab: MentorshipTab): URLSearchParams {
  const next = new URLSearchParams(address);
  if (tab === 'find') next.delete(PARAMETER);
  else next.set(PARAMETER, words[tab]);
  return next;
}
