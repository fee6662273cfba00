import { expect, test } from 'vitest';
import { attackIn } from '../../src/moderation/attack.ts';
import { trainingTexts } from './texts.ts';

const names = trainingTexts()
  .filter(({ author, sub }) => author === 'founders' && sub === 'ordinary/names')
  .map(({ text }) => text);
const isRefused = (text: string) => attackIn(text).refusal !== null;
const insults = [
  'stronzo',
  'stronza',
  'coglione',
  'puttana',
  'bastardo',
  'vaffanculo',
  'frocio',
  'mignotta',
  'idiota',
  'imbecille',
  'deficiente',
  'cretino',
  'ucciditi',
  'zoccola',
];

function each(word: string, change: (letter: string, at: number) => string): string {
  return Array.from(word, change).join('');
}

function mathematical(start: number) {
  return (word: string) => each(word, (letter) => String.fromCodePoint(start + letter.charCodeAt(0) - 97));
}

const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', t: 'т' };
const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const accented: Record<string, string> = { a: 'â', e: 'ë', i: 'ï', o: 'ö', u: 'û', n: 'ñ', c: 'ç', s: 'š' };

const disguises: Record<string, (word: string) => string> = {
  capitals: (word) => word.toUpperCase(),
  'alternating capitals': (word) => each(word, (letter, at) => (at % 2 ? letter.toUpperCase() : letter)),
  digits: (word) => each(word, (letter) => leet[letter] ?? letter),
  'spaced letters': (word) => [...word].join(' '),
  'spaced digits': (word) => each(word, (letter) => `${leet[letter] ?? letter} `),
  'widely spaced letters': (word) => [...word].join('   '),
  'thin spaces': (word) => [...word].join('\u2009'),
  dots: (word) => [...word].join('.'),
  dashes: (word) => [...word].join('-'),
  stars: (word) => [...word].join('*'),
  'spaced dashes': (word) => [...word].join(' - '),
  slashes: (word) => [...word].join('/'),
  'one letter a line': (word) => [...word].join('\n'),
  'a long last letter': (word) => word + word.at(-1)!.repeat(6),
  'every letter repeated': (word) => each(word, (letter) => letter.repeat(3)),
  'zero width spaces': (word) => [...word].join('\u200b'),
  'soft hyphens': (word) => [...word].join('\u00ad'),
  'word joiners and selectors': (word) => [...word].join('\u2060\ufe0f'),
  'combining strokes': (word) => each(word, (letter) => `${letter}\u0336`),
  'stacked marks': (word) => each(word, (letter) => `${letter}\u0301\u0316\u0308`),
  accents: (word) => each(word, (letter) => accented[letter] ?? letter),
  'look-alike Cyrillic': (word) => each(word, (letter) => cyrillic[letter] ?? letter),
  'full width': (word) => each(word, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'mathematical bold': mathematical(0x1d41a),
  'mathematical sans': mathematical(0x1d5ba),
  circled: mathematical(0x24d0),
  'negative squared': mathematical(0x1f170),
  'regional indicators': (word) => [...mathematical(0x1f1e6)(word)].join(' '),
  'one letter masked': (word) => `${word.slice(0, 3)}*${word.slice(4)}`,
  'a gap': (word) => `${word.slice(0, 2)} ${word.slice(2)}`,
};

test.each(Object.keys(disguises))('%s do not hide an insult', (name) => {
  const hidden = insults.map((word) => disguises[name]!(word));
  const missed = hidden.filter((word) => !isRefused(word));
  // A disguise may pass if it can be read as two ordinary words.
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(4);
});

// Animal names are used as insults too: disguised, they are meant as such.
const thrown = ['cozza', 'cozze', 'scrofa', 'porco', 'verme'];

test.each(Object.keys(disguises).filter((name) => name !== 'a gap' && name !== 'one letter masked'))(
  '%s do not turn a name into an insult',
  (name) => {
    const words = names.filter((word) => /^[a-z]+$/.test(word) && !thrown.includes(word));
    expect(words.filter((word) => isRefused(disguises[name]!(word)))).toEqual([]);
  },
);

test('fancy letters alone are not refused', () => {
  expect(
    ['𝓬𝓲𝓪𝓸 𝓪 𝓽𝓾𝓽𝓽𝓲', 'ｅｓａｍｅ ｄｉ ａｎａｌｉｓｉ', '𝐭𝐫𝐨𝐢𝐚 𝐞 𝐅𝐨𝐠𝐠𝐢𝐚 𝐬𝐨𝐧𝐨 𝐯𝐢𝐜𝐢𝐧𝐞', 'p r o v a   s c r i t t a', 'L-31, A4 e B2'].filter(
      (text) => isRefused(text),
    ),
  ).toEqual([]);
});

test('digits alone are not read as words: marks, times, dates, academic years', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => String(number));
  const written = ['.', ':', ',', '/', '-', ''].flatMap((mark) => numbers.flatMap((one) => numbers.map((other) => one + mark + other)));
  expect(written.filter(isRefused)).toEqual([]);
  expect(['ci vediamo alle 20.20', 'anno accademico 20/21', 'stanza 13.24', '2.41 di media', '17/3/2026'].filter(isRefused)).toEqual([]);
});
