import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { visit } from '../support/browser.ts';
import { lackedByScripts, NewerFeatures, type Use } from '../support/newer-features.ts';

const BUILT = 'dist/client';
const REACT = 'React asks whether it is there';
const QUICK_EXIT = 'the quick exit asks for window.navigation first; without it the visited pages stay in the list behind the back button';

/** Features that are only used after a check: the number of uses, and the check or fallback. */
const GUARDED: Record<string, [uses: number, how: string]> = {
  'URL.canParse': [2, 'zod asks for it, and else makes a URL'],
  'Error.captureStackTrace': [4, 'zod and Chakra ask for it'],
  stackTraceLimit: [3, 'zod reads it of an Error that can capture'],
  requestIdleCallback: [1, 'the live chat asks for it, and else waits a moment'],
  'Navigator.userAgentData': [1, 'Chakra takes the platform else'],
  'Navigator.connection': [2, REACT],
  downlink: [1, REACT],
  fromElement: [3, 'React takes it where there is no relatedTarget'],
  navigation: [10, `${REACT}; so do the button back of pages that are not there and the quick exit`],
  canGoBack: [1, 'of window.navigation, where there is one; else the length of the history tells'],
  canIntercept: [1, REACT],
  currentEntry: [2, QUICK_EXIT],
  sameDocument: [1, QUICK_EXIT],
  traverseTo: [2, QUICK_EXIT],
  'navigate event': [1, REACT],
  'navigateerror event': [1, REACT],
  'navigatesuccess event': [1, REACT],
  startViewTransition: [1, 'React tries it, for a component that no page uses'],
  skipTransition: [1, 'the same'],
  'notificationclick event': [1, 'what never happens is not heard; the app on an iPhone opens by itself'],
  notification: [1, 'of that event'],
};

/** Cosmetic styles, without which a page works the same. */
const FINER: Record<string, string> = {
  '-webkit-tap-highlight-color': 'no browser but those with a highlight needs it',
  ':-webkit-inner-spin-button': 'no browser but those with such buttons needs it',
  ':-webkit-search-cancel-button': 'the same',
  ':selection': 'iOS marks in its own colours',
  '@page': 'the margins of paper',
  'field-sizing': 'ui/textarea-field.tsx measures the text',
  'forced-color-adjust': 'Safari forces no colours',
  hyphens: 'app/theme/base-config.ts adds -webkit-hyphens',
  'mask-image': 'the same, with its prefix',
  'overflow-anchor': 'switches off what Safari does not do',
  'print-color-adjust': 'the same, with its prefix',
  resize: 'iOS shows no handle',
  'scrollbar-width': 'a bar is seen below what scrolls sideways',
  'text-size-adjust': 'iOS knows it by its prefix, Firefox does not need it',
  'text-wrap': 'lines break where they are full',
  'user-select': 'app/theme/base-config.ts adds -webkit-user-select',
};

/** Names that mean something else, which the scan cannot know because no object of the program defines them. */
const OTHERS: Record<string, string> = {
  ':host-context': 'a table of Chakra’s',
  ':view-transition': 'React, for a component that no page uses',
  ':view-transition-group': 'the same',
  Profiler: 'React’s component',
  ViewTransition: 'React’s component',
  alternate: 'of React’s fibers',
  city: 'of a university',
  contentEncoding: 'zod’s',
  cssFloat: 'older browsers have it at CSSStyleDeclaration',
  d: 'of a path in SVG',
  delay: 'an option of React’s scheduler',
  displayName: 'of React’s components',
  div: 'chakra.div',
  'margin-bottom': 'React, for a component that no page uses',
  'margin-top': 'the same',
  orphans: 'a table of numbers without a unit',
  rule: 'of a moderator’s decision',
  rx: 'of a rectangle in SVG',
  ry: 'the same',
  take: 'the call moderation.take',
  unpause: 'of Chakra’s focus trap',
  'view-transition-class': 'React, for a component that no page uses',
  'view-transition-name': 'the same',
  widows: 'a table of numbers without a unit',
  zoom: 'the same',
};

test('the build uses nothing that the oldest supported browsers lack, except guarded and cosmetic features', () => {
  const uses = usesOf(BUILT);
  const counts: Record<string, number> = {};
  for (const { name } of uses) counts[name] = (counts[name] ?? 0) + 1;
  const isListed = ({ name }: Use) => name in FINER || name in OTHERS || GUARDED[name]?.[0] === counts[name];
  expect(uses.filter((use) => !isListed(use))).toEqual([]);
  expect(Object.keys({ ...GUARDED, ...FINER, ...OTHERS }).filter((name) => !(name in counts))).toEqual([]);
});

