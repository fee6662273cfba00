import { z } from 'zod';
import { Action } from '../moderation/schema.ts';
import { ReportReason } from '../reports/schema.ts';

const count = z.number().int().min(0);

/** The figures of moderation for a month, about nobody in particular. */
export const TransparencyMonth = z
  .object({
    month: z.string().meta({ example: '2026-11' }),
    reports: z.array(z.object({ reason: ReportReason, count })).meta({ description: 'By students and guests, each once per thing' }),
    found: count.meta({ description: 'Texts that a program put into the queue by itself' }),
    folded: count.meta({ description: 'Texts hidden by three reports until somebody looked' }),
    decisions: z.array(z.object({ action: Action, count })),
    medianHours: z.number().min(0).nullable().meta({ description: 'From the first report to the decision; null without decisions' }),
    appeals: count,
    upheld: count.meta({ description: 'Appeals after which the measure stood' }),
    lifted: count.meta({ description: 'Appeals after which the measure was taken back' }),
  })
  .meta({ id: 'TransparencyMonth' });
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;
