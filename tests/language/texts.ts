import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellsOfPain } from '../../src/moderation/evidence.ts';

export const TEXTS_FOLDER = join(import.meta.dirname, 'texts');
/** Authors who wrote everyday student texts in realistic proportions; the others wrote texts that are hard to tell apart. */
export const DAILY_AUTHORS = [
  'development',
  'first-hand',
  'second-hand',
  'third-hand',
  'tenth-hand',
  'thirteenth-hand',
  'fifteenth-hand',
  'eighteenth-hand',
  'twenty-first-hand',
  'twenty-third-hand',
  'twenty-fourth-hand',
  'forty-first-hand',
  'forty-second-hand',
  'fifty-fifth-hand',
  'fifty-sixth-hand',
  'hundred-eightieth-hand',
  'hundred-eighty-first-hand',
  'hundred-eighty-second-hand',
  'hundred-eighty-third-hand',
  'hundred-eighty-fourth-hand',
  'hundred-eighty-fifth-hand',
];
/** Pairs of texts with the same words, one an attack and one not. */
export const PAIRS = 'minimal-pairs';
/** Texts of a few words, as in a chat: everyday ones and cries for help. */
export const SHORT = 'short-lines';
/** The lexicon's own examples. */
export const LEXICON = 'lexicon';
/** Files that only the report reads, once, at the end. */
const SEALED = /^sealed-/;

export interface LabelledText {
  text: string;
  kind: 'ordinary' | 'nearmiss' | 'victim' | 'pain' | 'attack';
  /** Kind and subkind, such as `attack/menace`. */
  sub: string;
  refuse: boolean | 'either';
  panel: boolean | 'either';
  /** The topic that the panel should address. */
  signal?: string;
  /** Texts of one author are either all used for training or all for validation. */
  author: string;
}

function read(author: string): LabelledText[] {
  const texts = JSON.parse(readFileSync(join(TEXTS_FOLDER, `${author}.json`), 'utf8')) as Omit<LabelledText, 'author'>[];
  return texts.map((text) => ({ ...text, author }));
}

const LEXICON_FOLDER = join(import.meta.dirname, '../../src/moderation/lexicon');
/** Categories whose examples are neither attacks nor pain that needs the panel. */
const CLEARING = new Set(
  'reported suffered offender comfort denial own thing exclaim banter study name question apology group-noun'.split(' '),
);

function linesOf(lexicon: string): string[][] {
  return readFileSync(join(LEXICON_FOLDER, `${lexicon}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('list\t'))
    .map((line) => line.split('\t'));
}

/** Returns the lexicon’s examples, and its `word-hard` entries as texts. */
function lexiconTexts(): LabelledText[] {
  const of = (lexicon: string, label: (category: string) => Pick<LabelledText, 'kind' | 'refuse' | 'panel'>) =>
    linesOf(lexicon).map(([category = '', , text = '']) => ({
      text,
      sub: `${lexicon}/${category}`,
      author: LEXICON,
      ...label(category),
    }));
  const words = linesOf('words').filter(([category]) => category === 'word-hard');
  return [
    ...of('attack', (category) =>
      CLEARING.has(category) ? { kind: 'nearmiss', refuse: false, panel: 'either' } : { kind: 'attack', refuse: true, panel: 'either' },
    ),
    ...of('pain', (category) => ({ kind: tellsOfPain(category) ? 'pain' : 'nearmiss', refuse: false, panel: tellsOfPain(category) })),
    ...words.flatMap(([, pattern = '']) =>
      pattern
        .split('|')
        .map((text) => ({ text, kind: 'attack' as const, sub: 'words/alone', refuse: true, panel: false, author: LEXICON })),
    ),
  ];
}

function authors(): string[] {
  return readdirSync(TEXTS_FOLDER)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
}

export function trainingTexts(): LabelledText[] {
  return [
    ...authors()
      .filter((author) => !SEALED.test(author))
      .flatMap(read),
    ...lexiconTexts(),
  ];
}

export function sealedTexts(): LabelledText[] {
  return authors()
    .filter((author) => SEALED.test(author))
    .flatMap(read);
}
