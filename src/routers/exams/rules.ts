import { firstCharacters } from '../characters.ts';
import { foldText } from '../fold.ts';
import { isOneSlipAway } from '../search/rules.ts';
import { SLUG_MAX } from './limits.ts';
import type { ExamSubject } from './schema.ts';

/** The exams of the exam calendar, which exist from the start, with their faculties. */
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

/** Exams by their name in the course catalogue, with what students call them; a number may follow either. */
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

/** Conjunctions, which distinguish exams when between two words: «Economia e diritto» is not «Economia del diritto». */
const AND = new Set(['e', 'ed']);
/** Articles and prepositions, which do not distinguish exams. */
const JOINING = new Set(
  'a al alla all con d da dal dalla dell del dei degli della delle di e ed gli i il in l la le lo nel nella per un una'.split(' '),
);
// Maps, because the names of people's exams are looked up here: a plain object also has «constructor».
const ROMAN = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }));
const NUMBERS = new Map([...ROMAN, ...Object.entries({ uno: '1', due: '2', tre: '3', primo: '1', secondo: '2' })]);
const SHORTENED = new Map(Object.entries({ dir: 'diritto', ist: 'istituzioni', lab: 'laboratorio', mod: 'modulo' }));
/** Before these, an «I» in the middle of a name is a number: «Analisi I modulo B», «Analisi I e II». */
const NUMBERED = new Set(['e', 'mod', 'modulo', 'parte']);

/** Noise around a name: credits, remarks in brackets other than its number, the professor, «esame di». */
const AROUND: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\((?! ?(?:[ivx]+|\d{1,2}) ?\))[^()]*\)/g, ' '],
  [/\d+ ?(?:cfu|crediti|ects)\b/g, ' '],
  [/[\s,–-]prof(?:\.?ssa)?\.? .*$/, ' '],
  [/^(?:esame|corso) d(?:i|el|ella|ell)? (?!stato\b)/, ''],
  [/\bn[.°]? ?(?=\d)/g, ' '],
  // Signs that distinguish programming languages.
  [/\bc\+\+/g, 'cpp'],
  [/\bc#/g, 'csharp'],
  [/(\p{L}{3,})(?=\d{1,2}(?!\p{N}))/gu, '$1 '],
];

