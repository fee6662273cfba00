import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MeasuresCard } from '../../src/client/account/measures-card.tsx';
import { expectFocus } from '../support/focus.ts';
import type { OutputOf } from '../support/msw.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { scrolledTo } from '../support/scrolled-to.ts';

type Measure = OutputOf<'measures.appeal'>;

const pause: Measure = {
  id: 4,
  kind: 'comment',
  action: 'pause',
  rule: 'insult',
  reason: 'Il commento insulta chi ha scritto il post.',
  by: 'person',
  excerpt: 'Ma che dici',
  removed: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-27T10:00:00.000Z',
  appeal: null,
  mayAppeal: true,
};

it('a measure shows action, rule, reason and end; a failed appeal keeps its text and can be sent again', async () => {
  const appealed: Measure = {
    ...pause,
    mayAppeal: false,
    appeal: { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: null, answer: null },
  };
  let measures = [pause];
  trpcHandler('measures.list', () => measures);
  const appeal = vi.fn<(input: { id: number; text: string }) => Measure>();
  appeal.mockImplementationOnce(() => {
    throw new Offline();
  });
  appeal.mockImplementation(() => {
    measures = [appealed];
    return appealed;
  });
  trpcHandler('measures.appeal', appeal);
  const { user } = renderWith(<MeasuresCard />, { user: storedStudent });
  const item = within(await screen.findByRole('listitem'));
  for (const words of ['Pausa dalla scrittura', /Nessun insulto, nessun odio/, /insulta chi ha scritto/, /Finisce il 27 novembre 2026/]) {
    expect(item.getByText(words)).toBeDefined();
  }
  await user.click(item.getByRole('button', { name: 'Fai reclamo' }));
  await user.click(await item.findByRole('button', { name: 'Non ora' }));
  await expectFocus(() => item.getByRole('button', { name: 'Fai reclamo' }));
  await user.click(item.getByRole('button', { name: 'Fai reclamo' }));
  const area = await item.findByRole<HTMLTextAreaElement>('textbox');
  await paste(user, area, 'Citavo il post.');
  const shown = scrolledTo();
  await user.click(item.getByRole('button', { name: 'Invia il reclamo' }));
  expect(await item.findByText(/^Connessione assente/)).toBeDefined();
  // The error would push the button under the bottom bar.
  expect(shown()).toEqual([item.getByRole('button', { name: 'Invia il reclamo' })]);
  expect(area.value).toBe('Citavo il post.');
  await user.click(item.getByRole('button', { name: 'Invia il reclamo' }));
  const appealedFor = await screen.findByText('Il tuo reclamo:');
  await waitFor(() => expect(document.activeElement?.contains(appealedFor)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(appeal).toHaveBeenLastCalledWith({ id: 4, text: 'Citavo il post.' });
  expect(screen.queryByRole('button', { name: 'Fai reclamo' })).toBeNull();
});

it('a measure lifted on appeal shows neither its effects nor its end', async () => {
  const appeal = { text: 'Citavo il post.', createdAt: pause.createdAt, outcome: 'lifted' as const, answer: 'È vero.' };
  const lifted = { ...pause, mayAppeal: false, appeal };
  trpcHandler('measures.list', () => [lifted, { ...lifted, id: 5, action: 'close' }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  for (const item of items) {
    expect(item.textContent).toContain('Avevi ragione: la decisione è annullata.');
    expect(item.textContent).not.toMatch(/chattare|non scrivere|è stato tolto|Finisce/);
  }
});

it('a text that must be edited is said to be visible only to its author until it was reviewed', async () => {
  trpcHandler('measures.list', () => [{ ...pause, action: 'edit' as const, removed: false, endsAt: null }]);
  renderWith(<MeasuresCard />, { user: storedStudent });
  expect(await screen.findByText(/visibile solo a te finché non lo cambi e una persona non l’ha riletto/)).toBeDefined();
});
