import { describe, expect, test } from 'vitest';
import { hasLink } from '../../src/routers/links.ts';

describe('a link is', () => {
  test.each([
    ['a URL', ['guardate https://esempio.it', 'HTTP://ESEMPIO.IT', 'su www.esempio.it', '(www.è.it)', 'https://evil', 'https:evil.it']],
    ['a bare host with a path', ['entrate: t.me/+gruppo', 'chat.whatsapp.com/Ab1', 'a.b.c.d.e.f.evil.com/x', '_evil.com/x_', 'è.com/x']],
    ['one after anything that is no part of it', ['…evil.com/x', '/t.me/nome', 'io@t.me/nome', '..t.me/nome']],
    ['one with a query, a fragment, a port or a final dot', ['evil.com?x=1', 'evil.com#x', 'evil.com:8080/x', 'evil.com./x']],
    ['one whose path begins with a sign or another letter', ['evil.com/~x', 'evil.com/%6eome', 'evil.com//x', 'evil.com/è', 'evil.com/😀']],
    ['a URL with another scheme, or none', ['hxxp://evil.com/x', 'hxxps:evil.com', 'tg://resolve?domain=x', '//evil.com', '(//evil.com)']],
    ['what a browser reads with backslashes', [String.raw`https:\\evil.com`, String.raw`t.me\nome`, String.raw`\\evil.com`]],
    [
      'one in full-width letters or with an ideographic full stop',
      ['ｔ.me/name', 'evil。com/x', 'evil｡com/x', 'evil．com/x', 't.me／nome'],
    ],
    [
      'one with characters that show nothing',
      ['t\u200b.me/name', 't.\u2060me/name', 't.m\u00ade/nome', 't.me/\u2060nome', 'h\u200bttps://x.it'],
    ],
  ])('%s', (_, texts) => {
    expect(texts.filter((text) => !hasLink(text))).toEqual([]);
  });
});

test('neither the name of a site nor everyday signs are links', () => {
  const texts = [
    'cercate su unito.it, è tutto lì',
    'siete su unito.it? Io no',
    'siete su unito.it?😭',
    'vi siete iscritti su almalaurea.it?!🙏 io no',
    'chi di ing.info?<3',
    'tw://autolesionismo',
    'cw://cibo e corpo',
    'su unito.it/ (in fondo), o unito.it… e poi',
    'esame scritto e/o orale nell’a.a. 2024/25',
    'la dott.ssa/prof. di lun.mar/mer',
    'che ansia:// domani',
    'aiuto :// e poi //',
    'un errore http: 404',
    'art.3/c del D.M.270/04, voto 8.5/10',
    'Node.js/React',
    'scrivi a giulia@unito.it',
    String.raw`\o/ finito`,
  ];
  expect(texts.filter(hasLink)).toEqual([]);
});

test('hostile texts of 5,000 characters take less than 500 ms of CPU time together', () => {
  const start = process.cpuUsage();
  for (const piece of ['a', 'a.', '-', 'a.com', '//', '/', 'http', 'a:', 'è.', '.com?', 'a.com/('])
    hasLink(`${piece.repeat(5000).slice(0, 5000)} `);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
