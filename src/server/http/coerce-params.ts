import { z } from 'zod';

/**
 * Converts the strings of a query or path to the types that the procedure's input expects. A string that does not fit is left as it is, so
 * that validation refuses it with its own message.
 */
export function coerceParams(schemas: readonly unknown[], texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, coerce(fieldOf(schemas, name), text)]));
}

function fieldOf(schemas: readonly unknown[], name: string): unknown {
  for (const schema of schemas) {
    const object = unwrap(schema);
    if (object instanceof z.ZodObject && Object.hasOwn(object.shape, name)) return unwrap(object.shape[name]);
  }
  return undefined;
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

function coerce(schema: unknown, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (schema instanceof z.ZodNumber) return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (schema instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
