import { attackIn } from '../../moderation/attack.ts';
import { fullPainIn } from '../../moderation/full-pain.ts';
import { judge } from '../../moderation/verdict.ts';
import type { Language } from '../../routers/context.ts';
import { ownTurn } from '../limits/own-turn.ts';

/** Judges each text in an event loop turn of its own, so that the texts of a batch, or of calls that go on together, block nobody. */
export function createLanguage(): Language {
  return {
    async judge(text) {
      await ownTurn('text');
      return judge(text);
    },
    async dangersIn(text) {
      await ownTurn('text');
      const { signal } = fullPainIn(text);
      await ownTurn('text');
      const { method, advises } = attackIn(text);
      // In a text about pain, mentioning how one dies counts as asking for it.
      const urgent = signal === 'overdose' || (signal !== null && method);
      return [...(urgent ? (['worried'] as const) : []), ...(advises === 'no' ? [] : (['self-harm'] as const))];
    },
    async hurts(text) {
      await ownTurn('text');
      return fullPainIn(text).hurts;
    },
    async signalOf(text) {
      await ownTurn('text');
      return fullPainIn(text).signal;
    },
  };
}
