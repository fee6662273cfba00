import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { calledProcedures, Foreign, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { expectFocus } from '../support/focus.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { Listed, openMenu } from './listed.tsx';
import { samplePost } from './samples.ts';

const UNDO = { deleted: true as const, undoUntil: new Date().toISOString() };

describe('deleting a post', () => {
  const remove = async (fields: Partial<Post> = {}) => {
    const server = { posts: [samplePost(2), samplePost(1, { mine: true, ...fields })] };
    trpcHandler('posts.list', () => server.posts);
    trpcHandler('posts.delete', () => {
      server.posts = [samplePost(2)];
      return UNDO;
    });
    const { user } = renderWith(<Listed />, { user: storedStudent });
    await screen.findByText('Testo del post 1');
    await user.click(screen.getAllByRole('button', { name: 'Azioni sul post' })[1]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    return { user, server };
  };

  it('removes the post from the page, restores it on request, and moves the focus each time', async () => {
    const { user, server } = await remove();
    await waitFor(() => expect(screen.queryByText('Testo del post 1')).toBeNull());
    expect(screen.getByText('Testo del post 2')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
    trpcHandler('posts.restore', ({ id }) => {
      server.posts = [samplePost(2), samplePost(id, { mine: true })];
      return samplePost(id, { mine: true });
    });
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Testo del post 1')).toBeDefined();
    expect(await screen.findByText('Il post è di nuovo al suo posto')).toBeDefined();
    await expectFocus(() => screen.getByText('Testo del post 1').closest('article'));
  });

  it('offers the undo again when it fails offline, without promising success', async () => {
    const { user, server } = await remove();
    trpcHandler('posts.restore', () => {
      throw new Offline();
    });
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText(/tra poco non si potrà più/)).toBeDefined();
    expect(screen.queryByText(/al sicuro/)).toBeNull();
    trpcHandler('posts.restore', ({ id }) => {
      server.posts = [samplePost(2), samplePost(id, { mine: true })];
      return samplePost(id, { mine: true });
    });
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Testo del post 1')).toBeDefined();
  });

  it('shows a message when it is too late to restore the post', async () => {
    const { user } = await remove();
    trpcHandler('posts.restore', () => {
      throw new Refusal({ status: 404, message: 'x', reason: 'post_not_found' });
    });
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Ormai non si può più.')).toBeDefined();
  });

  it.each<[string, Partial<Post>, RegExp]>([
    ['one comment', { commentsCount: 1 }, /se ne va anche il commento/],
    ['comments', { commentsCount: 3 }, /se ne vanno anche i commenti che ha ricevuto: 3/],
    ['an open chat', { type: 'talk', chatActive: 1 }, /chat si chiude subito/],
  ])('asks for confirmation when it also removes %s', async (_, fields, words) => {
    const { user } = await remove(fields);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(words)).toBeDefined();
    expect(calledProcedures).not.toContain('posts.delete');
    await user.click(question.getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(screen.queryByText('Testo del post 1')).toBeNull());
  });

  describe('whose answer is lost', () => {
    /** A server that answers nothing to `posts.delete` while `lost` is set, but deletes the post if `reached`. */
    async function removeUnheard(reached: boolean, failure: Error = new Offline()) {
      const all = [samplePost(2), samplePost(1, { mine: true })];
      const server = { posts: all, lost: true };
      trpcHandler('posts.list', () => server.posts);
      trpcHandler('posts.delete', () => {
        const known = server.posts.length === 2;
        if (reached) server.posts = [samplePost(2)];
        if (server.lost) throw failure;
        if (!known) throw new Refusal({ status: 404, message: 'x', reason: 'post_not_found' });
        return UNDO;
      });
      trpcHandler('posts.restore', () => {
        server.posts = all;
        return samplePost(1, { mine: true });
      });
      const { user } = renderWith(<Listed />, { user: storedStudent });
      const press = async () => {
        await user.click((await screen.findAllByRole('button', { name: 'Azioni sul post' }))[1]!);
        await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
      };
      await press();
      return { user, server, press };
    }
    const UNCLEAR = 'Non sappiamo se il post è stato eliminato';

    it.each([
      ['offline, although the post is deleted', true, new Offline()],
      ['offline, before the request arrived', false, new Offline()],
      ['by a server fault', true, new Refusal({ status: 503, message: 'Torniamo subito', reason: 'busy' })],
      ['by a 404 of something in front of the server', false, new Foreign(404, '404 page not found')],
    ])('stays on screen, and can be restored: %s', async (_, reached, failure) => {
      const { user, server } = await removeUnheard(reached, failure);
      expect(await screen.findByText(UNCLEAR)).toBeDefined();
      expect(screen.queryByText(/al sicuro/)).toBeNull();
      expect(screen.getByText('Testo del post 1')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Ripristina' }));
      expect(await screen.findByText('Il post è di nuovo al suo posto')).toBeDefined();
      expect(server.posts).toHaveLength(2);
      expect(screen.getAllByText('Testo del post 1')).toHaveLength(1);
    });

    it('is not called kept when the answer is lost after the minute of the undo', async () => {
      const clock = vi.spyOn(Date, 'now');
      const now = Date.now();
      trpcHandler('posts.list', () => [samplePost(1, { mine: true })]);
      trpcHandler('posts.delete', () => {
        clock.mockReturnValue(now + 61_000);
        throw new Offline();
      });
      const { user } = renderWith(<Listed />, { user: storedStudent });
      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
      expect(await screen.findByText(UNCLEAR)).toBeDefined();
      expect(screen.queryByText(/al sicuro/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull();
      clock.mockRestore();
    });

    it('can be restored, and says why, when a second press is refused', async () => {
      const { press } = await removeUnheard(true);
      await screen.findByText(UNCLEAR);
      trpcHandler('posts.delete', () => {
        throw new Refusal({ status: 429, message: 'Troppe richieste: riprova tra 2 minuti', reason: 'rate_limited' });
      });
      await press();
      expect(await screen.findByText(/riprova tra 2 minuti\. Se hai cambiato idea/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Ripristina' })).toBeDefined();
    });

    it.each([
      ['has deleted it', true],
      ['has not', false],
    ])('is deleted by a second press, with an undo of its own, whether the first %s', async (_, reached) => {
      const { user, server, press } = await removeUnheard(reached);
      await screen.findByText(UNCLEAR);
      server.lost = false;
      await press();
      await waitFor(() => expect(screen.queryByText('Testo del post 1')).toBeNull());
      expect(await screen.findByText('Post eliminato')).toBeDefined();
      expect(screen.queryByText(UNCLEAR)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Ripristina' }));
      expect(await screen.findByText('Testo del post 1')).toBeDefined();
    });
  });

  it('keeps the post and says so when the server refuses', async () => {
    trpcHandler('posts.list', () => [samplePost(1, { mine: true })]);
    trpcHandler('posts.delete', () => {
      throw new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited' });
    });
    const { user } = renderWith(<Listed />, { user: storedStudent });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    expect(await screen.findByText('Il post non è stato eliminato')).toBeDefined();
    expect(screen.getByText('Testo del post 1')).toBeDefined();
  });

  it('treats a post that is already gone as deleted', async () => {
    trpcHandler('posts.list', () => [samplePost(1, { mine: true })]);
    trpcHandler('posts.delete', () => {
      throw new Refusal({ status: 404, message: 'x', reason: 'post_not_found' });
    });
    const { user } = renderWith(<Listed />, { user: storedStudent });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    await waitFor(() => expect(screen.queryByText('Testo del post 1')).toBeNull());
  });
});
