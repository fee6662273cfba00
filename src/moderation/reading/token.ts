/** What stands before a token: nothing, a comma or bracket, or the end of a sentence. */
export type Pause = 'none' | 'short' | 'full';

export interface Token {
  /** Where its string begins in the text. */
  at: number;
  /** The word as the rules know it, else as it was read. */
  word: string;
  /** The letters that stand in the text. */
  written: string;
  /** Another word that it may be. */
  also: string | undefined;
  /** The kind of insult that the word may be. */
  insult: string | undefined;
  /** Written so as not to be recognised. */
  disguised: boolean;
  capital: boolean;
  pause: Pause;
  /** A quotation mark or a colon stands before it. */
  quoted: boolean;
  /** Inside quotation marks. */
  cited: boolean;
  /** An exclamation mark comes after it. */
  exclaimed: boolean;
}

export function clauseEndsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.pause !== 'none';
}

export function sentenceEndsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.pause === 'full';
}
