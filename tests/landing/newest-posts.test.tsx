import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchNewestPosts } from '../../src/client/landing/newest-posts.ts';
import { samplePost } from '../posts/samples.ts';
import { trpcHandler } from '../support/msw.ts';
import { renderApp } from '../support/render.tsx';

it('takes over the posts of the prerendered page once, and reads them anew on a later visit', async () => {
  let posts = [samplePost(1, { content: 'Un pensiero che poi sparisce' })];
  trpcHandler('posts.list', () => posts);
  await fetchNewestPosts();
  const remaining = [samplePost(2, { content: 'Un pensiero che resta' })];
  posts = remaining;
  const first = renderApp('/sottovoce');
  expect(await screen.findByText('Un pensiero che poi sparisce')).toBeDefined();
  first.unmount();

  // The prerendered page's own request may be answered after the app has taken over.
  posts = [samplePost(3, { content: 'Un pensiero arrivato tardi' })];
  await fetchNewestPosts();
  posts = remaining;
  renderApp('/sottovoce');
  expect(await screen.findByText('Un pensiero che resta')).toBeDefined();
  expect(screen.queryByText(/sparisce|arrivato tardi/)).toBeNull();
});
