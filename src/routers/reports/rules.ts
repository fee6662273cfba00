import { isNewcomer } from '../auth/rules.ts';
import type { StoredKind } from '../things/rules.ts';
import type { ReportReason } from './schema.ts';

/** So many reports hide a text until somebody looks. */
const FOLDS_AT = 3;

/** Reports that came to nothing beyond this many more than others make the next ones weigh less: anybody may be wrong twice. */
const FORGIVEN = 2;

/** How much somebody's report weighs, by what came of the earlier ones: 1 until they are often dismissed, then less and less. */
export function weightOf({ upheld, dismissed }: { upheld: number; dismissed: number }): number {
  return 1 / (1 + Math.max(0, dismissed - upheld - FORGIVEN));
}

/** Whether a report says anything against a text: worry never does, nor does an account of today. */
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

/** What stands at the address of one of our pages; undefined when it is none. */
export function thingAt(address: string): { kind: StoredKind; id: number } | undefined {
  const comment = /#comment-(\d{1,9})$/.exec(address);
  if (comment) return { kind: 'comment', id: Number(comment[1]) };
  const [, place = '', id] = /\/(posts|study-groups|exam-experiences|mentors)\/(\d{1,9})(?:[/?#]|$)/.exec(address) ?? [];
  const kind = PLACES[place];
  return kind && { kind, id: Number(id) };
}
