import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import { publicUrl } from '../http/origin.ts';
import type { Env } from '../start/env.ts';
import { toHtml, toPlainText } from './format.ts';
import type { LetterText } from './letters.ts';

interface Message {
  /** The same in each attempt, so that a mailbox can recognize a duplicate. */
  id: string;
  kind: string;
  to: string;
  text: LetterText;
  /** The URL for unsubscribing with one click, for mails that are not about the account itself. */
  unsubscribe?: string | undefined;
}

export interface Transport {
  /** @throws when the mail was not sent, when that is unknown, and when the signal aborts it */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Milliseconds after which a silent mail server counts as away; only the next mail waits for it. */
const TIMES = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns the sender of every mail: MAIL_FROM, or a mailbox at the site's own host that nobody reads. */
function senderOf(env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'>): string {
  return env.MAIL_FROM ?? `Sottovoce <noreply@${publicUrl(env).hostname}>`;
}

/** Sends mails to the server that SMTP_URL names. */
export function createSmtp(env: Env & { SMTP_URL: string }): Transport {
  const host = publicUrl(env).hostname;
  const smtp = createTransport({
    url: env.SMTP_URL,
    ...TIMES,
    // Nothing in a mail may make the library read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, text, unsubscribe }, signal) {
      await smtp.sendMail({
        messageId: `<${id}@${host}>`,
        from: senderOf(env),
        to: { name: '', address: to },
        subject: text.subject,
        text: toPlainText(text),
        html: toHtml(text),
        // RFC 3834: prevents automatic replies, such as out-of-office notices.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        signal,
      });
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server: only logs that there was a mail; with `shown`, while somebody tries the site out alone, all of its text. */
export function createLogTransport(log: FastifyBaseLogger, { shown }: { shown: boolean }): Transport {
  return {
    async send({ id, kind, to, text }) {
      log.info({ correlationId: id, mail: kind, ...(shown && { to, text: toPlainText(text) }) }, 'mail not sent: SMTP_URL is not set');
    },
    close: () => {},
  };
}

interface SmtpFailure {
  code?: unknown;
  /** The command that was refused; `EENVELOPE` is also the code when it is the sender's. */
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** RFC 3463: statuses of the recipient's address or mailbox, not of the sender’s (5.1.7 and 5.1.8); 5.7 is a policy («relaying denied»). */
const OF_THE_ADDRESS = /^5\.(?:1\.(?![78]\b)|2\.)/;

/** Whether the mail server refuses this recipient, so that another attempt is pointless. A refusal of every mail is a fault on our side. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode, response } = Object(error) as SmtpFailure;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response)) ?? [];
  return responseCode >= 550 && responseCode <= 553 && (status === undefined || OF_THE_ADDRESS.test(status));
}

/** The loggable part of a failed attempt: never the server's words, which quote addresses. */
export function failureOf(error: unknown): { code: unknown; status: unknown } {
  const { code, responseCode } = Object(error) as SmtpFailure;
  return { code, status: responseCode };
}
