import { mayClear } from './evidence.ts';
import type { Hit } from './lexicon.ts';
import type { Reading } from './reader.ts';

/** The categories of an insult’s words, without those that say whom it is about. */
const PARTS = /^(?:word-|insult-word$|name-calling$|exclaim$)/;

/** Whether all attacks in a text are about a third person, as in most comfort: 'il problema è quel deficiente dell’assistente, non tu'. */
export function speaksOfAbsent({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>): boolean {
  // An insult followed by a comma addresses the reader: 'Idiota, la tassa si paga entro il 16'.
  const calls = ({ start, end }: Hit) => end > start && tokens[start + 1]!.pause === 'short';
  const said = hits.filter(({ category }) => category === 'insult-them');
  const within = (start: number, end: number) => said.some((them) => start >= them.start - 1 && end <= them.end + 1);
  return (
    said.length > 0 &&
    !said.some(calls) &&
    hits.every(
      ({ category, start, end }) => category === 'insult-them' || mayClear(category) || (PARTS.test(category) && within(start, end)),
    )
  );
}
