import { z } from 'zod';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  example?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
}

export interface Field {
  name: string;
  /** Maximum length of its text; undefined if it is not text. */
  maxLength: number | undefined;
  /** Maximum number of items; undefined if it is not a list. */
  maxItems: number | undefined;
}

/** The input of a procedure, as described by its schema. */
export class InputShape {
  readonly #schema: Schema;

  constructor(schema: z.ZodType) {
    const { $defs, ...whole } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
    this.#schema = inlined(whole, $defs ?? {}) as Schema;
  }

  get fields(): Field[] {
    return Object.entries(this.#schema.properties ?? {}).map(([name, property]) => {
      const schema = withoutNull(property);
      return { name, maxLength: (schema.items ?? schema).maxLength, maxItems: schema.items && schema.maxItems };
    });
  }

  /** Returns a valid input with all optional fields; identifiers are 1. */
  sample(): Record<string, unknown> {
    const sample = sampleOf(this.#schema) as Record<string, unknown>;
    for (const name of ['password', 'confirmPassword']) if (name in sample) sample[name] = 'mare-calmo-a-novembre';
    return sample;
  }
}

/** Returns a copy of the schema with all references inlined. */
function inlined(node: unknown, defs: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((entry) => inlined(entry, defs));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node as Schema;
  const named = $ref && defs[$ref.split('/').at(-1)!];
  return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([key, value]) => [key, inlined(value, defs)]));
}

function sampleOf(property: Schema): unknown {
  const schema = withoutNull(property);
  if (schema.type === 'integer' && schema.minimum === 1 && schema.example === 42) return 1;
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, sampleOf(value)]));
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0);
  return 'parole di prova, abbastanza lunghe da valere per una presentazione';
}

function withoutNull(schema: Schema): Schema {
  const [first] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return first ? { ...withoutNull(first), ...(schema.example !== undefined && { example: schema.example }) } : schema;
}
