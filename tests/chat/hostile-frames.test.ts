import { beforeAll, expect, test } from 'vitest';
import { CHAT_MESSAGE_MAX } from '../../src/routers/chat/limits.ts';
import { ClientMessage } from '../../src/routers/chat/schema.ts';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { HOSTILE, HOSTILE_JSON, hostileText } from '../support/hostile-texts.ts';
import { useListeningApp } from '../support/listening.ts';
import { InputShape } from '../support/sample-input.ts';
import { encode, HEADER_BYTES, useUnbroken } from '../support/unbroken.ts';
import { OWN_ORIGIN } from './chat-client.ts';

const FRAME_BYTES = 60_000;

const app = useListeningApp({ env: { RATE_LIMITS: 'off' } });
const sendAll = useUnbroken(app);
const names = Object.keys(HOSTILE);
const shape = new InputShape(ClientMessage);
const valid = { ...shape.sample(), content: 'ciao' };
const headers = () => ({ authorization: `Bearer ${student.token}`, origin: OWN_ORIGIN });
const talk = (frames: string[]) => ({ path: '/ws?postId=1', headers: headers(), frames });
let student: TestStudent;

beforeAll(async () => {
  student = await makeStudent(app);
  await makePost(app, { type: 'talk', by: student });
});

test.each([...shape.fields.map(({ name }) => name), 'another'])('60 kB of hostile text in %s does not block the server', async (field) => {
  const received = await sendAll(
    names.map((name) => [name, talk([JSON.stringify({ ...valid, [field]: hostileText(name, FRAME_BYTES / 6) })])] as const),
  );
  expect(new Set([...received.values()].map(({ status }) => status))).toEqual(new Set([101]));
});

test('bursts of the longest hostile texts, and of deep or wide JSON, do not block the server', async () => {
  await sendAll([
    ...names.map(
      (name) =>
        [
          name,
          talk(
            Array.from({ length: 50 }, (_, at) =>
              JSON.stringify({ ...valid, content: hostileText(name, CHAT_MESSAGE_MAX), clientId: String(at) }),
            ),
          ),
        ] as const,
    ),
    ...Object.entries(HOSTILE_JSON).map(([name, json]) => [name, talk(Array.from({ length: 10 }, () => json(FRAME_BYTES)))] as const),
    [
      'frames full of marks',
      talk(
        Array.from({ length: 10 }, () =>
          JSON.stringify({ ...valid, content: hostileText('marks out of order, half and half', FRAME_BYTES / 2) }),
        ),
      ),
    ] as const,
  ]);
});

test('hostile text in the query of a handshake does not block the server', async () => {
  await sendAll(
    ['postId', 'requestId', 'since', 'another'].flatMap((field) =>
      names.map(
        (name) =>
          [`${field}: ${name}`, { ...talk([]), path: `/ws?postId=1&${field}=${encode(hostileText(name, HEADER_BYTES / 12))}` }] as const,
      ),
    ),
  );
});
