import { z } from 'zod';
import { Id, SearchText } from '../text.ts';

export const University = z
  .object({
    id: Id,
    name: z.string().meta({ example: 'Università degli Studi di Torino' }),
    city: z.string().meta({ example: 'Torino' }),
    region: z.string().meta({ example: 'Piemonte' }),
  })
  .meta({ id: 'University' });
export type University = z.infer<typeof University>;

export const Faculty = z.object({ id: Id, name: z.string().meta({ example: 'Psicologia' }) }).meta({ id: 'Faculty' });
export type Faculty = z.infer<typeof Faculty>;

export const SearchUniversities = z.object({
  q: SearchText.min(1, { error: 'Scrivi almeno un carattere' }).meta({
    description: 'Words to find in the name, short name or city',
    example: 'torino',
  }),
});

export const UniversityId = z.object({ id: Id });
