import type { Hit } from './lexicon.ts';
import type { Token } from './reading/token.ts';

const HIT = 0.3;
const PATTERN = 0.2;
const PAIR = 0.15;
const BESIDE = 0.2;
const SHAPE = 0.15;
/** Words to each side of a hit that say whom it is about. */
const REACH = 8;

const FIRST = new Set('io mi me mio mia miei mie ho sono sto ero avevo sento voglio vorrei penso m'.split(' '));
const SECOND = new Set('tu ti te tuo tua tuoi tue sei hai stai fai vai vuoi puoi devi t voi vi siete avete'.split(' '));

const I = 1;
const YOU = 2;
const NOT = 4;
const QUOTED = 8;
const BESIDES = Array.from(
  { length: 16 },
  (_, around) =>
    ` beside ${[around & I && 'I', around & YOU && 'you', around & NOT && 'not', around & QUOTED && 'quoted'].filter(Boolean).join(', ')}`,
);

/** Whether a word speaks of the writer, to somebody, or denies. */
export function personOf(word: string): number {
  return (FIRST.has(word) ? I : 0) | (SECOND.has(word) ? YOU : 0) | (word === 'non' ? NOT : 0);
}

/** What the lexicon found, by category and pattern, which categories stand together, and the shape of the text. `persons` are those of the tokens. */
export function marksOf(
  tokens: readonly Token[],
  persons: readonly number[],
  hits: readonly Hit[],
  mark: (value: number, name: string, pattern?: string) => void,
): void {
  const perCategory = new Map<string, Set<string>>();
  for (const hit of hits) {
    const patterns = perCategory.get(hit.category);
    if (patterns) patterns.add(hit.pattern);
    else perCategory.set(hit.category, new Set([hit.pattern]));
    mark(PATTERN, hit.category, hit.pattern);
    mark(BESIDE, hit.category + BESIDES[around(tokens, persons, hit)]!);
  }
  for (const { picture } of tokens) if (picture) perCategory.set(picture, new Set([picture]));
  const categories = [...perCategory.keys()].sort();
  for (const [at, category] of categories.entries()) {
    const { size } = perCategory.get(category)!;
    mark(HIT, category);
    if (size > 1) mark(HIT, `${category} twice`);
    if (size > 3) mark(HIT, `${category} often`);
    for (let other = at + 1; other < categories.length; other += 1) mark(PAIR, `${category} with ${categories[other]!}`);
  }
  if (tokens.some(({ read }) => read.disguised)) mark(SHAPE, 'a disguised word');
  for (const size of [6, 13, 31, 61]) if (tokens.length < size) mark(SHAPE, `fewer than ${size} words`);
}

/** Whether the sentence around a hit speaks of the writer, to somebody, or denies; and whether it is quoted. */
function around(tokens: readonly Token[], persons: readonly number[], { start, end }: Hit): number {
  let from = start;
  while (from > 0 && tokens[from]!.pause !== 'full' && start - from < REACH) from -= 1;
  let to = end;
  while (to + 1 < tokens.length && tokens[to + 1]!.pause !== 'full' && to - end < REACH) to += 1;
  let found = tokens[start]!.cited || tokens[start]!.quoted ? QUOTED : 0;
  for (let at = from; at <= to; at += 1) found |= persons[at]!;
  return found;
}
