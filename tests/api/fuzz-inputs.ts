import * as fc from 'fast-check';

/** Random in each run; `npm run fuzz -- --seed N` repeats a failed run. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Inputs over all operations together; a socket gets as many frames as each operation gets inputs. */
export const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 2000);
/** Returns the timeout of a test with this many inputs. */
export const patience = (runs: number) => 60_000 + 500 * runs;

/** Values that often cause errors. */
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

/** Encodes a value for a URL; replaces lone surrogates, which have no encoding. */
export function encoded(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
