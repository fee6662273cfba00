import { withoutLooseMarks } from './marks.ts';

/** Text as it is compared in searches: case, accents and apostrophes do not matter, and white space is one space. */
export function foldText(text: string): string {
  return withoutLooseMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The SQL pattern of stored folded text that holds this text somewhere; `%` and `_` are text. Null for a blank query, which is none. */
export function likePattern(query: string | undefined): string | null {
  const text = foldText(query ?? '');
  return text ? `%${escapeLike(text)}%` : null;
}

/** This name as stored folded, and the SQL pattern of names that go on after it: 'Ingegneria' finds 'Ingegneria industriale'. */
export function namesLike(name: string): { same: string; longer: string } {
  const same = foldText(name);
  return { same, longer: `${escapeLike(same)} %` };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
