import { z } from 'zod';
import { requiredText } from '../text.ts';
import { REREAD_MAX } from './limits.ts';

export const Reread = z.object({ text: requiredText(REREAD_MAX) }).meta({ id: 'Reread' });

export const Rereading = z
  .object({
    ask: z
      .boolean()
      .describe('Whether the text may wound whoever reads it, so that its writer should look at it once more. It may be published.'),
  })
  .meta({ id: 'Rereading' });
