import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../../src/server/start/env.ts';
import { showsMails, warningOfMailsInLog } from '../../src/server/start/mails-in-log.ts';
import { warningOfNoLimits } from '../../src/server/start/no-limits.ts';
import { warningOfNoOperator } from '../../src/server/start/no-operator.ts';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance } from '../support/instance.ts';

const NEWCOMER = {
  password: 'mare-calmo-a-novembre',
  confirmPassword: 'mare-calmo-a-novembre',
  firstName: 'Ada',
  lastName: 'Neri',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
  termsAccepted: true,
};

test('a start with RATE_LIMITS=off and LOG_MAILS=on warns on stderr and in the log, and prints only its URL', async () => {
  const { variables, remove } = await cloneForProcess();
  onTestFinished(remove);
  const instance = await makeInstance({ ...variables, RATE_LIMITS: 'off', LOG_MAILS: 'on', LOG_LEVEL: 'info' });
  const starting = instance.start();
  const { stdout, stderr } = instance.process()!;
  const printed = Promise.all([text(stdout!), text(stderr!)]);
  await starting;
  const email = 'chi.prova@studenti.unito.it';
  for (const [path, body] of Object.entries({ register: { ...NEWCOMER, email }, 'password/forgot': { email } })) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${instance.url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
  }
  await vi.waitFor(() => expect(instance.output()).toContain('mail not sent: '), 10_000);
  expect(await instance.stop()).toBe(0);
  const [out, err] = await printed;
  const [plain, logged] = [(line: string) => !line.startsWith('{'), (line: string) => line.startsWith('{')];
  const lines = out.trim().split('\n');
  expect(lines.filter(plain)).toEqual([`Sottovoce: ${instance.url.replace('127.0.0.1', 'localhost')}/`]);
  const told = lines.filter(logged).map((line) => JSON.parse(line) as { level: number; msg: string; mail?: string });
  expect(told.filter(({ level }) => level >= 40).map(({ msg }) => msg.split(':')[0])).toEqual(['RATE_LIMITS=off', 'LOG_MAILS=on']);
  expect(told.filter(({ mail }) => mail)).toEqual([
    expect.objectContaining({ mail: 'reset', to: email, text: expect.stringMatching(/^http:\S+\/reset\S+token=[\w-]+$/m) }),
  ]);
  expect(err).toMatch(/^\nWARNING {2}RATE_LIMITS=off: all rate limits are disabled for [^\n]+\n\n\nWARNING {2}LOG_MAILS=on: [^\n]+\n\n$/);
});

test('mails are logged in development, and elsewhere only with LOG_MAILS=on and without SMTP_URL', () => {
  const shown = (variables: Record<string, string>, mode?: string) => showsMails(readEnv(variables), mode);
  expect([shown({}), shown({}, 'development'), shown({ LOG_MAILS: 'on' }, 'production')]).toEqual([true, true, true]);
  expect([shown({}, 'production'), shown({ LOG_MAILS: 'off' }), shown({ LOG_MAILS: 'on', SMTP_URL: 'smtp://x' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(warningOfMailsInLog(readEnv({}), 'production')).toBeUndefined();
  expect(warningOfMailsInLog(readEnv({ LOG_MAILS: 'on' }), 'development')).toBeUndefined();
});

test('there is no warning about limits when they are on or in development', () => {
  expect(warningOfNoLimits({ RATE_LIMITS: 'on' }, 'production')).toBeUndefined();
  expect(warningOfNoLimits({ RATE_LIMITS: 'off' }, 'development')).toBeUndefined();
  expect(warningOfNoLimits({ RATE_LIMITS: 'off' }, undefined)).toBeUndefined();
});

test('a start in production warns when OPERATOR_NAME or CONTACT_EMAIL is missing', () => {
  expect(warningOfNoOperator({}, 'production')).toMatch(/^OPERATOR_NAME and CONTACT_EMAIL are not set: /);
  expect(warningOfNoOperator({ OPERATOR_NAME: 'Sottovoce' }, 'production')).toMatch(/^CONTACT_EMAIL is not set: /);
  expect(warningOfNoOperator({ OPERATOR_NAME: 'Sottovoce', CONTACT_EMAIL: 'ciao@sottovoce.example' }, 'production')).toBeUndefined();
  expect(warningOfNoOperator({}, 'development')).toBeUndefined();
});
