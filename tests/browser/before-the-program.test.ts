import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { PHONE, visit } from '../support/browser.ts';
import { awake, holdProgram, PROGRAM, snapshot } from './sleeping.ts';

const [STUDENT] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0]];

test('a button pressed before the program is loaded takes effect once it is', async () => {
  const { page, problems } = await visit(PHONE);
  const { letGo } = await holdProgram(page);
  await page.goto('/preview');
  await page
    .getByRole('button', { name: 'Mi piace, 24' })
    .or(page.getByRole('button', { name: /^Mi piace/ }))
    .first()
    .tap();
  await page.waitForTimeout(300);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  letGo();
  await page.getByRole('alertdialog', { name: 'Questa è un’anteprima' }).waitFor();
  await awake(page);
  expect(problems).toEqual([]);
});

test('the page stays when the program cannot be fetched, and reloads when the network is back', async () => {
  const { page } = await visit(PHONE);
  await page.route(PROGRAM, (route) => route.abort('internetdisconnected'));
  await page.goto('/preview');
  const like = page.getByRole('button', { name: /^Mi piace/ }).first();
  const failed = () => page.waitForEvent('pageerror');
  await page.context().setOffline(true);
  await Promise.all([failed(), like.tap()]);
  await Promise.all([failed(), like.tap()]);
  expect(await snapshot(page).count()).toBe(1);
  await page.unroute(PROGRAM);
  await Promise.all([page.waitForEvent('load'), page.context().setOffline(false)]);
  await like.tap();
  await page.getByRole('alertdialog', { name: 'Questa è un’anteprima' }).waitFor();
});

test('the page also reloads when the network comes back during a pending request', async () => {
  const { page } = await visit(PHONE);
  await page.route(PROGRAM, (route) => route.abort('internetdisconnected'));
  await page.goto('/preview');
  const like = page.getByRole('button', { name: /^Mi piace/ }).first();
  const questions: Route[] = [];
  await page.route('**/preview', (route) => (questions.push(route) > 1 ? route.continue() : undefined));
  await Promise.all([page.waitForEvent('pageerror'), like.tap()]);
  await like.tap();
  await expect.poll(() => questions).toHaveLength(1);
  await page.unroute(PROGRAM);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await Promise.all([page.waitForEvent('load'), questions[0]!.abort('internetdisconnected')]);
  await like.tap();
  await page.getByRole('alertdialog', { name: 'Questa è un’anteprima' }).waitFor();
});

test.each([
  ['is no script for this browser', 'export function openProgram() { a b }'],
  ['fails as it comes', 'globalThis.nothing.of(this)'],
  ['fails as it begins', 'export const openProgram = () => globalThis.nothing.of(this)'],
])('when the program %s, the page shows an error, keeps the typed text and does not reload', async (_, program) => {
  const { page } = await visit();
  await page.route(PROGRAM, (route) => route.fulfill({ contentType: 'text/javascript', body: program }));
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/login');
  const email = page.getByLabel('Email universitaria').first();
  const password = page.getByLabel('Password', { exact: true }).first();
  await email.fill(STUDENT.email);
  await password.fill(STUDENT.password);
  const button = page.locator('form').getByRole('button', { name: 'Accedi' }).first();
  await button.click();
  await page.getByRole('alert').filter({ hasText: 'Qualcosa si è inceppato' }).waitFor();
  await page.evaluate(() => ['wheel', 'online'].forEach((sign) => window.dispatchEvent(new Event(sign))));
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
  expect([await email.inputValue(), await password.inputValue()]).toEqual([STUDENT.email, STUDENT.password]);
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await expect.poll(() => page.getByRole('alert').getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  await page.goto('/support');
  await page.getByRole('link', { name: /112/ }).first().waitFor();
});

test('the program takes over typed text only after the field is left, and Enter logs in', async () => {
  const { page, problems } = await visit();
  const { letGo } = await holdProgram(page);
  await page.goto('/login');
  const email = page.getByLabel('Email universitaria').first();
  await email.click();
  await page.keyboard.type(STUDENT.email.slice(0, 8));
  await email.evaluate((field) => Object.assign(field, { same: true }));
  letGo();
  await expect.poll(() => page.locator('[data-stage]').count()).toBe(1);
  await expect.poll(() => page.locator('[data-stage] form').count()).toBe(1);
  // The program is ready but waits, so that the focused field is not replaced.
  await page.keyboard.type(STUDENT.email.slice(8));
  expect(await page.locator('[data-snapshot] input[type=email]').evaluate((field) => 'same' in field)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type(STUDENT.password);
  expect(await snapshot(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Ultimi post' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(problems).toEqual([]);
});

test('Enter before the program is loaded submits nothing at first, and logs in once it is', async () => {
  const { page } = await visit();
  const { letGo } = await holdProgram(page);
  await page.goto('/login');
  await page.getByLabel('Email universitaria').first().fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).first().fill(STUDENT.password);
  await page.getByLabel('Password', { exact: true }).first().press('Enter');
  await page.waitForTimeout(300);
  expect(page.url()).toMatch(/\/login$/);
  letGo();
  await page.getByRole('heading', { name: 'Ultimi post' }).waitFor();
});

test('the focus and open details are kept when the program takes over', async () => {
  const { page } = await visit();
  const { letGo } = await holdProgram(page);
  await page.goto('/sottovoce');
  const card = page.locator('details').nth(2);
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await card.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
  letGo();
  await awake(page);
  expect(
    await page
      .locator('details')
      .nth(2)
      .evaluate((details) => (details as HTMLDetailsElement).open),
  ).toBe(true);
  expect(
    await page
      .locator('details summary')
      .nth(2)
      .evaluate((summary) => summary === document.activeElement),
  ).toBe(true);
});
