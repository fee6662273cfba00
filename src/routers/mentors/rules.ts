import type { Pseudonyms, Viewer } from '../identity.ts';
import { foldText } from '../fold.ts';
import { LAPSES_MAX } from '../mentorship/limits.ts';
import type { Written } from '../things/rules.ts';
import type { MatchReason, Mentor, UpdateMentor } from './schema.ts';

/** Words that say nothing about the subject of a course, and elided articles. */
const EMPTY_WORDS = new Set(
  'a al con corso da degli dei del della delle di e ed facolta gli i il in la laurea le lo magistrale per triennale'.split(' '),
);
const ELIDED_ARTICLE = /\b(dell|all|nell|l)['’](?=\p{L})/giu;

/** The words by which courses of study are compared: folded, without duplicates and stop words. */
export function courseWords(course: string): string[] {
  const words = foldText(course.replace(ELIDED_ARTICLE, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !EMPTY_WORDS.has(word));
}

export interface Match {
  sameCourse: boolean;
  sameFaculty: boolean;
  sameUniversity: boolean;
}

/** The closest match. */
export function matchReason({ sameCourse, sameFaculty, sameUniversity }: Match): MatchReason | null {
  if (sameCourse) return 'course';
  if (sameFaculty) return 'faculty';
  return sameUniversity ? 'university' : null;
}

/** The folded text that the search looks in. */
export function searchTextOf({ courseOfStudy, specializations }: { courseOfStudy: string; specializations: string[] }): string {
  return foldText([courseOfStudy, ...specializations].join(' '));
}

/** The scope’s only id, because an account has one profile. */
export const PROFILE = 'profile';

/** The account’s pseudonym as a mentor, used for its profile only. */
export function mentorKey(pseudonyms: Pick<Pseudonyms, 'key'>, viewer: Viewer): string {
  return pseudonyms.key('mentor', PROFILE, viewer.accountId);
}

/** Whether a change only sets the mentor to unavailable, which is allowed during a pause. */
export function onlyWithdraws({ isAvailable, ...rest }: UpdateMentor): boolean {
  return isAvailable === false && Object.values(rest).every((value) => value === undefined);
}

/** The free texts of a profile that its owner can change. */
type Words = Omit<Written['mentor'], keyof Mentor['user']>;

/** Whether a change affects the free texts of a profile. */
export function touchesWords(before: Words, change: Partial<Words>): boolean {
  const fields = Object.keys(change) as (keyof Words)[];
  return fields.some((field) => [change[field]].flat().join('\n') !== [before[field]].flat().join('\n'));
}

/** Whether a mentor was set to unavailable because several requests in a row expired. */
export function isLapsed({ is_available, lapses }: { is_available: boolean; lapses: number }): boolean {
  return !is_available && lapses >= LAPSES_MAX;
}
