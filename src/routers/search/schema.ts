import { z } from 'zod';

/** The `similar` parameter of the lists that can be searched. */
export const Similar = z.boolean().default(false);
export const SIMILAR_DESCRIPTION =
  'Instead of what holds `q`, what resembles it: other forms of its words (esame, esami), or, without any of these, words one slip away.';

export const Matches = z.array(z.string()).meta({
  description: 'Only with `similar`: the words of its texts that were meant, without accents and in lower case',
  example: ['esami'],
});
