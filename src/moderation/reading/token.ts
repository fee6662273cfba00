import type { Picture } from '../data/pictures.ts';
import type { Known } from '../sides.ts';
import type { Sound } from './sound.ts';

/** The pause before a token: none, a comma or bracket, or the end of a sentence. */
export type Pause = 'none' | 'short' | 'full';

/** A word as read, independently of its context. */
export interface Word {
  /** The listed word, else the word as read. */
  word: string;
  /** The letters in the text. */
  written: string;
  /** An alternative reading. */
  also: string | undefined;
  /** The kind of insult, if it is one. */
  insult: string | undefined;
  /** Whether it is written so as not to be recognised. */
  disguised: boolean;
  /** Whether an insult split by spaces may begin with it. */
  begins: boolean;
  sound: Sound;
  known: Known;
}

export interface Token {
  read: Word;
  pause: Pause;
  /** Whether a quotation mark or a colon precedes it. */
  quoted: boolean;
  /** Whether it is inside quotation marks. */
  cited: boolean;
  /** The attitude of an emoji after it; emojis before the first word belong to that word. */
  picture: Picture | undefined;
}
