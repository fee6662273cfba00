import { countCharacters, firstCharacters } from '../characters.ts';
import type { ReportKind, ReportReason } from '../reports/schema.ts';
import type { Action, Rule } from './schema.ts';

/** The headings of the rules page. */
export const RULE_TITLES: Record<Rule, string> = {
  spam: 'Niente pubblicità né ripetizioni',
  'off-topic': 'Resta nel posto giusto',
  judging: 'Non giudicare e non minimizzare',
  consent: 'Accetta un no',
  trade: 'Niente compravendita di esami o tesi',
  insult: 'Nessun insulto, nessun odio',
  'personal-data': 'Proteggi l’anonimato di ogni persona',
  harassment: 'Nessuna molestia',
  'self-harm': 'Mai spingere qualcuno a farsi del male',
  threat: 'Mai minacce concrete o reati',
};

const DANGER: Record<ReportReason, number> = {
  worried: 0,
  'self-harm': 0,
  'personal-data': 1,
  sexual: 1,
  hate: 1,
  insult: 2,
  spam: 3,
  other: 3,
};

/** The urgency of a report with this reason; smaller is more urgent. */
export function dangerOf(reason: ReportReason): number {
  return DANGER[reason];
}

/** Whether somebody may be in danger. */
export function isUrgent(danger: number): boolean {
  return danger === 0;
}

/** Whether a report or a case is about the author's wellbeing alone, and so about a person rather than a text. */
export function isOnlyWorry(reasons: readonly ReportReason[]): boolean {
  return reasons.every((reason) => reason === 'worried');
}

/** The kinds of texts that their authors can edit. */
const EDITABLE: readonly ReportKind[] = ['post', 'comment', 'group'];

/** The text that a decision is about. */
interface Judged {
  kind: ReportKind;
  reasons: readonly ReportReason[];
  gone: boolean;
  /** Whether moderators can read the reported words: in the thing, or in the case itself. */
  readable: boolean;
  /** False when somebody else has overwritten the text, or is the only one who can edit it. */
  editable: boolean;
  /** The present text has another author than the reported one, so that no measure against a person is possible. */
  foreign?: boolean;
}

/**
 * The possible decisions. Neither reports of worry alone nor words that nobody can read any more lead to a measure, and a text that is gone
 * cannot be changed.
 */
export function actionsOn({ kind, reasons, gone, readable, editable, foreign = false }: Judged): Action[] {
  if (isOnlyWorry(reasons) || !readable) return ['keep'];
  const onText: Action[] = gone || !mayRemove(kind) ? [] : editable && EDITABLE.includes(kind) ? ['edit', 'remove'] : ['remove'];
  return foreign ? ['keep', ...onText] : ['keep', ...onText, 'warn', 'pause', 'close'];
}

/** False for mentorship requests and responses: their only reader has already read them. */
export function mayRemove(kind: ReportKind): boolean {
  return kind !== 'request' && kind !== 'response';
}

/** Whether a decision also removes the text. */
export function removesText({ action, remove }: { action: Action; remove?: boolean | undefined }): boolean {
  if (action === 'keep' || action === 'edit') return false;
  if (action === 'remove') return true;
  return remove ?? action !== 'warn';
}

/** The kinds under which the team can leave a comment of care. */
export function mayCare(kind: ReportKind): boolean {
  return kind === 'post' || kind === 'comment';
}

/** Whether a moderator may decide a case: not on their own report, unless there is no other moderator. */
export function mayDecide({ accused, moderators }: { accused: boolean; moderators: number }): boolean {
  return !accused || moderators < 2;
}

/** Whether a moderator may answer an appeal: not against their own decision, unless there is no other moderator. */
export function mayAnswerAppeal({ mine, moderators }: { mine: boolean; moderators: number }): boolean {
  return !mine || moderators < 2;
}

/** What places a post or its author. Course and topic are typed freely, and may be what a report is about. */
const PLACING = new Set(['Università', 'Facoltà', 'Anno di corso']);

/** The beginning of what somebody has written, on one line. */
export function excerptOf(texts: readonly { name: string; text: string }[], max: number): string {
  const said = texts.filter(({ name }) => !PLACING.has(name)).map(({ text }) => text);
  const line = said.join(' · ').replace(/\s+/g, ' ').trim();
  return countCharacters(line) <= max ? line : `${firstCharacters(line, max - 1).trimEnd()}…`;
}
