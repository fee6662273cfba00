import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '../../src/client/posts/home-page.tsx';
import { forgetPerson } from '../../src/client/lib/forget-person.ts';
import { placeOf } from '../../src/routers/cursor.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { acceptPosts, area, publish, radio } from './open-composer.tsx';
import { samplePost, samplePosts } from './samples.ts';
import { paste } from '../support/paste.ts';

const home = () => renderPage('/', <HomePage />, { user: storedStudent });
const broken = () => {
  throw new Refusal({ status: 500, message: 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.' });
};
/** Returns the page of the feed after this cursor, as the server does. */
function pageAfter(cursor: string | undefined, posts: Post[]): Post[] {
  const last = cursor ? placeOf(cursor).id : Infinity;
  return posts.filter(({ id }) => id < last).slice(0, 20);
}

/** Fakes timers that follow the real time and can be advanced further. */
function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('the feed', () => {
  it('shows skeletons, then the posts of the first page', async () => {
    const list = vi.fn(() => samplePosts(30, 11));
    trpcHandler('posts.list', list);
    home();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ultimi post' })).toBeDefined();
    expect(screen.getByText('Caricamento...')).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    expect(screen.queryByText('Caricamento...')).toBeNull();
    expect(list.mock.calls).toEqual([[{ limit: 20, offset: 0 }]]);
  });

  it('is the same at /home', async () => {
    trpcHandler('posts.list', () => samplePosts(3, 1));
    renderPage('/home', <HomePage />, { user: storedStudent });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  });

  it('keeps the user’s new post when an outdated response arrives after it', async () => {
    fakeTime();
    const posts = samplePosts(3, 1);
    trpcHandler('posts.list', () => posts);
    const { user } = home();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    const late = deferred<Post[]>();
    trpcHandler('posts.list', late.wait);
    await pass(60_000);
    await late.request;
    await user.click(screen.getByRole('button', { name: 'Condividi la tua esperienza' }));
    await paste(user, await screen.findByPlaceholderText('Scrivi qui i tuoi pensieri...'), 'Appena scritto');
    const own = samplePost(4, { content: 'Appena scritto', mine: true });
    trpcHandler('posts.create', () => own);
    const again = vi.fn(() => [own, ...posts]);
    trpcHandler('posts.list', again);
    await user.click(publish());
    expect(await screen.findByText('Post pubblicato!')).toBeDefined();
    late.resolve(posts);
    await waitFor(() => expect(again).toHaveBeenCalledOnce());
    await pass(1000);
    expect(within(screen.getAllByRole('article')[0]!).getByText('Appena scritto')).toBeDefined();
  });

  it('appends pages until none is left, focusing the first new post', async () => {
    trpcHandler('posts.list', ({ cursor }) => pageAfter(cursor, samplePosts(45, 1)));
    const { user } = home();
    await user.click(await screen.findByRole('button', { name: 'Carica altri post' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
    await expectFocus(() => screen.getAllByRole('article')[20]);
    await user.click(screen.getByRole('button', { name: 'Carica altri post' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45));
    expect(screen.queryByRole('button', { name: 'Carica altri post' })).toBeNull();
  });

  it('continues after the last post even when others have come or gone meanwhile', async () => {
    const server = { posts: samplePosts(45, 1) };
    trpcHandler('posts.list', ({ cursor }) => pageAfter(cursor, server.posts));
    const { user } = home();
    const more = await screen.findByRole('button', { name: 'Carica altri post' });
    server.posts = samplePosts(80, 1).filter(({ id }) => id !== 30);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
    expect(within(screen.getAllByRole('article')[20]!).getByText('Testo del post 25')).toBeDefined();
  });

  it('focuses the last post when no further posts arrive', async () => {
    trpcHandler('posts.list', ({ cursor }) => pageAfter(cursor, samplePosts(20, 1)));
    const { user } = home();
    await user.click(await screen.findByRole('button', { name: 'Carica altri post' }));
    expect(await screen.findByText(/qui finisce il filo/)).toBeDefined();
    await expectFocus(() => screen.getAllByRole('article')[19]);
  });

  it('shows an error when older posts fail to load, and retries on request', async () => {
    trpcHandler('posts.list', () => samplePosts(30, 11));
    const { user } = home();
    const more = await screen.findByRole('button', { name: 'Carica altri post' });
    trpcHandler('posts.list', broken);
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain('Gli altri post non si sono caricati.');
    trpcHandler('posts.list', () => samplePosts(10, 1));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    expect(screen.queryByText(/non si sono caricati/)).toBeNull();
  });

  it('retries after 1, 2 and 4 seconds before it shows the error, then on request', async () => {
    fakeTime();
    const list = vi.fn(broken);
    trpcHandler('posts.list', list);
    const { user } = home();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    await pass(1100);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await pass(2100);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3));
    expect(screen.queryByText('Errore nel caricamento')).toBeNull();
    await pass(4100);
    expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
    expect(screen.getByText('Controlla la connessione e riprova')).toBeDefined();
    expect(list).toHaveBeenCalledTimes(4);

    trpcHandler('posts.list', () => samplePosts(2, 1));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('also shows the error when the connection fails', async () => {
    fakeTime();
    trpcHandler('posts.list', () => {
      throw new Offline();
    });
    home();
    await screen.findByRole('heading', { level: 2, name: 'Ultimi post' });
    await pass(8000);
    expect(await screen.findByText('Errore nel caricamento')).toBeDefined();
  });

  it('invites the user to write the first post when there is none', async () => {
    trpcHandler('posts.list', () => []);
    const sent = acceptPosts();
    const { user } = home();
    await user.click(await screen.findByRole('button', { name: 'Scrivi il primo post' }));
    await screen.findByRole('dialog', { name: 'Nuovo Post' });
    expect(radio('Sfogo libero').checked).toBe(true);
    await paste(user, area(), 'Qualcuno deve pur cominciare.');
    await user.click(publish());
    await waitFor(() => expect(sent).toMatchObject([{ content: 'Qualcuno deve pur cominciare.', type: 'vent' }]));
  });

  it('refreshes every minute, and hides new posts behind a button so that nothing moves', async () => {
    fakeTime();
    trpcHandler('posts.list', () => samplePosts(30, 11));
    const { user } = home();
    await screen.findAllByRole('article');
    trpcHandler('posts.list', () => [samplePost(32), samplePost(31), samplePost(30, { likes: 7 }), ...samplePosts(29, 13)]);
    await pass(60_100);
    const show = await screen.findByRole('button', { name: '2 nuovi post' });
    const shown = screen.getAllByRole('article');
    expect(shown).toHaveLength(20);
    expect(within(shown[0]!).getByText('Testo del post 30')).toBeDefined();
    expect(within(shown[0]!).getByRole('button', { name: 'Mi piace, 7' })).toBeDefined();

    vi.useRealTimers();
    await user.click(show);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(22));
    const first = screen.getAllByRole('article')[0]!;
    expect(within(first).getByText('Testo del post 32')).toBeDefined();
    await expectFocus(() => first);
    expect(screen.queryByRole('button', { name: /nuov[oi] post/ })).toBeNull();
  });

  it('does not state a number of new posts when there may be more than it has read', async () => {
    fakeTime();
    trpcHandler('posts.list', () => samplePosts(30, 11));
    home();
    await screen.findAllByRole('article');
    trpcHandler('posts.list', () => samplePosts(87, 68));
    await pass(60_100);
    expect(await screen.findByRole('button', { name: 'Almeno 20 nuovi post' })).toBeDefined();
  });

  it('is refetched when a like has cancelled its refresh', async () => {
    fakeTime();
    trpcHandler('posts.list', () => [samplePost(1, { likes: 4 })]);
    const { user } = home();
    await screen.findByRole('article');
    const refresh = deferred<Post[]>();
    trpcHandler('posts.list', refresh.wait);
    await pass(60_100);
    await refresh.request;
    vi.useRealTimers();
    const again = vi.fn<() => Post[]>(() => [samplePost(1, { likes: 7, liked: true })]);
    trpcHandler('posts.list', again);
    trpcHandler('posts.like', () => ({ likes: 5, liked: true }));
    await user.click(screen.getByRole('button', { name: 'Mi piace, 4' }));
    expect(await screen.findByRole('button', { name: 'Mi piace, 7' })).toBeDefined();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('keeps its posts when a refresh fails, and offers a retry', async () => {
    fakeTime();
    trpcHandler('posts.list', () => samplePosts(3, 1));
    const { user } = home();
    await screen.findAllByRole('article');
    trpcHandler('posts.list', () => {
      throw new Offline();
    });
    await pass(60_100);
    await pass(8000);
    const retry = await screen.findByRole('button', { name: 'Non aggiornato: riprova' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    trpcHandler('posts.list', () => samplePosts(3, 1));
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Non aggiornato: riprova' })).toBeNull());
    await expectFocus(() => screen.getByRole('region', { name: 'Ultimi post' }));
  });
});

it('greets a user who has posted before, and forgets that with the user’s other data', async () => {
  trpcHandler('posts.list', () => [samplePost(2, { mine: true }), samplePost(1)]);
  const first = home();
  await screen.findAllByRole('article');
  expect(screen.getByRole('heading', { level: 1, name: 'Qui puoi dirlo sottovoce' })).toBeDefined();
  first.unmount();

  home();
  expect(await screen.findByRole('heading', { level: 1, name: /^Come stai (stanotte|stamattina|oggi|stasera)\?$/ })).toBeDefined();
  expect(screen.queryByText(/^Uno sfogo, un dubbio/)).toBeNull();
  const doors = within(screen.getByRole('region', { name: 'Scrivi' })).getAllByRole('button');
  expect(doors.map(({ textContent }) => textContent)).toEqual([
    'Condividi la tua esperienza',
    'Sfogo libero',
    'Cerco consiglio',
    'Voglio parlare',
  ]);
  forgetPerson();
  expect(localStorage.getItem('sottovoce-wrote')).toBeNull();
});

it('shows the community’s figures and links to other sections', async () => {
  trpcHandler('posts.list', () => []);
  home();
  const community = await screen.findByRole('region', { name: 'La community' });
  for (const text of ['1,234', 'studenti attivi', '42', 'post oggi', '150+', 'università'])
    expect(within(community).getByText(text)).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: 'Un passo in più' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mentorship', '/exams', '/study-groups']);
});

it('filters posts by type or by missing answers, and shows how many await one', async () => {
  const list = vi.fn((input?: { type?: string; unanswered?: boolean }) =>
    input?.unanswered ? [samplePost(4), samplePost(9)] : samplePosts(9, 1).filter(({ type }) => !input?.type || type === input.type),
  );
  trpcHandler('posts.list', list);
  trpcHandler('posts.answers', () => ({ waiting: 2, answeredWithinDay: 91 }));
  const { user } = home();
  await user.click(await screen.findByRole('link', { name: 'Aspettano ancora una parola: 2' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'In attesa di risposta' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ unanswered: true, limit: 21 }));
  expect(screen.queryByText(/^Aspettano ancora/)).toBeNull();
  expect(screen.getByText('Post con una risposta entro un giorno: 91%')).toBeDefined();
  const kinds = within(screen.getByRole('navigation', { name: 'Quali post' }));
  await user.click(kinds.getByRole('link', { name: 'Cerco consiglio' }));
  await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'advice', limit: 21 })));
  expect(kinds.getByRole('link', { current: true }).textContent).toBe('Cerco consiglio');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 2, name: 'In attesa di risposta' })).toBeDefined();
});

it('likes and deletes posts in a filtered feed', async () => {
  trpcHandler('posts.list', () => [samplePost(5, { type: 'vent', likes: 4 }), samplePost(4, { type: 'vent', mine: true })]);
  trpcHandler('posts.like', () => ({ likes: 5, liked: true }));
  trpcHandler('posts.delete', () => ({ deleted: true, undoUntil: new Date().toISOString() }));
  const { user } = renderPage('/?tipo=vent', <HomePage />, { user: storedStudent });
  await user.click(await screen.findByRole('button', { name: 'Mi piace, 4' }));
  expect(await screen.findByRole('button', { name: 'Mi piace, 5' })).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /^Azioni/ })[1]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});
