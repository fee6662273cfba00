import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransparencyPage } from '../../src/client/info/transparency-page.tsx';
import { Action } from '../../src/routers/moderation/schema.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';

it('shows sums with the count of each part behind its name, so that no name must agree with a count', async () => {
  const decisions = Action.options.map((action, index) => ({ action, count: index + 1 }));
  const nothing = { reports: [{ reason: 'sexual' as const, count: 2 }], found: 0, folded: 0, medianHours: null };
  trpcHandler('transparency.months', () => [{ month: '2026-11', decisions, ...nothing, appeals: 3, upheld: 1, lifted: 1 }]);
  renderWith(<TransparencyPage />);
  for (const text of [
    '2 (molestia sessuale 2)',
    '21 (lasciati com’erano 1, da modificare 2, testi tolti 3, avvertimenti 4, pause dalla scrittura 5, account chiusi 6)',
    '3 (decisioni confermate 1, decisioni annullate 1)',
  ])
    expect(await screen.findByText(text)).toBeDefined();
});
