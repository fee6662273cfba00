import { expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import { painIn } from '../../src/moderation/pain.ts';

const hostile: Record<string, string> = {
  'one endless word': 'a',
  'a word without end': 'stronz',
  'letters that never close': 's t r o n ',
  dots: 's.t.r.',
  stars: 's*r*n*o ',
  'stars in one word': 'stron*',
  digits: '5tr0n ',
  'bare digits': '1 ',
  'beginnings of threats': 'ti ',
  'beginnings of phrases': 'quante pillole ',
  gaps: 'prendi una ',
  questions: 'come si fa ',
  reports: 'mi ha detto che ',
  'cleared insults': 'mi hanno dato della troia ',
  denials: 'non sei ',
  'stacked marks': 'e\u0301\u0316\u0301',
  'marks alone': '\u0316\u0301',
  'look-alikes': 'ѕтгоn ',
  emoji: '🙂',
  brackets: '(',
  quotes: '“a ',
  apostrophes: "l'",
  lines: 'a\n',
  'marks of exclamation': 'a!',
  slashes: 'a/',
  wishes: 'voglio ',
  pills: 'ho preso tutte le ',
  feelings: 'mi sento ',
  idioms: 'morire quasi ',
  tears: 'piango ',
  'characters all different': Array.from({ length: 30_000 }, (_, at) => String.fromCodePoint(0x100 + at)).join(''),
};

/** Returns the least CPU milliseconds of a few runs, stopping early at `enough`. CPU time excludes other processes. */
function cost(run: (text: string) => unknown, text: string, enough = 0): number {
  let least = Infinity;
  for (let round = 0; round < 4 && least > enough; round += 1) {
    const start = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function ofLength(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

// Linear time is tenfold for ten times the text, and up to 45-fold beyond the CPU's caches; the rest is margin for a busy machine.
// Quadratic time would be a hundredfold without either.
const GROWTH = 80;
// Measured under 40 ms on a slow machine; the margin is for a busy one.
const LONG_MAX = 600;
// Shorter times are below the resolution of the clock.
const FLOOR = 1;

test.each(Object.entries(hostile))('the filter and the signals take linear time on %s', (_, piece) => {
  for (const run of [attackIn, painIn]) {
    const short = cost(run, ofLength(piece, 10_000));
    const long = cost(run, ofLength(piece, 100_000), Math.min(LONG_MAX, GROWTH * Math.max(short, FLOOR)) / 2);
    expect(long / Math.max(short, FLOOR)).toBeLessThan(GROWTH);
    expect(long).toBeLessThan(LONG_MAX);
  }
});
