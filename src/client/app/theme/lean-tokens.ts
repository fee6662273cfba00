/*
 * Replaces Chakra's token dictionary, by the build, with what this theme uses of it: semantic tokens of colours and shadows, each
 * with a light and a dark value. No references between tokens, palettes, opacities or negatives: looking for them was half of a
 * phone's work to create the style system. tests/app/lean-tokens.test.tsx compares the two.
 */

interface Options {
  prefix?: string;
  breakpoints?: Record<string, string>;
  semanticTokens?: Tree;
}

interface Leaf {
  value: { base: string; _dark: string };
}
interface Tree {
  [name: string]: Tree | Leaf;
}

interface Token {
  name: string;
  value: string;
  extensions: { category: string; prop: string; condition: string; conditions?: Leaf['value']; cssVar: { var: string; ref: string } };
}

export function createTokenDictionary({ prefix = '', breakpoints = {}, semanticTokens = {} }: Options) {
  const allTokens: Token[] = [];
  const byName = new Map<string, Token>();
  const flatMap = new Map<string, string>();
  const byCategory: Record<string, Record<string, string>> = {};
  const categoryMap = new Map<string, Map<string, Token>>();
  const cssVarMap = new Map<string, Map<string, string>>();

  const add = (path: string[], value: string, conditions?: Leaf['value']) => {
    const [category = '', ...rest] = path;
    const prop = rest.join('.');
    const name = path.join('.');
    const variable = `--${[prefix, ...path].filter(Boolean).join('-')}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const cssVar = { var: variable, ref: `var(${variable})` };
    const token = { name, value, extensions: { category, prop, condition: 'base', ...(conditions && { conditions }), cssVar } };
    allTokens.push(token);
    byName.set(name, token);
    flatMap.set(name, cssVar.ref);
    (byCategory[category] ??= {})[prop] = cssVar.ref;
    categoryMap.set(category, (categoryMap.get(category) ?? new Map<string, Token>()).set(prop, token));
    const values = { base: value, ...(conditions && { _dark: conditions._dark }) };
    for (const [condition, text] of Object.entries(values))
      cssVarMap.set(condition, (cssVarMap.get(condition) ?? new Map<string, string>()).set(variable, text));
  };
  const walk = (tree: Tree, path: string[]) => {
    for (const [name, branch] of Object.entries(tree)) {
      const here = [...path, name];
      if (isLeaf(branch)) add(here, branch.value.base, branch.value);
      else walk(branch, here);
    }
  };
  const widths = Object.entries(breakpoints);
  for (const [name, value] of widths) add(['breakpoints', name], value);
  for (const [name, value] of widths) add(['sizes', `breakpoint-${name}`], value);
  walk(semanticTokens, []);

  const getVar = (value: string, fallback?: string) => flatMap.get(value) ?? fallback;
  return {
    prefix,
    allTokens,
    tokenMap: byName,
    flatMap,
    // Empty if the page already contains the custom properties: see src/build/prerender.ts.
    cssVarMap: import.meta.env.STYLES_WRITTEN === true ? new Map<string, Map<string, string>>() : cssVarMap,
    categoryMap,
    colorPaletteMap: new Map<string, Map<string, string>>(),
    getByName: (name: string) => byName.get(name),
    getVar,
    getCategoryValues: (category: string) => byCategory[category] ?? null,
    expandReferenceInValue: (value: string) =>
      value.includes('{') ? value.replace(/\{([^{}]*)\}/g, (_, name: string) => getVar(name.trim()) ?? name) : value,
  };
}

function isLeaf(branch: Tree | Leaf): branch is Leaf {
  return typeof branch['value'] === 'object' && 'base' in branch['value'];
}
