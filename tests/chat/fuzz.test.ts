import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encoded, INPUTS, json, patience, SEED, text } from '../api/fuzz-inputs.ts';
import { operations } from '../support/document.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { startChatApp, type ChatApp } from './chat-app.ts';
import { ChatClient, enterChat, outcomeOf, socketTo } from './chat-client.ts';

/** As many inputs as each API operation gets. */
const RUNS = Math.ceil(INPUTS / operations.length);
/** The statuses of refused handshakes and the close codes of sockets that src/routers/chat/schema.ts allows. */
const REFUSALS = [400, 401, 403, 404, 409, 410, 429, 431, 503];
const CLOSINGS = [1000, 1001, 1009, 1012, 1013];

let chat: ChatApp;
let student: TestStudent;
let postId: number;
beforeAll(async () => {
  console.info(`fuzz: npm run fuzz -- --seed ${SEED} --inputs ${INPUTS}`);
  chat = await startChatApp({ env: { RATE_LIMITS: 'off' } });
  student = await makeStudent(chat);
  postId = (await makePost(chat, { type: 'talk' })).id;
});
afterAll(() => chat.close());

const message = fc.record(
  { type: fc.constant('chat'), content: json, timestamp: json, anonymous: json, clientId: json },
  { requiredKeys: [] },
);
const frame = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant('chat'), content: text }), weight: 2 },
  { arbitrary: fc.tuple(message, fc.dictionary(text, json, { maxKeys: 2 })).map(([own, more]) => ({ ...more, ...own })), weight: 4 },
  { arbitrary: fc.record({ type: text, event: text }), weight: 1 },
  { arbitrary: fc.constant({ type: 'connection', event: 'check' }), weight: 1 },
  { arbitrary: json, weight: 1 },
);
const sent = fc.oneof(
  { arbitrary: frame.map((value) => JSON.stringify(value) ?? ''), weight: 8 },
  { arbitrary: frame.map((value) => (JSON.stringify(value) ?? '').slice(1)), weight: 1 },
  { arbitrary: text, weight: 1 },
  { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  { arbitrary: fc.nat(80_000).map((length) => 'x'.repeat(length)), weight: 1 },
);

test('after an arbitrary frame a socket goes on or closes with a code of the protocol', { timeout: patience(RUNS) }, async () => {
  let client: ChatClient | undefined;
  const enter = async () =>
    client?.socket.readyState === 1 ? client : (client = await enterChat({ at: chat.at, query: `postId=${postId}`, as: student }));
  await fc.assert(
    fc.asyncProperty(sent, async (data) => {
      const { socket, closed, received } = await enter();
      const before = received.length;
      socket.send(data);
      // Frames are handled in order, so the answer to this check shows that the frame before it was handled.
      socket.send(JSON.stringify({ type: 'connection', event: 'check' }));
      const present = client!.until(
        (all) => all.slice(before).find((one) => one.type === 'connection' && one.event === 'present'),
        'present',
      );
      const ending = await Promise.race([present.then(() => undefined), closed]);
      present.catch(() => {});
      if (ending) expect(CLOSINGS).toContain(ending.code);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  await client?.close();
  expect((await fetch(`${chat.at}/healthz`)).status).toBe(200);
});

test('a handshake with an arbitrary query opens or is refused with a status of the protocol', { timeout: patience(RUNS) }, async () => {
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom('postId', 'requestId', 'since'), text), fc.oneof(fc.constantFrom('1', String(postId)), text))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const query = fc.array(
    fc.oneof({ arbitrary: pair, weight: 9 }, { arbitrary: fc.constantFrom('%', '&&', 'since', 'postId[]=1'), weight: 1 }),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const socket = socketTo({ at: chat.at, query: pairs.join('&'), as: student });
      const outcome = await outcomeOf(socket);
      socket.terminate();
      if (outcome !== 'open') expect(REFUSALS).toContain(outcome);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
