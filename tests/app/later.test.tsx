import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../src/client/lib/toasts.ts';
import { askPerson } from '../../src/client/rereading/question.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

// Simulates a network failure while these modules load.
vi.mock('../../src/client/notices/notice-bell.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/ui/toast-card.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/rereading/rereading-question.tsx', () => {
  throw new Error('not here');
});

it('keeps the page, Esci subito and a link to the notices when the bell fails to load', async () => {
  expectConsoleErrors();
  renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /Esci subito/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Avvisi' }).getAttribute('href')).toBe('/notices');
});

it('shows a toast as plain text when its card fails to load, and dismisses it on a click', async () => {
  expectConsoleErrors();
  const { user } = renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  act(() => void toast({ title: 'Errore', description: 'Il tuo mi piace non è arrivato.', variant: 'destructive' }));
  await user.click(await screen.findByText('Errore Il tuo mi piace non è arrivato.'));
  expect(screen.queryByText(/non è arrivato/)).toBeNull();
});

it('blocks the send and says that the text is kept when the rereading question fails to load', async () => {
  expectConsoleErrors();
  renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  const answer = vi.fn<(publish: boolean) => void>();
  act(() => void askPerson({ about: 'wounds', readers: 'all' }, new AbortController().signal).then(answer));
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  await screen.findByText(/il tuo testo è ancora qui/);
});
