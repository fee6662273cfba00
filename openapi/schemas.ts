import type { oas31 } from 'zod-openapi';

type Json = Record<string, unknown>;
type Schema = oas31.SchemaObject;

/** Returns the document with plain schemas, without what only zod or JavaScript's regular expressions need. */
export function plainSchemas<T>(node: T, key = ''): T {
  if (key === 'example' || key === 'examples' || typeof node !== 'object' || node === null) return node;
  if (key === 'schema') return plain(node as Schema) as T;
  if (key === 'schemas') return mapValues(node as Json, (schema) => plain(schema as Schema)) as T;
  if (Array.isArray(node)) return node.map((entry) => plainSchemas(entry)) as T;
  return mapValues(node as Json, plainSchemas) as T;
}

function plain(schema: Schema): Schema {
  const { example, additionalProperties, maximum, minimum, pattern, anyOf, properties, items, ...rest } = schema;
  const result: Schema = { ...rest };
  if (maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER) result.maximum = maximum;
  if (minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER) result.minimum = minimum;
  // Beside a format, zod's pattern only repeats it at length.
  if (pattern !== undefined && !rest.format) result.pattern = pattern.replaceAll('\\0', '\\x00');
  // Closed objects are opened: clients ignore fields that they do not know, so fields may be added.
  if (additionalProperties !== undefined && additionalProperties !== false) result.additionalProperties = additionalProperties;
  if (properties) result.properties = mapValues(properties, (property) => plain(property as Schema));
  if (items) result.items = plain(items as Schema);
  if (example !== undefined) result.examples = [example];
  return anyOf ? { ...result, ...anyOfPlain(anyOf.map((option) => plain(option as Schema))) } : result;
}

/** Turns a union with null into one schema with two types. */
function anyOfPlain(options: Schema[]): Schema {
  const flat = options.flatMap((option) => option.anyOf ?? [option]) as Schema[];
  const [first, second] = flat;
  const isNullable = flat.length === 2 && second!.type === 'null' && typeof first!.type === 'string' && !first!.enum;
  return isNullable ? { ...first, type: [first!.type as 'string', 'null'] } : { anyOf: flat };
}

function mapValues<In, Out>(record: Record<string, In>, map: (value: In, key: string) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
