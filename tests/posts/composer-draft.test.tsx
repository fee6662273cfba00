import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { helplinesFor } from '../../src/client/support/helplines.ts';
import { readUser } from '../../src/client/lib/storage.ts';
import { deferred } from '../support/deferred.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, server, trpcHandler } from '../support/msw.ts';
import { storedStudent } from '../support/render.tsx';
import { answerShareable } from '../support/shareable.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { acceptPosts, area, chip, chips, openComposer, publish, radio, select, stranger } from './open-composer.tsx';
import { samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

describe('the draft', () => {
  it('survives closing and a reload, with its type', async () => {
    const { user, unmount } = await openComposer();
    await user.click(radio('Voglio parlare'));
    await paste(user, area(), 'ci penso ancora');
    unmount();
    await openComposer();
    expect(area().value).toBe('ci penso ancora');
    expect(radio('Voglio parlare').checked).toBe(true);
  });

  it('survives a lost connection', async () => {
    trpcHandler('posts.create', () => {
      throw new Offline();
    });
    const { user } = await openComposer();
    await paste(user, area(), 'in treno');
    await user.click(publish());
    expect(await screen.findByText('Errore nella pubblicazione')).toBeDefined();
    expect(area().value).toBe('in treno');
  });

  it('survives an expired session, for the same person only', async () => {
    trpcHandler('posts.create', () => {
      throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
    });
    const { user, unmount } = await openComposer({ user: storedStudent });
    await paste(user, area(), 'scaduta');
    await user.click(publish());
    await screen.findByText('Errore nella pubblicazione');
    expect(readUser()).toBeNull();
    unmount();
    const other = await openComposer({ user: stranger });
    expect(area().value).toBe('');
    other.unmount();
    await openComposer({ user: storedStudent });
    expect(area().value).toBe('scaduta');
  });

  it('is gone once published', async () => {
    acceptPosts();
    const { user, unmount } = await openComposer();
    await user.click(radio('Cerco consiglio'));
    await paste(user, area(), 'detto');
    await user.click(publish());
    await screen.findByText('Post pubblicato!');
    await waitFor(() => expect(area().value).toBe(''));
    unmount();
    await openComposer();
    expect(area().value).toBe('');
    expect(radio('Sfogo libero').checked).toBe(true);
  });
});

describe('a post that is on its way while its form is closed and opened again', () => {
  it('is shown as under way, and gone once it is out: nothing can be published twice', async () => {
    const answer = deferred<ReturnType<typeof samplePost>>();
    trpcHandler('posts.create', answer.wait);
    const { user, element, rerender } = await openComposer();
    await paste(user, area(), 'una volta sola');
    await user.click(publish());
    await answer.request;
    rerender(<Providers>Un’altra pagina</Providers>);
    rerender(element({ open: true }));
    await waitFor(() => expect(area().value).toBe('una volta sola'));
    expect(area().readOnly).toBe(true);
    answer.resolve(samplePost(1, { content: 'una volta sola', mine: true }));
    await waitFor(() => expect(area().value).toBe(''));
    expect(publish().disabled).toBe(true);
  });
});

describe('a post that another tab sends', () => {
  const elsewhere = (name: string) => {
    const key = `sottovoce-draft:${stranger.id}:${name}`;
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
  };
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Titolo/);
  async function openWith(text: string) {
    for (const [name, kept] of Object.entries({ post: 'uguale', 'post-title': 'Il titolo' }))
      localStorage.setItem(`sottovoce-draft:${stranger.id}:${name}`, kept);
    const opened = await openComposer();
    if (text !== 'uguale') {
      await opened.user.clear(area());
      await paste(opened.user, area(), text);
      await waitFor(() => expect(storedDraft('post', stranger)).toBe(text));
      localStorage.setItem(`sottovoce-draft:${stranger.id}:post`, 'uguale');
    }
    for (const name of ['post', 'post-title']) elsewhere(name);
  }

  it('goes here with its title where it is the same', async () => {
    await openWith('uguale');
    await waitFor(() => expect([area().value, title().value]).toEqual(['', '']));
    expect(storedDraft('post-title', stranger)).toBeNull();
  });

  it('keeps its title where somebody has gone on', async () => {
    await openWith('uguale, e ancora');
    expect([area().value, title().value]).toEqual(['uguale, e ancora', 'Il titolo']);
  });
});

