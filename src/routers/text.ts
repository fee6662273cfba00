import { z } from 'zod';
import { ID_MAX, LIST_MAX, SEARCH_MAX } from './limits.ts';
import { COMPOSED_FROM_MAX, hasTooManyMarks, tidyText } from './marks.ts';
import { isVisible } from './written.ts';

/** Reports absent values as `missing`, and leaves values of the wrong type to the message of the locale. */
function unlessPresent(missing: string | undefined) {
  return missing === undefined
    ? undefined
    : ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : undefined);
}

/** The schema all texts share. A far too long text is refused for its length alone; only the first failed check is reported. */
function cleaned(max: number, missing?: string) {
  return z
    .string({ error: unlessPresent(missing) })
    .overwrite((text) => tidyText(text, max))
    .refine((text) => text.length > max * COMPOSED_FROM_MAX || !hasTooManyMarks(text), {
      error: 'Il testo contiene troppi segni sovrapposti',
      abort: true,
    })
    .max(max, { error: `Il testo può avere al massimo ${max.toLocaleString('it-IT')} caratteri`, abort: true })
    .regex(/^[^\0]*$/, { error: 'Il testo contiene un carattere non ammesso' });
}

/** Text that a person wrote: NFC, trimmed, without NUL, not blank, at most `max` characters. */
export function requiredText(max: number, blank = 'Campo obbligatorio') {
  // The minimum is for the OpenAPI document, which cannot express the refinement.
  return cleaned(max, blank)
    .min(1, { error: blank })
    .refine((text) => text === '' || isVisible(text), { error: blank });
}

/** Like `requiredText`, but absent, null and blank all mean absent. */
export function optionalText(max: number) {
  return cleaned(max)
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : undefined));
}

/** For updates: absent keeps the stored text, null and blank clear it. */
export function changedText(max: number) {
  return cleaned(max)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text && isVisible(text) ? text : null));
}

function cleanedList(entryMax: number, missing?: string) {
  return z.array(cleaned(entryMax), { error: unlessPresent(missing) }).max(LIST_MAX, { error: `Puoi indicarne al massimo ${LIST_MAX}` });
}

/** A list such as tags or resources; blank entries drop out, absent and null mean empty. */
export function textList(entryMax: number) {
  return cleanedList(entryMax)
    .nullish()
    .transform((list) => (list ?? []).filter((text) => isVisible(text)));
}

/** Like `textList`, with at least one entry that is not blank. */
export function requiredTextList(entryMax: number, blank = 'Campo obbligatorio') {
  return cleanedList(entryMax, blank)
    .min(1, { error: blank })
    .transform((list) => list.filter((text) => isVisible(text)))
    .refine((list) => list.length > 0, { error: blank });
}

export const SearchText = cleaned(SEARCH_MAX);

export const Id = z
  .number({ error: 'Identificativo non valido' })
  .int({ error: 'Identificativo non valido' })
  .min(1, { error: 'Identificativo non valido' })
  .max(ID_MAX, { error: 'Identificativo non valido' })
  .meta({ description: 'Positive integer identifier', example: 42 });

export const Timestamp = z.iso.datetime().meta({ description: 'ISO 8601 instant in UTC', example: '2026-11-21T08:30:00.000Z' });

export const UnderReview = z
  .literal(true)
  .optional()
  .meta({ description: 'Set while the content is under review: only its author and moderators see it' });

export const Emptied = z.literal(true).optional().meta({ description: 'Set if moderators removed it: the content is empty' });
