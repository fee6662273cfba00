import { z } from 'zod';

/** The `similar` parameter of the lists that can be searched. */
export const Similar = z.boolean().default(false);
export const SIMILAR_DESCRIPTION =
  'Returns entries that do not contain `q` but resemble it: by other forms of its words (esame, esami) or, if there are none, by words one typo away.';

export const Matches = z.array(z.string()).meta({
  description: 'Only with `similar`: the matching words of the entry, in lower case and without accents',
  example: ['esami'],
});