describe('what stands beside a draft', () => {
  /** Sends without an answer, and tells what was sent under which key. */
  function loseAnswers() {
    const sent: unknown[] = [];
    const listen = async ({ request }: { request: Request }) => {
      if (!request.url.includes('posts.create')) return;
      sent.push([request.headers.get('idempotency-key'), await request.clone().json()]);
    };
    server.events.on('request:start', listen);
    onTestFinished(() => server.events.removeAllListeners());
    trpcHandler('posts.create', () => {
      throw new Offline();
    });
    return sent;
  }

  async function sendOnce(user: Awaited<ReturnType<typeof openComposer>>['user'], sent: unknown[]) {
    const before = sent.length;
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    await waitFor(() => expect(publish().disabled).toBe(false));
  }

  async function write() {
    const opened = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    await paste(opened.user, area(), 'non ce la faccio');
    await opened.user.click(chip('Psicologia'));
    await opened.user.selectOptions(select('Argomento'), 'Tesi');
    return opened;
  }

  const shown = ['Togli: Università degli Studi di Torino', 'Togli: 2° anno triennale', 'Togli: Tesi'];

  it.each(['closing', 'a reload'])('is the same after a lost answer and %s, so that sending again makes nothing twice', async (by) => {
    const sent = loseAnswers();
    const { user, element, rerender, unmount } = await write();
    await sendOnce(user, sent);
    if (by === 'closing') {
      rerender(element({ open: false }));
      rerender(element({ open: true }));
      await sendOnce(user, sent);
    } else {
      unmount();
      const again = await openComposer({ user: storedStudent });
      await waitFor(() => expect(chips()).toEqual(shown));
      await sendOnce(again.user, sent);
    }
    expect(chips()).toEqual(shown);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('loses what few share by then, unless it was chosen, and comes back with nothing for a new post', async () => {
    const sent = acceptPosts();
    const first = await write();
    await first.user.selectOptions(select('Facoltà'), 'Psicologia');
    first.unmount();
    answerShareable(storedStudent, { university: false, faculty: false });
    const { user, unmount } = await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toEqual(['Togli: Psicologia, potrebbe farti riconoscere', ...shown.slice(1)]));
    await user.click(publish());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(area().value).toBe(''));
    unmount();
    expect(storedDraft('post-details')).toBeNull();
    answerShareable(storedStudent);
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(chips()).not.toContain('Togli: Tesi');
  });

  it.each(['{{{', '{}', '{"details":{"university":4}}', 'null'])('is prefilled where %s is kept', async (kept) => {
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post`, 'a metà');
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post-details`, kept);
    await openComposer({ user: storedStudent });
    await waitFor(() => expect(chips()).toHaveLength(3));
  });
});

it('takes a title along, folded away until somebody wants one, and keeps it with the draft', async () => {
  const sent = acceptPosts();
  const title = () => screen.getByLabelText('Titolo') as HTMLInputElement;
  const first = await openComposer();
  expect(title().closest('details')!.open).toBe(false);
  await paste(first.user, area(), 'Domani ho l’orale');
  await paste(first.user, title(), '  Una notte lunga ');
  first.unmount();

  const { user } = await openComposer();
  expect(title().closest('details')!.open).toBe(true);
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'Domani ho l’orale', type: 'vent', title: 'Una notte lunga' }]));
  await waitFor(() => expect(title().value).toBe(''));
});

it('keeps a title that is too long whole, says by how much also where it is folded away, and publishes when it fits', async () => {
  const sent = acceptPosts();
  const title = () => screen.getByLabelText('Titolo') as HTMLInputElement;
  const { user } = await openComposer();
  await paste(user, area(), 'Domani ho l’orale');
  await paste(user, title(), 'a'.repeat(121));
  expect(title().value).toHaveLength(121);
  expect(screen.getByText('1 carattere di troppo')).toBeDefined();
  await user.click(publish());
  expect(await screen.findByText('Titolo troppo lungo')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(title(), '{Backspace}');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'Domani ho l’orale', type: 'vent', title: 'a'.repeat(120) }]));
});

describe('the helplines', () => {
  const panel = () => screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });

  it('appear beside a text that tells of pain, and stop nobody from publishing', async () => {
    acceptPosts();
    const { user, onCreated } = await openComposer();
    await paste(user, area(), 'stanotte voglio morire');
    const links = within(await panel()).getAllByRole('link', { name: /^Chiama/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(helplinesFor.suicide.map(({ tel }) => `tel:${tel}`));
    expect(publish().disabled).toBe(false);
    await user.click(publish());
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(expect.anything(), 'suicide'));
  });

  it('can be put away by keyboard, and do not come back in the same draft', async () => {
    acceptPosts();
    const { user, unmount, onCreated } = await openComposer();
    await paste(user, area(), 'stanotte voglio morire');
    within(await panel())
      .getByRole('button', { name: 'Nascondi i numeri di aiuto' })
      .focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
    await expectFocus(() => area());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/suicid|helpline|pain/i);
    unmount();

    const again = await openComposer();
    await paste(user, area(), ', davvero');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
    await user.click(publish());
    await waitFor(() => expect(again.onCreated).toHaveBeenCalledWith(expect.anything(), null));
    expect(onCreated).not.toHaveBeenCalled();

    await paste(user, area(), 'voglio morire');
    expect(await panel()).toBeDefined();
  });

  it('stay away from ordinary texts', async () => {
    const { user } = await openComposer();
    await paste(user, area(), 'domani ho l’esame e ho fame da morire');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
  });
});
