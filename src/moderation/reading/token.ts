import type { Picture } from '../data/pictures.ts';
import type { Known } from '../sides.ts';
import type { Sound } from './sound.ts';

/** What stands before a token: nothing, a comma or bracket, or the end of a sentence. */
export type Pause = 'none' | 'short' | 'full';

/** One word as it was read, the same wherever it stands. */
export interface Word {
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
  /** An insult written in pieces may begin with it. */
  begins: boolean;
  sound: Sound;
  known: Known;
}

export interface Token {
  read: Word;
  pause: Pause;
  /** A quotation mark or a colon stands before it. */
  quoted: boolean;
  /** Inside quotation marks. */
  cited: boolean;
  /** What a picture after it says of how it is meant; before the first word, it is the first word's. */
  picture: Picture | undefined;
}
