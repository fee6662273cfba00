import * as is from './data/context-words.ts';
import { PEOPLE } from './data/people.ts';
import { FAR, NEAR, sentenceStart, word, type Span } from './spare.ts';
import { sentenceEndsAt, type Token } from './token.ts';

/** 'mi hanno dato della ...' */
function given(tokens: readonly Token[], { start }: Span): boolean {
  const of = is.DEL.has(word(tokens, start - 1)) ? start - 1 : is.DEL.has(word(tokens, start - 2)) ? start - 2 : -1;
  if (of < 0) return false;
  const first = sentenceStart(tokens, start, NEAR);
  for (let at = of - 1; at >= first; at -= 1) {
    const here = word(tokens, at);
    if (is.REPORT_GIVE.has(here)) return true;
    // Without its accent, 'mi dà' looks like the preposition.
    if (here === 'da' && is.VICTIM.has(word(tokens, at - 1))) return true;
  }
  return false;
}

/** Whether the words between a report and the reported keep it at the writer, or turn it on somebody else. */
function staysReported(tokens: readonly Token[], report: number, span: Span, toYou: boolean): boolean {
  let that = false;
  let own = false;
  let yours = false;
  for (let at = report + 1; at <= span.end; at += 1) {
    const here = word(tokens, at);
    if (here === 'che' && at < span.start) that = true;
    if (that && is.FIRST_PERSON.has(here)) own = true;
    if (that && is.SECOND_PERSON_VERBS.has(here)) yours = true;
    if (at > report && at <= span.start && tokens[at]!.quoted) return true;
  }
  if (!that) return true;
  return toYou ? own || yours : own && !yours;
}

function victimBefore(tokens: readonly Token[], report: number, span: Span): { victim: boolean; toYou: boolean } {
  // What stands in quotation marks after such a verb is a report, whoever it was said to.
  let victim = false;
  for (let at = report + 1; at <= span.start; at += 1) if (tokens[at]!.quoted) victim = true;
  let toYou = false;
  for (let at = report - 1; at >= Math.max(0, report - 4); at -= 1) {
    const here = word(tokens, at);
    if (is.FIRST_AUX.has(here) && at >= report - 2 && !is.PASSIVE.has(word(tokens, report - 1))) return { victim: false, toYou: false };
    // What is said or written is no victim: 'l’ha scritto un ...'.
    if (is.VICTIM.has(here) && !(is.SAID.has(here) && is.SAYING.test(word(tokens, report)))) victim = true;
    if (here === 'ti' || here === 'vi' || here === 't') toYou = true;
    if (tokens[at]!.pause === 'full') break;
  }
  return { victim, toYou };
}

/** 'mi ha detto che sono ...', 'mi scrive: ...', 'una voce mi dice ...' */
function told(tokens: readonly Token[], span: Span): boolean {
  if (is.POINTING.has(word(tokens, span.start - 1)) && !tokens[span.start]!.quoted) return false;
  const first = sentenceStart(tokens, span.start, FAR);
  for (let at = span.start - 1; at >= first; at -= 1) {
    const here = word(tokens, at);
    if (is.REPORT_NOUNS.has(here)) return true;
    if (is.SELF_TALK.has(here) && (word(tokens, at - 1) === 'mi' || here.endsWith('mi'))) return true;
    if (!is.REPORT_CALL.has(here)) continue;
    const { victim, toYou } = victimBefore(tokens, at, span);
    if ((victim || is.REPORT_TO_ME.has(here)) && staysReported(tokens, at, span, toYou)) return true;
  }
  return false;
}

/** '..., mi ha scritto' after the words. */
function toldAfter(tokens: readonly Token[], { end }: Span): boolean {
  if (!['mi', 'ci', 'm'].includes(word(tokens, end + 1))) return false;
  for (let at = end + 2; at <= end + 4; at += 1) {
    if (word(tokens, at) === 'hai' || sentenceEndsAt(tokens, at - 1)) return false;
    if (is.REPORT_CALL.has(word(tokens, at))) return true;
  }
  return false;
}

/** 'il prof davanti a tutti: “...”' */
function quotedFrom(tokens: readonly Token[], { start }: Span): boolean {
  let opening = start;
  while (opening > 0 && start - opening < 2 * FAR && tokens[opening]!.cited) opening -= 1;
  opening += 1;
  if (opening > start) return false;
  const first = Math.max(0, opening - FAR);
  for (let at = opening - 1; at >= first; at -= 1) {
    const here = word(tokens, at);
    if (is.FIRST_AUX.has(here)) return false;
    if (PEOPLE.has(here) || is.REPORT_NOUNS.has(here) || here === 'mi') return true;
    if (tokens[at]!.pause === 'full') return false;
  }
  return false;
}

/** Whether somebody else said it, of the writer or of another victim. */
export function isReported(tokens: readonly Token[], span: Span): boolean {
  return quotedFrom(tokens, span) || given(tokens, span) || told(tokens, span) || toldAfter(tokens, span);
}
