import { attackIn } from '../../moderation/attack.ts';
import { fullPainIn } from '../../moderation/full-pain.ts';
import { judge } from '../../moderation/verdict.ts';
import type { Language } from '../../routers/context.ts';
import { ownTurn } from '../limits/own-turn.ts';

/** Judges each text in a turn of its own: ten of a batch, or those whose answers from the database come together, hold nobody up. */
export function createLanguage(): Language {
  return {
    async judge(text) {
      await ownTurn('text');
      return judge(text);
    },
    async isUrgent(text) {
      await ownTurn('text');
      const { signal } = fullPainIn(text);
      if (signal === null || signal === 'overdose') return signal !== null;
      await ownTurn('text');
      // In pain, whoever speaks of how one dies asks.
      return attackIn(text).method;
    },
    async signalOf(text) {
      await ownTurn('text');
      return fullPainIn(text).signal;
    },
  };
}
