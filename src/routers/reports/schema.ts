import { z } from 'zod';
import { MessageId } from '../chat/schema.ts';
import { EMAIL_MAX, ID_MAX } from '../limits.ts';
import { Id, optionalText, requiredText, Timestamp } from '../text.ts';
import { ADDRESS_MAX, LINES_BEFORE_MAX, REPORT_TEXT_MAX } from './limits.ts';

export const ReportKind = z
  .enum(['post', 'comment', 'group', 'experience', 'mentor', 'message', 'meeting', 'chat', 'request', 'response'], {
    error: 'Indica che cosa vuoi segnalare',
  })
  .meta({
    id: 'ReportKind',
    description:
      '`meeting`: a meeting of a study group; `request`: a student’s request to a mentor; `response`: the mentor’s answer, under the id of the request',
  });
export type ReportKind = z.infer<typeof ReportKind>;

/** `worried` is about the author’s wellbeing, and never leads to a measure. */
export const ReportReason = z
  .enum(['insult', 'hate', 'personal-data', 'self-harm', 'sexual', 'spam', 'worried', 'other'], { error: 'Scegli un motivo' })
  .meta({ id: 'ReportReason' });
export type ReportReason = z.infer<typeof ReportReason>;

const ReportText = optionalText(REPORT_TEXT_MAX).meta({ description: 'Explanation in the reporter’s own words, for moderators only' });

export const CreateReport = z
  .object({
    kind: ReportKind,
    id: z
      .number({ error: 'Identificativo non valido' })
      .int({ error: 'Identificativo non valido', abort: true })
      .min(1, { error: 'Identificativo non valido', abort: true })
      .meta({ description: `Id of the reported item, at most ${ID_MAX}; for \`chat\`, of the message` }),
    reason: ReportReason,
    text: ReportText,
    postId: Id.optional().meta({ description: 'For `chat` only: the post to which the chat belongs' }),
    requestId: Id.optional().meta({ description: 'For `chat` only: the mentorship request to which the chat belongs' }),
    lines: z
      .array(MessageId)
      .max(LINES_BEFORE_MAX, { error: `Puoi allegare al massimo ${LINES_BEFORE_MAX} messaggi` })
      .optional()
      .meta({ description: 'For `chat` only: ids of earlier messages that the reporter has seen and agrees to include' }),
  })
  .refine(({ kind, postId, requestId }) => (kind === 'chat') === ((postId === undefined) !== (requestId === undefined)), {
    path: ['postId'],
    error: 'Di un messaggio indica la chat: il post oppure la richiesta',
  })
  .refine(({ kind, id }) => kind === 'chat' || id <= ID_MAX, { path: ['id'], error: 'Identificativo non valido' })
  .meta({ id: 'CreateReport' });
export type CreateReport = z.infer<typeof CreateReport>;

export const Reported = z
  .object({
    reported: z.literal(true),
    judged: z.literal(true).optional().meta({
      description:
        'The report was not stored: moderators have decided an earlier report of the caller, and the item was not edited since. Only a report with the reason `worried` would be new.',
    }),
  })
  .meta({ id: 'Reported' });

export const CreateGuestReport = z
  .object({
    address: requiredText(ADDRESS_MAX, 'Incolla l’indirizzo di quello che vuoi segnalare').meta({
      description: 'URL or path of a page of this site, with the fragment of the comment if the report is about a comment',
      example: 'https://sottovoce.example/posts/42#comment-127',
    }),
    reason: ReportReason,
    text: ReportText,
    email: z
      .string()
      .trim()
      .max(EMAIL_MAX, { error: 'L’indirizzo email è troppo lungo' })
      .pipe(
        z.union([z.literal(''), z.email({ error: 'Inserisci un indirizzo email valido' })], {
          error: 'Inserisci un indirizzo email valido',
        }),
      )
      .nullish()
      .transform((email) => email || undefined)
      .meta({ format: 'email', description: 'Address for a receipt, if the site sends mail; it is not kept' }),
  })
  .meta({ id: 'CreateGuestReport' });
export type CreateGuestReport = z.infer<typeof CreateGuestReport>;

export const GuestReported = z
  .object({
    reported: z.literal(true),
    receipt: z.boolean().meta({ description: 'Whether a receipt is sent by mail' }),
  })
  .meta({ id: 'GuestReported' });

const ReportOutcome = z.enum(['kept', 'acted', 'gone']);
type ReportOutcome = z.infer<typeof ReportOutcome>;

export const OwnReport = z
  .object({
    id: Id,
    kind: ReportKind,
    reason: ReportReason,
    text: z.string().nullable(),
    createdAt: Timestamp,
    outcome: ReportOutcome.nullable().meta({
      description:
        '`kept`: the item breaks no rule; `acted`: something was done; `gone`: it had been deleted before the decision. Null until a moderator has decided, and again if a deleted item is restored.',
    }),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof OwnReport>;

/** The reports in the account’s export. */
export const OwnReports = z.object({ reports: z.array(OwnReport).meta({ description: 'Reports that the account has made' }) });
export type OwnReports = z.infer<typeof OwnReports>;
