import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp({ env: { CHAT_WIDGET_URL: 'https://widget.example:8443/chat.js?site="1"&v=<2>' } });
const without = useTestApp();

const get = (headers: Record<string, string> = {}) => app.app.inject({ url: '/live-chat', headers });

test('the live chat document is sandboxed and may load only from its own provider', async () => {
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  const loader = /<script data-widget="[^"]*">([\s\S]*)<\/script>/.exec(body)![1]!;
  const provider = 'https://widget.example:8443';
  expect(String(headers['content-security-policy']).split(/;\s*/)).toEqual([
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(loader).digest('base64')}' ${provider}`,
    `style-src ${provider}`,
    `img-src data: ${provider}`,
    `media-src ${provider}`,
    `font-src ${provider}`,
    `connect-src ${provider} wss://widget.example:8443`,
    `frame-src ${provider}`,
    `form-action ${provider}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ]);
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(body).toContain('data-widget="https://widget.example:8443/chat.js?site=&quot;1&quot;&amp;v=&lt;2&gt;"');
});

test('no other response may be framed', async () => {
  for (const url of ['/', '/sottovoce', '/api/auth/user', '/api/docs', '/healthz', '/live-chat/x']) {
    const { headers } = await app.app.inject(url);
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['content-security-policy'] ?? "frame-ancestors 'none'", url).toContain("frame-ancestors 'none'");
  }
});

test('a request with a valid session, by cookie or bearer token, gets 403', async () => {
  const { token } = await makeStudent(app);
  for (const headers of [{ cookie: `sottovoce=${token}` }, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
    const answer = await get(headers);
    expect([answer.statusCode, answer.body]).toEqual([403, '']);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  }
  expect((await get({ cookie: `sottovoce=${'x'.repeat(43)}` })).statusCode).toBe(200);
});

test('without a provider there is no live chat document', async () => {
  const { body, headers } = await without.app.inject('/live-chat');
  expect(body).not.toContain('data-widget');
  expect(headers['x-frame-options']).toBe('DENY');
});
