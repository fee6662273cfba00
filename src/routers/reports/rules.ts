import { isNewcomer } from '../auth/rules.ts';
import { countCharacters, cutAfter } from '../characters.ts';
import { ID_MAX } from '../limits.ts';
import { dangerOf } from '../moderation/rules.ts';
import type { StoredKind } from '../things/rules.ts';
import { addressOf } from '../web-address.ts';
import { REPORT_TEXTS_MAX } from './limits.ts';
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

/** All reasons that one person gave, the most urgent one first. */
export type Reasons = [ReportReason, ...ReportReason[]];

/** What one person says about a case. */
export interface Said {
  reasons: Reasons;
  text: string | null;
}

/** Joins what a person adds to their report of an open case. @returns undefined when it adds nothing */
export function withMore(before: Said, { reason, text }: { reason: ReportReason; text: string | null }): Said | undefined {
  const adds = { reason: !before.reasons.includes(reason), text: text !== null && !before.text?.includes(text) };
  if (!adds.reason && !adds.text) return undefined;
  const reasons: Reasons = adds.reason ? [...before.reasons, reason] : [...before.reasons];
  return {
    reasons: reasons.sort((one, other) => dangerOf(one) - dangerOf(other)),
    text: adds.text ? joined(before.text, text!) : before.text,
  };
}

function joined(before: string | null, added: string): string {
  if (before === null) return added;
  const appended = `\n\n${added}`;
  return cutAfter(before, REPORT_TEXTS_MAX - countCharacters(appended) - 1) + appended;
}

const PLACES: Record<string, StoredKind> = {
  posts: 'post',
  'study-groups': 'group',
  'exam-experiences': 'experience',
  mentors: 'mentor',
};

/** Finds the thing that a page of the site shows by the page's URL or path; undefined when there is none. */
export function thingAt(address: string, ownHosts: ReadonlySet<string>): { kind: StoredKind; id: number } | undefined {
  const page = pageAt(address, ownHosts);
  const [, place = '', id] = (page && /^\/(posts|study-groups|exam-experiences|mentors)\/(\d{1,10})(?:\/|$)/.exec(page.pathname)) ?? [];
  const [, commentId] = (place === 'posts' && /^#comment-(\d{1,10})$/.exec(page!.hash)) || [];
  const kind = commentId ? 'comment' : PLACES[place];
  const shown = Number(commentId ?? id);
  return kind && shown <= ID_MAX ? { kind, id: shown } : undefined;
}

/** Parses the address of a page of this site: a URL, also without its protocol, or a path. */
function pageAt(address: string, ownHosts: ReadonlySet<string>): URL | undefined {
  if (/^\/(?!\/)/.test(address)) return addressOf(`http://site${address}`);
  const url = addressOf(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url && ownHosts.has(url.hostname) ? url : undefined;
}
