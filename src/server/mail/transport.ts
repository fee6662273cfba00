import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import { publicUrl } from '../http/origin.ts';
import type { Env } from '../start/env.ts';
import { toHtml, toPlainText } from './format.ts';
import type { LetterText } from './letters.ts';

/** A mail as it goes out. */
interface Message {
  /** The same at each try, so that a mailbox that got it twice can tell. */
  id: string;
  kind: string;
  to: string;
  text: LetterText;
  /** Where one press ends mails of this kind, if they are none of the account's own. */
  unsubscribe?: string | undefined;
}

export interface Transport {
  /** @throws when it was not sent, or nobody knows; also when the signal ends it. */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Milliseconds. A mail server that says nothing for so long is away; nobody waits for it but the next mail. */
const TIMES = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What the sender of every mail is: MAIL_FROM, or a mailbox of the site's own name that nobody reads. */
function senderOf(env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'>): string {
  return env.MAIL_FROM ?? `Sottovoce <noreply@${publicUrl(env).hostname}>`;
}

/** Sends to the mail server that SMTP_URL names. */
export function createSmtp(env: Env & { SMTP_URL: string }): Transport {
  const host = publicUrl(env).hostname;
  const smtp = createTransport({
    url: env.SMTP_URL,
    ...TIMES,
    // What a mail holds is what it is given: no text may name a file or an address to be read.
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
        // RFC 3834: nobody's holiday notice answers it.
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

/** Without a mail server: says in the log that there was a mail. Only the log of one who tries the site out alone shows it, with its link and its address. */
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
  /** What it answers; `EENVELOPE` is also the code where it refuses the sender. */
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** RFC 3463: of the address or its mailbox, and not of the sender’s (5.1.7 and 5.1.8); 5.7 is a policy, such as «relaying denied». */
const OF_THE_ADDRESS = /^5\.(?:1\.(?![78]\b)|2\.)/;

/** The mail server refuses this very address: another try would be refused, too. What it refuses of every mail is ours to mend. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode, response } = Object(error) as SmtpFailure;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response)) ?? [];
  return responseCode >= 550 && responseCode <= 553 && (status === undefined || OF_THE_ADDRESS.test(status));
}

/** What may be logged of a failed try: never the server's words, which quote addresses. */
export function failureOf(error: unknown): { code: unknown; status: unknown } {
  const { code, responseCode } = Object(error) as SmtpFailure;
  return { code, status: responseCode };
}
