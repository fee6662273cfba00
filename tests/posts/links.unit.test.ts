import { expect, test } from 'vitest';
import { piecesOf } from '../../src/client/lib/web-links.ts';

const linksOf = (text: string) => piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));
const textsOf = (text: string) => linksOf(text).map((link) => link.text);

test('the pieces of a text join to the same text', () => {
  for (const text of ['', 'niente', 'https://a.it', 'vedi https://a.it/b, poi www.c.it.', '(https://a.it)', 'http:// e https://x e www.'])
    expect(
      piecesOf(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    ).toBe(text);
});

test.each([
  ['vedi https://unito.it.', ['https://unito.it']],
  ['(https://unito.it/orari?anno=1)', ['https://unito.it/orari?anno=1']],
  ['https://it.wikipedia.org/wiki/Oro_(metallo)', ['https://it.wikipedia.org/wiki/Oro_(metallo)']],
  ['«https://unito.it/a» e www.polito.it/b!', ['https://unito.it/a', 'www.polito.it/b']],
  ['HTTPS://UNITO.IT', ['HTTPS://UNITO.IT']],
  ['javascript:alert(1) data:text/html,x ftp://a.it mailto:a@b.it', []],
  ['https://localhost:8080/ e http://x', []],
  ['ahttps://unito.it e xwww.unito.it', []],
  ['scrivi a giulia@unito.it', []],
])('%s', (text, links) => {
  expect(textsOf(text)).toEqual(links);
});

test.each([
  ['https://www.unito.it/orari', 'www.unito.it', true],
  ['www.unito.it', 'www.unito.it', true],
  ['https://unito.it@evil.example/x', 'evil.example', false],
  ['https://unito.it:pass@evil.example', 'evil.example', false],
  ['https://unitо.it', new URL('https://unitо.it').host, false],
  ['https://unito.it\\@evil.example', 'unito.it', false],
])('%s links to the host %s, and begins with it: %s', (text, host, plain) => {
  expect(linksOf(text)).toMatchObject([{ host, plain }]);
  expect(linksOf(text)[0]!.href).toMatch(/^https?:\/\//);
});

test('hostile texts of 100,000 characters take less than 200 ms of CPU time', () => {
  for (const text of [
    'https://'.repeat(12_500),
    `https://a.it/${')'.repeat(100_000)}`,
    'www.'.repeat(25_000),
    `https://a.it/${'(.'.repeat(50_000)}`,
  ]) {
    const before = process.cpuUsage();
    piecesOf(text);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(200_000);
  }
});
