import { isIP } from 'node:net';
import { z } from 'zod';
import { mailboxOf } from '../../routers/auth/rules.ts';
import { weaknessOfKey } from './key-strength.ts';
import { mayLogMails } from './mails-in-log.ts';
import { parseValkeyUrl } from './valkey-url.ts';

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && namesHost(new URL(value)), {
    error: `must be a URL that starts with ${protocols.join(' or ')}// and names a host`,
  });

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number between ${min} and ${max}`,
    })
    .transform(Number);

const CHAT_HOURS_MAX = 24 * 365;

/** 256 bits, at eight bits a character. */
export const SECRET_KEY_MIN = 32;
const randomKey = z
  .string()
  .min(SECRET_KEY_MIN, { error: `must have at least ${SECRET_KEY_MIN} characters`, abort: true })
  .refine((key) => !weaknessOfKey(key), {
    error: ({ input }) => `${weaknessOfKey(String(input))}: take a random one, as from \`openssl rand -base64 32\``,
  });
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const TRUST_PROXY_FORMS =
  'must be true, false, a number of proxies, or addresses and ranges separated by commas, such as 127.0.0.1,10.0.0.0/8';
const VALKEY_FORMS =
  'must be a URL such as valkey://host:6379, valkey+cluster://host:6379,host:6379 or valkey+sentinel://host:26379,host:26379/name';
/** Fastify's names for address ranges. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, alone or in angle brackets after a name. */
const MAIL_SENDER = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** All environment variables with their defaults; docs/operations.md explains each. */
const Env = z
  .object({
    HOST: z.string().default('localhost'),
    PORT: wholeNumber(1, 65_535).default(5000),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_READ_URL: url(['postgres:', 'postgresql:']).optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
    VALKEY_URL: z
      .string()
      .refine((value) => parseValkeyUrl(value) !== undefined, { error: VALKEY_FORMS })
      .optional(),
    SECRET_KEY: randomKey.optional(),
    NEW_SECRET_KEY: randomKey.optional(),
    BACKUP_KEY: randomKey.optional(),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, { error: 'must be an origin such as https://sottovoce.example, with nothing after it' })
      .optional(),
    TRUST_PROXY: z.string().refine(isTrustProxy, { error: TRUST_PROXY_FORMS }).transform(parseTrustProxy).default(false),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z
      .string()
      .regex(MAIL_SENDER, { error: 'must be an address such as noreply@example.org, or Sottovoce <noreply@example.org>' })
      .optional(),
    LOG_MAILS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
    NEWSLETTER_FORM_URL: url(['http:', 'https:']).optional(),
    CHAT_WIDGET_URL: url(['http:', 'https:']).optional(),
    PUSH_SERVICES: z
      .string()
      .refine(areOrigins, { error: 'must be origins such as https://push.example.org, separated by commas' })
      .optional(),
    RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
    CHAT_LIFETIME_HOURS: z
      .string()
      .refine((value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= CHAT_HOURS_MAX, {
        error: `must be a number of hours, more than 0 and at most ${CHAT_HOURS_MAX}`,
      })
      .transform(Number)
      .default(24),
    MODERATORS: z.string().refine(isMailboxes, { error: 'must be e-mail addresses separated by commas' }).optional(),
    OPERATOR_NAME: z.string().optional(),
    CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    METRICS_TOKEN: z.string().regex(/\S/, { error: 'must not be blank' }).optional(),
    DRAIN_SECONDS: wholeNumber(0, 3).default(0),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  })
  .refine((env) => !env.DATABASE_URL || env.SECRET_KEY, { path: ['SECRET_KEY'], error: 'is required together with DATABASE_URL' })
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'requires DATABASE_URL, which leads to the same database through a pooler',
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'requires DATABASE_URL, which names the primary of this replica',
  })
  .refine((env) => !env.BACKUP_KEY || env.BACKUP_KEY !== env.SECRET_KEY, {
    path: ['BACKUP_KEY'],
    error: 'must be another key than SECRET_KEY, so that whoever finds one of them does not have both',
  })
  .refine((env) => !env.BACKUP_KEY || env.BACKUP_KEY !== env.NEW_SECRET_KEY, {
    path: ['NEW_SECRET_KEY'],
    error: 'must be another key than BACKUP_KEY, so that whoever finds one of them does not have both',
  })
  .refine((env) => mayLogMails(env), {
    path: ['LOG_MAILS'],
    error: 'can be on only if PUBLIC_URL names this machine: anybody who reads the links of mails in the log can open the accounts',
  });

export type Env = z.output<typeof Env>;

export class EnvError extends Error {
  override name = 'EnvError';
}

/** @throws EnvError whose one-line message names every invalid variable */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // An empty value in a compose file or a systemd unit counts as unset.
  const chosen = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(chosen);
  if (result.success) return result.data;
  throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** Returns the address for programs that need a session of their own, which a pooler does not give. */
export function directUrl(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string | undefined {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/** A database’s URL may leave the host to its `host` parameter or to `PGHOST`. */
function namesHost({ protocol, hostname, pathname }: URL): boolean {
  return hostname !== '' || (protocol.startsWith('postgres') && pathname.length > 1);
}

function isMailboxes(value: string): boolean {
  return listed(value).length > 0 && listed(value).every((address) => z.email().safeParse(address).success);
}

/** Returns the moderators' mailboxes, normalized like those of accounts. */
export function moderatorsOf({ MODERATORS = '' }: Pick<Env, 'MODERATORS'>): ReadonlySet<string> {
  return new Set(listed(MODERATORS).map(mailboxOf));
}

/** Returns the origins that push subscriptions may name besides those of the browsers' own push services. */
export function pushServicesOf({ PUSH_SERVICES = '' }: Pick<Env, 'PUSH_SERVICES'>): ReadonlySet<string> {
  return new Set(listed(PUSH_SERVICES).map((origin) => new URL(origin).origin));
}

/** Whether the value is an origin, with or without the trailing slash that browsers show. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/`;
}

function areOrigins(value: string): boolean {
  return listed(value).every(isOrigin);
}

function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isTrustProxy(value: string): boolean {
  return /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((part) => isProxyRange(part.trim()));
}

function isProxyRange(value: string): boolean {
  if (PROXY_RANGES.includes(value)) return true;
  const [, address, prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(value) ?? [];
  const family = isIP(address ?? '');
  return family !== 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)));
}

function parseTrustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
