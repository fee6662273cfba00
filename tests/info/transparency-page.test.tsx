import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransparencyPage } from '../../src/client/info/transparency-page.tsx';
import { Action } from '../../src/routers/moderation/schema.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';

it.each([
  [1, '1 lasciato com’era, 1 da modificare, 1 testo tolto, 1 avvertimento, 1 pausa dalla scrittura, 1 account chiuso'],
  [2, '2 lasciati com’erano, 2 da modificare, 2 testi tolti, 2 avvertimenti, 2 pause dalla scrittura, 2 account chiusi'],
])('describes %i of each decision with the right grammatical number', async (count, words) => {
  const decisions = Action.options.map((action) => ({ action, count }));
  const nothing = { reports: [], found: 0, folded: 0, medianHours: null, appeals: 0, upheld: 0, lifted: 0 };
  trpcHandler('transparency.months', () => [{ month: '2026-11', decisions, ...nothing }]);
  renderWith(<TransparencyPage />);
  expect(await screen.findByText(`${count * Action.options.length}: ${words}`)).toBeDefined();
});
