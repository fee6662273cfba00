import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, fitsSideways, openProfile, PHONE } from '../support/browser.ts';
import { document, operations } from '../support/document.ts';
import { axeFindings } from '../support/looks.ts';
import { runningSite } from '../support/site.ts';

let docs: string;
beforeAll(async () => void (docs = `${(await runningSite()).url}/api/docs`));

/** Opens the page in a new browser context and collects its console errors. */
async function open(options: BrowserContextOptions, hash = ''): Promise<{ page: Page; problems: string[] }> {
  const context = await openProfile(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${docs}${hash}`);
  return { page, problems };
}

/** Opens the details that match the selector and closes the others. */
const unfold = (page: Page, selector: string) =>
  page.evaluate(
    (open) => window.document.querySelectorAll('details').forEach((details) => (details.open = details.matches(open))),
    selector,
  );
const tryOut = (page: Page, id: string) => page.locator(`[id="${id}"] form.try`);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the page’s policy allows only its own script and style, and neither is inline', async () => {
  const answer = await fetch(docs);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(await answer.text()).not.toMatch(/<script(?! src=)|<style| on\w+=| style=/);
});

test('the page shows every call and schema, and no forms, without JavaScript', async () => {
  const { page } = await open({ ...DESKTOP, javaScriptEnabled: false });
  expect(await page.locator('details.call').evaluateAll((calls) => calls.map(({ id }) => id))).toHaveLength(operations.length);
  for (const { id, method, path } of operations)
    expect(await page.locator(`[id="${id}"] summary`).textContent()).toMatch(
      new RegExp(`${method}\\s+${path.replaceAll(/[{}]/g, '\\$&')}`),
    );
  for (const name of Object.keys(document.components!.schemas!)) expect(await page.locator(`[id="schema-${name}"]`).count()).toBe(1);
  expect(await page.locator('form:visible').count()).toBe(0);
});

describe.each([
  ['a phone', { ...PHONE, colorScheme: 'light' }],
  ['a desk at night', { ...DESKTOP, colorScheme: 'dark' }],
] as const)('on %s', (_, options) => {
  test('everything fits when expanded, and axe finds nothing', async () => {
    const { page, problems } = await open(options);
    await unfold(page, 'details');
    expect(await fitsSideways(page)).toBe(true);
    // For axe, one item of each section covers all patterns.
    await unfold(page, 'h2 ~ details:first-of-type');
    expect(await axeFindings(page, { also: ['best-practice'] })).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('a user can log in and publish a post with the keyboard alone', async () => {
  const site = new URL(docs);
  const headers = { 'content-type': 'application/json' };
  // The account of the example may already exist.
  await fetch(new URL('/api/auth/register', site), { method: 'POST', headers, body: JSON.stringify(EXAMPLES.Register) });
  const { page, problems } = await open(PHONE);
  await press(page, 'Tab', 'Enter', 'Tab');
  expect(await page.evaluate(() => window.document.activeElement?.id)).toBe('token');

  await page.locator('[id="auth.login"] summary').focus();
  await press(page, 'Enter');
  await tryOut(page, 'auth.login').locator('textarea').focus();
  await press(page, 'Tab', 'Enter');
  await expect.poll(() => tryOut(page, 'auth.login').getByRole('status').textContent()).toBe('200 OK');
  const token = await page.locator('#token').inputValue();
  expect((await fetch(new URL('/api/auth/user', site), { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);

  await page.locator('[id="posts.create"] summary').focus();
  await press(page, 'Enter');
  await tryOut(page, 'posts.create').locator('button').focus();
  await press(page, 'Enter');
  await expect.poll(() => tryOut(page, 'posts.create').locator('.received').textContent()).toContain('"mine": true');
  // The calls must not affect the browser's own session.
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

test('path and query parameters are sent correctly, and an error response is shown as received', async () => {
  const { page } = await open(DESKTOP, '#universities.faculties');
  const faculties = tryOut(page, 'universities.faculties');
  await faculties.getByLabel('id').fill('999999');
  await faculties.getByRole('button').click();
  await expect.poll(() => faculties.getByRole('status').textContent()).toBe('404 Not Found');
  expect(JSON.parse((await faculties.locator('.received').textContent())!)).toMatchObject({ reason: 'university_not_found' });

  await page.goto(`${docs}#universities.search`);
  const search = tryOut(page, 'universities.search');
  await search.getByLabel('q').fill('pisa & dintorni');
  const asked = page.waitForRequest(/universities\/search/);
  await search.getByLabel('q').press('Enter');
  expect(new URL((await asked).url()).searchParams.get('q')).toBe('pisa & dintorni');
});
