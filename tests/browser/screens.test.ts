import { describe, expect, test } from 'vitest';
import { DESKTOP, settled, visit } from '../support/browser.ts';
import { movements } from '../support/looks.ts';
import { addresses, expectWholeScreens } from './whole-screens.ts';

const PUBLIC = [...addresses('everyone'), '/non-esiste'];

describe('with reduced motion', () => {
  test('every page for guests has no axe findings, nothing cut off, no motion and no errors', () => expectWholeScreens('guest', PUBLIC));
});

test('pages are animated when motion is not reduced', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  await page.goto('/login');
  await settled(page);
  expect(await movements(page)).not.toEqual([]);
});
