import * as is from './data/context-words.ts';
import { GAMES, PEOPLE, THINGS } from './data/people.ts';
import { clauseEndsAt, sentenceEndsAt, type Token } from './token.ts';

/** Part of a text: the tokens of an insult, a threat or an order, by index of first and last. */
export interface Span {
  start: number;
  end: number;
}

/** How far to look for what clears a word. */
export const NEAR = 8;
export const FAR = 12;

export function word(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

/** Index of the first token of the clause, but not further back than `reach` tokens. */
function clauseStart(tokens: readonly Token[], at: number, reach: number): number {
  let start = at;
  while (start > 0 && at - start < reach && tokens[start]!.pause === 'none') start -= 1;
  return start;
}

/** The same for the sentence; quotation marks and colons do not end it. */
export function sentenceStart(tokens: readonly Token[], at: number, reach: number): number {
  let start = at;
  while (start > 0 && at - start < reach && (tokens[start]!.pause !== 'full' || tokens[start]!.quoted)) start -= 1;
  return start;
}

/** Moves left past articles and adverbs within the clause; -1 when the clause begins there. */
export function beforeFill(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > 0 && tokens[at]!.pause === 'none' && from - at < NEAR) {
    at -= 1;
    if (tokens[at]!.word === 'che' && tokens[at - 1]?.word === 'altro') at -= 1;
    else if (!is.FILL.has(tokens[at]!.word)) return at;
  }
  return -1;
}

/** Whether it is denied: 'non sei ...', 'non vuol dire che sei ...', 'non credo che tu sia ...'. */
export function isDenied(tokens: readonly Token[], { start }: Span): boolean {
  const first = clauseStart(tokens, start, NEAR);
  let that = false;
  let think = false;
  for (let at = start - 1; at >= first; at -= 1) {
    const here = word(tokens, at);
    if (is.NEGATION_BROKEN.has(here) && !that && here !== 'che') return false;
    if (here === 'che' || here === 'di') {
      if (word(tokens, at - 1) === 'altro') return false;
      that = true;
    }
    if (is.THINK.has(here)) think = true;
    if (is.NEGATION.has(here) && (!that || think))
      return is.COPULAS.has(word(tokens, at + 1)) || that || is.COPULAS.has(word(tokens, at + 2));
  }
  return false;
}

/** Whether the writer says it of themselves, or of nobody else: 'sono ...', 'mi sento ...', 'che ... che sono', 'non voglio fare ...'. */
export function isOwn(tokens: readonly Token[], { start, end }: Span, plural: boolean): boolean {
  const next = word(tokens, end + 1);
  if (!clauseEndsAt(tokens, end)) {
    const verb = next === 'che' || next === 'quale' ? word(tokens, end + 2) : next;
    if (is.SELF_AFTER.has(verb) && (!plural || verb !== 'sono')) return true;
  }
  let at = beforeFill(tokens, start);
  if (at < 0) return false;
  let here = word(tokens, at);
  if (here === 'da') {
    at -= 1;
    here = word(tokens, at);
    if (['comportato', 'comportata', 'agito', 'comportandomi', 'comportarmi'].includes(here))
      return word(tokens, at - 1) === 'sono' || word(tokens, at - 1) === 'ho' || here.endsWith('mi');
    if (here === 'comporto') return true;
  }
  if (here === 'sono') return !plural && word(tokens, at - 1) !== 'ci' && !PEOPLE.has(word(tokens, at - 1));
  if (here === 'fare' || here === 'fatto' || here === 'fa') {
    for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) if (is.OWN_WILL.has(word(tokens, back))) return true;
    return false;
  }
  if (here === 'essere' || here === 'esser') return !is.MUST.has(word(tokens, at - 1));
  if (here === 'sia' || here === 'siamo') {
    for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1)
      if (word(tokens, back) === 'io' || is.OTHERS_THINK.has(word(tokens, back))) return true;
    return here === 'siamo';
  }
  return is.SELF_VERBS.has(here);
}

/** Whether a thing, an event or an animal is sworn at: 'esame bastardo', 'stronza di una stampante'. */
export function isOfThing(tokens: readonly Token[], { start, end }: Span): boolean {
  for (let at = end + 1; at <= end + 4 && !clauseEndsAt(tokens, at - 1); at += 1) {
    const here = word(tokens, at);
    if (THINGS.has(here)) return true;
    if (!is.GENITIVE.has(here) && !is.ARTICLES.has(here) && here !== 'a' && here !== 'al' && here !== 'alla' && here !== 'all') break;
  }
  if (THINGS.has(word(tokens, start - 1)) && tokens[start]!.pause === 'none') return true;
  const verb = beforeFill(tokens, start);
  // Alone after a comma it refers to what the sentence began with.
  if (verb < 0) {
    const first = sentenceStart(tokens, start, FAR);
    if (!sentenceEndsAt(tokens, end) || tokens.slice(first, start).some((token) => is.SECOND_PERSON.has(token.word))) return false;
    return subjectBefore(tokens, clauseStart(tokens, start, NEAR), first) === 'thing';
  }
  if (THINGS.has(word(tokens, verb)) && start - verb <= 3 && !is.ARTICLES.has(word(tokens, start - 1))) return true;
  if (!is.THIRD_PERSON_VERBS.has(word(tokens, verb)) && word(tokens, verb) !== 'ha') return false;
  const first = clauseStart(tokens, verb, 6);
  return subjectBefore(tokens, verb, first) === 'thing';
}

/** What a verb's subject is, as far as the words from `first` to the verb tell; 'il prof di analisi' is a person. */
export function subjectBefore(tokens: readonly Token[], verb: number, first: number): 'person' | 'thing' | 'nobody' | undefined {
  let thing = false;
  for (let at = verb - 1; at >= first; at -= 1) {
    const here = word(tokens, at);
    if (here === 'chi') return 'nobody';
    if (PEOPLE.has(here)) return 'person';
    if (!THINGS.has(here)) continue;
    thing = true;
    if (!is.GENITIVE.has(word(tokens, at - 1))) return 'thing';
  }
  return thing ? 'thing' : undefined;
}

/** Whether the word is spoken about, not used: 'la parola ...', the title of a book. */
export function isMentioned(tokens: readonly Token[], { start, end }: Span): boolean {
  const first = sentenceStart(tokens, start, 7);
  for (let at = start - 1; at >= first; at -= 1) {
    if (is.SECOND_PERSON_VERBS.has(word(tokens, at)) || ['tuo', 'tua', 'vostro', 'vostra', 'da'].includes(word(tokens, at))) return false;
    if (is.MENTION.has(word(tokens, at))) return true;
  }
  if (!tokens[start]!.quoted) return false;
  for (let at = end + 1; at <= end + 6 && !sentenceEndsAt(tokens, at - 1); at += 1) if (is.MENTION.has(word(tokens, at))) return true;
  return false;
}

/** Whether it is an outcry ('porca ...', '... di quella miseria'). */
export function isOutcry(tokens: readonly Token[], { start, end }: Span): boolean {
  return is.EXCLAIMED_AFTER.has(word(tokens, start - 1)) || is.EXCLAIMED_BEFORE.has(word(tokens, end + 1));
}

/** Whether the sentence is about a game. */
export function isPlayed(tokens: readonly Token[], { start, end }: Span): boolean {
  for (let at = sentenceStart(tokens, start, FAR); at <= end + NEAR; at += 1) {
    if (GAMES.has(word(tokens, at))) return true;
    if (at >= end && sentenceEndsAt(tokens, at)) return false;
  }
  return false;
}
