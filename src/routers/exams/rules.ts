import { foldText } from '../fold.ts';
import { isOneSlipAway } from '../search/rules.ts';
import type { ExamSubject } from './schema.ts';

/** The exams of the calendar, which are there from the start, with what they are found under. */
const CALENDAR: readonly (readonly [name: string, faculty: string])[] = [
  ['Analisi matematica 1', 'Ingegneria'],
  ['Diritto privato', 'Giurisprudenza'],
  ['Anatomia umana', 'Medicina e Chirurgia'],
  ['Psicometria', 'Psicologia'],
  ['Microeconomia', 'Economia'],
  ['Programmazione 1', 'Informatica'],
  ['Algebra lineare', 'Matematica'],
  ['Letteratura italiana', 'Lettere'],
  ['Storia contemporanea', 'Scienze politiche e Relazioni internazionali'],
  ['Disegno dell’architettura', 'Architettura'],
];

/** What students call an exam, and what it is called in the course catalogue; a number may follow either. */
const ALIASES: readonly (readonly [catalogue: string, ...called: string[]])[] = [
  ['Analisi matematica', 'analisi', 'analisi mat', 'an mat', 'calculus'],
  ['Algebra lineare', 'geometria e algebra lineare', 'algebra lineare e geometria'],
  ['Anatomia umana', 'anatomia'],
  ['Fisica', 'fisica generale'],
  ['Chimica generale', 'chimica generale e inorganica', 'chimica generale inorganica'],
  ['Diritto privato', 'istituzioni di diritto privato', 'privato'],
  ['Diritto pubblico', 'istituzioni di diritto pubblico'],
  ['Diritto processuale civile', 'procedura civile'],
  ['Diritto processuale penale', 'procedura penale'],
  ['Microeconomia', 'micro', 'economia politica micro'],
  ['Macroeconomia', 'macro', 'economia politica macro'],
  ['Programmazione', 'fondamenti di programmazione', 'elementi di programmazione'],
  ['Algoritmi e strutture dati', 'algoritmi e strutture di dati', 'algoritmi strutture dati', 'asd'],
  ['Basi di dati', 'basi dati', 'database'],
  ['Reti di calcolatori', 'reti', 'reti di computer'],
  ['Ricerca operativa', 'ro'],
  ['Disegno dell’architettura', 'disegno architettonico'],
];

/** Between two words they tell exams apart: «Economia e diritto» is not «Economia del diritto». */
const AND: Readonly<Record<string, string>> = { e: 'e', ed: 'e' };
/** They join words and tell no two exams apart. */
const JOINING = new Set(
  'a al alla all con d da dal dalla dell del dei degli della delle di e ed gli i il in l la le lo nel nella per un una'.split(' '),
);
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' },
  ...{ uno: '1', due: '2', tre: '3', primo: '1', secondo: '2' },
};

const SHORTENED: Readonly<Record<string, string>> = { dir: 'diritto', ist: 'istituzioni', lab: 'laboratorio', mod: 'modulo' };
/** After these «I» in the middle is a number: «Analisi I modulo B», «Analisi I e II». */
const NUMBERED = new Set(['e', 'mod', 'modulo', 'parte']);

/** What is written around a name: credits, remarks in brackets unless they are its number, whose course it is, and that it is an exam. */
const AROUND: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\((?! ?(?:[ivx]+|\d{1,2}) ?\))[^()]*\)/g, ' '],
  [/\d+ ?(?:cfu|crediti|ects)\b/g, ' '],
  [/[\s,–-]prof(?:\.?ssa)?\.? .*$/, ' '],
  [/^(?:esame|corso) d(?:i|el|ella|ell)? (?!stato\b)/, ''],
  [/\bn[.°]? ?(?=\d)/g, ' '],
  // Signs that tell languages apart.
  [/\bc\+\+/g, 'cpp'],
  [/\bc#/g, 'csharp'],
  [/(\p{L}{3,})(?=\d{1,2}(?!\p{N}))/gu, '$1 '],
];

