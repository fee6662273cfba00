import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { expectConsoleErrors } from '../support/console-errors.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { samplePost, samplePosts } from './samples.ts';

// Simulates a network failure, or a new release, while these modules load.
vi.mock('../../src/client/posts/feed-notice-chip.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/ui/under-review.tsx', () => {
  throw new Error('not here');
});
vi.mock('../../src/client/ui/hidden-note.tsx', () => {
  throw new Error('not here');
});

beforeEach(() => {
  expectConsoleErrors();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

async function openFeed() {
  trpcHandler('posts.list', () => samplePosts(3, 1));
  const opened = renderApp('/', { user: storedStudent });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  return opened;
}

/** Lets the feed refresh itself, and receive this. */
async function refresh(list: () => Post[]): Promise<void> {
  trpcHandler('posts.list', list);
  await vi.advanceTimersByTimeAsync(70_000);
}

it('keeps the feed when a refresh fails and the notice of that fails to load: the notice says it in plain words', async () => {
  const { user } = await openFeed();
  await refresh(() => {
    throw new Offline();
  });
  const retry = await screen.findByRole('button', { name: 'Non aggiornato: riprova' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  trpcHandler('posts.list', () => samplePosts(3, 1));
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Non aggiornato: riprova' })).toBeNull());
});

it('keeps the feed when new posts arrive and the notice of that fails to load', async () => {
  const { user } = await openFeed();
  await refresh(() => samplePosts(5, 1));
  await user.click(await screen.findByRole('button', { name: 'Nuovi post' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
});

it('keeps the feed when a post comes under review and the explanation fails to load', async () => {
  await openFeed();
  await refresh(() => [samplePost(3, { underReview: true, content: '' }), ...samplePosts(2, 1)]);
  expect(await screen.findByText('In verifica')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('keeps the feed when a post is hidden and the placeholder fails to load', async () => {
  const { user } = await openFeed();
  await user.click(screen.getAllByRole('button', { name: 'Azioni sul post' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Nascondi' }));
  expect(await screen.findByText('Hai nascosto questo post.')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
