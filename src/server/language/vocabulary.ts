import { ABUSE, HATRED, TOLD } from './data/abuse.ts';
import * as contextWords from './data/context-words.ts';
import { INSULTS, type Insult, type InsultKind } from './data/insults.ts';
import { SEXUAL } from './data/sexual.ts';
import { INCITEMENT, METHODS } from './data/suicide.ts';
import { THREATS } from './data/threats.ts';
import { LISTS } from './data/lists.ts';
import { disguiseKey, spellingKey } from './normalise.ts';
import { wordsOf } from './phrases.ts';

function inflections(entry: string): { form: string; plural: boolean }[] {
  const [stem = '', endings = ''] = entry.split(': ');
  return endings.split('|').flatMap((group, index) =>
    group
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((ending) => ({ form: ending === '-' ? stem : stem + ending, plural: index === 1 })),
  );
}

/** Every insulting form. The first kind that lists a form keeps it. */
export const insults = new Map<string, Insult>();
for (const [kind, entries] of Object.entries(INSULTS) as [InsultKind, readonly string[]][]) {
  for (const { form, plural } of entries.flatMap(inflections)) {
    if (!insults.has(form)) insults.set(form, { kind, plural });
  }
}

const phraseWords = wordsOf([ABUSE, TOLD, HATRED, THREATS, INCITEMENT, METHODS, SEXUAL].flat());

/** Every word that some rule names, as it is spelled. */
export const known = new Set<string>([
  ...insults.keys(),
  ...phraseWords,
  ...Object.values(contextWords).flatMap((list) => (list instanceof Set ? [...list] : [])),
]);

const MILD = new Set<InsultKind>(['animal', 'neutral']);

/** Insults worth a disguise. */
export const strongInsults = [...insults].filter(([, { kind }]) => !MILD.has(kind)).map(([form]) => form);

// Words of phrases that people stretch and misspell; their keys meet no ordinary word.
const STRETCHED = ['foul', 'hurt', 'hurtyou', 'sex', 'sexyou', 'blow', 'break', 'selfkill', 'orders'];
const SHORTEST_GUESS = 4;
const guessable = [...strongInsults, ...STRETCHED.flatMap((name) => LISTS[name]!.trim().split(/\s+/))];

const byKey = new Map<string, string>();
for (const form of guessable) {
  const key = spellingKey(form);
  if (key.length >= SHORTEST_GUESS && !byKey.has(key)) byKey.set(key, form);
}
const byDisguiseKey = new Map<string, string>();
for (const form of [...guessable, ...known]) {
  const key = disguiseKey(form);
  if (!byDisguiseKey.has(key)) byDisguiseKey.set(key, form);
}

/** The word that a plain spelling means: itself, or the listed word that it stretches or misspells. */
export function recognise(word: string): string | undefined {
  if (known.has(word)) return word;
  return word.length < SHORTEST_GUESS ? undefined : byKey.get(spellingKey(word));
}

/** The same for a word read out of digits and symbols, which may be any listed word. */
export function recogniseDisguised(word: string): string | undefined {
  if (known.has(word)) return word;
  return word.length < 3 ? undefined : byDisguiseKey.get(disguiseKey(word));
}

const MASKED_TOO = 'cazzo cazzi merda culo minchia figa pompino pompini spacco ammazzo uccido scopo ammazzati ucciditi tette'.split(' ');
const SHORTEST_SHOWN = 3;
const byFirst = new Map<string, string[]>();
const byLength = new Map<number, string[]>();
for (const form of [...strongInsults, ...MASKED_TOO]) {
  byFirst.set(form[0]!, [...(byFirst.get(form[0]!) ?? []), form]);
  byLength.set(form.length, [...(byLength.get(form.length) ?? []), form]);
}
const LONGEST_MASKED = Math.max(...byLength.keys());

function isShown(char: string): boolean {
  return char >= 'a' && char <= 'z';
}

/** What hides behind one stretch of stars or dots of any length ('vaff*****o'). */
function unmaskStretch(mask: readonly string[], shown: number): string | undefined {
  const start = mask.findIndex((char) => !isShown(char));
  const hidden = mask.slice(start, start + mask.length - shown);
  if (
    start < SHORTEST_SHOWN ||
    hidden.length < 2 ||
    shown <= SHORTEST_SHOWN + (hidden[0] === '.' ? 1 : 0) ||
    hidden.some((char) => char !== hidden[0])
  )
    return undefined;
  const head = mask.slice(0, start).join('');
  const tail = mask.slice(start + hidden.length).join('');
  return byFirst.get(mask[0]!)?.find((form) => form.length > shown && form.startsWith(head) && form.endsWith(tail));
}

/** The word behind a mask such as `str*nzo`; at least half of the letters, and no fewer than three, must show. */
export function unmask(mask: readonly string[]): string | undefined {
  if (mask.length > LONGEST_MASKED) return undefined;
  let shown = 0;
  for (const char of mask) if (isShown(char)) shown += 1;
  if (shown < SHORTEST_SHOWN) return undefined;
  const candidates = shown * 2 < mask.length ? undefined : isShown(mask[0]!) ? byFirst.get(mask[0]!) : byLength.get(mask.length);
  return (
    candidates?.find((form) => form.length === mask.length && mask.every((char, at) => !isShown(char) || char === form[at])) ??
    unmaskStretch(mask, shown)
  );
}

const barelyMasked = LISTS['masked']!.split(' ');

/** What a first and a last letter, with one star for each letter between them, may stand for in a phrase that insults anyway. */
export function suspect(mask: string): string | undefined {
  if (mask.length < 4 || mask.length > LONGEST_MASKED || mask[1] !== '*' || mask.slice(1, -1) !== '*'.repeat(mask.length - 2))
    return undefined;
  return barelyMasked.find((form) => form.length === mask.length && form[0] === mask[0] && form.at(-1) === mask.at(-1));
}
