import { ownTurn } from '../limits/own-turn.ts';
import { isAimed, isCleared } from './aim.ts';
import { ABUSE, HATRED, TOLD } from './data/abuse.ts';
import { SEXUAL } from './data/sexual.ts';
import { INCITEMENT, METHODS } from './data/suicide.ts';
import { THREATS } from './data/threats.ts';
import { compilePhrases } from './phrases.ts';
import { isReported } from './reported.ts';
import { isDenied, isMentioned, isPlayed } from './spare.ts';
import type { Token } from './token.ts';
import { tokenise } from './tokenise.ts';

export interface LanguageFilter {
  /** Whether the text insults, threatens or incites somebody, or tells how to do oneself harm. Words of pain never do. */
  isBlocked(text: string): boolean;
}

const matchesFrom = compilePhrases([
  ['abuse', ABUSE],
  ['told', [...TOLD, ...HATRED]],
  ['threat', THREATS],
  ['order', [...INCITEMENT, ...SEXUAL]],
  ['method', METHODS],
] as const);

const PLURAL_HEADS = new Set([
  'figli',
  'figlie',
  'teste',
  'facce',
  'pezzi',
  'sacchi',
  'rotti',
  'morti',
  'topi',
  'ratti',
  'rifiuti',
  'scarti',
]);

function isPhraseBlocked(tokens: readonly Token[], at: number): boolean {
  return matchesFrom(tokens, at).some(({ meaning, start, end }) => {
    const span = { start, end };
    if (meaning === 'method') return true;
    if (meaning === 'abuse') return !isCleared(tokens, span, PLURAL_HEADS.has(tokens[start]!.word));
    if (isReported(tokens, span) || isMentioned(tokens, span)) return false;
    if (meaning === 'threat' && isPlayed(tokens, span)) return false;
    return meaning === 'told'
      ? !isDenied(tokens, span)
      : !(start > 0 && tokens[start - 1]!.word === 'non' && tokens[start]!.pause === 'none');
  });
}

// Long texts are judged block by block, which keeps memory small; no rule looks as far as the margin.
const BLOCK = 6000;
const MARGIN = 600;

function isBlockBlocked(text: string, from: number, to: number): boolean {
  const offset = Math.max(0, from - MARGIN);
  const tokens = tokenise(text.slice(offset, to + MARGIN));
  return tokens.some((token, at) => {
    if (token.at + offset < from || token.at + offset >= to) return false;
    return (token.insult !== undefined && isAimed(tokens, at, token.insult)) || isPhraseBlocked(tokens, at);
  });
}

/** The Italian language filter. Pure and synchronous; time grows with the length of the text only. */
export function createLanguageFilter(): LanguageFilter {
  return {
    isBlocked(text) {
      for (let from = 0; from < text.length; from += BLOCK) if (isBlockBlocked(text, from, from + BLOCK)) return true;
      return false;
    },
  };
}

/** Judges each text in a turn of its own: ten of a batch, or those whose answers from the database come together, hold nobody up. */
export function inOwnTurns({ isBlocked }: LanguageFilter): { isBlocked(text: string): Promise<boolean> } {
  return {
    async isBlocked(text) {
      await ownTurn('text');
      return isBlocked(text);
    },
  };
}
