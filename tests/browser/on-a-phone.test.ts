import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { beyondSide, logIn, PHONE, visit } from '../support/browser.ts';

const KEYBOARD_OPEN = { width: 360, height: 420 };
const ON_ITS_SIDE = { width: 740, height: 360 };
const ENLARGED = { width: 320, height: 256 };
const NUMBERS = [/^Chiama Numero unico di emergenza/, /^Chiama Telefono Amico/];

/** Returns whether the element is entirely inside the viewport. */
async function inView(part: Locator): Promise<boolean> {
  const [box, size] = [await part.boundingBox(), part.page().viewportSize()!];
  return box !== null && box.height > 16 && box.y >= 0 && box.y + box.height <= size.height;
}

async function seesNumbers(page: Page): Promise<void> {
  const note = page.getByRole('note', { name: 'Numeri da chiamare' });
  for (const name of NUMBERS) await expect.poll(() => inView(note.getByRole('link', { name }))).toBe(true);
}

const top = (page: Page) => page.evaluate(() => window.scrollY);

test('the helplines, the text and the newest message stay in view with the keyboard open', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' });
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
  const words = composer.getByLabel('Il tuo testo');
  // Before any input, the first line of the field is visible.
  await page.setViewportSize(ENLARGED);
  await expect.poll(async () => ((await words.boundingBox())?.y ?? 999) + 36 < (await topOf(composer, 'Annulla'))).toBe(true);
  await page.setViewportSize(PHONE.viewport);
  await words.fill('Stanotte vorrei morire');
  // In the panel or, while its first number is out of view, in the line that stands for it.
  const first = composer.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' }).getByRole('link').first();
  await first.waitFor();
  await expect.poll(async () => (await isOnTop(first)) || (await composer.getByRole('note').isVisible())).toBe(true);
  for (const size of [KEYBOARD_OPEN, ON_ITS_SIDE, ENLARGED]) {
    await page.setViewportSize(size);
    await seesNumbers(page);
    // At least the first two lines.
    await expect.poll(async () => ((await words.boundingBox())?.y ?? size.height) + 64 < (await footOf(composer))).toBe(true);
  }
  await page.setViewportSize(KEYBOARD_OPEN);
  await composer.getByRole('button', { name: 'Pubblica' }).click();
  await composer.waitFor({ state: 'hidden' });
  const panel = page.getByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  await page.getByText('Post pubblicato!').waitFor();
  await expect.poll(() => isOnTop(panel.getByRole('link').first())).toBe(true);

  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Commenti/ }).click();
  await post.getByRole('textbox').fill('Anch’io vorrei morire');
  // Each number once: at the foot of the screen, or in the panel when that is in view.
  const floating = page.getByRole('note', { name: 'Numeri da chiamare' });
  const seen = async (name: RegExp) => {
    const links = await floating.or(post).getByRole('link', { name }).all();
    return (await Promise.all(links.map(inView))).filter(Boolean).length;
  };
  for (const name of NUMBERS) await expect.poll(() => seen(name)).toBe(1);
  await page.setViewportSize(PHONE.viewport);
  await post.getByRole('button', { name: 'Invia' }).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await floating.waitFor({ state: 'hidden' });
  for (const name of NUMBERS) await expect.poll(() => seen(name)).toBe(1);

  await page.request.post('/api/posts', { data: { type: 'talk', content: 'Parliamone da un telefono' } });
  await page.goto('/search?q=Parliamone%20da%20un%20telefono');
  await page.getByRole('button', { name: 'Entra in chat' }).first().click();
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByText('In linea', { exact: true }).waitFor();
  for (const words of ['uno\ndue\ntre\nquattro', 'cinque\nsei\nsette\notto', 'ultimo messaggio']) {
    await chat.getByRole('textbox').fill(words);
    await chat.getByRole('textbox').press('Enter');
  }
  await chat.getByRole('textbox').fill('vorrei morire');
  for (const size of [PHONE.viewport, KEYBOARD_OPEN, ON_ITS_SIDE, ENLARGED]) {
    await page.setViewportSize(size);
    await seesNumbers(page);
    await expect.poll(() => isOnTop(chat.getByText('ultimo messaggio'))).toBe(true);
  }
});

