/** Typos, spellings and disguises applied to a text. Deterministic: the same text always changes in the same way. */
export const CHANGES: Record<string, (text: string) => string> = {
  'one typo': (text) => typos(text, 1),
  'two typos': (text) => typos(text, 2),
  'no accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'chat spellings': (text) =>
    text.replace(/\b(non|che|chi|per|perché|sono|tutti|comunque|anche|quando)\b/gi, (word) => SHORT[word.toLowerCase()] ?? word),
  'digits for letters': (text) =>
    text.replace(/\p{L}{4,}/gu, (word) => word[0] + word.slice(1, -1).replace(/[eaio]/g, (letter) => DIGITS[letter]!) + word.at(-1)),
  'full width': (text) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  capitals: (text) => text.toUpperCase(),
};

const SHORT: Record<string, string> = {
  non: 'nn',
  che: 'ke',
  chi: 'ki',
  per: 'x',
  perché: 'xke',
  sono: 'sn',
  tutti: 'tt',
  comunque: 'cmq',
  anche: 'anke',
  quando: 'qnd',
};
const DIGITS: Record<string, string> = { e: '3', a: '4', i: '1', o: '0' };
const LONG_ENOUGH = 5;

/** Swaps, drops, doubles or replaces a letter in `count` of the longest words. */
function typos(text: string, count: number): string {
  const words = text.split(/(?<=\s)/);
  const longest = words
    .map((word, at) => ({ at, letters: /^\p{L}+/u.exec(word)?.[0].length ?? 0 }))
    .filter(({ letters }) => letters >= LONG_ENOUGH)
    .sort((one, other) => hash(words[one.at]!) - hash(words[other.at]!));
  for (const { at, letters } of longest.slice(0, count)) {
    const word = words[at]!;
    const chance = hash(`${text}${word}`);
    const place = 1 + (chance % (letters - 2));
    const kind = (chance >>> 8) % 4;
    words[at] =
      kind === 0
        ? word.slice(0, place) + word[place + 1]! + word[place]! + word.slice(place + 2)
        : kind === 1
          ? word.slice(0, place) + word.slice(place + 1)
          : kind === 2
            ? word.slice(0, place) + word[place]! + word.slice(place)
            : word.slice(0, place) + NEXT[word[place]!.toLowerCase()]! + word.slice(place + 1);
  }
  return words.join('');
}

/** Maps a letter to the next key. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEXT: Record<string, string> = new Proxy({} as Record<string, string>, {
  get(_, letter: string) {
    const row = KEYS.find((keys) => keys.includes(letter));
    return row ? (row[row.indexOf(letter) + 1] ?? row.at(-2)!) : letter;
  },
});

function hash(text: string): number {
  let value = 7;
  for (let at = 0; at < text.length; at += 1) value = (Math.imul(value, 31) + text.charCodeAt(at)) >>> 0;
  return Math.imul(value ^ (value >>> 13), 0x5bd1e995) >>> 0;
}
