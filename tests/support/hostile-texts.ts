/** Fragments that become expensive to process when repeated; `hostileText` makes a text of the requested length from one. */
export const HOSTILE: Record<string, string> = {
  // Runs of combining marks. Out of order, they must be sorted; thirty per letter are still allowed.
  'marks out of order': '\u0316\u0301',
  'marks out of order, half and half': '',
  'marks of three classes': '\u0345\u0301\u0334',
  'half-width marks': '\uff9e\u0334',
  'vowel signs': '\u09be\u0bbe\u0dcf',
  'variation selectors': '\ufe0f',
  'as many marks as are allowed': `a${'\u0345\u0301\u0316'.repeat(10)}`,
  'letters that compose': 'e\u0323\u0302',
  jamo: '\u1100\u1161\u11a8',
  // Host names in non-ASCII letters, which are converted to Punycode.
  'an address in many letters': '',
  'an address with marks out of order': '',
  // Invisible characters.
  joiners: '\u200d',
  'emoji joined': '👩\u200d',
  'zero-width spaces': '\u200b',
  'right-to-left marks': '\u202e\u2066a\u200f',
  'soft hyphens': 'a\u00ad',
  // Characters that expand or change when normalized.
  'ligatures that become eighteen letters': 'aﷺ',
  'capitals that become two letters': 'İßŉ',
  'look-alikes': 'ѕтгоn ',
  'mathematical letters': '𝒔𝒕',
  'lone surrogates': '\ud800a',
  'surrogates the wrong way round': '\udc00\ud800',
  NUL: '\0',
  // Inputs for backtracking regular expressions.
  spaces: ' ',
  'spaces of all kinds, then a letter': ' \t\r\n\u00a0\u2003\u3000',
  'one letter': 'a',
  dots: '.',
  'at signs': '@',
  addresses: 'a@a.',
  digits: '1',
  'signs and digits': '-1.1',
  quotes: '"',
  apostrophes: "l'",
  backslashes: '\\',
  'percents and underscores': '%_',
  'opening brackets': '[{(',
  stars: 's*t*r',
  'letters with spaces': 's t r o n ',
  'letters with dots': 's.t.r.',
  'digits for letters': 'a1',
  dashes: '-',
  lines: 'a\n',
  sentences: 'a! ',
  'beginnings of threats': 'ti ',
  'beginnings of insults': 'stronz',
  reports: 'mi ha detto che ',
};

/** The range of characters for the host name of many letters. */
const HAN = { first: 0x4e00, count: 20_000 };

/** Returns a hostile text of this many UTF-16 units. */
export function hostileText(name: string, length: number): string {
  if (name === 'an address in many letters')
    return `https://${Array.from({ length }, (_, at) => String.fromCharCode(HAN.first + (at % HAN.count))).join('')}`.slice(0, length);
  if (name === 'an address with marks out of order')
    return `https://${hostileText('marks out of order, half and half', length)}`.slice(0, length);
  // Every mark is as far as possible from its sorted place.
  if (name === 'marks out of order, half and half')
    return `a${'\u0301'.repeat((length - 1) / 2)}${'\u0316'.repeat(length / 2)}`.slice(0, length);
  const piece = HOSTILE[name]!;
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** JSON texts of about the given length, each expensive to parse or traverse. */
export const HOSTILE_JSON: Record<string, (length: number) => string> = {
  'a deep array': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'a deep object': (length) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`,
  'an array of numbers': (length) => `[${'1,'.repeat(length / 2)}1]`,
  'an array of texts': (length) => `[${'"a",'.repeat(length / 4)}""]`,
  'an array of blanks': (length) => `["a${'","'.repeat(length / 3)}"]`,
  'an array of arrays': (length) => `[${'[],'.repeat(length / 3)}[]]`,
  'an array of objects': (length) => `[${'{},'.repeat(length / 3)}{}]`,
  'an object of many keys': (length) => `{${Array.from({ length: length / 12 }, (_, at) => `"k${at.toString(36)}":1`).join()}}`,
  'the same key again and again': (length) => `{${'"__proto__":{},'.repeat(length / 15)}"a":1}`,
  escapes: (length) => `"${'\\u0301\\u0316'.repeat(length / 12)}"`,
  'one long number': (length) => '1'.repeat(length),
};
