import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { PostCard } from '../../src/client/posts/post-card.tsx';
import { noteServerTime } from '../../src/client/lib/server-time.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { samplePause } from '../mentorship/samples.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, Refusal, server, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { Listed, openMenu } from './listed.tsx';
import { minutesAgo, sampleComment, samplePost } from './samples.ts';

const now = { mine: true, createdAt: minutesAgo(1) };

describe('the menu of a post', () => {
  it.each<[string, Partial<Post>, string[]]>([
    ['of others', { mine: false }, ['Copia il link', 'Nascondi', 'Segnala']],
    ['of one’s own', now, ['Copia il link', 'Modifica', 'Elimina']],
    ['of one’s own, after 15 minutes', { mine: true, createdAt: minutesAgo(16) }, ['Copia il link', 'Elimina']],
  ])('%s offers the available actions', async (_, fields, items) => {
    const { user } = renderWith(<PostCard post={samplePost(1, fields)} />, { user: storedStudent });
    expect(await openMenu(user)).toEqual(items);
  });

  it('goes by the clock of the server where that of the device is wrong', async () => {
    const headers = { date: new Date(minutesAgo(20)).toUTCString() };
    const data = [samplePost(1, { mine: true, createdAt: minutesAgo(21) })];
    server.use(http.get('*/trpc/posts.list', () => HttpResponse.json([{ result: { data } }], { headers })));
    const { user } = renderWith(<Listed />, { user: storedStudent });
    expect(await openMenu(user)).toEqual(['Copia il link', 'Modifica', 'Elimina']);
    noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }));
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
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, ifEditedAt: null, title: '', ...changed }));
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

  it('tells somebody who is paused, sends nothing, and keeps the text', async () => {
    trpcHandler('measures.list', () => [samplePause()]);
    const { user } = renderWith(<PostCard post={samplePost(1, now)} />, { user: storedStudent });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/puoi leggere ma non scrivere/)).toBeDefined();
    const area = dialog.getByRole<HTMLTextAreaElement>('textbox');
    await user.clear(area);
    await paste(user, area, 'Parole nuove');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Salva' }).disabled).toBe(true);
    expect(area.value).toBe('Parole nuove');
  });

  it('shows the new text, marked as edited', async () => {
    trpcHandler('posts.update', ({ id, content }) => samplePost(id, { ...now, content, editedAt: minutesAgo(0) }));
    await edit('Parole nuove');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Parole nuove')).toBeDefined();
    expect(screen.getByText('modificato')).toBeDefined();
  });

  it.each([
    ['its language', new Refusal({ status: 403, message: 'x', reason: 'content_blocked' }), /possono ferire chi legge/],
    ['methods of self-harm', new Refusal({ status: 403, message: 'x', reason: 'needs_care' }), /Questo testo non si può pubblicare/],
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
    await waitFor(() => expect(update).toHaveBeenCalledWith({ id: 1, ifEditedAt: null, content: 'Scritto di là, finito qui' }));
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
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, ifEditedAt: null, title: 'Un titolo nuovo' }));
  });

  const REFUSED = new Refusal({ status: 409, message: 'x', reason: 'edited_meanwhile' });

  it('shows the text that another device has stored meanwhile beside the draft, and overwrites it only after that', async () => {
    const present = samplePost(1, { ...now, content: 'Senza il nome', editedAt: minutesAgo(0) });
    const sent: unknown[] = [];
    trpcHandler('posts.update', ({ id, content, ifEditedAt }) => {
      sent.push(ifEditedAt);
      if (ifEditedAt !== present.editedAt) throw REFUSED;
      return samplePost(id, { ...now, content, editedAt: minutesAgo(-1) });
    });
    trpcHandler('posts.get', () => present);
    const { user, dialog, area } = await edit('Con il nome, e un accento');
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Il tuo testo, com’è adesso' });
    expect([field.value, field.readOnly]).toEqual(['Senza il nome', true]);
    expect(dialog.getByText(/^Nel frattempo questo testo è cambiato altrove: qui trovi/)).toBeDefined();
    expect(area.value).toBe('Con il nome, e un accento');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([null, present.editedAt]);
    expect(screen.getByText('Con il nome, e un accento')).toBeDefined();
  });

  it('does not take an edit of another device that arrives while the user types for one that the user has seen', async () => {
    const update = vi.fn<(input: { id: number }) => Post>((input) => samplePost(1, { ...now, ...input }));
    trpcHandler('posts.update', update);
    const card = (fields: Partial<Post>) => (
      <Providers>
        <PostCard post={samplePost(1, { ...now, ...fields })} />
      </Providers>
    );
    const { user, rerender } = renderWith(<p />, { user: storedStudent });
    rerender(card({ content: 'Con il nome' }));
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    await paste(user, dialog.getByRole('textbox'), ', davvero');
    rerender(card({ content: 'Senza', editedAt: minutesAgo(0) }));
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, ifEditedAt: null, content: 'Con il nome, davvero' }));
  });

  it('does not take it either for one that was seen when the draft was begun, on an earlier load of the page', async () => {
    const update = vi.fn<(input: { id: number }) => Post>((input) => samplePost(1, { ...now, ...input, editedAt: minutesAgo(-1) }));
    trpcHandler('posts.update', update);
    const begin = async (fields: Partial<Post>) => {
      const { user } = renderWith(<PostCard post={samplePost(1, { ...now, ...fields })} />, { user: storedStudent });
      await openMenu(user);
      await user.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
      return { user, dialog: within(await screen.findByRole('dialog')) };
    };
    const first = await begin({ content: 'Con il nome' });
    await paste(first.user, first.dialog.getByRole('textbox'), ', davvero');
    cleanup();
    const { user, dialog } = await begin({ content: 'Senza', editedAt: minutesAgo(0) });
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Con il nome, davvero');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, ifEditedAt: null, content: 'Con il nome, davvero' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedDraft('seen-edit-post-1')).toBeNull();
  });

  it('shows the present text of a comment as well', async () => {
    const server = { comment: sampleComment(2, now) };
    trpcHandler('comments.list', () => [server.comment]);
    trpcHandler('comments.update', ({ content, ifEditedAt }) => {
      if (ifEditedAt !== server.comment.editedAt) throw REFUSED;
      return { ...server.comment, content, editedAt: minutesAgo(-1) };
    });
    const { user } = renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
    await openMenu(user, 'Azioni sul tuo commento');
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.comment = sampleComment(2, { ...now, content: 'Senza il nome', editedAt: minutesAgo(0) });
    await paste(user, dialog.getByRole('textbox'), ', davvero');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Il tuo testo, com’è adesso' });
    expect(field.value).toBe('Senza il nome');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Testo del commento 2, davvero')).toBeDefined();
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
