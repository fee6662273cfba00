import type { ReportReason } from '../../routers/reports/schema.ts';

/** Short labels of the reasons, for lists. */
export const REASON_WORDS: Record<ReportReason, string> = {
  worried: 'In pensiero',
  'self-harm': 'Istigazione o metodi',
  'personal-data': 'Dati personali',
  sexual: 'Molestia sessuale',
  hate: 'Odio',
  insult: 'Insulti o molestie',
  spam: 'Spam',
  other: 'Altro',
};