test.each([130, 200])('with text at %d %, the chat’s close button and the helplines are entirely visible', async (percent) => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' });
  await logIn(page, DEMO_ACCOUNTS[0]!);
  const words = `Parliamone in grande ${percent} ${Date.now()}`;
  await page.request.post('/api/posts', { data: { type: 'talk', content: words } });
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${percent}%`);
  await page.getByRole('button', { name: 'Entra in chat' }).first().click();
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await chat.getByText('In linea', { exact: true }).waitFor();
  await chat.getByRole('textbox').fill('vorrei morire');
  const note = page.getByRole('note', { name: 'Numeri da chiamare' });
  await note.waitFor();
  for (const size of [PHONE.viewport, { width: 360, height: 360 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => isOnTop(chat.getByRole('button', { name: 'Chiudi' }))).toBe(true);
    const wide = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    for (const part of [note, ...(await note.getByRole('link').all())]) expect(await part.evaluate(wide)).toBe(0);
    for (const name of [...NUMBERS, /^Nascondi/])
      expect(await isOnTop(note.getByRole(/Chiama/.test(name.source) ? 'link' : 'button', { name }))).toBe(true);
  }
  await chat.getByRole('button', { name: 'Chiudi' }).click();
  await chat.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/search');
});

test('toasts do not cover a chat’s post, Invia stays above the tab bar, and a second tap on Cerca focuses its field', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' });
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/');
  await page.getByRole('button', { name: 'Voglio parlare' }).first().click();
  const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
  await composer.getByLabel('Il tuo testo').fill(`Chi è sveglio? ${Date.now()}`);
  await composer.getByRole('button', { name: 'Pubblica' }).click();
  await page.getByText('Post pubblicato!').waitFor();
  const chat = page.getByRole('dialog', { name: 'Chat Anonima' });
  await expect.poll(() => isOnTop(chat.getByText('Chi è sveglio?'))).toBe(true);
  await chat.getByRole('button', { name: 'Chiudi' }).click();
  await chat.waitFor({ state: 'hidden' });

  const post = page.getByRole('article').nth(1);
  await post.getByRole('button', { name: /^Commenti/ }).click();
  const field = post.getByRole('textbox', { name: 'Il tuo commento' });
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 80));
  await field.tap();
  await expect.poll(() => isOnTop(post.getByRole('button', { name: 'Invia' }))).toBe(true);

  await page.getByRole('link', { name: 'Cerca', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Cerca' }).waitFor();
  await page.getByRole('link', { name: 'Cerca', exact: true }).last().click();
  await expect.poll(() => page.getByRole('searchbox').evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Back closes the open layer first, and otherwise returns to the same scroll position', async () => {
  const { page } = await visit(PHONE);
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/about');
  await page.goto('/');
  await page.getByRole('article').nth(10).waitFor();
  for (const place of [1500, 6000]) {
    // A restored position is held for a second, while the list still grows.
    await page.waitForTimeout(2000);
    await page.evaluate((y) => window.scrollTo(0, y), place);
    await expect.poll(() => top(page)).toBe(place);
    await page.getByRole('link', { name: 'Cerca' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Cerca' }).waitFor();
    expect(await top(page)).toBe(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));

  const sheet = page.getByRole('dialog', { name: 'Altro' });
  const openSheet = () => page.getByRole('button', { name: 'Altro', exact: true }).click();
  await openSheet();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  // Neither closing the sheet by hand nor following a link in it leaves a history entry.
  await openSheet();
  await sheet.getByRole('button', { name: 'Chiudi' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await openSheet();
  await sheet.getByRole('link', { name: 'Calendario esami' }).click();
  await page.getByRole('heading', { level: 1, name: 'Calendario esami' }).waitFor();
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  const menu = page.getByRole('menu');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Azioni/ })
    .click();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  // Nor does a sheet that a reload closed.
  await openSheet();
  await sheet.waitFor();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
});

test('after the quick exit every tab stays blank until Riapri, and the draft is kept', async () => {
  const { page } = await visit(PHONE);
  const context = page.context();
  await context.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }));
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/rules');
  await other.getByRole('heading', { level: 1 }).waitFor();
  for (const place of ['Cerca', 'Gruppi', 'Home']) await page.getByRole('link', { name: place, exact: true }).last().click();
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  await page.getByRole('dialog').getByLabel('Il tuo testo').fill('Non lo sa nessuno');
  await page.getByText('Esci subito').click();
  await page.waitForURL(/google/);

  const isBlank = async (tab: Page) => {
    await tab.getByText('Questa pagina è in pausa.').waitFor();
    expect(await tab.title()).toBe('Nuova scheda');
    expect(await tab.locator('body').innerText()).not.toMatch(/sottovoce/i);
  };
  await isBlank(other);
  const session = await context.newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  expect(entries.map(({ title }) => title).join()).not.toMatch(/sottovoce/i);
  await page.goto('/search');
  await isBlank(page);
  await page.reload();
  await isBlank(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Riapri' }).click();
  await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
  await expect.poll(() => page.getByRole('dialog').getByLabel('Il tuo testo').inputValue()).toBe('Non lo sa nessuno');
  await isBlank(other);
});

/** Returns the top of the dialog's note, where its footer begins. */
async function footOf(dialog: Locator): Promise<number> {
  return (await dialog.getByRole('note').boundingBox())?.y ?? 0;
}

async function topOf(dialog: Locator, button: string): Promise<number> {
  return (await dialog.getByRole('button', { name: button }).boundingBox())?.y ?? 0;
}

/** Returns whether the element is inside the viewport with nothing on top of it. */
function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height - 2].every((y) => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found !== null && (element.contains(found) || found.contains(element));
    });
  });
}

test('tabs fade out at the ends where they overflow', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' });
  await logIn(page, DEMO_ACCOUNTS[1]!);
  await page.goto('/mentorship');
  const tabs = page.getByRole('tablist', { name: 'Mentorship' });
  await tabs.getByRole('tab', { name: /^Gestisci richieste/ }).waitFor();
  const fading = () =>
    tabs.evaluate((row) => [row.hasAttribute('data-before'), row.hasAttribute('data-after'), getComputedStyle(row).maskImage !== 'none']);
  await expect.poll(fading).toEqual([false, true, true]);
  await tabs.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  await expect.poll(fading).toEqual([true, false, true]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(fading).toEqual([false, false, false]);
});

test.each(['/', '/login', '/sottovoce'])('guests find the helplines on the first screen of a phone: %s', async (path) => {
  const { page } = await visit(PHONE);
  await page.goto(path);
  const link = page.getByRole('main').getByRole('link', { name: 'Ecco chi risponde al telefono' });
  await expect.poll(() => inView(link)).toBe(true);
});

test('while the registration is sent, nothing leaves its card, on phones of 320 and 360 px', async () => {
  const { page } = await visit(PHONE);
  await page.goto('/login?registrati');
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email universitaria').fill('in.viaggio@edu.unito.it');
  await form.getByLabel('Password', { exact: true }).fill('mare-calmo-a-novembre');
  await form.getByLabel('Conferma password').fill('mare-calmo-a-novembre');
  await form.getByRole('button', { name: 'Continua' }).click();
  await form.getByLabel('Nome', { exact: true }).fill('Giulia');
  await form.getByLabel('Cognome').fill('Rossi');
  await form.getByLabel('Università').first().click();
  await page.keyboard.type('torino');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Facoltà' }).selectOption({ index: 1 });
  const year = form.getByLabel('Anno di corso');
  await year.fill('2° anno');
  await form.getByRole('checkbox').check();
  await page.route(/auth\.register/, () => {});
  await form.getByRole('button', { name: 'Crea account' }).click();
  await form.getByRole('button', { name: 'Caricamento...' }).waitFor();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await beyondSide(page)).toEqual([]);
    const [card, field] = [(await form.boundingBox())!, (await year.boundingBox())!];
    expect(field.x + field.width).toBeLessThanOrEqual(card.x + card.width);
  }
});

test('while a post is checked and sent, its button keeps its height, on phones of 320 and 360 px', async () => {
  const { page } = await visit(PHONE);
  await logIn(page, DEMO_ACCOUNTS[0]!);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Sfogo libero' }).first().click();
    const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
    await composer.getByLabel('Il tuo testo').fill('Oggi ho studiato poco.');
    const publish = composer.getByRole('button', { name: 'Pubblica' });
    const height = async (button: Locator) => (await button.boundingBox())!.height;
    const before = await height(publish);
    await page.route(/\/trpc\//, () => {});
    await publish.click();
    const busy = composer.locator('[aria-busy=true]');
    for (const text of ['Un attimo...', 'Pubblicazione...']) {
      await busy.evaluate((button, words) => void (button.lastChild!.textContent = words), text);
      expect(await height(busy), text).toBe(before);
    }
    expect(await beyondSide(page)).toEqual([]);
    await page.unrouteAll();
  }
});
