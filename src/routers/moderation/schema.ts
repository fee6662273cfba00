import { z } from 'zod';
import { COMMENT_MAX } from '../comments/limits.ts';
import { RankedPage } from '../page.ts';
import { ReportKind, ReportReason } from '../reports/schema.ts';
import { Id, requiredText, Timestamp } from '../text.ts';
import { EARLIER_MEASURES_MAX, LEAST_DANGER, PAUSE_DAYS, REREAD_MAX, REREAD_TEXTS_MAX, SENTENCE_MAX, VERSION_MAX } from './limits.ts';

export const Reread = z
  .object({
    text: requiredText(REREAD_MAX).optional().meta({ description: 'The text; required without `texts`' }),
    texts: z
      .array(requiredText(REREAD_MAX))
      .min(1)
      .max(REREAD_TEXTS_MAX)
      .refine((texts) => texts.join('').length <= REREAD_MAX, {
        error: `I testi possono avere al massimo ${REREAD_MAX.toLocaleString('it-IT')} caratteri in tutto`,
      })
      .optional()
      .meta({
        description: `The texts in the fields of a form, each judged by itself, as on publication; together at most ${REREAD_MAX} characters`,
      }),
  })
  .refine(({ text, texts }) => text !== undefined || texts !== undefined, { path: ['text'], error: 'Campo obbligatorio' })
  .meta({ id: 'Reread' });

/** The kinds of distress, most urgent first. */
export const Signal = z.enum(['overdose', 'suicide', 'self-harm', 'violence', 'eating', 'panic']);

export const Rereading = z
  .object({
    ask: z
      .boolean()
      .describe(
        'Whether the writer should reread a text that can be published but may hurt its readers. False also for a text that publication refuses: only publication tells',
      ),
    signal: Signal.optional().describe('Which helplines the writer may need, if the text expresses distress'),
  })
  .meta({ id: 'Rereading' });

/** The outcome of a case. `edit` asks the author to change the text, which stays hidden until a moderator has looked at it again. */
export const Action = z
  .enum(['keep', 'edit', 'remove', 'warn', 'pause', 'close'], { error: 'Scegli che cosa fare' })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof Action>;

