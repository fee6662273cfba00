import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback, LOOPBACK_HOSTS, publicUrl } from '../http/origin.ts';
import type { Env } from '../start/env.ts';
import { warningOfMailsInLog } from '../start/mails-in-log.ts';
import { warningOfNoLimits } from '../start/no-limits.ts';
import { warningOfNoOperator } from '../start/no-operator.ts';
import type { Finding } from './finding.ts';
import { judgeModerators } from './moderators.ts';

/** A database that cannot write stops the whole site; this is enough for some weeks of a busy one. */
const FREE_MIN_BYTES = 1024 ** 3;
/** At the rate at which the server answers, guessing such a token takes centuries. */
const TOKEN_MIN = 24;
const MAIL_WAIT_MS = 10_000;

/** Checks the variables in combination: each one alone was checked when it was read. */
export function checkEnvironment(env: Env, mode = 'production'): Finding[] {
  const { protocol } = publicUrl(env);
  const isOpen = !isLoopback(env);
  const { METRICS_TOKEN: token } = env;
  const warnings = [warningOfNoLimits, warningOfMailsInLog, warningOfNoOperator].flatMap((warningOf) => warningOf(env, mode) ?? []);
  return [
    { what: 'the environment is valid' },
    {
      what: `PUBLIC_URL ${publicUrl(env).href}`,
      mend: isOpen && protocol !== 'https:' ? 'passwords and cookies travel unencrypted; use an https address' : undefined,
    },
    { what: 'addresses of the proxy', mend: proxyDoubt(env, protocol) },
    ...(token
      ? [
          {
            what: 'METRICS_TOKEN',
            mend: token.length < TOKEN_MIN ? `it is shorter than ${TOKEN_MIN} characters; use a random one` : undefined,
          },
        ]
      : []),
    judgeModerators(env, mode),
    ...warnings.map((warning): Finding => ({ what: 'the site', mend: warning })),
  ];
}

function proxyDoubt({ TRUST_PROXY }: Env, protocol: string): string | undefined {
  if (TRUST_PROXY === true)
    return 'TRUST_PROXY=true accepts any client address that somebody invents; set it to the number of proxies or their addresses';
  if (protocol === 'https:' && TRUST_PROXY === false)
    return 'https ends at a proxy, so that all guests count as one address; set TRUST_PROXY';
  return undefined;
}

export async function checkDisk(
  { DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
  freeMin = FREE_MIN_BYTES,
): Promise<Finding[]> {
  if (DATABASE_URL) return [];
  let place = resolve(DATA_DIR);
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const what = `${(free / 1024 ** 3).toFixed(1)} GiB free for DATA_DIR`;
  return [{ what, mend: free < freeMin ? 'too little: make room, or choose a larger disk for DATA_DIR' : undefined }];
}

/** Checks that the mail server accepts the login; nothing is sent. */
export async function checkMail({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): Promise<Finding[]> {
  if (!SMTP_URL) return [{ what: 'mail: SMTP_URL is not set, so addresses are not confirmed and passwords cannot be reset' }];
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: MAIL_WAIT_MS,
    greetingTimeout: MAIL_WAIT_MS,
    socketTimeout: MAIL_WAIT_MS,
  });
  try {
    await transport.verify();
    const { protocol, hostname, searchParams } = new URL(SMTP_URL);
    const isOpen = protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !LOOPBACK_HOSTS.includes(hostname);
    return [
      { what: 'the mail server answers', mend: isOpen ? 'mails may travel unencrypted; use smtps: or add ?requireTLS=true' : undefined },
    ];
  } catch (error) {
    return [{ what: 'the mail server', mend: `it cannot be used (${(error as { code?: string }).code ?? 'unknown'}); check SMTP_URL` }];
  } finally {
    transport.close();
  }
}
