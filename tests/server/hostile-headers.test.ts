import { beforeAll, test } from 'vitest';
import { makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { useListeningApp } from '../support/listening.ts';
import { authorized, HEADER_BYTES, useUnbroken } from '../support/unbroken.ts';

const app = useListeningApp({ env: { RATE_LIMITS: 'off' } });
const sendAll = useUnbroken(app);
let student: TestStudent;

beforeAll(async () => {
  student = await makeStudent(app);
  await makePost(app, { by: student });
});

test.each([
  'authorization',
  'cookie',
  'origin',
  'content-type',
  'accept',
  'accept-encoding',
  'trpc-accept',
  'x-forwarded-for',
  'host',
  'range',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
])('survives hostile values of the header %s', async (header) => {
  const [before] = { authorization: ['Bearer '], cookie: ['sottovoce='], 'content-type': ['application/json;'] }[header] ?? [''];
  const values = [
    ' ',
    '.',
    ',',
    ';',
    '=',
    ';=',
    ', ',
    'a',
    'a=a;',
    '"',
    '\\',
    '%',
    '%0',
    '1.',
    '::',
    'a,',
    'a;q=0,',
    'bytes=0-,',
    '\xff',
    '-',
    '__Host-sottovoce=',
    'gzip;q=1, ',
  ];
  await sendAll(
    values.flatMap((value) => {
      const headers = { ...authorized(student), [header]: `${before}${value.repeat(HEADER_BYTES / value.length)}x` };
      return [
        [`${value} at /api`, { method: 'POST', path: '/api/posts/1/comments', headers, body: '{"content":"ciao"}' }],
        [`${value} at /trpc`, { method: 'GET', path: '/trpc/posts.list', headers }],
        [
          `${value} at a page`,
          { method: 'GET', path: '/sottovoce', headers: { ...headers, ...(header !== 'content-type' && { 'content-type': '' }) } },
        ],
      ] as const;
    }),
    // Pages answer 503, because the client is not built here.
    [503],
  );
});
