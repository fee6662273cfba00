import { describe, expect, test } from 'vitest';
import { foldText } from '../../src/routers/fold.ts';
import { COMPOSED_FROM_MAX, hasTooManyMarks, MARKS_MAX, tidyText } from '../../src/routers/marks.ts';
import { optionalText, requiredText, SearchText, textList } from '../../src/routers/text.ts';

const MARKS_ERROR = 'Il testo contiene troppi segni sovrapposti';
const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

/** Every character but lone surrogates. */
const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code >= 0xe000)
  .map((code) => String.fromCodePoint(code));

describe('the length before NFC', () => {
  test('no text that fits after NFC is rejected for its length before', () => {
    // The longest spelling of each decomposed part: the longest character that decomposes to that part alone.
    const longest = new Map<string, number>();
    for (const character of characters) {
      const part = character.normalize('NFD');
      if (part.length <= 2 && [...part].length === 1) longest.set(part, Math.max(longest.get(part) ?? 0, character.length));
    }
    let most = 0;
    for (const character of characters) {
      if (character.normalize('NFC') !== character) continue;
      const units = Array.from(character.normalize('NFD'), (part) => longest.get(part)!).reduce((sum, length) => sum + length);
      most = Math.max(most, units / character.length);
    }
    expect(most).toBe(COMPOSED_FROM_MAX);
    expect(requiredText(100).safeParse('\u03b1\u0313\u0300\u0345'.repeat(100)).data).toBe('ᾂ'.repeat(100));
    expect(requiredText(100).safeParse(`${' '.repeat(10_000)}a${' '.repeat(10_000)}`).data).toBe('a');
  });

  test('a longer text is rejected once, with the error for texts that are too long', () => {
    for (const text of [
      'a'.repeat(101),
      'a'.repeat(100_000),
      'ᾂ'.repeat(101),
      'a\u0301'.repeat(101),
      `a${'\u0301'.repeat(100_000)}`,
      '\0'.repeat(500),
    ]) {
      expect(messagesOf(requiredText(100).safeParse(text))).toEqual(['Il testo può avere al massimo 100 caratteri']);
    }
  });
});

test('control characters are dropped, except tabs and line breaks; NUL is rejected', () => {
  const controls = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).filter(
    (char) => /\p{Cc}/u.test(char) && char !== '\0',
  );
  expect(requiredText(100).safeParse(`${controls.join('')}a${controls.join('')}b`).data).toBe('a\t\n\rb');
  expect(requiredText(100).safeParse('a\0b').success).toBe(false);
  expect(optionalText(100).safeParse('\x01\x02').data).toBeUndefined();
  expect(messagesOf(requiredText(5000).safeParse(`a${`${'\u0301'.repeat(MARKS_MAX)}\x01`.repeat(2)}`))).toEqual([MARKS_ERROR]);
  // They neither separate a letter from its marks nor count towards the length.
  expect(requiredText(3).safeParse('e\x02\u0301ab').data).toBe('éab');
});

test('nothing turns a text around: it is stored in the order in which it is read', () => {
  const backwards = (text: string) => [...text].toReversed().join('');
  const turns = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  for (const turn of turns) {
    expect(requiredText(100).safeParse(`${turn}${backwards('ammazzati')}${turn}`).data).toBe(backwards('ammazzati'));
    expect(optionalText(100).safeParse(turn).data).toBeUndefined();
    expect(textList(100).safeParse([`Fisica ${turn}`]).data).toEqual(['Fisica']);
  }
  expect(requiredText(100).safeParse('שלום\u200f!').data).toBe('שלום\u200f!');
});

test('unpaired surrogates become U+FFFD; pairs stay, also those that a control character separates', () => {
  expect(requiredText(100).safeParse('a\ud800b \udc00\ud800 😀 \ud83d\x01\ude00').data).toBe('a\ufffdb \ufffd\ufffd 😀 😀');
  expect(optionalText(100).safeParse('\ud800').data).toBe('\ufffd');
  expect(textList(100).safeParse(['\udfff']).data).toEqual(['\ufffd']);
});

