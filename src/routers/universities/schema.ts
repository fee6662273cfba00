import { z } from 'zod';
import { EMAIL_MAX } from '../limits.ts';
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

/** Leaves room for one letter and the @. */
const DOMAIN_MAX = EMAIL_MAX - 2;

const MailDomain = z
  .string()
  .min(1)
  .max(DOMAIN_MAX)
  // No other letters, of which some become Latin ones, such as the Kelvin sign.
  .overwrite((domain) => domain.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))
  .meta({ description: 'What follows the @ of an address', example: 'edu.unito.it' });

export const AskDomain = z.object({ domain: MailDomain });
/** The answer for a domain of a university; there is none for others. */
export const UniversityDomain = z.object({ domain: MailDomain }).meta({ id: 'UniversityDomain' });

export const UniversityId = z.object({ id: Id });
