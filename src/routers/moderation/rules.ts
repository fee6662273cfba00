import { countCharacters, firstCharacters } from '../characters.ts';
import type { ReportKind, ReportReason } from '../reports/schema.ts';
import type { Action, Rule } from './schema.ts';

/** As the rules page has them. */
export const RULE_TITLES: Record<Rule, string> = {
  spam: 'Niente pubblicità né ripetizioni',
  'off-topic': 'Resta nel posto giusto',
  judging: 'Non giudicare e non minimizzare',
  consent: 'Accetta un no',
  trade: 'Niente compravendita di esami o tesi',
  insult: 'Nessun insulto, nessun odio',
  'personal-data': 'Proteggi l’anonimato di tutti',
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

/** How soon somebody should look at what is reported for this reason; the smaller, the sooner. */
export function dangerOf(reason: ReportReason): number {
  return DANGER[reason];
}

/** Which texts their authors can change. */
const EDITABLE: readonly ReportKind[] = ['post', 'comment', 'group'];

/** What a decision would be about. */
interface Judged {
  kind: ReportKind;
  reasons: readonly ReportReason[];
  gone: boolean;
  /** Not where somebody else has written over it, or alone can. */
  editable: boolean;
  /** Somebody else wrote what stands there than the case is about: nothing can be decided about either. */
  foreign?: boolean;
}

/** What may be decided. Worry alone is never punished, and what is gone cannot be changed. */
export function actionsOn({ kind, reasons, gone, editable, foreign = false }: Judged): Action[] {
  if (reasons.every((reason) => reason === 'worried')) return ['keep'];
  const onText: Action[] = gone || !mayRemove(kind) ? [] : editable && EDITABLE.includes(kind) ? ['edit', 'remove'] : ['remove'];
  return foreign ? ['keep', ...onText] : ['keep', ...onText, 'warn', 'pause', 'close'];
}

/** A request and its answer are read by one person, who has read them: there is nothing left to take away. */
export function mayRemove(kind: ReportKind): boolean {
  return kind !== 'request' && kind !== 'response';
}

/** Whether the text goes with the measure. */
export function removesText({ action, remove }: { action: Action; remove?: boolean | undefined }): boolean {
  if (action === 'keep' || action === 'edit') return false;
  if (action === 'remove') return true;
  return remove ?? action !== 'warn';
}

/** Where the team's word of care can stand. */
export function mayCare(kind: ReportKind): boolean {
  return kind === 'post' || kind === 'comment';
}

/** Whoever decided answers no appeal against it, unless there is nobody else. */
export function mayAnswerAppeal({ mine, moderators }: { mine: boolean; moderators: number }): boolean {
  return !mine || moderators < 2;
}

/** The first words of a text, in one line. */
export function excerptOf(texts: readonly string[], max: number): string {
  const line = texts.join(' · ').replace(/\s+/g, ' ').trim();
  return countCharacters(line) <= max ? line : `${firstCharacters(line, max - 1).trimEnd()}…`;
}
