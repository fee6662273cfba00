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
    .map((university) => ({ university, rank: rankOf(folded, words, university) }))
    .filter((match) => match.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.university.name.localeCompare(b.university.name, 'it'))
    .map((match) => match.university);
}

/** The rank of a match, best first from 0; Infinity when a word is missing. */
function rankOf(query: string, words: string[], university: Findable): number {
  const [name, shortName, city] = [university.name, university.shortName, university.city].map(foldText) as [string, string, string];
  const aliases = university.aliases.map(foldText);
  const all = [name, shortName, city, ...aliases].join('\n');
  if (!words.every((word) => all.includes(word))) return Infinity;
  if (shortName === query || aliases.includes(query)) return 0;
  if (shortName.startsWith(query)) return 1;
  if (name.startsWith(query)) return 2;
  if (aliases.some((alias) => alias.startsWith(query))) return 3;
  if (city.startsWith(query)) return 4;
  return words.every((word) => ` ${all.replaceAll('\n', ' ')}`.includes(` ${word}`)) ? 5 : 6;
}

/** The domain of an address and its parent domains. Only whole labels, so that `evil-unibo.it` does not match `unibo.it`. */
export function domainsOf(email: string): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}
