import { isNewcomer } from '../auth/rules.ts';
import type { StoredKind } from '../things/rules.ts';
import type { ReportReason } from './schema.ts';

/** The score of reports that hides a text until a moderator looks at it. */
const FOLDS_AT = 3;

/** Dismissed reports beyond the upheld ones that do not reduce the weight of later reports. */
const FORGIVEN = 2;

/** The weight of a report by the outcomes of the reporter’s earlier ones: 1, and less the more of them were dismissed. */
export function weightOf({ upheld, dismissed }: { upheld: number; dismissed: number }): number {
  return 1 / (1 + Math.max(0, dismissed - upheld - FORGIVEN));
}

/** Whether a report counts towards hiding a text: not for worry, and not from an account younger than a day. */
export function mayFold(reason: ReportReason, registeredAt: string, now: Date): boolean {
  return reason !== 'worried' && !isNewcomer({ createdAt: registeredAt }, now);
}

export function isEnoughToFold(score: number): boolean {
  return score >= FOLDS_AT;
}

const PLACES: Record<string, StoredKind> = {
  posts: 'post',
  'study-groups': 'group',
  'exam-experiences': 'experience',
  mentors: 'mentor',
};

/** Finds the thing that a page of the site is about by its URL; undefined when there is none. */
export function thingAt(address: string): { kind: StoredKind; id: number } | undefined {
  const comment = /#comment-(\d{1,9})$/.exec(address);
  if (comment) return { kind: 'comment', id: Number(comment[1]) };
  const [, place = '', id] = /\/(posts|study-groups|exam-experiences|mentors)\/(\d{1,9})(?:[/?#]|$)/.exec(address) ?? [];
  const kind = PLACES[place];
  return kind && { kind, id: Number(id) };
}
