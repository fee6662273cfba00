import { z } from 'zod';
import { Action } from '../moderation/schema.ts';
import { ReportReason } from '../reports/schema.ts';

const count = z.number().int().min(0);

/** The figures of moderation for a month, about nobody in particular. */
export const TransparencyMonth = z
  .object({
    month: z.string().meta({ example: '2026-11' }),
    reports: z
      .array(z.object({ reason: ReportReason, count }))
      .meta({ description: 'Number of reports by students and guests, by reason; each student counts once per case, a guest each time' }),
    found: count.meta({ description: 'Number of texts queued by automated checks, whatever they found in each' }),
    folded: count.meta({ description: 'Number of texts hidden by three reports until a moderator reviewed them' }),
    decisions: z.array(z.object({ action: Action, count })),
    medianHours: z
      .number()
      .min(0)
      .nullable()
      .meta({ description: 'Median hours from the first report to the decision; null without decisions' }),
    appeals: count,
    upheld: count.meta({ description: 'Number of appeals after which the measure stood' }),
    lifted: count.meta({ description: 'Number of appeals after which the measure was withdrawn' }),
  })
  .meta({ id: 'TransparencyMonth' });
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;
