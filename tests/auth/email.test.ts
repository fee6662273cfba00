import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Login, Register } from '../../src/routers/auth/schema.ts';
import { EXAMPLES } from '../../openapi/examples.ts';
import { call, useTestApp } from '../support/app.ts';

const app = useTestApp();

const parse = (email: string) => Login.safeParse({ email, password: 'x' });
const register = (email: string) => call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });

/** Characters outside ASCII that case or Unicode folding turns into ASCII, and invisible ones. */
const DISGUISES = Array.from({ length: 0x11_0000 - 0x80 }, (_, index) => index + 0x80)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter(
    (char) =>
      /^\p{Cf}$/u.test(char) ||
      [char.toLowerCase(), char.toUpperCase(), char.normalize('NFKC'), char.normalize('NFKD')].some((folded) => /[\x21-\x7e]/.test(folded)),
  );

test('the disguises include full-width letters, the Kelvin sign, dotted I, soft hyphen and long s', () => {
  for (const char of ['ｋ', '\u212a', '\u0130', '\u00ad', 'ſ', '．', '＠', '\u200b', '\u2060', '\ufeff', 'ª', '․', '𝐤'])
    expect(DISGUISES).toContain(char);
  expect(DISGUISES.length).toBeGreaterThan(2000);
});

test('an address with a disguised character is refused, wherever the character stands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DISGUISES), fc.nat(), fc.boolean(), (char, place, replaces) => {
      const address = 'kim.sisk@studio.unibk.it';
      const at = 1 + (place % (address.length - 2));
      const result = parse(address.slice(0, at) + char + address.slice(replaces ? at + 1 : at));
      expect(result.success).toBe(false);
      expect(result.error!.issues[0]).toMatchObject({
        path: ['email'],
        message: expect.stringMatching(/^Nell’indirizzo email c’è un carattere/),
      });
    }),
    { numRuns: 5000 },
  );
});

test('an accepted address is the trimmed, lower-cased input in pure ASCII', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.emailAddress(),
        fc.emailAddress().map((address) => ` ${address.toUpperCase()}\n`),
      ),
      (text) => {
        const result = parse(text);
        if (!result.success) return;
        accepted += 1;
        expect(result.data.email).toBe(text.trim().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)));
        expect(result.data.email).toMatch(/^[\x21-\x7e]+$/);
      },
    ),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(0);
});

describe('registration refuses at the email field', () => {
  test.each([
    ...[
      'a@unibo.it\u212a',
      'a@un\u0130bo.it',
      'a@poli\u00admi.it',
      'a@ｕｎｉｂｏ.it',
      'a@unibo．it',
      'a@unibo。it',
      'a＠unibo.it',
      'a\u200b@unibo.it',
      'giàlia@unibo.it',
      'a@unibo.ıt',
    ],
    ...[
      '"a"@unibo.it',
      '"a@unibo.it"@evil.com',
      'a(comment)@unibo.it',
      'a@unibo.it(comment)',
      'a@(x)unibo.it',
      '<a@unibo.it>',
      'Giulia <a@unibo.it>',
      'mailto:a@unibo.it',
    ],
    ...[
      'a@[127.0.0.1]',
      'a@[IPv6:::1]',
      'a@127.0.0.1',
      'a@unibo.it.',
      'a@.unibo.it',
      'a@unibo..it',
      '.a@unibo.it',
      'a.@unibo.it',
      'a..b@unibo.it',
    ],
    ...[
      'a@evil-unibo.it',
      'a@unibo.it.evil.com',
      'a@unibo.it-evil.com',
      'a@unibo-.it',
      'a@-x.unibo.it',
      'a@x-.unibo.it',
      'a@unibo.it@evil.com',
      'a@evil.com@unibo.it',
      'a@uniboxit',
      'a@unibo.it%00.evil.com',
    ],
    ...[
      'a@xn--unbo-7va.it',
      'a@unibo.it,b@evil.com',
      'a@unibo.it b@evil.com',
      'a@unibo.it;b',
      'a%evil.com@unibo.it',
      'a!b@unibo.it',
      `${'a'.repeat(65)}@unibo.it`,
      `a@${'x'.repeat(64)}.unibo.it`,
    ],
  ])('%j', async (email) => {
    const { status, body } = await register(email);
    expect(status).toBe(400);
    expect(body['issues']).toMatchObject([{ path: ['email'] }]);
  });
});

test.each([
  ['unibo.it', 200],
  ['Studio.UNIBO.it', 200],
  ['gmail.com', 400],
  ['evil-unibo.it', 400],
  ['it', 400],
  ...[
    'a@unito.it',
    '..unito.it',
    '.unito.it',
    '<b>.unito.it',
    'a b.unito.it',
    '-x.unito.it',
    'x..unito.it',
    'a\nb.unito.it',
    '\0.unito.it',
  ].map((domain) => [domain, 400] as const),
  ['\u212a.unibo.it', 400],
  [`${'x.'.repeat(122)}unibo.it`, 200],
] as const)('the domain %s is known before the registration: %i', async (domain, status) => {
  const answer = await call(app, 'GET', `/universities/domains?domain=${encodeURIComponent(domain)}`);
  expect(answer.status).toBe(status);
  const refused = { reason: 'email_not_university', issues: [{ path: ['domain'] }] };
  expect(answer.body).toMatchObject(status === 200 ? { domain: domain.toLowerCase() } : refused);
});

test('a Kelvin sign in a known domain does not count as k', async () => {
  const domains = await app.db.selectFrom('university_domains').select('domain').where('domain', 'like', '%k%').execute();
  for (const domain of [...domains.map(({ domain }) => domain), 'k.unibo.it']) {
    expect((await register(`a@${domain.replace('k', '\u212a')}`)).body['issues']).toMatchObject([{ path: ['email'] }]);
  }
});

test('typical university addresses pass, even with spaces around them', () => {
  for (const email of [
    'mario.rossi@studio.unibo.it',
    'M.Rossi12@Studenti.UniPi.IT',
    's123456@studenti.polito.it',
    'd_anna-maria+uni@unina.it',
    "o'neill@unive.it",
    ' a@unibo.it\n',
    '\u00a0a@unibo.it',
  ]) {
    expect(Register.shape.email.safeParse(email).data).toBe(email.trim().toLowerCase());
  }
});
