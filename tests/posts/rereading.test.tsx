import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Offline, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { acceptPosts, area, openComposer, publish } from './open-composer.tsx';

const QUESTION = 'Potrebbe ferire chi legge. Vuoi rileggerlo?';

it('a text that may wound waits for its writer, who goes back to it with nothing sent and nothing lost', async () => {
  const asked = vi.fn(() => ({ ask: true }));
  trpcHandler('moderation.reread', asked);
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  const question = await screen.findByRole('alertdialog', { name: QUESTION });
  expect(asked).toHaveBeenCalledExactlyOnceWith({ text: 'certo che te ne intendi' });
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(sent).toEqual([]);
  expect(area().value).toBe('certo che te ne intendi');
  await waitFor(() => expect(publish().disabled).toBe(false));
});

it('it goes out as it is when its writer says so', async () => {
  trpcHandler('moderation.reread', () => ({ ask: true }));
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(screen.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'certo che te ne intendi', type: 'vent' }]));
});

it('a question that cannot be asked holds nothing up', async () => {
  trpcHandler('moderation.reread', () => {
    throw new Offline();
  });
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'ciao');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
