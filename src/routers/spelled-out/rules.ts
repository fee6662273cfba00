/** Decodes addresses and numbers that are disguised: signs and digits written as words, letters in place of digits. */

const SIGNS: [RegExp, string][] = [
  [/\s?[([{]\s?(?:at|chiocciol\p{L}{1,4}|@)\s?[)\]}]\s?|\s{1,2}chiocciol\p{L}{1,4}\s{1,2}/giu, '@'],
  [/\s?[([{]\s?(?:dot|punto|\.)\s?[)\]}]\s?|\s{1,2}(?:punto|dot)\s{1,2}(?=\p{L}{1,20}(?!['’\p{L}]))/giu, '.'],
  [/\s{1,2}(?:trattino\s(?:basso|in\sbasso)|underscore|sottolineato)\s{1,2}/gi, '_'],
  [/\s{1,2}(?:slash|barra)\s{1,2}/gi, '/'],
  [/\s{1,2}(?:trattino|meno)\s{1,2}/gi, '-'],
];

/** Replaces spelled-out signs in a text by the signs. */
export function withSigns(text: string): string {
  return SIGNS.reduce((read, [words, sign]) => read.replace(words, sign), text);
}

const UNITS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const TEENS = ['dieci', 'undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove'];
const TENS = ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];
const NUMBERS = new Map<string, string>(numbersBelowAThousand());
/** The longest first, so that `settanta` is not read as `sette`. */
const NUMBER = [...new Set([...TENS.map((ten) => ten.slice(0, -1)), ...TEENS, ...UNITS, 'cento'])].join('|');
const START = new RegExp(`(?<![\\p{L}\\d])(?:\\d|${NUMBER})`, 'giu');
const WORD = new RegExp(`(?<!\\p{L})(?:${NUMBER})`, 'iu');
const PIECE = /\d{1,14}|[a-zé]{3,80}/giy;
const BETWEEN = /[\s,./()-]{0,3}/y;
/** Runs of more pieces than an international number has digits are not telephone numbers. */
const MOST_PIECES = 16;

/** Returns the numbers that contain spelled-out pieces, each as a list of its pieces in digits, such as ['347', '1', '23']. */
export function spelledNumbers(text: string): string[][] {
  const runs: string[][] = [];
  const read = withDigits(text);
  if (!WORD.test(read)) return runs;
  START.lastIndex = 0;
  for (let start = START.exec(read); start; start = START.exec(read)) {
    const { pieces, words, end } = runFrom(read, start.index);
    if (words && pieces.length <= MOST_PIECES) runs.push(pieces);
    START.lastIndex = Math.max(end, START.lastIndex);
  }
  return runs;
}

function runFrom(text: string, start: number): { pieces: string[]; words: boolean; end: number } {
  const pieces: string[] = [];
  let [words, end] = [false, start];
  for (let at = start; ; at = BETWEEN.lastIndex) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0];
    const digits = piece && (/\d/.test(piece) ? [piece] : digitsOf(piece.toLowerCase()));
    if (!digits) return { pieces, words, end };
    words ||= !/\d/.test(piece);
    pieces.push(...digits);
    end = BETWEEN.lastIndex = PIECE.lastIndex;
    BETWEEN.exec(text);
  }
}

/** Converts a number word, or several without spaces, such as `trequattrosette`. @returns undefined when there is another word. */
function digitsOf(word: string): string[] | undefined {
  const digits: string[] = [];
  for (let at = 0; at < word.length;) {
    let length = Math.min(26, word.length - at);
    while (length > 0 && !NUMBERS.has(word.slice(at, at + length))) length--;
    if (length === 0) return undefined;
    digits.push(NUMBERS.get(word.slice(at, at + length))!);
    at += length;
  }
  return digits;
}

/** Replaces letters that look like digits by digits where they stand beside digits, as in `34O 12l`. */
export function withDigits(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(/(?<![\p{L}\d])(?=[OoIil|]{0,3}\d)[\dOoIil|]{2,14}(?![\p{L}\d])/gu, (run) =>
    run.replace(/[oO]/g, '0').replace(/[Iil|]/g, '1'),
  );
}

function* numbersBelowAThousand(): Generator<[string, string]> {
  for (let number = 0; number < 1000; number++) yield [inWords(number), String(number)];
}

function inWords(number: number): string {
  if (number < 10) return UNITS[number]!;
  if (number < 20) return TEENS[number - 10]!;
  const [rest, hundreds] = [number % 100, Math.floor(number / 100)];
  if (hundreds > 0) return `${hundreds > 1 ? UNITS[hundreds]! : ''}cento${rest > 0 ? inWords(rest) : ''}`;
  const [ten, unit] = [TENS[Math.floor(number / 10) - 2]!, number % 10];
  if (unit === 0) return ten;
  return (unit === 1 || unit === 8 ? ten.slice(0, -1) : ten) + UNITS[unit]!;
}
