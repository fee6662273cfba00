import type { Hit } from './lexicon.ts';
import { hash, placeOf } from './tally.ts';
import { I, NOT, YOU } from './reading/sound.ts';
import type { Token } from './reading/token.ts';

const HIT = 0.3;
const PATTERN = 0.2;
const PAIR = 0.15;
const BESIDE = 0.2;
const SHAPE = 0.15;
/** Words on each side of a hit that may say whom it is about. */
const REACH = 8;

/** Up to this many disguised words may be a whole text. */
const HIDDEN = 3;

const QUOTED = 8;
const BESIDES = Array.from(
  { length: 16 },
  (_, around) =>
    ` beside ${[around & I && 'I', around & YOU && 'you', around & NOT && 'not', around & QUOTED && 'quoted'].filter(Boolean).join(', ')}`,
);

/** A feature of a text other than its words. */
export interface Mark {
  name: string;
  place: number;
}

/** Creates marks from two names, and caches them because patterns are long and repeat. */
function marking(between: string): (one: string, other: string) => Mark {
  const made = new Map<string, Map<string, Mark>>();
  return (one, other) => {
    let marks = made.get(one);
    if (!marks) made.set(one, (marks = new Map()));
    let mark = marks.get(other);
    if (!mark) {
      const name = one + between + other;
      marks.set(other, (mark = { name, place: placeOf(hash(name, 4)) }));
    }
    return mark;
  };
}

const ofPattern = marking(': ');
const ofCategory = marking('');
const ofPair = marking(' with ');
const FEWER = [6, 13, 31, 61].map((size) => ({ size, mark: ofCategory('fewer than ', `${size} words`) }));

/** Adds the hits by category and pattern, pairs of categories, and the shape of the text. */
export function marksOf(tokens: readonly Token[], hits: readonly Hit[], add: (value: number, mark: Mark) => void): void {
  const perCategory = new Map<string, Set<string>>();
  for (const hit of hits) {
    const patterns = perCategory.get(hit.category);
    if (patterns) patterns.add(hit.pattern);
    else perCategory.set(hit.category, new Set([hit.pattern]));
    add(PATTERN, ofPattern(hit.category, hit.pattern));
    add(BESIDE, ofCategory(hit.category, BESIDES[around(tokens, hit)]!));
    const stand = standOf(tokens, hit);
    if (stand) add(BESIDE, ofCategory(hit.category, stand));
  }
  for (const { picture } of tokens) if (picture) perCategory.set(picture, new Set([picture]));
  const categories = [...perCategory.keys()].sort();
  for (const [at, category] of categories.entries()) {
    const { size } = perCategory.get(category)!;
    add(HIT, ofCategory(category, ''));
    if (size > 1) add(HIT, ofCategory(category, ' twice'));
    if (size > 3) add(HIT, ofCategory(category, ' often'));
    for (let other = at + 1; other < categories.length; other += 1) add(PAIR, ofPair(category, categories[other]!));
  }
  if (hides(tokens)) add(SHAPE, ofCategory('a disguised word', ''));
  for (const { size, mark } of FEWER) if (tokens.length < size) add(SHAPE, mark);
}

/** Whether some words are disguised, but not most of a longer text: then the writer hides no word in particular. */
function hides(tokens: readonly Token[]): boolean {
  const disguised = tokens.filter(({ read }) => read.disguised).length;
  return disguised > 0 && (disguised <= HIDDEN || 2 * disguised < tokens.length);
}

/** Whether a hit stands alone, as when addressing somebody: 'Stronza, hai copiato', 'hai copiato, stronza'; or begins a sentence. */
function standOf(tokens: readonly Token[], { start, end }: Hit): string {
  const opens = tokens[start]!.pause === 'full';
  const closes = end + 1 === tokens.length || tokens[end + 1]!.pause !== 'none';
  if (closes && (opens || tokens[start]!.pause === 'short')) return opens ? ' alone first' : ' alone';
  return opens ? ' first' : '';
}

/** Flags for the sentence around a hit: about the writer, to somebody, negated, quoted. */
function around(tokens: readonly Token[], { start, end }: Hit): number {
  let from = start;
  while (from > 0 && tokens[from]!.pause !== 'full' && start - from < REACH) from -= 1;
  let to = end;
  while (to + 1 < tokens.length && tokens[to + 1]!.pause !== 'full' && to - end < REACH) to += 1;
  let found = tokens[start]!.cited || tokens[start]!.quoted ? QUOTED : 0;
  for (let at = from; at <= to; at += 1) found |= tokens[at]!.read.sound.person;
  return found;
}
