import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageFiles } from '../../src/build/preload-pages.ts';
import { paths } from '../../src/client/lib/paths.ts';
import { memberPages } from '../../src/client/app/routes.tsx';
import { semanticTokens } from '../../src/client/app/theme/semantic-tokens.ts';

type Chunks = Parameters<typeof pageFiles>[1];

const html = readFileSync('src/client/index.html', 'utf8');
const routes = readFileSync('src/client/app/routes.tsx', 'utf8');

function chunk(fileName: string, facadeModuleId: string | null, imports: string[], isEntry = false) {
  return [fileName, { fileName, facadeModuleId, imports, isEntry }] as unknown as [string, NonNullable<ReturnType<Chunks['get']>>];
}

const build: Chunks = new Map([
  chunk('assets/index-1.js', '/src/client/index.html', ['assets/core-2.js'], true),
  chunk('assets/core-2.js', null, []),
  chunk('assets/card-3.js', null, ['assets/core-2.js']),
  chunk('assets/login-page-4.js', '/src/client/auth/login-page.tsx', ['assets/core-2.js', 'assets/card-3.js']),
  chunk('assets/home-page-5.js', '/src/client/posts/home-page.tsx', ['assets/card-3.js']),
]);

const table = `
const LoginPage = page(() => import('../auth/login-page.tsx').then((module) => module.LoginPage));
const HomePage = page(() => import('../posts/home-page.tsx').then((module) => module.HomePage));
const publicPages = { [paths.login]: LoginPage, };
export const memberPages = { [paths.home]: HomePage, [paths.homeAlias]: HomePage, };`;

it('lists each address’s chunks beyond what the entry brings', () => {
  expect(pageFiles(table, build)).toEqual({
    files: ['login-page-4', 'card-3', 'home-page-5'],
    open: { '/login': [0, 1] },
    member: { '/': [2, 1], '/home': [2, 1] },
  });
});

it('fails the build when the table names a page that is not there', () => {
  expect(() => pageFiles(table.replace('posts/home-page', 'posts/house-page'), build)).toThrow(/HomePage/);
  expect(() => pageFiles('', build)).toThrow(/No routes/);
});

it('understands the real route table', () => {
  const modules = [...routes.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, module]) => module!);
  const all: Chunks = new Map(modules.map((module, index) => chunk(`assets/page-${index}.js`, `/src/client/${module}`, [])));
  const pages = pageFiles(routes, all);
  expect(Object.keys(pages.member)).toEqual(Object.keys(memberPages));
  expect([...Object.keys(pages.open), ...Object.keys(pages.member)].toSorted()).toEqual(Object.values(paths).toSorted());
});

it('stands in the theme’s colours before the theme is there', () => {
  const { paper, ink } = semanticTokens.colors;
  for (const { value } of [paper, ink]) {
    expect(html.toLowerCase()).toContain(value.base.toLowerCase());
    expect(html.toLowerCase()).toContain(value._dark.toLowerCase());
  }
});
