import { attackIn } from '../../moderation/attack.ts';
import { painIn } from '../../moderation/pain.ts';
import type { Language } from '../../routers/context.ts';
import { ownTurn } from '../limits/own-turn.ts';

/** Judges each text in a turn of its own: ten of a batch, or those whose answers from the database come together, hold nobody up. */
export function createLanguage(): Language {
  return {
    async judge(text) {
      await ownTurn('text');
      return attackIn(text);
    },
    async tellsOfPain(text) {
      await ownTurn('text');
      return painIn(text).signal !== null;
    },
  };
}
