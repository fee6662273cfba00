import { RULE_TITLES } from '../../routers/moderation/rules.ts';
import type { Case, CaseSummary } from '../../routers/moderation/schema.ts';

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
}: CaseSummary): string {
  const why = [...reasons.map(({ reason, count }) => `${reason} ×${count}`), ...found.map((reason) => `${reason} (found)`)].join(', ');
  const marks = [underReview && 'hidden', appealed && 'APPEAL', action].filter(Boolean).join(', ');
  return [`#${id}`, openedAt.slice(0, 16), DANGER[danger], kind, why, marks, `«${excerpt}»`].filter(Boolean).join(' | ');
}

/** Describes a case with its details, for the terminal. */
export function describeCase(found: Case): string {
  const { texts, around, reports, decision, appeal } = found;
  return [
    describeSummary(found),
    found.gone ? 'Its author has deleted the text.' : '',
    `Earlier measures against the same person: ${found.earlierMeasures}`,
    section(
      'Text',
      texts.map(({ name, text }) => `${name}: ${text}`),
    ),
    `Version of the text: ${found.version}`,
    section(
      'Context',
      around.map(({ alias, content, reported }) => `${reported ? '>' : ' '} ${alias ?? 'author'}: ${content}`),
    ),
    section(
      'Reports',
      reports.map(({ reason, text, by }) => `${reason}, by a ${by}${text ? `: ${text}` : ''}`),
    ),
    decision
      ? section('Decision', [`${decision.action}${decision.rule ? ` (${RULE_TITLES[decision.rule]})` : ''}: ${decision.reason}`])
      : '',
    appeal ? section('Appeal', [appeal.text, `Outcome: ${appeal.outcome ?? 'pending'}`]) : '',
    found.actions.length > 0 ? `Possible decisions: ${found.actions.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
