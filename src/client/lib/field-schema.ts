import { z } from 'zod';

/** A list that is typed as one text, checked by the rules of the list it becomes. */
export function typedList<List extends z.ZodType<string[], string[] | null | undefined>>(list: List, separator: ',' | '\n' = ',') {
  return z.string().transform((text, context) => applied(list, splitList(text, separator), context));
}

/** The same rules, with one message for the field in place of one for each alternative or entry that failed. */
export function plainly<Schema extends z.ZodType>(schema: Schema) {
  return z.custom<z.input<Schema>>().transform((value, context) => applied(schema, value, context));
}

/** The same rules of what a form shows: a field that is out of sight counts as `unseen` says, whatever was typed there before. */
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
