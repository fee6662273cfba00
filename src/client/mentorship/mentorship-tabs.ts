export type MentorshipTab = 'find' | 'sent' | 'received' | 'become';

/** The open tab lives in the address, so that going back and sharing work. */
const PARAMETER = 'tab';
const words: Record<MentorshipTab, string> = { find: 'trova', sent: 'richieste', received: 'gestisci', become: 'diventa' };

export function tabOf(address: URLSearchParams): MentorshipTab {
  const word = address.get(PARAMETER);
  return (Object.keys(words) as MentorshipTab[]).find((tab) => words[tab] === word) ?? 'find';
}

/** Finding mentors is what the page does without a word. */
export function addressOf(tab: MentorshipTab): URLSearchParams {
  return new URLSearchParams(tab === 'find' ? {} : { [PARAMETER]: words[tab] });
}
