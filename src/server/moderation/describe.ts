import { RULE_TITLES } from '../../routers/moderation/rules.ts';
import type { Case, CaseSummary } from '../../routers/moderation/schema.ts';
import { isStored } from '../../routers/things/rules.ts';

const DANGER = ['somebody may be in danger', 'serious', 'insults', 'other'];

/** Describes a case in one line of the list. */
export function describeSummary({
  id,
  kind,
  danger,
  reasons,
  found,
  underReview,
  openedAt,
  excerpt,
  appealed,
  action,
  unjudged,
}: CaseSummary): string {
  const why = [
    ...reasons.map(({ reason, count }) => (count > 0 ? `${reason} ×${count}` : reason)),
    ...found.map((reason) => (reason === 'other' ? 'to be looked at again' : `${reason} (found)`)),
  ].join(', ');
  const marks = [underReview && 'hidden', appealed && 'APPEAL', unjudged ? 'closed without a text' : action].filter(Boolean).join(', ');
  return [`#${id}`, openedAt.slice(0, 16), DANGER[danger], kind, why, marks, `«${printable(excerpt)}»`].filter(Boolean).join(' | ');
}

/** Describes a case with its details, for the terminal. */
export function describeCase(found: Case): string {
  const { texts, around, reports, before, decision, appeal } = found;
  return [
    describeSummary(found),
    standing(found),
    `Earlier measures against the same person: ${found.earlierMeasures}`,
    section(
      'Text',
      texts.map(({ name, text }) => `${name}: ${text}`),
    ),
    `Version of the text: ${found.version}`,
    section(
      'Context',
      around.map(
        ({ alias, content, reported, removed }) => `${reported ? '>' : ' '} ${alias ?? 'author'}${removed ? ' (removed)' : ''}: ${content}`,
      ),
    ),
    section(
      'Reports',
      reports.map(({ reason, also, text, by }) => `${[reason, ...also].join(' and ')}, by a ${by}${text ? `: ${text}` : ''}`),
    ),
    before ? section('Earlier decision', [inWords(before)]) : '',
    decision ? section('Decision', [inWords(decision)]) : '',
    appeal ? section('Appeal', [`Text: ${appeal.text}`, `Outcome: ${appeal.outcome ?? 'pending'}`]) : '',
    found.actions.length > 0 ? `Possible decisions: ${found.actions.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function inWords({ action, rule, reason }: NonNullable<Case['before']>): string {
  return `${action}${rule ? ` (${RULE_TITLES[rule]})` : ''}: ${reason}`;
}

/** Says why there is no text, or none but that which the case has kept. */
function standing({ kind, gone, texts }: Case): string {
  if (gone && texts.length > 0) return 'Only this case still has the text: somebody else has rewritten it, or its group has ended.';
  if (gone) return 'The text has been deleted.';
  return texts.length > 0 || isStored(kind) ? '' : 'What was said in a conversation is kept only while its case is open.';
}

function section(title: string, items: string[]): string {
  return items.length === 0 ? '' : [`${title}:`, ...items.map((item) => `  ${printable(item)}`)].join('\n');
}

/** What starts a new line, or returns to the beginning of one. */
const BREAKS = /\r\n?|[\n\v\f\x85\u2028\u2029]/g;
/** What moves the cursor otherwise, or reverses the order of what is beside it. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text as the terminal shows it without letting its author write over the lines around it: further lines are indented deeper than any
 * line of the description, and characters that steer the terminal are named.
 */
function printable(text: string): string {
  return text.replace(BREAKS, '\n    ').replace(UNSEEN, codeOf);
}

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
