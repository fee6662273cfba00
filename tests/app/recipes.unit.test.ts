import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the source between the braces of each recipe. */
function recipesOf(source: string): string[] {
  return [...source.matchAll(/\b(?:defineRecipe\(|chakra\([\w']+, )\{/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0; end++) depth += source[end] === '{' ? 1 : source[end] === '}' ? -1 : 0;
    return source.slice(index, end);
  });
}

test('recipes have no responsive values, so that the style props of an element override them', () => {
  const files = readdirSync('src/client', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const recipes = files.flatMap((file) => recipesOf(readFileSync(`src/client/${file}`, 'utf8')).map((recipe) => ({ file, recipe })));
  expect(recipes.length).toBeGreaterThan(5);
  expect(
    recipes.filter(({ recipe }) => /\b(sm|md|lg|xl): '/.test(recipe) && /\{ (base|sm|md|lg|xl): /.test(recipe)).map(({ file }) => file),
  ).toEqual([]);
});
