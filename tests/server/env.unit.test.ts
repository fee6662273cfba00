import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { EnvError, readEnv } from '../../src/server/start/env.ts';
import { parseValkeyUrl } from '../../src/server/start/valkey-url.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';

test('missing and empty variables have their defaults', () => {
  expect(readEnv({})).toEqual({
    HOST: 'localhost',
    PORT: 5000,
    DATA_DIR: '.data',
    DATABASE_POOL_SIZE: 10,
    TRUST_PROXY: false,
    RATE_LIMITS: 'on',
    CHAT_LIFETIME_HOURS: 24,
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
  });
  expect(readEnv({ PORT: '', SMTP_URL: '' }).PORT).toBe(5000);
});

test.each([
  [{ PORT: '0' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres:', SECRET_KEY: TEST_SECRET }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET_KEY'],
  [{ DATABASE_READ_URL: 'postgres://localhost/x' }, 'DATABASE_READ_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://localhost/x' }, 'DATABASE_DIRECT_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ NEW_SECRET_KEY: TEST_SECRET, BACKUP_KEY: TEST_SECRET }, 'NEW_SECRET_KEY'],
  [{ PUBLIC_URL: 'sottovoce.example' }, 'PUBLIC_URL'],
  [{ VALKEY_URL: 'http://x' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey+cluster://a:1,b:x' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey+cluster://a:1,' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey+cluster://a:1/1' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey+sentinel://a:1,b:2' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey://' }, 'VALKEY_URL'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp:' }, 'SMTP_URL'],
  [{ LOG_MAILS: 'yes' }, 'LOG_MAILS'],
  [{ LOG_MAILS: 'on', PUBLIC_URL: 'https://sottovoce.example' }, 'LOG_MAILS'],
  [{ MAIL_FROM: 'Sottovoce' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Sottovoce <noreply@a.example>, altri@b.example' }, 'MAIL_FROM'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS'],
  [{ CHAT_LIFETIME_HOURS: '-1' }, 'CHAT_LIFETIME_HOURS'],
  [{ CHAT_LIFETIME_HOURS: 'x' }, 'CHAT_LIFETIME_HOURS'],
  [{ CHAT_LIFETIME_HOURS: '0x10' }, 'CHAT_LIFETIME_HOURS'],
  [{ MODERATORS: ',' }, 'MODERATORS'],
  [{ METRICS_TOKEN: ' ' }, 'METRICS_TOKEN'],
  [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUST_PROXY: 'abc' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '99999' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '1,2' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/x' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '::1/129' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
])('%j is rejected with one line that names %s', (variables, name) => {
  expect(() => readEnv(variables as Record<string, string>)).toThrow(EnvError);
  try {
    readEnv(variables);
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name} [^\\n]+$`));
  }
});

test('PUBLIC_URL must be an http or https origin without path, query, fragment or credentials', () => {
  for (const PUBLIC_URL of [
    'https://sottovoce.example',
    'https://sottovoce.example/',
    'http://[::1]:5000',
    'https://Sottovoce.example:8443',
  ])
    expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  for (const more of ['/path', '/?', '?a=b', '#', '/#part', '//'])
    expect(() => readEnv({ PUBLIC_URL: `https://sottovoce.example${more}` })).toThrow(/^PUBLIC_URL must be an origin such as [^\n]+$/);
  for (const odd of ['https://me@sottovoce.example', 'https://me:pass@sottovoce.example', 'ftp://sottovoce.example', 'sottovoce.example'])
    expect(() => readEnv({ PUBLIC_URL: odd })).toThrow(/^PUBLIC_URL must be an origin/);
});

test('an invalid number is rejected with its allowed range', () => {
  const bounds = {
    PORT: [0, 65_536, '1 and 65535'],
    DATABASE_POOL_SIZE: [0, 201, '1 and 200'],
    DRAIN_SECONDS: [-1, 4, '0 and 3'],
    CHAT_LIFETIME_HOURS: [0, 8761, '0 and at most 8760'],
  } as const;
  for (const [name, [below, above, said]] of Object.entries(bounds))
    for (const value of [below, above, 'x', 'Infinity']) expect(() => readEnv({ [name]: `${value}` })).toThrow(said);
});

test.each([
  ['true', true],
  ['false', false],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s is %s', (value, expected) => {
  expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(expected);
});

test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.1', 'loopback', 'loopback, 10.0.0.0/8,2001:db8::1'])(
  'TRUST_PROXY=%s is accepted, also by Fastify',
  async (value) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
    await Fastify({ trustProxy: value }).close();
  },
);

test('one error names all invalid variables', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT .*; LOG_LEVEL /);
});

test('parses a VALKEY_URL of a server, a cluster, or Sentinels and their primary', () => {
  const nobody = { username: undefined, password: undefined, sentinelPassword: undefined };
  expect(parseValkeyUrl('redis://a')).toEqual({ kind: 'server', addresses: [{ host: 'a', port: 6379 }], name: '', tls: false, ...nobody });
  expect(parseValkeyUrl('valkeys://:p%40ss@a:1/2')).toMatchObject({ kind: 'server', password: 'p@ss', tls: true });
  expect(parseValkeyUrl('valkey+cluster://a:1,[::1]:2,c')).toEqual({
    ...{ kind: 'cluster', name: '', tls: false, ...nobody },
    addresses: [
      { host: 'a', port: 1 },
      { host: '::1', port: 2 },
      { host: 'c', port: 6379 },
    ],
  });
  expect(parseValkeyUrl('rediss+sentinel://me:p%40ss@a:1,b/chats?sentinel_password=x')).toEqual({
    ...{ kind: 'sentinel', name: 'chats', username: 'me', password: 'p@ss', sentinelPassword: 'x', tls: true },
    addresses: [
      { host: 'a', port: 1 },
      { host: 'b', port: 26_379 },
    ],
  });
});

test('a database on this machine may be named by the folder of its socket', () => {
  const DATABASE_URL = 'postgres:///sottovoce?host=/run/postgresql';
  expect(readEnv({ DATABASE_URL, SECRET_KEY: TEST_SECRET }).DATABASE_URL).toBe(DATABASE_URL);
});
