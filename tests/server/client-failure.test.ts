import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useListeningApp } from '../support/listening.ts';

const lines: string[] = [];
const site = useListeningApp({ logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } });

const COOKIE = 'Cookie: segreto=molto-mio';

async function send(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(bytes);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  return { head: head!, body: JSON.parse(body!) as unknown };
}

test.each([
  ['a header that is none', `GET /api/posts HTTP/1.1\r\n${COOKIE}\r\nsegreto mio\r\n\r\n`, 400],
  ['headers beyond all measure', `GET /api/posts HTTP/1.1\r\n${COOKIE}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with a JSON error, and nothing of it is logged at any level', async (_, bytes, status) => {
  lines.length = 0;
  const { head, body } = await send(bytes);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(body).toEqual({ message: 'Richiesta non valida', code: 'BAD_REQUEST' });
  const log = lines.join('');
  expect(log).toContain('not an HTTP request');
  for (const secret of [COOKIE, 'segreto', [...Buffer.from('segreto')].join(','), 'rawPacket', '127.0.0.1'])
    expect(log).not.toContain(secret);
});
