import { z } from 'zod';
import { Action, Rule } from '../moderation/schema.ts';
import { ReportKind } from '../reports/schema.ts';
import { Id, requiredText, Timestamp } from '../text.ts';
import { APPEAL_MAX } from './limits.ts';

/** A decision about an author’s text or account. `review`: the text is hidden from others until a moderator has looked at it. */
const MeasureAction = z.enum(['review', ...Action.exclude(['keep']).options]);
type MeasureAction = z.infer<typeof MeasureAction>;

export const Measure = z
  .object({
    id: Id,
    kind: ReportKind,
    action: MeasureAction,
    rule: Rule.nullable().meta({ description: 'The rule that was broken; null until a moderator has decided' }),
    reason: z.string().nullable().meta({ description: 'The moderator’s reasons; null until a moderator has decided' }),
    by: z
      .enum(['person', 'three-reports'])
      .meta({ description: 'Who decided: a moderator, or the rule that three reports hide a text until a moderator reviews it' }),
    excerpt: z.string().meta({ description: 'First words of the text concerned; empty for a chat message, which is not kept' }),
    removed: z.boolean().meta({ description: 'Whether the text is removed for everybody' }),
    createdAt: Timestamp,
    endsAt: Timestamp.nullable().meta({
      description: 'Until when the account can read but not write; null if the measure does not end by itself',
    }),
    edit: z.enum(['due', 'changed', 'shown', 'over']).optional().meta({
      description:
        'Of the action `edit` only, what has become of the text. `due`: its author has not changed it; `changed`: a moderator has yet to reread it; `shown`: others see it again; `over`: it is gone, or its author can no longer change it',
    }),
    appeal: z
      .object({
        text: z.string(),
        createdAt: Timestamp,
        outcome: z
          .enum(['upheld', 'lifted'])
          .nullable()
          .meta({ description: '`upheld`: the measure stands; `lifted`: it was withdrawn; null while pending' }),
        answer: z.string().nullable(),
      })
      .nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: 'Measure' });
export type Measure = z.infer<typeof Measure>;

export const AppealMeasure = z
  .object({
    id: Id,
    text: requiredText(APPEAL_MAX, 'Spiega perché non sei d’accordo').meta({ example: 'Era una citazione del post, non un insulto.' }),
  })
  .meta({ id: 'AppealMeasure' });
export type AppealMeasure = z.infer<typeof AppealMeasure>;

/** The measures in the account’s export. */
export const OwnMeasures = z.object({ measures: z.array(Measure).meta({ description: 'Decisions about the account' }) });
export type OwnMeasures = z.infer<typeof OwnMeasures>;
