import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { PostCard } from '../../src/client/posts/post-card.tsx';
import { PostList } from '../../src/client/posts/post-list.tsx';
import { trpc } from '../../src/client/lib/trpc.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { deferred } from '../support/deferred.ts';
import { calledProcedures, Foreign, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { expectFocus } from '../support/focus.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { minutesAgo, samplePost } from './samples.ts';

const UNDO = { deleted: true as const, undoUntil: new Date().toISOString() };
const now = { mine: true, createdAt: minutesAgo(1) };

/** A post list as on the search page. */
function Listed() {
  const { data } = trpc.posts.list.useQuery({ limit: 50 });
  return data ? <PostList posts={data} /> : null;
}

async function openMenu(user: ReturnType<typeof renderWith>['user'], name = 'Azioni sul post') {
  await user.click(await screen.findByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('the menu of a post', () => {
  it.each<[string, Partial<Post>, string[]]>([
    ['of others', { mine: false }, ['Copia il link', 'Nascondi', 'Segnala']],
    ['of one’s own', now, ['Copia il link', 'Modifica', 'Elimina']],
    ['of one’s own, after 15 minutes', { mine: true, createdAt: minutesAgo(16) }, ['Copia il link', 'Elimina']],
  ])('%s offers the available actions', async (_, fields, items) => {
    const { user } = renderWith(<PostCard post={samplePost(1, fields)} />, { user: storedStudent });
    expect(await openMenu(user)).toEqual(items);
  });

  it('copies the URL of the post', async () => {
    const { user } = renderWith(<PostCard post={samplePost(42)} />, { user: storedStudent });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Copia il link' }));
    await screen.findByText('Link copiato');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/posts/42`);
  });

  it('edits every text of the post, sends only the changed ones, and an empty title when it is cleared', async () => {
    const update = vi.fn<(input: { id: number }) => Post>((input) => samplePost(1, { ...now, ...input }));
    trpcHandler('posts.update', update);
    const place = { university: 'Ateneo', faculty: 'Facoltà mia', studyYear: '2° anno' };
    const fields = { ...now, ...place, title: 'Un titolo', course: 'Analisi 1', academicTopic: 'Esami', content: 'Parole' };
    const { user } = renderWith(<PostCard post={samplePost(1, fields)} />, { user: storedStudent });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Titolo/));
    for (const label of [/^Corso/, /^Università/, /^Facoltà/, /^Anno di corso/, /^Argomento/])
      await user.type(dialog.getByRole('textbox', { name: label }), '!');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    const changed = {
      university: 'Ateneo!',
      faculty: 'Facoltà mia!',
      studyYear: '2° anno!',
      course: 'Analisi 1!',
      academicTopic: 'Esami!',
    };
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, title: '', ...changed }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedDraft('edit-post-1-course')).toBeNull();
  });

  it('shows “modificato” on an edited post', () => {
    renderWith(<PostCard post={samplePost(1, { editedAt: minutesAgo(1) })} />, { user: storedStudent });
    expect(screen.getByText('modificato')).toBeDefined();
  });
});

describe('editing a post', () => {
  const edit = async (text: string) => {
    trpcHandler('posts.list', () => [samplePost(1, now)]);
    const { user } = renderWith(<Listed />, { user: storedStudent });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    const area = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(area.value).toBe('Testo del post 1');
    await user.clear(area);
    await paste(user, area, text);
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    return { user, dialog, area };
  };

  it('shows the new text, marked as edited', async () => {
    trpcHandler('posts.update', ({ id, content }) => samplePost(id, { ...now, content, editedAt: minutesAgo(0) }));
    await edit('Parole nuove');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Parole nuove')).toBeDefined();
    expect(screen.getByText('modificato')).toBeDefined();
  });

  it.each([
    ['its language', new Refusal({ status: 403, message: 'x', reason: 'content_blocked' }), /possono ferire chi legge/],
    ['being late', new Refusal({ status: 409, message: 'x', reason: 'too_late' }), /più di 15 minuti/],
    ['a missing connection', new Offline(), /Connessione assente/],
  ])('is refused for %s, and keeps the text', async (_, refusal, words) => {
    trpcHandler('posts.update', () => {
      throw refusal;
    });
    const { dialog, area } = await edit('Le mie parole nuove');
    expect(await dialog.findByText(words)).toBeDefined();
    expect(area.value).toBe('Le mie parole nuove');
  });

  it('goes on from what another tab has stored of the same change', async () => {
    const update = vi.fn<(input: { id: number }) => Post>((input) => samplePost(1, { ...now, ...input }));
    trpcHandler('posts.update', update);
    trpcHandler('posts.list', () => [samplePost(1, now)]);
    const { user } = renderWith(<Listed />, { user: storedStudent });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    storeElsewhere('edit-post-1', 'Scritto di là');
    await paste(user, dialog.getByRole('textbox'), ', finito qui');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ id: 1, content: 'Scritto di là, finito qui' }));
  });

  it('keeps what another tab stores of the text or a detail while it is being saved', async () => {
    const answer = deferred<Post>();
    trpcHandler('posts.update', answer.wait);
    const { user } = renderWith(<PostCard post={samplePost(1, { ...now, title: 'Un titolo' })} />, { user: storedStudent });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    await paste(user, dialog.getByLabelText(/^Titolo/), ' nuovo');
    await paste(user, dialog.getByLabelText('Il tuo testo'), ', davvero');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await answer.request;
    storeElsewhere('edit-post-1-title', 'Un titolo nuovo, di là');
    storeElsewhere('edit-post-1', 'Scritto di là');
    answer.resolve(samplePost(1, { ...now, title: 'Un titolo nuovo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([storedDraft('edit-post-1-title'), storedDraft('edit-post-1')]).toEqual(['Un titolo nuovo, di là', 'Scritto di là']);
  });

  it('is announced in a toast when it fails after the dialog was closed', async () => {
    const answer = deferred<Post>();
    trpcHandler('posts.update', answer.wait);
    const { user, dialog } = await edit('Le mie parole nuove');
    await answer.request;
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.reject(new Refusal({ status: 409, message: 'x', reason: 'too_late' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/più di 15 minuti/);
  });

  it('leaves out the text, which another device may have changed meanwhile, if only the title is changed here', async () => {
    const update = vi.fn<(input: { id: number }) => Post>((input) => samplePost(1, { ...now, ...input }));
    trpcHandler('posts.update', update);
    const card = (content: string) => (
      <Providers>
        <PostCard post={samplePost(1, { ...now, content, title: 'Un titolo' })} />
      </Providers>
    );
    const { user, rerender } = renderWith(<p />, { user: storedStudent });
    rerender(card('Prima'));
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Il tuo testo').value).toBe('Prima');
    rerender(card('Da un’altra scheda'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Il tuo testo').value).toBe('Da un’altra scheda');
    await user.type(dialog.getByLabelText(/^Titolo/), ' nuovo');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, title: 'Un titolo nuovo' }));
  });

  it('shows the helplines for a text that expresses distress, as for a new post', async () => {
    trpcHandler('posts.update', ({ id, content }) => samplePost(id, { ...now, content, editedAt: minutesAgo(0) }));
    await edit('Non ce la faccio più, vorrei sparire.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(screen.getByRole('article')).findByRole('link', { name: /112/ })).toBeDefined();
  });
});

it('shows the helplines for distress in the title while it is edited, and after it has been saved', async () => {
  trpcHandler('posts.update', (input) => samplePost(1, { ...now, ...input }));
  const { user } = renderWith(<PostCard post={samplePost(1, { ...now, title: 'Un titolo' })} />, { user: storedStudent });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByLabelText(/^Titolo/);
  await user.clear(title);
  await paste(user, title, 'Non ce la faccio più, vorrei sparire.');
  expect(await dialog.findByRole('link', { name: /112/ })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(screen.getByRole('article')).findByRole('link', { name: /112/ })).toBeDefined();
});

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
