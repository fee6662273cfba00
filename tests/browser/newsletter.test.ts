import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { FORM, startWithThirdParties, type ThirdParties } from '../support/third-parties.ts';

const FAILURE = 'La tua iscrizione non può essere convalidata.';
const SUCCESS = 'La tua iscrizione è avvenuta correttamente.';
const ADDRESS = 'giulia@example.com';

let parties: ThirdParties;
beforeAll(async () => void (parties = await startWithThirdParties()));
afterAll(() => parties.stop());
beforeEach(() => parties.provider.reset());

/** Opens a site that is configured with both third-party providers, as a guest. */
const guest = () => visit({ baseURL: parties.url });
const email = (page: Page) => page.getByLabel('La tua email');
const send = (page: Page) => page.getByRole('button', { name: 'Iscriviti' }).click();

test('validates the address and the phone number, and sends only the fields of the form', async () => {
  const { page, problems } = await guest();
  await page.goto('/about');
  await send(page);
  await page.getByText('Questo campo non può essere lasciato vuoto.').waitFor();
  await email(page).fill('giulia@example');
  await send(page);
  await page.getByText('Le informazioni fornite non sono valide. Controlla il formato del campo e riprova.').waitFor();
  await email(page).fill(ADDRESS);
  await page.getByText('Anche per SMS (facoltativo)').click();
  await page.getByLabel('Numero di telefono').fill('333 123 4567');
  await send(page);
  await page.getByText('Scegli un prefisso paese').waitFor();
  expect(parties.provider.heard).toEqual([]);

  await page.getByLabel('Prefisso paese').selectOption('+39');
  await send(page);
  await page.getByText(SUCCESS).waitFor();
  expect(parties.provider.heard.map(({ line, type }) => [line, type])).toEqual([
    [`POST ${FORM}`, 'application/x-www-form-urlencoded;charset=UTF-8'],
  ]);
  const sent = { EMAIL: ADDRESS, locale: 'it', SMS__COUNTRY_CODE: '+39', SMS: '3331234567' };
  expect(Object.fromEntries(new URLSearchParams(parties.provider.heard[0]!.body))).toEqual(sent);

  await page.reload();
  await email(page).fill(ADDRESS);
  await send(page);
  await page.getByText(SUCCESS).waitFor();
  expect(Object.fromEntries(new URLSearchParams(parties.provider.heard[1]!.body))).toEqual({ EMAIL: ADDRESS, locale: 'it' });
  expect(problems).toEqual([]);
});

test('sends nothing when a bot fills in the hidden field', async () => {
  const { page } = await guest();
  await page.goto('/about');
  await email(page).fill(ADDRESS);
  await page.locator('[name=email_address_check]').fill('bot@example.com', { force: true });
  await send(page);
  await page.getByText(FAILURE).waitFor();
  expect(parties.provider.heard).toEqual([]);
  expect(await email(page).inputValue()).toBe(ADDRESS);
});

test('keeps the typed address when the provider is slow, refuses, fails, never responds or is unreachable', async () => {
  const { provider } = parties;
  const { page } = await guest();
  await page.clock.install();
  await page.goto('/about');
  await email(page).fill(ADDRESS);
  const failsWith = async (during?: () => Promise<unknown>) => {
    await send(page);
    await during?.();
    await page.getByText(FAILURE).waitFor();
    expect(await email(page).inputValue()).toBe(ADDRESS);
    await page.getByRole('button', { name: 'Iscriviti' }).waitFor();
  };
  provider.answer(FORM, (response) => response.writeHead(500).end('oops'));
  await failsWith();
  provider.answer(FORM, (response) => response.end('{"success":false}'));
  await failsWith();
  provider.answer(FORM, () => undefined);
  await failsWith(async () => {
    await page.getByRole('button', { name: 'Iscrizione...' }).waitFor();
    await expect.poll(() => provider.heard.length).toBe(3);
    await page.clock.fastForward(10_000);
  });
  await provider.leave();
  await failsWith();
  await provider.comeBack();

  provider.answer(FORM, (response) => setTimeout(() => response.end('{"success":true}'), 3000));
  await send(page);
  await page.getByRole('button', { name: 'Iscrizione...' }).waitFor();
  expect(await page.getByText(FAILURE).count()).toBe(0);
  expect(await email(page).inputValue()).toBe(ADDRESS);
  await page.getByText(SUCCESS).waitFor();
});
