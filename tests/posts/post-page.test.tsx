import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';
import { sampleComment, samplePost } from './samples.ts';

it('shows one post with its comments open', async () => {
  trpcHandler('posts.get', ({ id }) => samplePost(id, { commentsCount: 1 }));
  trpcHandler('comments.list', () => [sampleComment(1)]);
  renderApp('/posts/42', { user: storedStudent });
  expect(await screen.findByText('Testo del post 42')).toBeDefined();
  expect(await screen.findByText('Testo del commento 1')).toBeDefined();
  // The title would put the text of the post into the browser’s history.
  expect(document.title).not.toContain('Testo');
});

it('shows a guest a recent post, and the login at the same URL', async () => {
  trpcHandler('posts.get', ({ id }) => samplePost(id, { commentsCount: 2 }));
  const { user } = renderApp('/posts/42');
  await user.click(await screen.findByRole('button', { name: 'Accedi per rispondere' }));
  expect(await screen.findByRole('heading', { name: 'Accedi a Sottovoce' })).toBeDefined();
  expect(window.location.pathname).toBe('/posts/42');
});

it.each([
  [0, 'Ancora nessun commento. Per scrivere il primo serve un account'],
  [1, 'C’è un commento. Per leggere le risposte e scrivere la tua serve un account'],
  [2, 'Ci sono 2 commenti. Per leggere le risposte e scrivere la tua serve un account'],
])('tells a guest what an account is for below a post with %i comments', async (commentsCount, words) => {
  trpcHandler('posts.get', ({ id }) => samplePost(id, { commentsCount }));
  renderApp('/posts/42');
  expect(await screen.findByText(`${words}: chi legge non vede chi sei.`)).toBeDefined();
});

it('asks a guest to log in for an older post, at the same URL', async () => {
  trpcHandler('posts.get', () => {
    throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
  });
  renderApp('/posts/42');
  expect(await screen.findByRole('heading', { name: 'Accedi a Sottovoce' })).toBeDefined();
  expect(window.location.pathname).toBe('/posts/42');
});

it('shows a message when the post is gone', async () => {
  trpcHandler('posts.get', () => {
    throw new Refusal({ status: 404, message: 'x', reason: 'post_not_found' });
  });
  renderApp('/posts/42', { user: storedStudent });
  expect(await screen.findByRole('heading', { name: 'Questo post non c’è più' })).toBeDefined();
});

it('leads the author of a post that moderators removed to the reason', async () => {
  trpcHandler('posts.get', () => {
    throw new Refusal({ status: 404, message: 'x', reason: 'removed_by_moderators' });
  });
  renderApp('/posts/42', { user: storedStudent });
  expect(await screen.findByText(/L’ha tolto chi modera/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'nelle impostazioni' }).getAttribute('href')).toBe('/settings#provvedimenti');
  expect(screen.queryByText(/eliminato/)).toBeNull();
});

it('confirms a deletion on the page and restores the post, each time focusing the heading', async () => {
  let gone = false;
  trpcHandler('comments.list', () => []);
  trpcHandler('posts.get', ({ id }) => {
    if (gone) throw new Refusal({ status: 404, message: 'x', reason: 'post_not_found' });
    return samplePost(id, { mine: true });
  });
  trpcHandler('posts.delete', () => {
    gone = true;
    return { deleted: true as const, undoUntil: new Date().toISOString() };
  });
  trpcHandler('posts.restore', ({ id }) => {
    gone = false;
    return samplePost(id, { mine: true });
  });
  const { user } = renderApp('/posts/42', { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Azioni sul post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await expectFocus(() => screen.queryByRole('heading', { name: 'Hai eliminato questo post' }));
  expect(screen.getByRole('link', { name: 'Torna alla home' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await screen.findByText('Testo del post 42');
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

it.each(['/posts/0', '/posts/abc', '/posts/99999999999', '/posts/1.5'])(
  'shows without a request that there is no post at %s',
  async (path) => {
    renderApp(path, { user: storedStudent });
    expect(await screen.findByRole('heading', { name: 'Questo post non c’è più' })).toBeDefined();
    expect(calledProcedures).not.toContain('posts.get');
  },
);
