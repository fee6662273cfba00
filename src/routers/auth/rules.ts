import { DAY_MS } from '../durations.ts';
import type { Weakness } from '../identity.ts';

/** Providers that ignore dots in the local part; at all others dots distinguish people. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address reaches; each can have one account. Drops what follows a plus sign, which the mail
 * providers of universities treat as a label. Mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [
    email
      .slice(0, at)
      .toLowerCase()
      .replace(/(?<=.)\+.*$/, ''),
    email.slice(at + 1).toLowerCase(),
  ];
  return DOTLESS_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Days until a session expires. */
export const SESSION_DAYS = 30;

/** Days for which a device cookie is valid, or up to a month more: from one exam session to the next. */
export const DEVICE_DAYS = 90;

/** The most sessions that are listed to their owner: nobody reads a longer list. */
export const SESSIONS_SHOWN = 50;

/** What is wrong with a weak password, by zxcvbn's key. */
const WARNINGS: Record<string, string> = {
  straightRow: 'I tasti in fila sulla tastiera sono facili da indovinare.',
  keyPattern: 'I disegni brevi sulla tastiera sono facili da indovinare.',
  simpleRepeat: 'Lo stesso carattere ripetuto, come «aaa», è facile da indovinare.',
  extendedRepeat: 'Un pezzo ripetuto, come «abcabc», è facile quasi come scritto una volta sola.',
  sequences: 'Le sequenze come «abc» o «123» sono facili da indovinare.',
  recentYears: 'Gli anni recenti sono tra le prime cose che si provano.',
  dates: 'Le date sono facili da indovinare.',
  topTen: 'È una delle password più usate al mondo.',
  topHundred: 'È una password tra le più usate.',
  common: 'È una password molto comune.',
  similarToCommon: 'Somiglia troppo a una password molto comune.',
  wordByItself: 'Una parola sola, anche con qualche numero o segno, è facile da indovinare.',
  namesByThemselves: 'Un nome o un cognome da solo è facile da indovinare.',
  commonNames: 'I nomi e i cognomi sono facili da indovinare.',
  phrase: 'È una frase molto comune, un titolo, un verso o un modo di dire: sono tra le prime cose che si provano.',
  commonWords: 'Poche parole di tutti i giorni, una dopo l’altra, sono facili da indovinare.',
  address: 'Gli indirizzi e le targhe sono tra le prime cose che prova chi ti conosce.',
  short: 'I caratteri a caso vanno bene, ma questi sono pochi: bastano due o tre in più.',
  userInputs: 'È costruita su dati che ti riguardano o sul nome di questo sito: chi ti conosce li prova per primi.',
};

/** What would help, by zxcvbn's key. Suggestions to decorate the same word are left out, because attackers try those too. */
const SUGGESTIONS: Record<string, string> = {
  l33t: 'Numeri e segni al posto delle lettere, come «@» per «a», non ingannano nessuno.',
  reverseWords: 'Scriverla al contrario non basta.',
  dates: 'Lascia fuori date e anni.',
  recentYears: 'Lascia fuori gli anni.',
  associatedYears: 'Lascia fuori gli anni.',
};

const PLAIN_WARNING = 'Questa password è facile da indovinare.';
const ADVICE = 'Prova con tre o quattro parole che non c’entrano l’una con l’altra, come in una frase buffa che ricordi solo tu.';

/** Returns the text shown at the field: what is wrong, and what would help. */
export function weaknessText({ warning, suggestions }: Weakness): string {
  const hint = suggestions.map((key) => SUGGESTIONS[key]).find(Boolean);
  return [WARNINGS[warning ?? ''] ?? PLAIN_WARNING, hint, ADVICE].filter(Boolean).join(' ');
}

/** Whether the operator has named this address. Checked on each call, so that removing it from the list revokes the role. */
export function isModerator({ moderators }: { moderators: ReadonlySet<string> }, { email }: { email: string }): boolean {
  return moderators.has(mailboxOf(email));
}

/** Whether an account is less than a day old. */
export function isNewcomer(account: { createdAt: string }, now: Date): boolean {
  return firstDayLeft(account, now) > 0;
}

/** The milliseconds until the end of an account's first day. */
export function firstDayLeft(account: { createdAt: string }, now: Date): number {
  return firstDayEnd(account).getTime() - now.getTime();
}

export function firstDayEnd({ createdAt }: { createdAt: string }): Date {
  return new Date(Date.parse(createdAt) + DAY_MS);
}

interface OfPassword {
  passwordVersion?: number | undefined;
}

/** Compares password versions rather than hashes, because a hash may be renewed without a password change. */
export function samePassword({ passwordVersion: one = 0 }: OfPassword, { passwordVersion: other = 0 }: OfPassword): boolean {
  return one === other;
}
