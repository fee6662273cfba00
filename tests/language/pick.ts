import { parseLexicon } from '../../src/moderation/lexicon.ts';
import { createTokeniser } from '../../src/moderation/reading/tokenise.ts';
import { createVocabulary } from '../../src/moderation/reading/vocabulary.ts';
import { compileLexicon } from '../../src/moderation/search.ts';
import type { LabelledText } from './texts.ts';

/** A match in a harmless text outweighs this many others. */
const DOUBT = 2;
const LEAST_GAIN = 2;

/** Returns the lines of category `always`, those that match the most positive and few other texts within `room`, and their lists. */
export function pickLines(
  lines: readonly string[],
  room: number,
  texts: readonly LabelledText[],
  labelOf: (text: LabelledText) => boolean | 'either',
  always: string,
): string {
  const lists = lines.filter((line) => line.startsWith('list\t'));
  const candidates = lines.filter((line) => !line.startsWith('list\t'));
  const entries = parseLexicon(lines.join('\n'));
  const lineOf = new Map(entries.map(({ category, pattern }, index) => [`${category}\t${pattern}`, candidates[index]!]));
  const { know, hitsIn } = compileLexicon(entries);
  const tokenise = createTokeniser(createVocabulary(entries), know);
  const found = new Map<string, { positive: Set<number>; negative: number }>();
  texts.forEach((text, index) => {
    const label = labelOf(text);
    if (label === 'either') return;
    for (const line of new Set(hitsIn(tokenise(text.text)).map(({ category, pattern }) => lineOf.get(`${category}\t${pattern}`)!))) {
      const counts = found.get(line) ?? { positive: new Set(), negative: 0 };
      if (label) counts.positive.add(index);
      else counts.negative += 1;
      found.set(line, counts);
    }
  });
  const picked: string[] = [];
  const covered = new Set<number>();
  const named = new Set<string>();
  let left = room;
  const pick = (line: string, cost: number) => {
    for (const list of listsOf(line, lists, named)) named.add(list);
    for (const index of found.get(line)?.positive ?? []) covered.add(index);
    found.delete(line);
    picked.push(line);
    left -= cost;
  };
  const costOf = (line: string) => line.length + 1 + listsOf(line, lists, named).reduce((sum, list) => sum + list.length + 1, 0);
  for (const line of candidates) if (line.startsWith(`${always}\t`)) pick(line, costOf(line));
  for (;;) {
    let best: { line: string; worth: number; cost: number } | undefined;
    for (const [line, { positive, negative }] of found) {
      const gain = [...positive].filter((index) => !covered.has(index)).length - DOUBT * negative;
      if (gain < LEAST_GAIN) continue;
      const cost = costOf(line);
      if (cost <= left && (!best || gain / cost > best.worth)) best = { line, worth: gain / cost, cost };
    }
    if (!best) break;
    pick(best.line, best.cost);
  }
  return [...named, ...picked.sort()].join('\n');
}

function listsOf(line: string, lists: readonly string[], named: ReadonlySet<string>): string[] {
  return lists.filter((list) => !named.has(list) && new RegExp(`@${list.split('\t')[1]}(?![\\w-])`).test(line));
}
