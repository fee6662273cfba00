import { foldText } from '../fold.ts';

interface Findable {
  name: string;
  shortName: string;
  city: string;
  aliases: string[];
}

/** Returns the universities whose name, short name, city or aliases contain every word of the query, best match first. */
export function findUniversities<T extends Findable>(query: string, universities: readonly T[]): T[] {
  const folded = foldText(query);
  const words = folded.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return universities
    .map((university) => ({ university, rank: rankOf(withoutSpaces(folded), words, university) }))
    .filter((match) => match.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.university.name.localeCompare(b.university.name, 'it'))
    .map((match) => match.university);
}

/** So that a space typed for an apostrophe makes no difference. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** The rank of a match, best first from 0; Infinity when a word is missing. */
function rankOf(query: string, words: string[], university: Findable): number {
  const texts = [university.name, university.shortName, university.city, ...university.aliases].map(foldText);
  const all = texts.join('\n');
  if (!words.every((word) => all.includes(word))) return Infinity;
  const [name, shortName, city, ...aliases] = texts.map(withoutSpaces) as [string, string, string, ...string[]];
  if (shortName === query || aliases.includes(query)) return 0;
  if (shortName.startsWith(query)) return 1;
  if (name.startsWith(query)) return 2;
  if (aliases.some((alias) => alias.startsWith(query))) return 3;
  if (city.startsWith(query)) return 4;
  return words.every((word) => ` ${all.replaceAll('\n', ' ')}`.includes(` ${word}`)) ? 5 : 6;
}

/** What may follow the @ of an address: at least two labels in lower case. */
export const MAIL_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The domain of an address and its parent domains. Only whole labels, so that `evil-unibo.it` does not match `unibo.it`. */
export function domainsOf(email: string): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}
