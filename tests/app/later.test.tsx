import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../src/client/lib/toasts.ts';
import { show } from '../../src/client/rereading/question.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

// As when the network goes while they are on their way.
vi.mock('../../src/client/notices/notice-bell.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/ui/toast-card.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/rereading/rereading-question.tsx', () => {
  throw new Error('not here');
});

it('without the bell the page stays, and the way out of it', async () => {
  expectConsoleErrors();
  renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /Esci subito/ })).toBeDefined();
});

it('a notification whose card never comes says its words, and goes when touched', async () => {
  expectConsoleErrors();
  const { user } = renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  act(() => void toast({ title: 'Errore', description: 'Il tuo mi piace non è arrivato.', variant: 'destructive' }));
  await user.click(await screen.findByText('Errore Il tuo mi piace non è arrivato.'));
  expect(screen.queryByText(/non è arrivato/)).toBeNull();
});

it('a question that never comes lets nothing go out, and says so', async () => {
  expectConsoleErrors();
  renderApp('/study-planner', { user: storedStudent });
  await screen.findByRole('heading', { level: 1, name: 'Piano di studio' });
  const answer = vi.fn();
  act(() => show({ about: 'wounds', answer }));
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  await screen.findByText(/il tuo testo è ancora qui/);
  act(() => show(null));
});
