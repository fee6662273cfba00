import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilteredPosts } from '../../src/client/posts/other-feeds.tsx';
import { SearchPage } from '../../src/client/search/search-page.tsx';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderApp, renderPage, renderWith, storedStudent } from '../support/render.tsx';
import { openMenu } from './listed.tsx';
import { sampleComment, samplePost } from './samples.ts';

const refuse = (reason: string) => () => {
  throw new Refusal({ status: 404, message: 'x', reason });
};

describe('a post that somebody else has deleted', () => {
  const GONE = { name: 'Questo post non c’è più' };
  const remove = () => {
    trpcHandler('posts.get', refuse('post_not_found'));
    for (const name of ['comments.list', 'comments.create', 'posts.like'] as const) trpcHandler(name, refuse('post_not_found'));
    trpcHandler('comments.like', refuse('comment_not_found'));
  };
  const openPage = async () => {
    trpcHandler('posts.get', ({ id }) => samplePost(id));
    trpcHandler('comments.list', () => [sampleComment(1)]);
    const { user } = renderApp('/posts/42', { user: storedStudent });
    await screen.findByText('Testo del commento 1');
    remove();
    return user;
  };

  it('is no longer shown on its page once its comments are read again', async () => {
    const user = await openPage();
    const comments = screen.getByRole('button', { name: /^Commenti/ });
    await user.click(comments);
    await user.click(comments);
    expect(await screen.findByRole('heading', GONE)).toBeDefined();
    expect(screen.queryByText('Testo del post 42')).toBeNull();
  });

  it('leaves the comment that could not be sent, to be copied', async () => {
    const user = await openPage();
    const form = screen.getByRole('textbox', { name: 'Il tuo commento' });
    await paste(user, form, 'Forza');
    await user.click(screen.getByRole('button', { name: 'Invia' }));
    expect(await screen.findByRole('heading', GONE)).toBeDefined();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Il tuo commento a un post/ })).value).toBe('Forza');
  });

  it.each([0, 1])('is no longer shown on its page when a like is refused: button %d', async (index) => {
    const user = await openPage();
    await user.click(screen.getAllByRole('button', { name: /^Mi piace/ })[index]!);
    expect(await screen.findByRole('heading', GONE)).toBeDefined();
  });

  it('is no longer shown when the page opens again', async () => {
    const user = await openPage();
    trpcHandler('posts.list', () => []);
    await user.click(screen.getByRole('link', { name: 'Tutti i post' }));
    await screen.findByText('Qui è ancora tutto silenzioso');
    window.history.back();
    expect(await screen.findByRole('heading', GONE)).toBeDefined();
  });

  it.each([
    ['the results of a search', () => renderPage('/search', <SearchPage />, { user: storedStudent })],
    ['a filtered feed', () => renderWith(<FilteredPosts by="waiting" />, { user: storedStudent })],
  ])('leaves what was being written there in its place in %s', async (_, show) => {
    trpcHandler('posts.list', () => [samplePost(3), samplePost(2), samplePost(1)]);
    trpcHandler('comments.list', () => []);
    const { user } = show();
    const card = within((await screen.findByText('Testo del post 2')).closest('article')!);
    await user.click(card.getByRole('button', { name: /^Commenti/ }));
    await paste(user, await card.findByRole('textbox', { name: 'Il tuo commento' }), 'Forza');
    remove();
    await user.click(card.getByRole('button', { name: 'Invia' }));
    const place = await screen.findByRole('region', GONE);
    expect((await within(place).findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Forza');
    expect(screen.queryByText('Testo del post 2')).toBeNull();
    const texts = document.body.textContent;
    expect(texts.indexOf('Testo del post 3')).toBeLessThan(texts.indexOf('Questo post non c’è più'));
    expect(texts.indexOf('Testo del post 1')).toBeGreaterThan(texts.indexOf('Questo post non c’è più'));
  });
});

it('a post whose comments have arrived since it was read is not deleted without naming all of them', async () => {
  trpcHandler('posts.get', ({ id }) => samplePost(id, { mine: true }));
  trpcHandler('comments.list', () => [sampleComment(1), sampleComment(2), sampleComment(3)]);
  const { user } = renderApp('/posts/42', { user: storedStudent });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Commenti, 3' })).toBeDefined());
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(await screen.findByText(/se ne vanno anche i commenti che ha ricevuto: 3/)).toBeDefined();
});
