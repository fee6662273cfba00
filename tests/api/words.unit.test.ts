import { expect, test } from 'vitest';
import { z } from 'zod';
import { procedures } from '../../src/routers/procedures.ts';

const ODD: unknown[] = [
  undefined,
  null,
  true,
  -1e9,
  1e9,
  0.5,
  '',
  'x',
  'x'.repeat(70_000),
  [],
  Array.from({ length: 200 }, () => 1),
  {},
  { a: 1 },
];

/** Technical terms that must not occur in messages for users. */
const OF_PROGRAMS =
  /\b(string|number|int|integer|bigint|boolean|array|object|record|undefined|null|nan|union|literal|pattern|regex|expected|received|atteso|ricevuto|invalid|input|must|should|value)\b|[<>=]=|\/\^/i;

const inputs = Object.entries(procedures).flatMap(([path, { _def }]) =>
  _def.inputs.filter((input): input is z.ZodType => input instanceof z.ZodType).map((input) => ({ path, input })),
);

interface Described {
  properties?: Record<string, unknown>;
  allOf?: Described[];
  anyOf?: Described[];
  $defs?: Record<string, Described>;
}

function fieldsOf(input: z.ZodType): string[] {
  const fields = (described: Described): string[] => [
    ...Object.keys(described.properties ?? {}),
    ...[...(described.allOf ?? []), ...(described.anyOf ?? []), ...Object.values(described.$defs ?? {})].flatMap(fields),
  ];
  return [...new Set(fields(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Described))];
}

/** The messages for every odd value of every field. */
function messagesOf(input: z.ZodType): Set<string> {
  const asked = [...ODD, ...fieldsOf(input).flatMap((field) => ODD.map((odd) => ({ [field]: odd })))];
  return new Set(asked.flatMap((odd) => input.safeParse(odd).error?.issues.map(({ message }) => message) ?? []));
}

test('there are inputs and fields to check', () => {
  expect(inputs.length).toBeGreaterThan(60);
  expect(inputs.flatMap(({ input }) => fieldsOf(input)).length).toBeGreaterThan(150);
});

test.each(inputs)('$path describes invalid input without technical terms', ({ input }) => {
  expect([...messagesOf(input)].filter((message) => OF_PROGRAMS.test(message))).toEqual([]);
});

test('messages contain the limits and the possible values', () => {
  const first = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  const limit = z.number().int().min(1).max(50);
  expect(first(limit, 0)).toBe('Deve essere almeno 1');
  expect(first(limit, 51)).toBe('Può essere al massimo 50');
  expect(first(limit, 'x')).toBe('Serve un numero');
  expect(first(limit, 1.5)).toBe('Serve un numero intero');
  expect(first(z.string().min(1), '')).toBe('Serve almeno 1 carattere');
  expect(first(z.string().max(20), 'x'.repeat(21))).toBe('Può avere al massimo 20 caratteri');
  expect(first(z.array(z.string()).min(2), [])).toBe('Servono almeno 2 elementi');
  expect(first(z.enum(['vent', 'talk']), 'x')).toBe('Valori possibili: vent, talk');
});