test.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['a?.b.checkVisibility()', 'checkVisibility'],
  ['a["checkVisibility"]()', 'checkVisibility'],
  ['const {canParse:a}=URL', 'canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['a.union(b)', 'union'],
  ['scheduler.postTask(a)', 'scheduler'],
  ['window.scheduler', 'scheduler'],
  ['new Intl.DurationFormat("it")', 'Intl.DurationFormat'],
  ['a.addEventListener("scrollend",b)', 'scrollend event'],
  ['a({fieldSizing:"content"})', 'field-sizing'],
  ['a({"field-sizing":"content"})', 'field-sizing'],
  ['a.style.fieldSizing="content"', 'field-sizing'],
  ['a({"input:user-invalid":{}})', ':user-invalid'],
  ['a.querySelector(":popover-open")', ':popover-open'],
])('in a script, %s uses %s', (text, name) => {
  const features = new NewerFeatures();
  features.readScript(text, 'a.js');
  expect(features.uses().map((use) => use.name)).toContain(name);
});

test.each([
  ['p{field-sizing:content}', 'field-sizing'],
  ['p:user-invalid>a{color:red}', ':user-invalid'],
  ['@starting-style{p{color:red}}', '@starting-style'],
])('in styles, %s uses %s', (text, name) => {
  const features = new NewerFeatures();
  features.readStyles(text, 'a.css');
  expect(features.uses().map((use) => use.name)).toContain(name);
});

test('does not report features that these browsers support, nor names that an object of the script defines', () => {
  const features = new NewerFeatures();
  features.readScript(
    'a.toSorted().at(-1);AbortSignal.timeout(1);window.caches.open(b);a.values();a({"&:has(b)":{textAlign:"start"}});a({union(){}}).union()',
    'a.js',
  );
  features.readStyles('p:has(a)::before{flex-direction:column;color:color-mix(in srgb,red,blue)}@media print{a{color:red}}', 'a.css');
  expect(features.uses()).toEqual([]);
});

test('in a browser without newer features, a student logs in and publishes a post with a link', async () => {
  const { page, problems } = await visit();
  await page.addInitScript((names) => {
    const all = window as unknown as Record<string, Record<string, unknown> | undefined>;
    for (const [owner, member] of names.map((name) => name.split('.') as [string, string?])) {
      if (!member) delete all[owner];
      else {
        delete all[owner]?.[member];
        delete (all[owner]?.['prototype'] as Record<string, unknown> | undefined)?.[member];
      }
    }
  }, lackedByScripts());
  await page.goto('/login');
  expect(await page.evaluate(() => ['canParse' in URL, 'checkVisibility' in document.body, 'navigation' in window])).toEqual([
    false,
    false,
    false,
  ]);
  const { email, password } = DEMO_ACCOUNTS[0]!;
  await page.getByLabel('Email universitaria').first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ultimi post' }).waitFor();
  await page.getByRole('button', { name: 'Cerco consiglio' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo Post' });
  const address = `www.unito.it/vecchio-telefono-${Date.now()}`;
  await dialog.getByPlaceholder('Scrivi qui i tuoi pensieri...').fill(`Qualcuno ha capito che cosa chiede ${address} nella prima pagina?`);
  await dialog.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByRole('link', { name: address }).waitFor();
  expect(problems).toEqual([]);
});

function usesOf(folder: string): Use[] {
  const features = new NewerFeatures();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.js')) features.readScript(readFileSync(`${folder}/${name}`, 'utf8'), name);
    if (name.endsWith('.css')) features.readStyles(readFileSync(`${folder}/${name}`, 'utf8'), name);
  }
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  for (const [, text] of page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) features.readStyles(text!, 'index.html');
  for (const [, text] of page.matchAll(/<script(?![^>]* src)[^>]*>([^]*?)<\/script>/g)) features.readScript(text!, 'index.html');
  const snapshots = JSON.parse(readFileSync(`${folder}/.vite/snapshots.json`, 'utf8')) as Record<string, { css: string }>;
  for (const [path, { css }] of Object.entries(snapshots)) features.readStyles(css, path);
  return features.uses();
}
