import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { answerLists } from '../support/answers.ts';
import { fitsSideways, logIn, PHONE, visit, wake } from '../support/browser.ts';
import { awake, holdProgram, ranProgram, snapshot } from './sleeping.ts';

const [STUDENT] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0]];

test.each(['/sottovoce', '/login', '/', '/support', '/preview', '/rules', '/about'])(
  '%s runs no program until the pointer moves',
  async (path) => {
    const { page, problems } = await visit();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await snapshot(page).count()).toBe(1);
    expect(await ranProgram(page)).toBe(false);
    await page.mouse.move(40, 300);
    await awake(page);
    expect(await ranProgram(page)).toBe(true);
    expect(problems).toEqual([]);
  },
);

test('scrolling, Tab and any other key wake the page, too', async () => {
  const signs: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.evaluate(() => window.scrollTo(0, 200)),
    (page) => page.keyboard.press('Tab'),
    (page) => page.keyboard.press('Shift'),
  ];
  for (const sign of signs) {
    const { page } = await visit();
    await page.goto('/sottovoce');
    await page.waitForLoadState('networkidle');
    expect(await snapshot(page).count()).toBe(1);
    await sign(page);
    await awake(page);
  }
});

test('the landing page wakes at once for members', async () => {
  const { page } = await visit();
  await logIn(page, STUDENT);
  await page.goto('/sottovoce');
  await page.getByRole('link', { name: 'Vai alla home' }).waitFor();
  expect(await snapshot(page).count()).toBe(0);
});

test('links and phone numbers work without the program', async () => {
  const { page } = await visit();
  await holdProgram(page);
  await page.goto('/support');
  expect(await page.locator('main a[href="tel:112"]').count()).toBe(1);
  await page.getByRole('link', { name: 'Accedi' }).click();
  await page.waitForURL(/\/login$/);
  expect(await snapshot(page).count()).toBe(1);
});

async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }));
}

test.each([
  ['the button', (page: Page) => page.getByText('Esci subito').click()],
  [
    'Escape three times',
    async (page: Page) => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    },
  ],
])('the quick exit works before the program runs, by %s, and hides the site until Riapri', async (_, leave) => {
  const { page } = await visit();
  await standInForGoogle(page.context());
  await holdProgram(page);
  await page.goto('/support');
  await page.getByText('Risponde adesso').first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/sottovoce');
  expect(await snapshot(other).count()).toBe(1);
  await leave(page);
  await page.waitForURL(/google/);
  // The other tab is hidden, too.
  await other.getByText('Questa pagina è in pausa.').waitFor();
  expect(await other.title()).toBe('Nuova scheda');
  await page.goto('/support');
  await page.getByText('Questa pagina è in pausa.').waitFor();
  expect(await page.getByText('112').count()).toBe(0);
  await page.getByRole('button', { name: 'Riapri' }).click();
  await page.getByRole('heading', { level: 1, name: 'Se è troppo' }).waitFor();
});

test('the snapshot is dark in dark mode, and a tap on its theme switch takes effect when the program runs', async () => {
  const { page } = await visit({ ...PHONE, colorScheme: 'dark' });
  const { letGo } = await holdProgram(page);
  await page.goto('/sottovoce');
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await colour()).toBe('rgb(19, 24, 27)');
  expect(await page.getByRole('button', { name: 'Passa al tema scuro' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Passa al tema chiaro' }).tap();
  letGo();
  await page.getByRole('button', { name: 'Passa al tema scuro' }).waitFor();
  expect(await colour()).toBe('rgb(251, 248, 244)');
});

const hostile = '<img src=x onerror="document.title=1"> {likes} &amp; **grassetto**';
const post = {
  id: 1,
  type: 'vent',
  content: hostile,
  university: '<b>Ateneo</b>',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  likes: 7,
  commentCount: 1,
  underReview: false,
};

test('the snapshot escapes the newest posts and shows them like the program, without those under review', async () => {
  const { page, problems } = await visit(PHONE);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('posts.list') && calls.push(request.url()));
  const usual = (items: unknown[]) => {
    const like = items[0] as object;
    return [
      { ...like, ...post },
      { ...like, ...post, id: 2, content: 'Questo è in revisione', underReview: true },
      { ...like, ...post, id: 3, type: 'talk', university: null, faculty: null, content: 'Senza luogo', commentCount: 0 },
    ];
  };
  await answerLists(page, ['posts.list'], usual);
  await page.goto('/sottovoce');
  const row = page.getByRole('region', { name: 'Ultimi post' });
  await row.waitFor();
  const look = () =>
    row.evaluate((element) => ({
      text: (element as HTMLElement).innerText,
      height: element.clientHeight,
      images: element.querySelectorAll('img').length,
    }));
  const asleep = await look();
  expect(await snapshot(page).count()).toBe(1);
  expect(asleep.text).toContain('<img src=x onerror="document.title=1"> {likes} &amp; grassetto');
  expect(asleep.text).toContain('<b>Ateneo</b>');
  expect(asleep.text).toContain('3 ore fa');
  expect(asleep.text).not.toContain('in revisione');
  expect(asleep.text).toMatch(/1\s+commento\b/);
  expect(asleep.text).toMatch(/0\s+commenti\b/);
  expect(asleep.images).toBe(0);
  expect(await fitsSideways(page)).toBe(true);

  // The list must not disappear while the program takes over.
  await page.evaluate(() => {
    Object.assign(window, { gaps: 0 });
    new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Ultimi post"]')) Object.assign(window, { gaps: 1 });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await wake(page);
  expect(await look()).toEqual(asleep);
  expect(await page.evaluate(() => (window as unknown as { gaps: number }).gaps)).toBe(0);
  expect(calls).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('the snapshot shows which helplines answer now, ordered and collapsed like in the program', async () => {
  // A Wednesday night.
  const { page } = await visit(PHONE);
  await page.clock.install({ time: new Date('2026-11-25T03:30:00Z') });
  const { letGo } = await holdProgram(page);
  await page.goto('/support');
  await page.getByText('Risponde adesso').first().waitFor();
  const words = () =>
    page
      .locator('#root main')
      .first()
      .evaluate((main) => (main as HTMLElement).innerText);
  const asleep = await words();
  expect(asleep).toContain('Ora non risponde, riapre oggi alle');
  const fold = page.getByRole('button', { name: /^Mostra il numero/ }).last();
  const name = await fold.innerText();
  letGo();
  await page.clock.runFor(1000);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.clock.runFor(1000);
  await awake(page);
  expect(await words()).toBe(asleep);
  expect(
    await page
      .getByRole('button', { name: /^Mostra il numero/ })
      .last()
      .innerText(),
  ).toBe(name);
});

test('a reload wakes the page and restores the scroll position', async () => {
  const { page } = await visit();
  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 900);
  await awake(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.reload();
  await awake(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a pending flash message is shown at once, without any input', async () => {
  const { page } = await visit();
  await page.addInitScript(() => sessionStorage.setItem('sottovoce-flash', JSON.stringify({ title: 'Il tuo account non c’è più' })));
  await page.goto('/sottovoce');
  await page.getByText('Il tuo account non c’è più').waitFor();
});
