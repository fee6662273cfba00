import { z } from 'zod';
import { COMMENT_MAX } from '../comments/limits.ts';
import { RankedPage } from '../page.ts';
import { ReportKind, ReportReason } from '../reports/schema.ts';
import { Id, requiredText, Timestamp } from '../text.ts';
import { EARLIER_MEASURES_MAX, PAUSE_DAYS, REREAD_MAX, SENTENCE_MAX } from './limits.ts';

export const Reread = z.object({ text: requiredText(REREAD_MAX) }).meta({ id: 'Reread' });

export const Rereading = z
  .object({
    ask: z
      .boolean()
      .describe('Whether the text may wound whoever reads it, so that its writer should look at it once more. It may be published.'),
    signal: z
      .enum(['overdose', 'suicide', 'self-harm', 'violence', 'eating', 'panic'])
      .optional()
      .describe('Which helplines its writer may need, when it tells of pain.'),
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
const Danger = z.number().int().min(0).max(3).meta({ description: '0 somebody may be in danger, 1 grave, 2 insults, 3 the rest' });

/** A case in the queue. */
export const CaseSummary = z
  .object({
    id: Id,
    kind: ReportKind,
    state: CaseState,
    danger: Danger,
    reasons: z.array(z.object({ reason: ReportReason, count: z.number().int().min(0) })).meta({ description: 'Of students and guests' }),
    found: z.array(ReportReason).meta({ description: 'What a program has found by itself' }),
    underReview: z.boolean().meta({ description: 'Nobody but its author and moderators sees the text' }),
    openedAt: Timestamp,
    excerpt: z.string().meta({ description: 'The first words; empty when it is gone' }),
    distressing: z.boolean().meta({ description: 'It tells of great pain: shown only when one wants to look' }),
    taken: z.enum(['mine', 'other']).nullable().meta({ description: 'Who is looking at it, for a quarter of an hour' }),
    appealed: z.boolean().meta({ description: 'An appeal waits for an answer' }),
    action: Action.nullable().meta({ description: 'What was decided' }),
  })
  .meta({ id: 'CaseSummary' });
export type CaseSummary = z.infer<typeof CaseSummary>;

/** The reported text, or a text before or after it in the thread or chat. */
const Around = z.object({
  kind: z.enum(['post', 'comment', 'line']),
  id: z.number().int(),
  alias: z.string().nullable().meta({ description: 'In this thread or chat alone' }),
  isAuthor: z.boolean().meta({ description: 'Of the thread’s post' }),
  content: z.string(),
  createdAt: Timestamp,
  reported: z.boolean().meta({ description: 'It is what the case is about' }),
});
export type Around = z.infer<typeof Around>;

const CaseReport = z.object({
  reason: ReportReason,
  text: z.string().nullable(),
  by: z.enum(['student', 'guest', 'program']),
  createdAt: Timestamp,
});
export type CaseReport = z.infer<typeof CaseReport>;

const Decision = z.object({
  action: Action,
  rule: Rule.nullable(),
  reason: z.string(),
  endsAt: Timestamp.nullable().meta({ description: 'Of a pause' }),
  removed: z.boolean(),
  decidedAt: Timestamp,
  mine: z.boolean().meta({ description: 'The caller decided' }),
});

const Appeal = z.object({
  text: z.string(),
  createdAt: Timestamp,
  outcome: z.enum(['upheld', 'lifted']).nullable().meta({ description: '`upheld`: the measure stands; null while it waits' }),
  answer: z.string().nullable(),
  mayAnswer: z.boolean().meta({ description: 'The caller may: whoever decided may not, where there is anybody else' }),
});

export const Case = CaseSummary.extend({
  gone: z.boolean().meta({ description: 'Its author has deleted it' }),
  editedAt: Timestamp.nullable(),
  alias: z.string().nullable().meta({ description: 'Of whoever wrote it, in that thread or chat' }),
  texts: z.array(z.object({ name: z.string(), text: z.string() })).meta({ description: 'What it says, field by field' }),
  postId: Id.nullable().meta({ description: 'The thread in which it stands' }),
  thingId: Id.nullable().meta({ description: 'The post, comment, group, experience or profile itself; null for a chat' }),
  around: z.array(Around).meta({ description: 'The thread or the chat’s lines around it, oldest first' }),
  reports: z.array(CaseReport),
  earlierMeasures: z
    .number()
    .int()
    .min(0)
    .max(EARLIER_MEASURES_MAX)
    .meta({ description: `That the same person had before; ${EARLIER_MEASURES_MAX} is that many or more` }),
  actions: z.array(Action).meta({ description: 'What may be decided: a case of worry alone is never punished' }),
  mayCare: z.boolean().meta({ description: 'The team’s word of care can stand under it' }),
  decision: Decision.nullable(),
  appeal: Appeal.nullable(),
}).meta({ id: 'Case' });
export type Case = z.infer<typeof Case>;

export const ListCases = RankedPage.extend({
  state: CaseState.default('open').meta({ description: '`open`: what waits, appeals too', example: 'open' }),
  kind: ReportKind.optional().meta({ description: 'Only of this kind', example: 'comment' }),
  reason: ReportReason.optional().meta({ description: 'Only what was reported, or found, for this reason', example: 'insult' }),
});
export type ListCases = z.infer<typeof ListCases>;

export const CaseId = z.object({ id: Id });

const Sentence = requiredText(SENTENCE_MAX, 'Spiega la decisione in una frase').meta({
  description: 'Shown to the person concerned',
  example: 'Il commento insulta chi ha scritto il post.',
});

export const Decide = z
  .object({
    id: Id,
    action: Action,
    rule: Rule.nullish().meta({ description: 'Which rule was broken; needed for all but `keep`' }),
    reason: Sentence,
    days: z.literal(PAUSE_DAYS, { error: 'Scegli 1, 7 o 30 giorni' }).nullish().meta({ description: 'Of a pause' }),
    remove: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the text goes too: with `pause` and `close` it does unless false, with `warn` if true' }),
  })
  .refine(({ action, rule }) => action === 'keep' || rule, { path: ['rule'], error: 'Scegli la regola' })
  .refine(({ action, days }) => action !== 'pause' || days, { path: ['days'], error: 'Scegli 1, 7 o 30 giorni' })
  .meta({ id: 'Decide' });
export type Decide = z.infer<typeof Decide>;

export const Care = z
  .object({ id: Id, text: requiredText(COMMENT_MAX, 'Scrivi una parola prima di inviarla.') })
  .meta({ id: 'Care', description: 'The team’s word under a post of somebody whom others worry about' });
export type Care = z.infer<typeof Care>;

export const AnswerAppeal = z
  .object({
    id: Id,
    outcome: z
      .enum(['upheld', 'lifted'], { error: 'Scegli che cosa rispondere' })
      .meta({ description: '`lifted` ends the measure and brings back what was removed' }),
    reason: Sentence,
  })
  .meta({ id: 'AnswerAppeal' });
export type AnswerAppeal = z.infer<typeof AnswerAppeal>;

/** The cases held by a moderator, in the account’s export. */
export const OwnTakings = z.object({
  takenCases: z.array(z.object({ id: Id, endsAt: Timestamp })).meta({ description: 'Cases that the account is looking at as a moderator' }),
});
export type OwnTakings = z.infer<typeof OwnTakings>;
