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
    rule: Rule.nullable().meta({ description: 'Null while nobody has looked' }),
    reason: z.string().nullable().meta({ description: 'In a moderator’s words' }),
    by: z
      .enum(['person', 'three-reports'])
      .meta({ description: 'Who decided: a person, or the rule that three reports hide a text until somebody looks' }),
    excerpt: z.string().meta({ description: 'The first words of what it is about; empty for a message of a chat, which is not kept' }),
    removed: z.boolean().meta({ description: 'The text is gone for everybody' }),
    createdAt: Timestamp,
    endsAt: Timestamp.nullable().meta({ description: 'Until when one reads but does not write; null where nothing ends by itself' }),
    appeal: z
      .object({
        text: z.string(),
        createdAt: Timestamp,
        outcome: z.enum(['upheld', 'lifted']).nullable().meta({ description: 'Null while it waits; `lifted`: the measure was taken back' }),
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
export const OwnMeasures = z.object({ measures: z.array(Measure).meta({ description: 'What was decided about the account' }) });
export type OwnMeasures = z.infer<typeof OwnMeasures>;
