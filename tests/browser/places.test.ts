import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupPath, postPath } from '../../src/client/lib/paths.ts';
import { logIn, PHONE, settled, visit } from '../support/browser.ts';
import { type Person, post, register, uniqueWord } from '../support/story.ts';

const word = uniqueWord();
let writer: Person;
let thread: string;
let board: string;

/** Creates a long thread and a long board, which the demo content lacks. */
beforeAll(async () => {
  [writer] = (await register('torna.indietro')) as [Person];
  const send = (path: string, body: object) => post<{ id: number }>(path, body, writer.token);
  const { id } = await send('/posts', { type: 'advice', content: `Chi c’era a ${word}?` });
  const group = await send('/study-groups', { title: `La bacheca di ${word}`, subject: 'Statistica' });
  for (let i = 1; i <= 105; i += 1) {
    await send(`/posts/${id}/comments`, { content: `C’ero anch’io, in fila ${i}` });
    await send(`/study-groups/${group.id}/messages`, { content: `Messaggio ${i}, da qui in avanti` });
  }
  thread = postPath(id);
  board = groupPath(group.id);
});

const top = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const comments = (page: Page) => page.getByText('C’ero anch’io');

async function visitAs(person: Person): Promise<Page> {
  const { page } = await visit(PHONE);
  await logIn(page, person);
  return page;
}

/** Opens a list at its top, loads this many parts and returns the number of items. */
async function readParts(page: Page, address: string, items: Locator, parts: number): Promise<number> {
  await page.goto(address);
  await items.nth(3).waitFor();
  expect(await top(page)).toBe(0);
  for (let part = 1; part < parts; part += 1) {
    const before = await items.count();
    await page.getByRole('button', { name: /^(Carica altr|Messaggi di prima)/ }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
  }
  return items.count();
}

/** Scrolls to this many px from the top or, if negative, from the end, and returns the position. */
async function goTo(page: Page, place: number): Promise<number> {
  const y = await page.evaluate((y) => (window.scrollTo(0, y < 0 ? document.documentElement.scrollHeight + y : y), window.scrollY), place);
  await page.waitForTimeout(100);
  return y;
}

/** Holds back the requests for later parts of the feed until they are released. */
async function holdParts(page: Page) {
  const held: (() => void)[] = [];
  let holding = true;
  await page.route(/posts\.list.*cursor/, async (route) => {
    if (holding) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return {
    async letOne() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()!();
    },
    letAll() {
      holding = false;
      for (const go of held.splice(0)) go();
    },
    holdAgain: () => void (holding = true),
  };
}

/** Returns whether the element is entirely inside the viewport. */
async function inView(part: Locator): Promise<boolean> {
  const [box, size] = [await part.boundingBox(), part.page().viewportSize()!];
  return box !== null && box.y >= 0 && box.y + box.height <= size.height;
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(50);
}

test.each<[string, () => string, (page: Page) => Locator, number]>([
  ['the feed', () => '/', cards, 4],
  ['the posts of one kind', () => '/?tipo=vent', cards, 2],
  ['found posts', () => '/search?q=esame', cards, 1],
  ['study groups', () => '/study-groups', cards, 2],
  ['experiences', () => '/exam-experiences', cards, 2],
  ['one’s own texts', () => '/settings?miei=comments', comments, 3],
  ['a long thread', () => thread, comments, 1],
  ['a group’s board', () => board, (page) => page.getByText(/^Messaggio \d/), 3],
])('a reload restores the scroll position in %s', async (_, address, itemsOf, parts) => {
  const page = await visitAs(writer);
  const items = itemsOf(page);
  const count = await readParts(page, address(), items, parts);
  for (const place of address() === '/' ? [6000, -1500] : [-1500]) {
    const y = await goTo(page, place);
    await page.reload();
    await items.nth(3).waitFor();
    await expectPlace(page, y);
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(count);
    // Until after the position is held.
    await page.waitForTimeout(1200);
    await expectPlace(page, y);
  }
});

test('Back from another site restores the position on a slow network, unless the user scrolls meanwhile', async () => {
  const page = await visitAs(writer);
  await page.route('https://altrove.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Altrove</title>' }));
  await readParts(page, '/', cards(page), 4);
  const y = await goTo(page, -1500);
  const parts = await holdParts(page);
  await page.goto('https://altrove.example/');
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(20);
  await expectPlace(page, y);
  expect(await inView(page.getByText('Carico...'))).toBe(true);
  parts.letAll();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(65);
  await expectPlace(page, y);

  parts.holdAgain();
  await page.reload();
  await parts.letOne();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  await page.mouse.wheel(0, -4000);
  await expect.poll(() => top(page)).toBeLessThan(y - 3000);
  await page.waitForTimeout(300);
  const here = await top(page);
  parts.letAll();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(65);
  await page.waitForTimeout(300);
  expect(Math.abs((await top(page)) - here)).toBeLessThanOrEqual(50);
});

