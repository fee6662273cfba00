import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { contents, enterChat } from '../chat/chat-client.ts';
import { cloneEmbedded } from '../support/database.ts';
import { makeInstance, type Instance } from '../support/instance.ts';

/** Makes SIGCONT end the worker thread of the database as running out of memory does. */
const FRAGILE_WORKERS = `
import threads from 'node:worker_threads';
import { syncBuiltinESMExports } from 'node:module';
threads.Worker = class extends threads.Worker {
  constructor(...args) {
    super(...args);
    process.once('SIGCONT', () => {
      this.emit('error', Object.assign(new Error('un segreto'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
      this.terminate();
    });
  }
};
syncBuiltinESMExports();
`;

const home = mkdtempSync(join(tmpdir(), 'sottovoce-process-'));
let instance: Instance;
beforeAll(async () => {
  const preload = join(home, 'fragile-workers.mjs');
  writeFileSync(preload, FRAGILE_WORKERS);
  instance = await makeInstance({ DATA_DIR: cloneEmbedded(join(home, 'data')), RATE_LIMITS: 'on', NODE_OPTIONS: `--import=${preload}` });
});
afterAll(async () => {
  await instance.kill();
  rmSync(home, { recursive: true });
});

async function api<Answer>(method: string, path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await (await fetch(`${instance.url}/api${path}`, { method, headers, body: JSON.stringify(body) })).json()) as Answer;
}

test('restarts the embedded database when it crashes, logs that and loses no data', async () => {
  await instance.start();
  const { authToken } = await api<{ authToken: string }>('POST', '/auth/register', { ...EXAMPLES.Register, email: 'prima@edu.unito.it' });
  const child = instance.process()!;
  child.kill('SIGCONT');
  await expect.poll(() => instance.output()).toContain('is started again');
  await expect.poll(async () => (await fetch(`${instance.url}/readyz`)).status).toBe(200);
  const user = await fetch(`${instance.url}/api/auth/user`, { headers: { authorization: `Bearer ${authToken}` } });
  expect(await user.json()).toMatchObject({ email: 'prima@edu.unito.it' });
  expect(child.exitCode).toBeNull();
  const said = instance
    .output()
    .split('\n')
    .find((line) => line.includes('stopped by itself'))!;
  expect(JSON.parse(said)).toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
    msg: 'The embedded database stopped by itself (code 1) and is started again',
  });
  expect(said).not.toContain('segreto');
  expect(await instance.stop()).toBe(0);
});

test('on SIGTERM accepts no new connections, finishes the request in flight and exits with 0', async () => {
  await instance.start();
  const headers = { 'content-type': 'application/json' };
  const { authToken } = await api<{ authToken: string }>('POST', '/auth/register', EXAMPLES.Register);
  // The server's 100 Continue shows that the request is in flight; keep-alive would leave its connection open.
  const agent = new Agent({ keepAlive: true });
  const inFlight = request(`${instance.url}/api/posts`, {
    method: 'POST',
    agent,
    headers: { ...headers, authorization: `Bearer ${authToken}`, expect: '100-continue' },
  });
  inFlight.flushHeaders();
  await once(inFlight, 'continue');

  // An idle connection, as browsers open in advance.
  const silent = connect(Number(new URL(instance.url).port), '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');

  const stopped = instance.stop();
  const accepts = () =>
    fetch(`${instance.url}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(accepts).toBe(false);
  // Further signals, because terminals, npm and supervisors signal all processes.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) instance.process()!.kill(signal);
  const answered = once(inFlight, 'response');
  inFlight.end(JSON.stringify({ type: 'vent', content: 'scritto durante la chiusura' }));
  const [response] = (await answered) as [IncomingMessage];
  const post = (await json(response)) as { id: number };
  expect(response.statusCode).toBe(200);
  expect(await stopped).toBe(0);
  agent.destroy();
  silent.destroy();

  await instance.start();
  expect(await (await fetch(`${instance.url}/api/posts`)).json()).toMatchObject([{ id: post.id, content: 'scritto durante la chiusura' }]);
});

test('kill -9 loses no acknowledged message between a mentor and a student, and both can continue', async () => {
  if (instance.process()?.exitCode !== null) await instance.start();
  const join = async (email: string) =>
    (await api<{ authToken: string }>('POST', '/auth/register', { ...EXAMPLES.Register, email })).authToken;
  const [mentor, student] = [await join('mentore@edu.unito.it'), await join('studente@edu.unito.it')];
  const { id: mentorId } = await api<{ id: number }>('POST', '/mentors', EXAMPLES.CreateMentor, mentor);
  const asked = await api<{ id: number }>('POST', '/mentorship/requests', { ...EXAMPLES.CreateMentorshipRequest, mentorId }, student);
  await api('PATCH', `/mentorship/requests/${asked.id}`, { status: 'accepted' }, mentor);
  const headers = { origin: instance.url.replace('127.0.0.1', 'localhost') };
  const enter = (token: string) => enterChat({ at: instance.url, query: `requestId=${asked.id}&since=0`, as: { token }, headers });

  const sides = [await enter(student), await enter(mentor)];
  const said = ['a', 'b', 'c', 'd'].flatMap((letter) => [`studente ${letter}`, `mentore ${letter}`]);
  for (const [index, text] of said.entries()) {
    sides[index % 2]!.say(text, text);
    await sides[index % 2]!.ack(text);
  }
  // This message may or may not have been stored: it is sent again and must appear once.
  sides[0]!.say('in volo', 'in volo');
  await instance.kill();
  await instance.start();
  const again = await enter(student);
  again.say('in volo', 'in volo');
  await again.ack('in volo').catch(() => again.message('in volo'));
  const other = await enter(mentor);
  for (const client of [again, other]) {
    await client.count(client === again ? said.length : said.length + 1);
    expect(contents(client).slice(0, said.length)).toEqual(said);
  }
  expect(contents(other)).toEqual([...said, 'in volo']);
  await Promise.all([again.close(), other.close()]);
});

test.each(['SIGSEGV', 'SIGABRT'] as const)('%s ends the process at once, so that a supervisor can restart it', async (signal) => {
  await instance.kill();
  await instance.start();
  const child = instance.process()!;
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
});