/** Returns the words that identify an exam, with numbers as digits and without the noise around its name. */
function keyWordsOf(name: string): string[] {
  const folded = foldText(name.replace(/['’‘`´ʼ]/g, ' '));
  const plain = AROUND.reduce((text, [what, instead]) => text.replace(what, instead), folded);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.flatMap((word, index) => {
    const last = index > 0 && index === words.length - 1;
    // «I promessi sposi» begins with an article, «Analisi I» ends with a number.
    const number = index > 0 && (word !== 'i' || last || NUMBERED.has(words[index + 1]!)) ? NUMBERS.get(word) : undefined;
    if (AND.has(word) && index > 0 && !last && !isNumber(words[index - 1]!) && !isNumber(words[index + 1]!)) return 'e';
    // «Geometria A» is another exam than «Geometria».
    if (JOINING.has(word) && !(last && word.length === 1)) return number ?? [];
    return number ?? SHORTENED.get(word) ?? word.replace(/^0+(?=\d)/, '');
  });
  return telling.length > 0 ? telling : words;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || NUMBERS.has(word);
}

/** Returns the words of a query that are compared with those of exams. */
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

/** Returns the slug of an exam, the same for all spellings; empty when the name has no letter or digit. */
export function slugOf(name: string): string {
  const words = keyWordsOf(name);
  const numbered = words.length > 1 && /^\d+$/.test(words.at(-1)!);
  const base = numbered ? words.slice(0, -1) : words;
  const slug = keyOf([...(catalogue.get(keyOf(base)) ?? base), ...(numbered ? words.slice(-1) : [])]);
  return firstCharacters(slug, SLUG_MAX).replace(/-$/, '');
}

/** Returns the name of an exam in the catalogue if it has one, otherwise `written`. */
export function nameOf(slug: string, written: string): string {
  const numbered = /^(.+)-(\d+)$/.exec(slug);
  return names.get(slug) ?? (numbered && names.has(numbered[1]!) ? `${names.get(numbered[1]!)} ${numbered[2]}` : written);
}

/** Returns the other names of an exam of the catalogue, with its number in digits and in Roman numerals. */
export function callingsOf(slug: string): string[] {
  const [, base = slug, number] = /^(.+)-(\d+)$/.exec(slug) ?? [];
  const [name, ...called] = ALIASES.find(([catalogued]) => keyOf(keyWordsOf(catalogued)) === base) ?? [names.get(slug)];
  const written = number ? [number, ...[...ROMAN].flatMap(([word, value]) => (value === number ? word : []))] : [];
  const bare = number && name ? [name.replace(/ \d+$/, ''), ...called] : called;
  return number ? bare.flatMap((each) => written.map((form) => `${each} ${form}`)) : bare;
}

/** The exams that are listed even if nobody has written about them. */
export const calendarExams = CALENDAR.map(([name, faculty]) => ({ slug: slugOf(name), name, faculty }));

/** A spelling of an exam, and how many things of a kind have it. */
export interface Written {
  kind: 'experiences' | 'groups' | 'mentors';
  name: string;
  count: number;
  /** Only of mentors: who they are, because one may list several spellings of an exam. */
  ids?: readonly number[] | null;
}

/** Everything that derives from a name alone. */
export interface NameForm {
  slug: string;
  /** See `placeOf`. */
  place: string;
  words: string[];
  /** The exam's name in the catalogue if it has one, otherwise the name as written. */
  title: string;
  folded: string;
  foldedTitle: string;
}

export function formOf(name: string): NameForm {
  const slug = slugOf(name);
  const title = nameOf(slug, name);
  return { slug, place: placeOf(slug), words: slug.split('-'), title, folded: foldText(name), foldedTitle: foldText(title) };
}

/** An exam with all its spellings. */
export interface WrittenSubject extends Omit<ExamSubject, 'similar' | 'matches'> {
  /** See `placeOf`. */
  place: string;
  /** The words of its slug. */
  words: string[];
  spellings: Record<Written['kind'], string[]>;
  /** All its names, folded, one per line. */
  text: string;
}

/**
 * Collects the exams of experiences, study groups, mentors and the calendar, the most frequent first.
 * @param known returns the form of a name, for example from a cache
 */
export function subjectsOf(written: readonly Written[], known: (name: string) => NameForm = formOf): WrittenSubject[] {
  const subjects = new Map<string, WrittenSubject>();
  const subjectOf = ({ slug, place, words, title, foldedTitle }: NameForm, faculty: string | null = null) => {
    const before = subjects.get(slug);
    if (before) return before;
    const counts = { experiences: 0, groups: 0, mentors: 0 };
    const spellings = { experiences: [], groups: [], mentors: [] };
    const subject = { slug, place, words, name: title, faculty, ...counts, spellings, text: foldedTitle };
    subjects.set(slug, subject);
    return subject;
  };
  for (const { name, faculty } of calendarExams) subjectOf(known(name), faculty);
  const common = written.map((entry) => ({ entry, form: known(entry.name) })).sort((a, b) => b.entry.count - a.entry.count);
  const listing = new Map<string, Set<number>>();
  const taken = new Set(subjects.keys());
  for (const { entry, form } of common) if (entry.kind !== 'mentors') taken.add(form.slug);
  for (const { entry, form } of common) {
    // A mentor's specialization may be no exam, such as coping with fear, so it counts only if the exam is also named elsewhere.
    if (!form.slug || !taken.has(form.slug)) continue;
    const subject = subjectOf(form);
    if (entry.kind === 'mentors') {
      const ids = listing.get(form.slug) ?? new Set();
      for (const id of entry.ids ?? []) ids.add(id);
      listing.set(form.slug, ids);
      subject.mentors = ids.size;
    } else subject[entry.kind] += entry.count;
    subject.spellings[entry.kind].push(entry.name);
    subject.text += `\n${form.folded}`;
  }
  return [...subjects.values()].sort((a, b) => sizeOf(b) - sizeOf(a) || (a.place < b.place ? -1 : 1));
}

/** By this, exams of the same size are ordered, with the second part of an exam before the tenth. */
function placeOf(slug: string): string {
  if (!/\d/.test(slug)) return slug;
  // Slugs that differ only in zeros have places of their own.
  return `${slug.replace(/\d+/g, (digits) => digits.padStart(4, '0'))} ${slug}`;
}

type Ranked = Pick<ExamSubject, 'slug' | 'experiences' | 'groups' | 'mentors' | 'similar'>;

function sizeOf({ experiences, groups, mentors }: Ranked): number {
  return experiences + groups + mentors;
}

/** Encodes the place of an exam in a list, which stays valid without the exam: whether it is only similar, its size, its slug. */
export function cursorAt(subject: Ranked): string {
  return `${subject.similar ? 's' : ''}${sizeOf(subject)}-${subject.slug}`;
}

export const EXAM_CURSOR = /^(s?)(\d{1,9})-([^\s.]{1,200})$/u;

/** Returns the exams after this place. */
export function listAfter<Item extends Ranked>(found: readonly Item[], cursor: string | undefined): Item[] {
  const [, similar, size, slug] = EXAM_CURSOR.exec(cursor ?? '') ?? [];
  if (slug === undefined) return [...found];
  const place = placeOf(slug);
  return found.filter((subject) => {
    if (!!subject.similar !== (similar === 's')) return !!subject.similar;
    const larger = Number(size) - sizeOf(subject);
    return larger > 0 || (larger === 0 && placeOf(subject.slug) > place);
  });
}

/** Returns the exams that contain the query or are named by it, followed by those that resemble it. */
export function findSubjects(subjects: readonly WrittenSubject[], q: string): (WrittenSubject & { similar?: true })[] {
  const wanted = foldText(q);
  if (!wanted) return [...subjects];
  const slug = slugOf(q);
  const words = comparedWordsOf(q);
  // Thousands of names share their words, so each word is compared once: it gets one bit for each word of the query it resembles.
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
    words.length > 0 && words.length <= WORDS_COMPARED && subject.words.reduce((bits, word) => bits | bitsOf(word), 0) === all;
  const found = subjects.filter(holds);
  const held = new Set(found);
  const others = subjects.filter((subject) => !held.has(subject) && resembles(subject));
  return [...found, ...others.map((subject) => ({ ...subject, similar: true as const }))];
}

/** Returns the words of an exam’s name, folded, that resemble a word of the query. */
export function matchesOf({ name }: Pick<WrittenSubject, 'name'>, q: string): string[] {
  const words = comparedWordsOf(q);
  const named = foldText(name.replace(/['’‘`´ʼ]/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(named)].filter((other) => words.some((word) => isSameWord(word, other))).sort();
}

/** Whether `word` begins the other, differs from it only in the ending, or is one typo away. */
function isSameWord(word: string, other: string): boolean {
  if (word === other || (word.length >= SURE && other.startsWith(word))) return true;
  let common = 0;
  while (common < word.length && word[common] === other[common]) common++;
  const endings = Math.max(word.length, other.length) - common;
  return (common >= SURE && endings <= ENDING_MAX) || (word.length >= SURE && isOneSlipAway(word, other));
}

/** As many words as a number has bits for; no exam has a longer name. */
const WORDS_COMPARED = 30;
/** Fewer letters in common prove too little. */
const SURE = 4;
/** As in chimi-ca, chimi-che. */
const ENDING_MAX = 3;

/** Returns how often each value was given, and their mean; null when there are none. */
export function distributionOf(values: readonly { value: number; count: number }[], possible: readonly number[]) {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const countOf = (value: number) => values.reduce((sum, told) => (told.value === value ? sum + told.count : sum), 0);
  return {
    mean: values.reduce((sum, { value, count }) => sum + value * count, 0) / total,
    bars: possible.map((value) => ({ value, count: countOf(value) })),
  };
}
