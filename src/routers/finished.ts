import { z } from 'zod';

/** What each was checked by, and its text once somebody has asked for it; kept for as long as the part itself. */
const finished = new WeakMap<object, { schema: z.ZodType; text?: string }>();

/** A part that is the same in many answers: checked once, written once, and never changed. */
export function finish<Schema extends z.ZodType<object>>(schema: Schema, part: z.input<Schema>): z.output<Schema> {
  const checked = schema.parse(part);
  finished.set(Object.freeze(checked), { schema });
  return checked;
}

/** As `z.array`, but what was finished by the same schema is not checked again. */
export function listOf<Schema extends z.ZodType<object>>(schema: Schema): z.ZodArray<Schema> {
  const list = z.array(schema);
  const checkAll = list.parse.bind(list);
  const check = (part: object) => (finished.get(part)?.schema === schema ? part : schema.parse(part));
  list.parse = (answer) => (Array.isArray(answer) ? answer.map(check) : checkAll(answer)) as z.output<typeof list>;
  return list;
}

/** An answer in JSON. */
export function textOf(answer: unknown): string {
  if (!Array.isArray(answer) || !answer.some((part: unknown) => knownOf(part))) return JSON.stringify(answer);
  return `[${answer.map(textOfPart).join()}]`;
}

function textOfPart(part: unknown): string {
  const known = knownOf(part);
  return known ? (known.text ??= JSON.stringify(part)) : JSON.stringify(part);
}

function knownOf(part: unknown) {
  return typeof part === 'object' && part !== null ? finished.get(part) : undefined;
}
