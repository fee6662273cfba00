import { withoutLooseMarks } from './marks.ts';

/** Normalizes a text for searches: drops case, accents and apostrophes, and collapses white space. */
export function foldText(text: string): string {
  return withoutLooseMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the SQL pattern for folded texts that contain this query, with `%` and `_` escaped; null for a blank query. */
export function likePattern(query: string | undefined): string | null {
  const text = foldText(query ?? '');
  return text ? `%${escapeLike(text)}%` : null;
}

/** Returns the folded name, and the SQL pattern of longer names that begin with it: 'Ingegneria' finds 'Ingegneria industriale'. */
export function namesLike(name: string): { same: string; longer: string } {
  const same = foldText(name);
  return { same, longer: `${escapeLike(same)} %` };
}

/** Escapes a text for use in a SQL pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
