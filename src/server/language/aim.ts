import * as is from './data/context-words.ts';
import { BARE, NAMES, type Insult } from './data/insults.ts';
import { KEEPERS, KEPT, PEOPLE, THINGS, TITLES } from './data/people.ts';
import { isReported } from './reported.ts';
import { beforeFill, isDenied, isMentioned, isOfThing, isOutcry, isOwn, subjectBefore, word, type Span } from './spare.ts';
import { clauseEndsAt, sentenceEndsAt, type Token } from './token.ts';

/** Whether what somebody else said, a denial, the writer's own name for themselves, a thing or a quotation clears it. */
export function isCleared(tokens: readonly Token[], span: Span, plural: boolean): boolean {
  return (
    isOutcry(tokens, span) ||
    isReported(tokens, span) ||
    isDenied(tokens, span) ||
    isOwn(tokens, span, plural) ||
    isOfThing(tokens, span) ||
    isMentioned(tokens, span)
  );
}

/** 'via Bastardi', 'prof Troia', 'abito a Bastardo'. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.capital && NAMES.has(token.word) && token.pause === 'none' && is.PREPOSITIONS.has(word(tokens, at - 1));
}

/** Idioms of single hard words: 'andare a puttane', 'rompersi i coglioni', 'vaffanculo' to an exam. */
function isIdiom(tokens: readonly Token[], at: number): boolean {
  const here = word(tokens, at);
  const before = word(tokens, at - 1);
  if (here === 'puttane' || here === 'troie' || here === 'mignotte') return before === 'a';
  if (here.endsWith('culo') && /^(?:v?a?f)?fanculo$/.test(here)) {
    for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1)
      if (/^(?:mand|and|spedi|vad)/.test(word(tokens, back)) && word(tokens, back) !== 'andate') return true;
    for (let next = at + 1; next <= at + 4; next += 1) if (THINGS.has(word(tokens, next))) return true;
    return false;
  }
  if (here !== 'coglioni') return false;
  if (before === 'due' || before === '2' || before === 'sui') return true;
  if (before === 'sti' || before === 'ste') return clauseEndsAt(tokens, at);
  if (before !== 'i' && before !== 'dai') return false;
  for (let back = at - 2; back >= Math.max(0, at - 5); back -= 1) if (is.ROMPERE.has(word(tokens, back))) return true;
  return false;
}

function isPersonAfter(tokens: readonly Token[], at: number, animal: boolean, named: boolean): boolean {
  let next = at + 1;
  if (!is.GENITIVE.has(word(tokens, next)) || clauseEndsAt(tokens, at)) return false;
  next += 1;
  while (is.ARTICLES.has(word(tokens, next)) && next < at + 5) next += 1;
  const here = tokens[next];
  if (!here) return false;
  if (KEPT.has(word(tokens, at)) && KEEPERS.has(here.word)) return false;
  return PEOPLE.has(here.word) || (named && here.capital && !THINGS.has(here.word) && !animal);
}

function speaksTo(tokens: readonly Token[], at: number): boolean {
  const limit = 12;
  // '..., imparate a scrivere'
  if (clauseEndsAt(tokens, at) && /(?:ate|ete|ite)$/.test(word(tokens, at + 1))) return true;
  for (let next = at + 1; next <= at + limit && !(tokens[next]?.pause === 'full'); next += 1) {
    if (is.SECOND_PERSON.has(word(tokens, next)) || /(?:tevi|atevi|itevi|ati|iti)$/.test(word(tokens, next))) return true;
  }
  for (let back = at - 1; back >= Math.max(0, at - limit); back -= 1) {
    if (is.SECOND_PERSON.has(word(tokens, back))) return true;
    if (tokens[back]!.pause === 'full') break;
  }
  return false;
}

/** 'sei ...', 'tu ...', '... che sei'. */
function isToldToYou(tokens: readonly Token[], at: number): boolean {
  if (!clauseEndsAt(tokens, at)) {
    let next = at + 1;
    if (word(tokens, next) === 'che') next += 1;
    if (word(tokens, next) === 'non') next += 1;
    if (is.SECOND_PERSON_VERBS.has(word(tokens, next)) && next <= at + 3) return true;
  }
  const verb = beforeFill(tokens, at);
  if (verb < 0) return false;
  const here = word(tokens, verb);
  if (here === 'tu' || here === 'voi' || (here === 'te' && !is.FILL.has(word(tokens, at - 1)))) return true;
  if (here === 'essere' && is.YOU_MAY.has(word(tokens, verb - 1))) return true;
  if (!is.SECOND_PERSON_VERBS.has(here)) return false;
  // General truths: 'se sei ...', 'quando sei ...'.
  return !['se', 'quando', 'finche'].includes(word(tokens, verb - 1));
}

interface Subject {
  person: boolean;
  article: boolean;
}

/** 'è un ...', 'il prof è ...': whom it is said of, if anybody. */
function saidOf(tokens: readonly Token[], at: number): Subject | undefined {
  const verb = beforeFill(tokens, at);
  if (verb < 0 || !is.THIRD_PERSON_VERBS.has(word(tokens, verb)) || ['c', 'ci', 'v'].includes(tokens[verb - 1]?.written ?? ''))
    return undefined;
  let article = false;
  for (let between = verb + 1; between < at; between += 1)
    if (['un', 'uno', 'una', 'dei', 'degli', 'delle', 'nu', 'na'].includes(word(tokens, between))) article = true;
  const subject = subjectBefore(tokens, verb, Math.max(0, verb - 5));
  if (subject === 'thing' || subject === 'nobody') return undefined;
  const person = subject === 'person';
  if (word(tokens, verb) === 'e' && !(article && person)) return undefined;
  return { person, article };
}

