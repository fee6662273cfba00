import { z } from 'zod';

/** What each was checked by, and its JSON once somebody has asked for it; kept for as long as the part itself. */
const finished = new WeakMap<object, { schema: z.ZodType; json?: Uint8Array }>();

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

const encoder = new TextEncoder();
const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => encoder.encode(sign)) as [Uint8Array, Uint8Array, Uint8Array];

/** An answer in JSON, in pieces that follow one another. */
export function jsonOf(answer: unknown): Uint8Array[] {
  if (!Array.isArray(answer) || !answer.some(isFinished)) return [encoder.encode(JSON.stringify(answer))];
  const parts = answer.flatMap((part: object) => [COMMA, jsonOfPart(part)]);
  return [OPEN, ...parts.slice(1), CLOSE];
}

function jsonOfPart(part: object): Uint8Array {
  const known = finished.get(part);
  if (!known) return encoder.encode(JSON.stringify(part));
  return (known.json ??= encoder.encode(JSON.stringify(part)));
}

function isFinished(part: object): boolean {
  return finished.has(part);
}
