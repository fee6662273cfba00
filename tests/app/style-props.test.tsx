import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseConfig } from '../../src/client/app/theme/base-config.ts';
import { scales } from '../../src/client/app/theme/scales.ts';
import { semanticTokens } from '../../src/client/app/theme/semantic-tokens.ts';
import { textStyles } from '../../src/client/app/theme/text-styles.ts';

const ROOT = 'src/client';
const source = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('base-config.ts'))
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
  .join('\n');

const tokens = Object.fromEntries(
  Object.entries(scales).map(([category, values]) => [
    category,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  ]),
);
const theme = { breakpoints: { sm: '30rem' }, semanticTokens, textStyles };
const ours = createSystem(baseConfig, defineConfig({ theme }));
const chakras = createSystem(defaultBaseConfig, defineConfig({ theme: { ...theme, tokens } }));

/** Values of every kind: tokens of each category, negatives, and plain CSS. */
const samples = [
  '4',
  '0.5',
  '-2',
  '0',
  'full',
  'target',
  'ink',
  'vent.edge',
  'card',
  'float',
  'dialog',
  'body',
  'semibold',
  'calm',
  '50%',
  '1px',
  'auto',
  'none',
  'transparent',
];

function names(): string[] {
  const utilities = Object.entries(defaultBaseConfig.utilities ?? {});
  return utilities
    .flatMap(([name, utility]) => [name, ...[utility?.shorthand ?? []].flat()])
    .filter((name): name is string => typeof name === 'string');
}

function css(system: typeof ours, name: string, value: unknown): Record<string, unknown> {
  const { '--bg-currentcolor': _, ...result } = system.css({ [name]: value } as Parameters<typeof ours.css>[0]);
  return Object.fromEntries(Object.entries(result).map(([property, found]) => [property, withoutVariables(found)]));
}

/** Replaces the custom properties that Chakra uses for scale values with the values themselves. */
function withoutVariables(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const variable = /^(?:calc\()?(var\(--chakra-[^)]+\))(?: \* -1\))?$/.exec(value)?.[1];
  const token =
    variable &&
    chakras.tokens.allTokens.find(
      ({ extensions: { category, cssVar, negative } }) => cssVar?.ref === variable && (category ?? '') in scales && !negative,
    );
  if (!token) return value;
  return value.startsWith('calc') ? `-${token.value}` : token.value;
}

const used = names().filter((name) => new RegExp(`(?<![\\w.'-])${name}(=[{"]|: ['{\`])`).test(source));

it('finds the style props that the sources use', () => {
  expect(used.length).toBeGreaterThan(50);
});

/** Plain CSS in our config; Chakra adds units and keywords that we do not use. */
const plain = new Set(['scrollbarWidth', 'transform', 'rotate', 'translate', 'scale']);
/** Tested with their own values below. */
const own = ['srOnly', 'lineClamp', 'truncate'];

it.each(used.filter((name) => !plain.has(name) && !own.includes(name)))('%s gives the same CSS as in Chakra', (name) => {
  for (const value of samples) expect(css(ours, name, value), `${name}: ${value}`).toEqual(css(chakras, name, value));
});

it.each([
  ['srOnly', true],
  ['lineClamp', 3],
  ['truncate', true],
])('%s gives the same CSS as in Chakra for its own value', (name, value) => {
  expect(css(chakras, name, value)).toEqual(css(ours, name, value));
});

it('defines every condition that the sources use', () => {
  const wanted = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => new RegExp(`[^\\w]_${name}(=|:)`).test(source));
  expect(wanted.length).toBeGreaterThan(8);
  for (const name of wanted) expect(Object.keys(baseConfig.conditions ?? {})).toContain(name);
});

it.each([
  [{ hyphens: 'none' }, { WebkitHyphens: 'none', hyphens: 'none' }],
  [{ maskImage: 'none' }, { WebkitMaskImage: 'none', maskImage: 'none' }],
  [{ userSelect: 'none' }, { WebkitUserSelect: 'none', userSelect: 'none' }],
] as const)('%o also sets the prefixed property for Safari', (style, expected) => expect(ours.css(style)).toEqual(expected));
