import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { warningOfNoLimits } from '../../src/server/start/no-limits.ts';
import { warningOfNoOperator } from '../../src/server/start/no-operator.ts';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance } from '../support/instance.ts';

test('a start without limits says so, loudly and in the log, and prints one line besides', async () => {
  const { variables, remove } = await cloneForProcess();
  onTestFinished(remove);
  const instance = await makeInstance({ ...variables, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const starting = instance.start();
  const { stdout, stderr } = instance.process()!;
  const printed = Promise.all([text(stdout!), text(stderr!)]);
  await starting;
  expect(await instance.stop()).toBe(0);
  const [out, err] = await printed;
  const lines = out.trim().split('\n');
  expect(lines.at(-1)).toBe(`Sottovoce: ${instance.url.replace('127.0.0.1', 'localhost')}/`);
  expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/^RATE_LIMITS=off: /) }),
  ]);
  expect(err).toMatch(/^\nWARNING {2}RATE_LIMITS=off: every limit on how often is lifted, [^\n]+\n\n$/);
});

test('nothing is said where limits are on, nor to developers', () => {
  expect(warningOfNoLimits({ RATE_LIMITS: 'on' }, 'production')).toBeUndefined();
  expect(warningOfNoLimits({ RATE_LIMITS: 'off' }, 'development')).toBeUndefined();
  expect(warningOfNoLimits({ RATE_LIMITS: 'off' }, undefined)).toBeUndefined();
});

test('a start in production says once who has not said who they are', () => {
  expect(warningOfNoOperator({}, 'production')).toMatch(/^OPERATOR_NAME and CONTACT_EMAIL are not set: /);
  expect(warningOfNoOperator({ OPERATOR_NAME: 'Sottovoce' }, 'production')).toMatch(/^CONTACT_EMAIL is not set: /);
  expect(warningOfNoOperator({ OPERATOR_NAME: 'Sottovoce', CONTACT_EMAIL: 'ciao@sottovoce.example' }, 'production')).toBeUndefined();
  expect(warningOfNoOperator({}, 'development')).toBeUndefined();
});