test('text that shows nothing is blank', () => {
  const unseen = [
    '\u3164',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u2800',
    '\ufe0f',
    '\u{e0100}',
    '\u034f',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u2003',
  ];
  for (const text of [...unseen, unseen.join('')]) {
    expect(messagesOf(requiredText(100).safeParse(text))).toEqual(['Campo obbligatorio']);
    expect(optionalText(100).safeParse(text).data).toBeUndefined();
    expect(requiredText(100).safeParse(`${text}ciao ❤️`).success).toBe(true);
  }
});

describe('marks on a letter', () => {
  const marked = (marks: number) => `a${'\u0301'.repeat(marks / 2)}${'\u0316'.repeat(marks / 2)} b`;

  test('are accepted in every kind of text up to the stream-safe limit, and rejected beyond it', () => {
    for (const schema of [requiredText(200), optionalText(200), SearchText]) {
      expect(schema.safeParse(marked(MARKS_MAX)).success).toBe(true);
      expect(messagesOf(schema.safeParse(marked(MARKS_MAX + 2)))).toEqual([MARKS_ERROR]);
      expect(messagesOf(schema.safeParse('\ufe0f'.repeat(MARKS_MAX + 1)))).toEqual([MARKS_ERROR]);
    }
    expect(messagesOf(textList(200).safeParse(['bene', marked(MARKS_MAX + 2)]))).toEqual([MARKS_ERROR]);
  });

  test('are accepted in living languages', () => {
    for (const text of [
      'Tiếng Việt',
      'नमस्ते दुनिया',
      'བཀྲ་ཤིས་བདེ་ལེགས།',
      'שָׁלוֹם עֲלֵיכֶם',
      'ٱلسَّلَامُ عَلَيْكُمْ',
      'ភាសាខ្មែរ',
      '👩‍❤️‍👩 🏳️‍🌈 1️⃣',
      'ﾊﾞﾝｻﾞｲ',
      'ǘ',
      'Z̸̢̛̼̈́ȧ̷̱l̵̝̈g̷̳̿o̴̙͒',
    ]) {
      expect(requiredText(200).safeParse(text).data).toBe(text.normalize('NFC'));
    }
  });

  test('include every character that can form a run that must be reordered', () => {
    // A character that separates two marks leaves their order unchanged.
    const joins = characters.filter((character) => {
      const text = `a\u0345${character}\u0334`;
      return ['NFD', 'NFKD'].some(
        (form) => text.normalize(form) !== `a\u0345${character.normalize(form)}\u0334` && !/[^\p{M}]/u.test(character.normalize(form)),
      );
    });
    expect(joins.length).toBeGreaterThan(800);
    expect(joins.filter((character) => !hasTooManyMarks(character.repeat(MARKS_MAX + 1)))).toEqual([]);
  });
});

test('tidyText trims and composes a text, unless it has too many marks', () => {
  expect(tidyText('  perche\u0301 ')).toBe('perché');
  expect(tidyText(' \u2000a\u2001')).toBe(' \u2000a\u2001'.normalize('NFC').trim());
  const hostile = `e\u0301${'\u0316\u0301'.repeat(50_000)}`;
  expect(tidyText(hostile)).toBe(hostile);
});

test('foldText equals decomposing first, for every character', () => {
  const before = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’‘`´ʼ]/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim();
  const odd = characters.filter((character) => foldText(`x${character}y\u0301${character}`) !== before(`x${character}y\u0301${character}`));
  expect(odd).toEqual([]);
});

test('foldText takes less than 500 ms of CPU time for a long run of marks', () => {
  const start = process.cpuUsage();
  for (const marks of ['\u0301', '\uff9e']) expect(foldText(`a${marks.repeat(50_000)}${'\u0334'.repeat(50_000)}`)).toBe('a');
  // Quadratic time would take seconds.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
