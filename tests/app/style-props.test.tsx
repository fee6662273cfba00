import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseConfig } from '../../src/client/app/theme/base-config.ts';
import { semanticTokens } from '../../src/client/app/theme/semantic-tokens.ts';
import { textStyles } from '../../src/client/app/theme/text-styles.ts';
import { tokens } from '../../src/client/app/theme/tokens.ts';

const ROOT = 'src/client';
const source = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('base-config.ts'))
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
  .join('\n');

const theme = defineConfig({ theme: { breakpoints: { sm: '30rem' }, tokens, semanticTokens, textStyles } });
const ours = createSystem(baseConfig, theme);
const chakras = createSystem(defaultBaseConfig, theme);

/** Values of every kind: tokens of each category, negatives, and plain CSS. */
const samples = ['4', '0.5', '-2', '0', 'full', 'target', 'ink', 'vent.edge', 'card', 'float', 'dialog', 'body', 'semibold', 'calm', '50%', '1px', 'auto', 'none', 'transparent'];

function names(): string[] {
  const utilities = Object.entries(defaultBaseConfig.utilities ?? {});
  return utilities.flatMap(([name, utility]) => [name, ...[utility?.shorthand ?? []].flat()]).filter((name): name is string => typeof name === 'string');
}

function css(system: typeof ours, name: string, value: unknown): Record<string, unknown> {
  const { '--bg-currentcolor': _, ...result } = system.css({ [name]: value } as Parameters<typeof ours.css>[0]);
  return result;
}

const used = names().filter((name) => new RegExp(`(?<![\\w.'-])${name}(=[{"]|: ['{\`])`).test(source));

it('finds the style props of the sources', () => {
  expect(used.length).toBeGreaterThan(50);
});

/** Plain CSS here: Chakra adds units and keywords to these that we do not use. */
const plain = new Set(['scrollbarWidth', 'transform', 'rotate', 'translate', 'scale']);
/** Tried with values of their own below. */
const own = ['srOnly', 'lineClamp', 'truncate'];

it.each(used.filter((name) => !plain.has(name) && !own.includes(name)))('%s means what it means in Chakra', (name) => {
  for (const value of samples) expect(css(ours, name, value), `${name}: ${value}`).toEqual(css(chakras, name, value));
});

it.each([
  ['srOnly', true],
  ['lineClamp', 3],
  ['truncate', true],
])('%s means what it means in Chakra', (name, value) => {
  expect(css(chakras, name, value)).toEqual(css(ours, name, value));
});

it('knows every condition that the sources name', () => {
  const wanted = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => new RegExp(`[^\\w]_${name}(=|:)`).test(source));
  expect(wanted.length).toBeGreaterThan(8);
  for (const name of wanted) expect(Object.keys(baseConfig.conditions ?? {})).toContain(name);
});
