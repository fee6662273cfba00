import { z } from 'zod';
import { OwnEmail } from '../auth/schema.ts';
import { Timestamp } from '../text.ts';

/** The mail section of an account’s export: queued letters, and sent links and codes that are still valid. */
export const OwnMails = z.object({
  waitingMails: z
    .array(z.object({ kind: z.string(), email: OwnEmail, postedAt: Timestamp }))
    .meta({ description: 'Mails waiting to be sent' }),
  openLinks: z
    .array(z.object({ use: z.string(), email: OwnEmail, expiresAt: Timestamp }))
    .meta({ description: 'Mailed links and codes that are still valid, without their values' }),
});
export type OwnMails = z.infer<typeof OwnMails>;
