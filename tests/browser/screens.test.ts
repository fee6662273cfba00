import { describe, expect, test } from 'vitest';
import { DESKTOP, settled, visit } from '../support/browser.ts';
import { movements } from '../support/looks.ts';
import { addresses, expectWholeScreens } from './whole-screens.ts';

const PUBLIC = [...addresses('everyone'), '/non-esiste'];

describe('with motion unwanted', () => {
  test('a guest finds every screen whole: nothing for axe, nothing cut off, nothing moves, no error', () =>
    expectWholeScreens('guest', PUBLIC));
});

test('where motion is wanted there is some', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  await page.goto('/login');
  await settled(page);
  expect(await movements(page)).not.toEqual([]);
});
