import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lean } from '../../src/build/lean-html.ts';
import { pageFiles } from '../../src/build/preload-pages.ts';
import { pages } from '../../src/client/app/pages.ts';
import { semanticTokens } from '../../src/client/app/theme/semantic-tokens.ts';
import { paths } from '../../src/client/lib/paths.ts';

type Chunks = Parameters<typeof pageFiles>[1];

const html = readFileSync('src/client/index.html', 'utf8');

function chunk(fileName: string, facadeModuleId: string | null, imports: string[], isEntry = false) {
  return [fileName, { fileName, facadeModuleId, imports, isEntry }] as unknown as [string, NonNullable<ReturnType<Chunks['get']>>];
}

const build: Chunks = new Map([
  chunk('assets/index-1.js', '/src/client/index.html', ['assets/core-2.js'], true),
  chunk('assets/core-2.js', null, []),
  chunk('assets/card-3.js', null, ['assets/core-2.js']),
  chunk('assets/login-page-4.js', '/src/client/auth/login-page.tsx', ['assets/core-2.js', 'assets/card-3.js']),
  chunk('assets/home-page-5.js', '/src/client/posts/home-page.tsx', ['assets/card-3.js']),
  chunk('assets/program-6.js', '/src/client/app/program.tsx', ['assets/core-2.js', 'assets/react-7.js'], true),
  chunk('assets/react-7.js', null, []),
  chunk('assets/login-asleep-8.js', '/src/client/auth/login-asleep.ts', ['assets/core-2.js']),
]);

const table: typeof pages = [
  { path: '/login', audience: 'everyone', module: 'auth/login-page.tsx' },
  { path: '/', audience: 'members', module: 'posts/home-page.tsx' },
  { path: '/home', audience: 'members', module: 'posts/home-page.tsx' },
];

it('lists the chunks of the program, of each page and of its sleeping form, without those of the entry', () => {
  expect(pageFiles(table, build)).toEqual([
    {
      path: '/login',
      audience: 'everyone',
      files: ['assets/program-6.js', 'assets/react-7.js', 'assets/login-page-4.js', 'assets/card-3.js'],
      asleep: ['assets/login-asleep-8.js'],
    },
    { path: '/', audience: 'members', files: ['assets/program-6.js', 'assets/react-7.js', 'assets/home-page-5.js', 'assets/card-3.js'] },
    {
      path: '/home',
      audience: 'members',
      files: ['assets/program-6.js', 'assets/react-7.js', 'assets/home-page-5.js', 'assets/card-3.js'],
    },
  ]);
});

it('fails the build when the table names a page that does not exist', () => {
  expect(() => pageFiles([{ path: '/', audience: 'members', module: 'posts/house-page.tsx' }], build)).toThrow(/posts\/house-page/);
});

it('has a page for every path, and a path for every page', async () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
  const modules = import.meta.glob<object>('../../src/client/*/*-page.tsx');
  const named = [...new Set(pages.map(({ module }) => `../../src/client/${module}`))];
  expect([...named, '../../src/client/app/not-found-page.tsx'].toSorted()).toEqual(Object.keys(modules).toSorted());
  for (const load of Object.values(modules)) expect(Object.keys(await load())).toEqual([expect.stringMatching(/Page$/)]);
});

it('index.html uses the theme’s colours before the theme is loaded', () => {
  const { paper, ink } = semanticTokens.colors;
  for (const { value } of [paper, ink]) {
    expect(html.toLowerCase()).toContain(value.base.toLowerCase());
    expect(html.toLowerCase()).toContain(value._dark.toLowerCase());
  }
});

it('index.html is served without comments and indentation, but otherwise complete', () => {
  const sent = lean(html);
  expect(sent).not.toMatch(/^\s|\/\/ |\/\*|<!--/m);
  const words = (text: string) => text.replace(/\/\/ .*|\/\*.*\*\/|<!--.*-->|\s/g, '');
  expect(words(sent)).toBe(words(html));
});
