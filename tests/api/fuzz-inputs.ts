import * as fc from 'fast-check';

/** `npm run fuzz -- --seed N` repeats a run that failed; each run has another. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Over all calls together, and as many frames over a socket as over a call. */
export const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 2000);
/** A run of many inputs takes its time. */
export const patience = (runs: number) => 60_000 + 500 * runs;

/** Values at which programs stumble. */
const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u200B',
    '\uD800',
    '\uFFFD',
    '\u202Eabc',
    'null',
    'true',
    '0',
    '-1',
    '1e309',
    'NaN',
    '1.5',
    '2147483648',
    '9'.repeat(40),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '%',
    '%00',
    '%ff',
    '..',
    '../..',
    "' or 1=1 --",
    '%_\\',
    '<script>alert(1)</script>',
    '${7*7}',
    '{"$gt":""}',
  ],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '+275760-09-13', 'x'.repeat(201), 'è'.repeat(5001), '👩‍👩‍👧'.repeat(50)],
);
export const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 30 }));
export const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 31), 5e-324),
  fc.integer(),
  fc.double({ noNaN: true }),
);
export const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  number,
  fc.constantFrom(null, true, false, [], {}),
  fc.array(text, { maxLength: 25 }),
);

/** Lone surrogates have no encoding. */
export function encoded(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