/** The rules of the rules page; their titles are RULE_TITLES in rules.ts. */
export const Rule = z
  .enum(['spam', 'off-topic', 'judging', 'consent', 'trade', 'insult', 'personal-data', 'harassment', 'self-harm', 'threat'], {
    error: 'Scegli la regola',
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof Rule>;

export const CaseState = z.enum(['open', 'closed']);
export type CaseState = z.infer<typeof CaseState>;

/** The urgency of a case; smaller is more urgent, and 0 means that a life may be in danger. */
const Danger = z
  .number()
  .int()
  .min(0)
  .max(LEAST_DANGER)
  .meta({ description: '0: somebody may be in danger; 1: serious; 2: insults; 3: other' });

/** A case in the queue. */
export const CaseSummary = z
  .object({
    id: Id,
    kind: ReportKind,
    state: CaseState,
    danger: Danger,
    reasons: z.array(z.object({ reason: ReportReason, count: z.number().int().min(0) })).meta({
      description: 'Reasons of the reports by students and guests, and how many name each as their most urgent one; 0 for the others',
    }),
    found: z.array(ReportReason).meta({
      description:
        'Reasons found by automated checks; `other` if the text stayed under review and is to be looked at again, as after a demanded change',
    }),
    underReview: z.boolean().meta({ description: 'Whether only its author and moderators see the text' }),
    openedAt: Timestamp,
    excerpt: z.string().meta({ description: 'First words of the text; empty if it has been deleted' }),
    distressing: z.boolean().meta({ description: 'Whether the text may express great distress: show it only on request' }),
    taken: z.enum(['mine', 'other']).nullable().meta({ description: 'Who has reserved the case, for 15 minutes; null if nobody has' }),
    appealed: z.boolean().meta({ description: 'Whether an appeal is pending' }),
    action: Action.nullable().meta({ description: 'The decision; null if there is none' }),
    unjudged: z.boolean().meta({ description: 'Whether it was closed only because its text had been deleted' }),
  })
  .meta({ id: 'CaseSummary' });
export type CaseSummary = z.infer<typeof CaseSummary>;

/** The reported text, or a text before or after it in the thread or chat. */
const Around = z.object({
  kind: z.enum(['post', 'comment', 'line']),
  id: z.number().int(),
  alias: z.string().nullable().meta({ description: 'Name of the writer, in this thread or chat only' }),
  isAuthor: z.boolean().meta({ description: 'Whether the author of the post wrote it' }),
  content: z.string(),
  createdAt: Timestamp,
  reported: z.boolean().meta({ description: 'Whether the case is about this text' }),
  removed: z.boolean().meta({ description: 'Whether moderators have removed it' }),
  distressing: z.boolean().meta({ description: 'Whether it may express great distress: show it only on request' }),
});
export type Around = z.infer<typeof Around>;

const CaseReport = z.object({
  reason: ReportReason,
  also: z.array(ReportReason).meta({ description: 'Further, less urgent reasons that the same person gave' }),
  text: z.string().nullable(),
  by: z.enum(['student', 'guest', 'program']),
  createdAt: Timestamp,
});
export type CaseReport = z.infer<typeof CaseReport>;

const Decision = z.object({
  action: Action,
  rule: Rule.nullable(),
  reason: z.string(),
  endsAt: Timestamp.nullable().meta({ description: 'End of a pause' }),
  removed: z.boolean(),
  decidedAt: Timestamp,
  mine: z.boolean().meta({ description: 'Whether the caller made the decision' }),
});

const Appeal = z.object({
  text: z.string(),
  createdAt: Timestamp,
  outcome: z
    .enum(['upheld', 'lifted'])
    .nullable()
    .meta({ description: '`upheld`: the measure stands; `lifted`: it was withdrawn; null while pending' }),
  answer: z.string().nullable(),
  mayAnswer: z
    .boolean()
    .meta({ description: 'Whether the caller may answer: the moderator who decided may not, unless there is no other' }),
});

export const Case = CaseSummary.extend({
  gone: z.boolean().meta({ description: 'Whether it has been deleted, by its author or together with what it belonged to' }),
  editedAt: Timestamp.nullable(),
  alias: z.string().nullable().meta({ description: 'Name of the writer, in that thread or chat only' }),
  texts: z.array(z.object({ name: z.string(), text: z.string() })).meta({ description: 'The text, field by field' }),
  version: z.string().meta({ description: 'Identifies these `texts`; it changes whenever they do' }),
  postId: Id.nullable().meta({ description: 'The post whose thread contains it; null if that was removed' }),
  thingId: Id.nullable().meta({
    description: 'Id of the reported item; null if it is deleted, and for chat messages, requests and responses',
  }),
  around: z.array(Around).meta({ description: 'The surrounding texts of the thread or chat, oldest first' }),
  reports: z.array(CaseReport),
  earlierMeasures: z
    .number()
    .int()
    .min(0)
    .max(EARLIER_MEASURES_MAX)
    .meta({ description: `Number of earlier measures against the same person; ${EARLIER_MEASURES_MAX} means that many or more` }),
  actions: z
    .array(Action)
    .meta({ description: 'Possible decisions, none once closed; a case with only `worried` reports never leads to a measure' }),
  ownReport: z.literal(true).optional().meta({
    description:
      'The caller has reported it, other than out of worry, and there is another moderator: the caller can neither reserve nor decide it',
  }),
  mayCare: z.boolean().meta({ description: 'Whether the team can leave a message of care under it' }),
  before: Decision.omit({ mine: true, endsAt: true, removed: true })
    .nullable()
    .meta({ description: 'What moderators last decided about an earlier case of this text' }),
  decision: Decision.nullable(),
  appeal: Appeal.nullable(),
}).meta({ id: 'Case' });
export type Case = z.infer<typeof Case>;

export const ListCases = RankedPage.extend({
  state: CaseState.default('open').meta({ description: '`open` includes closed cases with a pending appeal', example: 'open' }),
  kind: ReportKind.optional().meta({ description: 'Only cases of this kind', example: 'comment' }),
  reason: ReportReason.optional().meta({
    description: 'Only cases reported, or found by automated checks, for this reason',
    example: 'insult',
  }),
});
export type ListCases = z.infer<typeof ListCases>;

export const CaseId = z.object({ id: Id });

const Sentence = requiredText(SENTENCE_MAX, 'Spiega la decisione in una frase').meta({
  description: 'Shown to the person concerned',
  example: 'Il commento insulta chi ha scritto il post.',
});

const Version = z
  .string()
  .max(VERSION_MAX)
  .optional()
  .meta({ description: 'The `version` of the texts that the caller has read; refused with `text_changed` if they are others now' });

export const Decide = z
  .object({
    id: Id,
    action: Action,
    rule: Rule.nullish().meta({ description: 'The rule that was broken; required for all actions but `keep`' }),
    reason: Sentence,
    days: z
      .literal(PAUSE_DAYS, { error: 'Scegli 1, 7 o 30 giorni' })
      .nullish()
      .meta({ description: 'Length of a pause in days; required for `pause`' }),
    remove: z
      .boolean()
      .optional()
      .meta({ description: 'Whether to remove the text too; defaults to true for `pause` and `close`, to false for `warn`' }),
    version: Version,
  })
  .refine(({ action, rule }) => action === 'keep' || rule, { path: ['rule'], error: 'Scegli la regola' })
  .refine(({ action, days }) => action !== 'pause' || days, { path: ['days'], error: 'Scegli 1, 7 o 30 giorni' })
  .meta({ id: 'Decide' });
export type Decide = z.infer<typeof Decide>;

export const Care = z
  .object({ id: Id, text: requiredText(COMMENT_MAX, 'Scrivi una parola prima di inviarla.') })
  .meta({ id: 'Care', description: 'A message of care from the team, under a post or comment whose author others worry about' });
export type Care = z.infer<typeof Care>;

export const AnswerAppeal = z
  .object({
    id: Id,
    outcome: z
      .enum(['upheld', 'lifted'], { error: 'Scegli che cosa rispondere' })
      .meta({ description: '`upheld` keeps the measure; `lifted` ends it and restores what was removed, except chat messages' }),
    reason: Sentence,
    version: Version,
  })
  .meta({ id: 'AnswerAppeal' });
export type AnswerAppeal = z.infer<typeof AnswerAppeal>;

/** The cases held by a moderator, in the account’s export. */
export const OwnTakings = z.object({
  takenCases: z.array(z.object({ id: Id, endsAt: Timestamp })).meta({ description: 'Cases that the account has reserved as a moderator' }),
});
export type OwnTakings = z.infer<typeof OwnTakings>;