function isWorsened(tokens: readonly Token[], at: number, insult: Insult): boolean {
  const before = tokens[at]!.pause === 'none' ? word(tokens, at - 1) : '';
  const { kind } = insult;
  const list = is.GENITIVE.has(before) ? word(tokens, at - 2) : before;
  if (kind === 'neutral') {
    if (is.DIRTY.has(before)) return true;
  } else if (kind !== 'animal' || !['sporco', 'sporca', 'sporchi', 'sporche', 'fottuto', 'branco'].includes(list)) {
    if (is.WORSE.has(list) && (list === before || list === 'razza' || list === 'branco')) return true;
    if (
      kind !== 'animal' &&
      kind !== 'beast' &&
      is.POOR.has(list) &&
      (list === before || ['pezzo', 'massa', 'manica', 'banda', 'accozzaglia', 'mandria'].includes(list))
    )
      return true;
  }
  const after = clauseEndsAt(tokens, at) ? '' : word(tokens, at + 1);
  if (is.FOUL_AFTER.has(after)) return kind !== 'animal';
  if (after === 'di' || after === 'del' || after === 'd') return ['merda', 'cazzo', 'minchia', 'menga'].includes(word(tokens, at + 2));
  return false;
}

/** 'che ...' as the last word of a text in which the writer does not appear. */
function isExclaimedAt(tokens: readonly Token[], at: number): boolean {
  if (word(tokens, at - 1) !== 'che' || at !== tokens.length - 1) return false;
  return !tokens.slice(Math.max(0, at - 12), at).some((token) => is.WRITER.has(token.word));
}

function isCalledOut(tokens: readonly Token[], at: number, { kind }: Insult): boolean {
  const token = tokens[at]!;
  const first = at === 0 || token.pause === 'full';
  const last = sentenceEndsAt(tokens, at);
  if (first && last) {
    if (kind === 'animal' || is.NEVER_CALLED.has(token.word)) return false;
    if (kind === 'reproach') return token.exclaimed && tokens.length === 1;
    return BARE.has(token.word) || token.exclaimed || (kind === 'woman' && !token.capital);
  }
  if (kind === 'animal' || is.NEVER_CALLED.has(token.word)) return false;
  if (last && !first && is.CALLING.has(word(tokens, at - 1))) return true;
  if (last && token.pause === 'short') return speaksTo(tokens, at);
  // A word before a colon is defined, not called.
  return first && clauseEndsAt(tokens, at) && !tokens[at + 1]?.quoted && speaksTo(tokens, at);
}

/** 'quel ... del prof', 'l'... della segretaria', 'prof ...', 'che ... la prof'. */
function isPointedAt(tokens: readonly Token[], at: number, { kind }: Insult): boolean {
  const token = tokens[at]!;
  const before = token.pause === 'none' ? word(tokens, at - 1) : '';
  const animal = kind === 'animal' || kind === 'beast';
  if (
    (kind === 'insult' || kind === 'scorn') &&
    ((['un', 'uno', 'una'].includes(before) && is.DONE_BY.has(word(tokens, at - 2))) || isExclaimedAt(tokens, at))
  )
    return true;
  const alone = kind === 'insult' || kind === 'scorn' || kind === 'woman';
  const pointed = is.POINTING.has(before);
  const person = isPersonAfter(tokens, at, animal, pointed);
  if (pointed && (person || (alone && (clauseEndsAt(tokens, at) || !THINGS.has(word(tokens, at + 1)))))) return true;
  if (is.ARTICLES.has(before) && person && word(tokens, at + 1) !== 'di' && !animal && kind !== 'reproach') return true;
  if (TITLES.has(before) && !animal && kind !== 'slur') return true;
  if (before === 'che' && !animal && is.ARTICLES.has(word(tokens, at + 1)) && !clauseEndsAt(tokens, at))
    return PEOPLE.has(word(tokens, at + 2)) || PEOPLE.has(word(tokens, at + 3));
  return pointed && PEOPLE.has(word(tokens, at + 1)) && !clauseEndsAt(tokens, at) && !animal;
}

const DISGUISED_KINDS = new Set(['insult', 'scorn', 'woman', 'beast', 'slur']);

/** Whether the insult at this token is aimed at somebody. */
export function isAimed(tokens: readonly Token[], at: number, insult: Insult): boolean {
  const span = { start: at, end: at };
  const { kind, plural } = insult;
  if (kind === 'hard') return !isName(tokens, at) && !isIdiom(tokens, at) && !isCleared(tokens, span, plural);
  if (isOutcry(tokens, span) || isName(tokens, at)) return false;
  const told = kind !== 'neutral' && isToldToYou(tokens, at);
  if (told) return !isReported(tokens, span) && !isDenied(tokens, span);
  const subject = kind === 'neutral' || kind === 'animal' || kind === 'reproach' ? undefined : saidOf(tokens, at);
  const said = subject && (subject.person || (subject.article && kind === 'insult'));
  const aimed =
    said ||
    isWorsened(tokens, at, insult) ||
    (kind !== 'neutral' && (isCalledOut(tokens, at, insult) || isPointedAt(tokens, at, insult))) ||
    (tokens[at]!.disguised && DISGUISED_KINDS.has(kind));
  return aimed && !isCleared(tokens, span, plural);
}
