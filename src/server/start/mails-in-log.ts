import { isLoopback, type SiteAddress } from '../http/origin.ts';
import type { Env } from './env.ts';

type Chosen = Pick<Env, 'LOG_MAILS' | 'SMTP_URL'>;

/** Without a mail server: whether the log shows mails with their links, as developers always have it. */
export function showsMails({ LOG_MAILS, SMTP_URL }: Chosen, mode: string | undefined): boolean {
  return !SMTP_URL && (LOG_MAILS === 'on' || (LOG_MAILS === undefined && mode !== 'production'));
}

/** What whoever starts the server must read when its log opens accounts; undefined when it does not, or for developers. */
export function warningOfMailsInLog(env: Chosen, mode: string | undefined): string | undefined {
  if (mode !== 'production' || !showsMails(env, mode)) return undefined;
  return 'LOG_MAILS=on: the log shows each mail with its address and its link. This is for trying the site out on this machine only: whoever reads the log can open any account';
}

/** A log that opens accounts belongs to one who tries the site out alone: never where others come in. */
export function mayLogMails(env: SiteAddress & { LOG_MAILS?: string | undefined }): boolean {
  return env.LOG_MAILS !== 'on' || isLoopback(env);
}
