import { isLoopback, type SiteAddress } from '../http/origin.ts';
import type { Env } from './env.ts';

type Chosen = Pick<Env, 'LOG_MAILS' | 'SMTP_URL'>;

/** Whether, without a mail server, the log shows mails with their links; by default only in development. */
export function showsMails({ LOG_MAILS, SMTP_URL }: Chosen, mode: string | undefined): boolean {
  return !SMTP_URL && (LOG_MAILS === 'on' || (LOG_MAILS === undefined && mode !== 'production'));
}

/** Returns the warning for a log that shows links which open accounts; undefined if it does not, and in development. */
export function warningOfMailsInLog(env: Chosen, mode: string | undefined): string | undefined {
  if (mode !== 'production' || !showsMails(env, mode)) return undefined;
  return 'LOG_MAILS=on: the log shows each mail with its address and its link. Use this only to try out the site on this machine: anybody who reads the log can open any account';
}

/** Links in a log open accounts, so they are allowed only while nobody else can reach the site. */
export function mayLogMails(env: SiteAddress & { LOG_MAILS?: string | undefined }): boolean {
  return env.LOG_MAILS !== 'on' || isLoopback(env);
}
