import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
let anna: TestStudent;
beforeAll(async () => {
  anna = await makeStudent(app);
});

const WORDS = 'Perché è così difficile';
const DOORS = ['/api/posts', '/trpc/posts.create'];

function send(url: string, type: string, encoding: BufferEncoding, { words = WORDS, chunked = false } = {}) {
  const body = Buffer.from(JSON.stringify({ type: 'vent', content: words }), encoding);
  const headers = { authorization: `Bearer ${anna.token}`, 'content-type': type };
  if (!chunked) return app.app.inject({ method: 'POST', url, payload: body, headers });
  // In the middle of a character.
  const payload = Readable.from([body.subarray(0, -3), body.subarray(-3)]);
  return app.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'transfer-encoding': 'chunked' } });
}

test.each(DOORS)('%s refuses a body in another encoding instead of publishing it without accents', async (url) => {
  expect((await send(url, 'application/json; charset=iso-8859-1', 'latin1')).statusCode).toBe(415);
  expect((await send(url, 'application/json; charset="windows-1252"', 'latin1')).statusCode).toBe(415);
  expect((await send(url, 'application/json', 'latin1')).statusCode).toBe(400);
  expect((await call(app, 'GET', '/account/posts', { as: anna.token })).body).toEqual([]);
});

test.each(DOORS)('%s accepts UTF-8 with or without a charset, and U+FFFD as an ordinary character', async (url) => {
  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF8"'])
    expect((await send(url, type, 'utf8', { words: `${WORDS} ${type} \uFFFD` })).statusCode).toBe(200);
});

test.each(DOORS)('%s judges a chunked body like any other', async (url) => {
  const words = `${WORDS} a pezzi in ${url} \uFFFD`;
  expect((await send(url, 'application/json', 'utf8', { words, chunked: true })).statusCode).toBe(200);
  expect((await send(url, 'application/json', 'latin1', { words: 'Però', chunked: true })).statusCode).toBe(400);
});

test.each(DOORS)('%s refuses a compressed body for its encoding', async (url) => {
  const json = JSON.stringify({ type: 'vent', content: `${WORDS} per ${url}` });
  const post = (payload: Buffer | string, encoding: string) =>
    app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json', 'content-encoding': encoding },
    });
  for (const [payload, encoding] of [
    [gzipSync(json), 'gzip'],
    [json, 'foo'],
  ] as const) {
    const { statusCode, body } = await post(payload, encoding);
    expect(statusCode).toBe(415);
    expect(body).toContain('UNSUPPORTED_MEDIA_TYPE');
  }
  expect((await post(json, 'identity')).statusCode).toBe(200);
});

test.each(DOORS)('%s answers, stores and compares U+FFFD for an unpaired surrogate, which has no form in UTF-8', async (url) => {
  const content = `Una mezza faccina \ud83d in ${url}`;
  const written = `Una mezza faccina \ufffd in ${url}`;
  const headers = { authorization: `Bearer ${anna.token}` };
  const created = await app.app.inject({ method: 'POST', url, headers, payload: { type: 'vent', content } });
  expect(created.statusCode).toBe(200);
  expect(created.body).toContain(written);
  const stored = (await call<{ id: number; content: string }[]>(app, 'GET', '/account/posts', { as: anna.token })).body[0]!;
  expect(stored.content).toBe(written);
  const changed = await call(app, 'PATCH', `/posts/${stored.id}`, { as: anna.token, body: { content } });
  expect(changed.body).toEqual(stored);
});
