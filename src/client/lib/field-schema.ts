import { z } from 'zod';

/** Schema of a list typed into one text field: splits the text and applies the rules of `list`. */
export function typedList<List extends z.ZodType<string[], string[] | null | undefined>>(list: List, separator: ',' | '\n' = ',') {
  return z.string().transform((text, context) => applied(list, splitList(text, separator), context));
}

/** Schema of a number typed into a field, where nothing typed means none. */
export function typedNumber<Number extends z.ZodType<number | undefined, number | null | undefined>>(number: Number) {
  return z.string().transform((text, context) => applied(number, text === '' ? undefined : +text, context));
}

/** The same schema for a form with hidden fields: `unseen` returns the values that replace what was typed in them. */
export function seen<Schema extends z.ZodType<object, object>>(
  schema: Schema,
  unseen: (values: z.input<Schema>) => Partial<z.input<Schema>>,
) {
  return z.preprocess((values: z.input<Schema>) => ({ ...values, ...unseen(values) }), schema);
}

function applied<Schema extends z.ZodType>(schema: Schema, value: unknown, context: z.RefinementCtx): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  context.addIssue({ code: 'custom', message: result.error.issues[0]?.message });
  return z.NEVER;
}

function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