describe('Back and Forward within the site', () => {
  /** Follows a link without scrolling to it, and waits until the other page is there. */
  async function follow(page: Page, href: string, there: Locator): Promise<void> {
    await page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await there.waitFor();
    expect(await top(page)).toBe(0);
  }

  test('return to the top of the feed, where it was left, whatever was read of the post meanwhile', async () => {
    const page = await visitAs(writer);
    await readParts(page, '/', cards(page), 1);
    await follow(page, thread, comments(page).nth(3));
    const y = await goTo(page, 2600);
    await page.goBack();
    await cards(page).nth(3).waitFor();
    await page.waitForTimeout(300);
    expect(await top(page)).toBe(0);
    await page.goForward();
    await comments(page).nth(3).waitFor();
    await expectPlace(page, y);
  });

  test('return to the place in a long page from one that is shorter, and again', async () => {
    const page = await visitAs(writer);
    await page.goto('/privacy');
    const privacy = page.getByRole('heading', { level: 1, name: /Privacy/i });
    await privacy.waitFor();
    const y = await goTo(page, 2500);
    const next = page.getByRole('heading', { level: 1, name: 'Segnala un contenuto' });
    await follow(page, '/segnala', next);
    const lower = await goTo(page, 200);
    for (const _ of ['once', 'again']) {
      await page.goBack();
      await privacy.waitFor();
      await expectPlace(page, y);
      await page.goForward();
      await next.waitFor();
      await expectPlace(page, lower);
    }
  });

  test('draw the whole list at once for a place far down, so that the footer does not come into view', async () => {
    const page = await visitAs(writer);
    await readParts(page, '/', cards(page), 2);
    const y = await goTo(page, 8000);
    await follow(page, '/about', page.getByRole('heading', { level: 1 }));
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const look = () => requestAnimationFrame(() => (counts.push(document.querySelectorAll('main article').length), look()));
      window.addEventListener('popstate', look);
    });
    await page.goBack();
    await expectPlace(page, y);
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(Math.min(...counts.filter((count) => count > 0))).toBeGreaterThanOrEqual(20);
  });

  test('return to the place in a page whose address names a card, instead of holding the card', async () => {
    const page = await visitAs(writer);
    await page.goto('/settings#avvisi');
    await page.locator('#avvisi').waitFor();
    await settled(page);
    await page.mouse.wheel(0, -100);
    await page.waitForTimeout(300);
    const y = await goTo(page, 150);
    await follow(page, '/', cards(page).nth(3));
    await page.goBack();
    await page.locator('#avvisi').waitFor();
    await page.waitForTimeout(1500);
    expect(Math.abs((await top(page)) - y)).toBeLessThanOrEqual(1);
  });
});

test('a fresh visit starts at the top, and the quick exit and a logout remove stored positions', async () => {
  const page = await visitAs(writer);
  const context = page.context();
  await context.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }));
  const kept = () => page.evaluate(() => sessionStorage.getItem('sottovoce-places'));
  await readParts(page, '/', cards(page), 3);
  await goTo(page, 9000);
  await page.goto('/about');
  for (const visited of [page, await context.newPage()]) {
    await readParts(visited, '/', cards(visited), 1);
    // The button appears only when all posts are rendered and no list is being restored.
    await visited.getByRole('button', { name: 'Carica altri' }).waitFor();
    expect(await cards(visited).count()).toBe(20);
  }

  await readParts(page, '/', cards(page), 3);
  const y = await goTo(page, 9000);
  await page.goto('/favicon.svg');
  expect(await kept()).toContain(`${y}`);
  expect(await kept()).toContain('feed');
  expect(await kept()).not.toContain(word);
  await page.goBack();
  await expectPlace(page, y);
  await page.getByText('Esci subito').click();
  await page.waitForURL(/google/);
  await page.goto('/favicon.svg');
  expect(await kept()).toBeNull();

  await page.goto('/');
  const reopened = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Riapri' }).click();
  await reopened;
  await readParts(page, '/', cards(page), 3);
  await goTo(page, 9000);
  await page.getByRole('button', { name: 'Altro', exact: true }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.waitForURL('**/login');
  expect(await kept()).not.toMatch(/feed|9000/);
});
