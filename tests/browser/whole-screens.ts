import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { pages } from '../../src/client/app/pages.ts';
import { answerLists } from '../support/answers.ts';
import { beyondSide, logIn, quiet, settled, visit } from '../support/browser.ts';
import { collisions, cutOff, sticksOut } from '../support/geometry.ts';
import { atRest, axeFindings, movements, takePicture } from '../support/looks.ts';

/** The paths of all pages for this audience, with example parameters. */
export const addresses = (audience: 'everyone' | 'members') =>
  pages.filter((page) => page.audience === audience).map(({ path }) => path.replace(':id', '1').replace(':slug', 'analisi-1'));

const LISTS = ['posts.list', 'studyGroups.list', 'examExperiences.list', 'mentors.list'];
interface Look {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  rules?: string[];
  /** Font size of the root element, as set by users in their browser. */
  text?: string;
}
const LOOKS = [
  { name: 'narrow-light', viewport: { width: 320, height: 700 }, colorScheme: 'light' },
  { name: 'wide-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  // A window of 1280 by 800 px at 200 % zoom. Its content is that of the others, so that only rules about the layout apply.
  { name: 'zoomed', viewport: { width: 640, height: 400 }, colorScheme: 'light', rules: ['target-size', 'scrollable-region-focusable'] },
  // No axe rules, because colours and names are the same as in the others.
  { name: 'large-text', viewport: { width: 360, height: 740 }, colorScheme: 'light', rules: [], text: '200%' },
] satisfies Look[];

/** Visits these pages in every look and expects no axe findings, nothing cut off, no motion and no errors. */
export async function expectWholeScreens(who: string, paths: readonly string[], account?: (typeof DEMO_ACCOUNTS)[0]): Promise<void> {
  const { page, problems } = await visit({ reducedMotion: 'reduce', hasTouch: who === 'guest' });
  if (account) await logIn(page, account);
  // Five cards suffice: further ones are alike and slow axe down.
  await answerLists(page, LISTS, (items) => items.slice(0, 5));
  for (const path of paths) {
    await page.goto(path);
    await quiet(page);
    await settled(page);
    for (const look of LOOKS) await expectWhole(page, `${who}${path.replaceAll('/', '-')}`, look);
    expect(await page.title(), path).toMatch(/Sottovoce/);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  // The browser logs an error for the page that is a 404.
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(1);
}

async function expectWhole(page: Page, screen: string, { name, viewport, colorScheme, rules, text = '' }: Look): Promise<void> {
  const message = `${screen} ${name}`;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
  await takePicture(page, `${screen}-${name}`);
  await atRest(page);
  if (rules?.length !== 0) await expect.poll(() => axeFindings(page, { only: rules }), { message }).toEqual([]);
  await expect.poll(() => beyondSide(page), { message }).toEqual([]);
  await expect.poll(() => cutOff(page), { message }).toEqual([]);
  await expect.poll(() => collisions(page), { message }).toEqual([]);
  await expect.poll(() => sticksOut(page), { message }).toEqual([]);
  expect(await movements(page), message).toEqual([]);
}
