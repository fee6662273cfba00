import { expect, it } from 'vitest';
import { createTokenDictionary } from '../../src/client/app/theme/lean-tokens.ts';
import { semanticTokens } from '../../src/client/app/theme/semantic-tokens.ts';

/** Typed as a string because the library does not export this module, which the build replaces with ours. */
const WHOLE: string = '../../node_modules/@chakra-ui/react/dist/esm/styled-system/token-dictionary.js';
const { createTokenDictionary: createWhole } = (await import(WHOLE)) as { createTokenDictionary: typeof createTokenDictionary };
const options = { prefix: 'chakra', breakpoints: { sm: '30rem', md: '48rem' }, semanticTokens };
const whole = createWhole(options);
const lean = createTokenDictionary(options);
const plain = (maps: Map<string, Map<string, string>>) =>
  Object.fromEntries([...maps].map(([name, map]) => [name, Object.fromEntries(map)]));

it('creates the same custom properties as Chakra, in light and dark', () => {
  expect(plain(lean.cssVarMap)).toEqual(plain(whole.cssVarMap));
  expect(lean.cssVarMap.get('_dark')!.size).toBeGreaterThan(20);
});

it('resolves style props to the same values as Chakra', () => {
  for (const { name } of lean.allTokens) expect([name, lean.getVar(name)]).toEqual([name, whole.getVar(name)]);
  for (const category of ['shadows', 'sizes', 'breakpoints', 'spacing'])
    expect(lean.getCategoryValues(category)).toEqual(whole.getCategoryValues(category));
  // Without colour palettes, which our styles do not use.
  const colours = Object.entries(whole.getCategoryValues('colors')!).filter(([name]) => !name.startsWith('colorPalette'));
  expect(lean.getCategoryValues('colors')).toEqual(Object.fromEntries(colours));
});

it('expands token references in strings', () => {
  const text = 'inset 0 -1px 0 {colors.hairline}, 0 0 {colors.vent.edge}';
  expect(lean.expandReferenceInValue(text)).toBe(whole.expandReferenceInValue(text));
  expect(lean.expandReferenceInValue(text)).toContain('var(--chakra-colors-hairline)');
});