/** The words that tell an exam from others; numbers in one way, and nothing of what is written around it. */
function keyWordsOf(name: string): string[] {
  const folded = foldText(name.replace(/['’‘`´ʼ]/g, ' '));
  const plain = AROUND.reduce((text, [what, instead]) => text.replace(what, instead), folded);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.flatMap((word, index) => {
    const last = index > 0 && index === words.length - 1;
    // «I promessi sposi» begins with an article, «Analisi I» ends with a number.
    const number = index > 0 && (word !== 'i' || last || NUMBERED.has(words[index + 1]!)) ? NUMBERS[word] : undefined;
    if (AND[word] && index > 0 && !last && !isNumber(words[index - 1]!) && !isNumber(words[index + 1]!)) return AND[word];
    // «Geometria A» is another exam than «Geometria».
    if (JOINING.has(word) && !(last && word.length === 1)) return number ?? [];
    return number ?? SHORTENED[word] ?? word.replace(/^0+(?=\d)/, '');
  });
  return telling.length > 0 ? telling : words;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || word in NUMBERS;
}

/** What is compared with other words. */
function comparedWordsOf(question: string): string[] {
  const words = keyWordsOf(question);
  const telling = words.filter((word) => word !== 'e');
  return [...new Set(telling.length > 0 ? telling : words)];
}

const catalogue = new Map(
  ALIASES.flatMap(([name, ...called]) => called.map((alias) => [keyOf(keyWordsOf(alias)), keyWordsOf(name)] as const)),
);
const names = new Map([...ALIASES.map(([name]) => name), ...CALENDAR.map(([name]) => name)].map((name) => [keyOf(keyWordsOf(name)), name]));

function keyOf(words: readonly string[]): string {
  return words.join('-');
}

/** By what an exam is known, however it is written; empty when the name holds no letter. */
export function slugOf(name: string): string {
  const words = keyWordsOf(name);
  const numbered = words.length > 1 && /^\d+$/.test(words.at(-1)!);
  const base = numbered ? words.slice(0, -1) : words;
  return keyOf([...(catalogue.get(keyOf(base)) ?? base), ...(numbered ? words.slice(-1) : [])]);
}

/** Its name in the catalogue, where it has one; else as most people write it. */
export function nameOf(slug: string, written: string): string {
  const numbered = /^(.+)-(\d+)$/.exec(slug);
  return names.get(slug) ?? (numbered && names.has(numbered[1]!) ? `${names.get(numbered[1]!)} ${numbered[2]}` : written);
}

/** What else students call an exam of the catalogue, its number written either way. */
export function callingsOf(slug: string): string[] {
  const [, base = slug, number] = /^(.+)-(\d+)$/.exec(slug) ?? [];
  const [name, ...called] = ALIASES.find(([catalogued]) => keyOf(keyWordsOf(catalogued)) === base) ?? [names.get(slug)];
  const written = number ? [number, ...Object.keys(NUMBERS).filter((word) => NUMBERS[word] === number && /^[iv]+$/.test(word))] : [];
  const bare = number && name ? [name.replace(/ \d+$/, ''), ...called] : called;
  return number ? bare.flatMap((each) => written.map((form) => `${each} ${form}`)) : bare;
}

/** The exams that everybody finds, whether or not somebody told of them. */
export const calendarExams = CALENDAR.map(([name, faculty]) => ({ slug: slugOf(name), name, faculty }));

/** How people write an exam, and of how many things. */
export interface Written {
  kind: 'experiences' | 'groups' | 'mentors';
  name: string;
  count: number;
}

/** What follows from a name alone. */
export interface NameForm {
  slug: string;
  words: string[];
  /** Its name in the catalogue, where it has one. */
  title: string;
  folded: string;
  foldedTitle: string;
}

export function formOf(name: string): NameForm {
  const slug = slugOf(name);
  const title = nameOf(slug, name);
  return { slug, words: slug.split('-'), title, folded: foldText(name), foldedTitle: foldText(title) };
}

/** An exam with all the ways in which it is written. */
export interface WrittenSubject extends Omit<ExamSubject, 'similar' | 'matches'> {
  /** Of its slug. */
  words: string[];
  spellings: Record<Written['kind'], string[]>;
  /** All its names, folded, one a line. */
  text: string;
}

/**
 * The exams that people tell of, group around or know, the most of all first; those of the calendar follow.
 * @param known the names' forms, where they were worked out before
 */
export function subjectsOf(written: readonly Written[], known: (name: string) => NameForm = formOf): WrittenSubject[] {
  const subjects = new Map<string, WrittenSubject>();
  const subjectOf = ({ slug, words, title, foldedTitle }: NameForm, faculty: string | null = null) => {
    const before = subjects.get(slug);
    if (before) return before;
    const counts = { experiences: 0, groups: 0, mentors: 0 };
    const spellings = { experiences: [], groups: [], mentors: [] };
    const subject = { slug, words, name: title, faculty, ...counts, spellings, text: foldedTitle };
    subjects.set(slug, subject);
    return subject;
  };
  for (const { name, faculty } of calendarExams) subjectOf(known(name), faculty);
  const common = written.map((entry) => ({ entry, form: known(entry.name) })).sort((a, b) => b.entry.count - a.entry.count);
  const taken = new Set(subjects.keys());
  for (const { entry, form } of common) if (entry.kind !== 'mentors') taken.add(form.slug);
  for (const { entry, form } of common) {
    // What a mentor knows beside exams, such as how to live with fear, is no exam until somebody takes it.
    if (!form.slug || !taken.has(form.slug)) continue;
    const subject = subjectOf(form);
    subject[entry.kind] += entry.count;
    subject.spellings[entry.kind].push(entry.name);
    subject.text += `\n${form.folded}`;
  }
  return [...subjects.values()].sort((a, b) => sizeOf(b) - sizeOf(a) || (a.slug < b.slug ? -1 : 1));
}

type Ranked = Pick<ExamSubject, 'slug' | 'experiences' | 'groups' | 'mentors' | 'similar'>;

function sizeOf({ experiences, groups, mentors }: Ranked): number {
  return experiences + groups + mentors;
}

/** The place of an exam in a list, also when it is no longer there: whether it only resembles what is looked for, its size, its slug. */
export function cursorAt(subject: Ranked): string {
  return `${subject.similar ? 's' : ''}${sizeOf(subject)}-${subject.slug}`;
}

export const EXAM_CURSOR = /^(s?)(\d{1,9})-([^\s.]{1,200})$/;

/** What comes after this place. */
export function listAfter<Item extends Ranked>(found: readonly Item[], cursor: string | undefined): Item[] {
  const [, similar, size, slug] = EXAM_CURSOR.exec(cursor ?? '') ?? [];
  if (slug === undefined) return [...found];
  return found.filter((subject) => {
    if (!!subject.similar !== (similar === 's')) return !!subject.similar;
    const larger = Number(size) - sizeOf(subject);
    return larger > 0 || (larger === 0 && subject.slug > slug);
  });
}

/** Those that hold the question or are what it names, and after them those that resemble it. */
export function findSubjects(subjects: readonly WrittenSubject[], q: string): (WrittenSubject & { similar?: true })[] {
  const wanted = foldText(q);
  if (!wanted) return [...subjects];
  const slug = slugOf(q);
  const words = comparedWordsOf(q);
  // Thousands of names share their words: each is compared once, and told by a bit for each word of the question that it resembles.
  const resembled = new Map<string, number>();
  const bitsOf = (other: string) => {
    const known = resembled.get(other);
    if (known !== undefined) return known;
    const bits = words.reduce((sum, word, at) => (isSameWord(word, other) ? sum | (1 << at) : sum), 0);
    resembled.set(other, bits);
    return bits;
  };
  const all = 2 ** words.length - 1;
  const holds = (subject: WrittenSubject) => subject.slug === slug || subject.text.includes(wanted);
  const resembles = (subject: WrittenSubject) =>
    words.length <= WORDS_COMPARED && subject.words.reduce((bits, word) => bits | bitsOf(word), 0) === all;
  const found = subjects.filter(holds);
  const held = new Set(found);
  const others = subjects.filter((subject) => !held.has(subject) && resembles(subject));
  return [...found, ...others.map((subject) => ({ ...subject, similar: true as const }))];
}

/** The words of an exam’s name that resemble one of the question’s, as they are folded. */
export function matchesOf({ name }: Pick<WrittenSubject, 'name'>, q: string): string[] {
  const words = comparedWordsOf(q);
  const named = foldText(name.replace(/['’‘`´ʼ]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(named)].filter((other) => words.some((word) => isSameWord(word, other))).sort();
}

/** The beginning of the other, another ending, or a slip away. */
function isSameWord(word: string, other: string): boolean {
  if (word === other || (word.length >= SURE && other.startsWith(word))) return true;
  let common = 0;
  while (common < word.length && word[common] === other[common]) common++;
  const endings = Math.max(word.length, other.length) - common;
  return (common >= SURE && endings <= ENDING_MAX) || (word.length >= SURE && isOneSlipAway(word, other));
}

/** As many as a number has bits for; no exam has a longer name. */
const WORDS_COMPARED = 30;
/** Fewer letters in common say little. */
const SURE = 4;
/** As in chimi-ca, chimi-che. */
const ENDING_MAX = 3;

/** How often each value was told, and their mean; null when none was. */
export function distributionOf(values: readonly { value: number; count: number }[], possible: readonly number[]) {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const countOf = (value: number) => values.reduce((sum, told) => (told.value === value ? sum + told.count : sum), 0);
  return {
    mean: values.reduce((sum, { value, count }) => sum + value * count, 0) / total,
    bars: possible.map((value) => ({ value, count: countOf(value) })),
  };
}
