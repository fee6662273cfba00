import { withoutLooseMarks } from './marks.ts';

/** Text as it is compared in searches: case, accents and apostrophes do not matter, and any white space counts as one space. */
export function foldText(text: string): string {
  return withoutLooseMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The SQL pattern for stored folded texts that contain this one; `%` and `_` stand for themselves. Null for a blank query. */
export function likePattern(query: string | undefined): string | null {
  const text = foldText(query ?? '');
  return text ? `%${escapeLike(text)}%` : null;
}

/** This name as it is stored, folded, and the SQL pattern of longer names that begin with it: 'Ingegneria' finds 'Ingegneria industriale'. */
export function namesLike(name: string): { same: string; longer: string } {
  const same = foldText(name);
  return { same, longer: `${escapeLike(same)} %` };
}

/** The SQL pattern in which this text stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
