import { foldText } from '../../../../routers/fold.ts';
import { PROVERBS } from './proverbs.ts';
import { QUOTATIONS } from './quotations.ts';
import { SCREEN_AND_PAGE } from './screen-and-page.ts';
import { SONGS } from './songs.ts';

/** Written as in passwords, without spaces, accents and signs. */
export const KNOWN_PHRASES = [SONGS, SCREEN_AND_PAGE, PROVERBS, QUOTATIONS]
  .flatMap((list) => list.split(','))
  .map((phrase) => foldText(phrase).replace(/[^a-z0-9]/g, ''))
  .filter(Boolean);
