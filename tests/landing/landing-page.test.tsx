import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Post } from '../../src/routers/posts/schema.ts';
import { thingAt } from '../../src/routers/reports/rules.ts';
import { samplePost } from '../posts/samples.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { renderApp, storedStudent } from '../support/render.tsx';

function post(id: number, fields: Partial<Post> = {}): Post {
  return samplePost(id, { content: `Un pensiero ${id}`, university: 'Università degli Studi di Torino', faculty: 'Psicologia', ...fields });
}

/** Returns the cards of the posts once they are loaded. */
async function postCards(): Promise<HTMLElement[]> {
  const section = screen.getByRole('heading', { level: 2, name: 'Che cosa si scrive in questi giorni' }).closest('section')!;
  return within(await within(section).findByRole('list')).getAllByRole('listitem');
}

it('says what the site is, for whom, that it is anonymous, how to begin, and who answers the phone', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce');
  const hero = (await screen.findByRole('heading', { level: 1, name: 'Qui puoi dirlo sottovoce' })).closest('section')!;
  await waitFor(() => expect(document.title).toBe('Sottovoce'));
  expect(within(hero).getByText('Per chi studia nelle università italiane')).toBeDefined();
  expect(within(hero).getByText(/chi legge non può vedere chi sei/)).toBeDefined();
  expect(within(hero).getByRole('link', { name: 'Inizia ora' }).getAttribute('href')).toBe('/login?registrati');
  expect(within(hero).getByRole('link', { name: 'Guarda l’anteprima' }).getAttribute('href')).toBe('/preview');
  expect(within(hero).getByRole('link', { name: 'Ecco chi risponde al telefono' }).getAttribute('href')).toBe('/support');
  expect(screen.getByRole('heading', { level: 2, name: 'Che cos’è Sottovoce' })).toBeDefined();
});

it('links logged-in students to the home page instead of the sign-up', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce', { user: storedStudent });
  expect((await screen.findByRole('link', { name: 'Vai alla home' })).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Inizia ora' })).toBeNull();
});

it('shows the three figures', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce');
  const list = (await screen.findByText('tipi di post')).closest('dl')!;
  const pairs = [...list.children].map((pair) => [pair.querySelector('dd')?.textContent, pair.querySelector('dt')?.textContent]);
  expect(pairs).toEqual([
    ['3', 'tipi di post'],
    ['109+', 'università'],
    ['100%', 'anonimato'],
  ]);
});

it('links each post of the page to the form that reports it, for guests', async () => {
  trpcHandler('posts.list', () => [post(4), post(5)]);
  renderApp('/sottovoce');
  const links = (await postCards()).map((card) => within(card).getByRole<HTMLAnchorElement>('link', { name: 'Segnala questo post' }));
  const reported = links.map((link) => thingAt(new URL(link.href).searchParams.get('indirizzo')!, new Set([window.location.hostname])));
  expect(reported).toEqual([4, 5].map((id) => ({ kind: 'post', id })));
  expect(new URL(links[0]!.href).pathname).toBe('/segnala');
});

it('has six feature cards that open and close', async () => {
  trpcHandler('posts.list', () => []);
  const { user } = renderApp('/sottovoce');
  const section = (await screen.findByRole('heading', { level: 2, name: 'Che cosa puoi fare' })).closest('section')!;
  const cards = [...section.querySelectorAll('details')];
  expect(cards).toHaveLength(6);
  expect(cards.every((card) => !card.open)).toBe(true);

  await user.click(within(section).getByText('Chat in tempo reale'));
  expect(cards.filter((card) => card.open)).toEqual([cards[3]]);
  await user.click(within(section).getByText('Chat in tempo reale'));
  expect(cards.some((card) => card.open)).toBe(false);
});

it('links three try-it cards to different parts of the preview', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce');
  const section = (await screen.findByRole('heading', { level: 2, name: 'Prova prima di iscriverti' })).closest('section')!;
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/preview', '/preview#sotto-un-post', '/preview#preview-features']);
});

it('shows six skeleton cards, then six of the twelve most recent posts', async () => {
  const posts = deferred<Post[]>();
  const list = vi.fn(posts.wait);
  trpcHandler('posts.list', list);
  renderApp('/sottovoce');
  await vi.waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6));
  await vi.waitFor(() => expect(list).toHaveBeenCalledWith({ limit: 12, sortBy: 'recent' }));

  posts.resolve(Array.from({ length: 12 }, (_, index) => post(index + 1)));
  const cards = await postCards();
  expect(cards).toHaveLength(6);
  expect(cards[0]?.textContent).toContain('Un pensiero 1');
  expect(document.querySelector('[data-skeleton]')).toBeNull();
});

it('shows each post’s badge, counts, university and faculty', async () => {
  trpcHandler('posts.list', () => [
    post(1, { type: 'talk', likes: 7, commentCount: 1, commentsCount: 1 }),
    post(2, { type: 'advice', university: null, faculty: null, commentCount: 0 }),
  ]);
  renderApp('/sottovoce');
  await screen.findByText('Voglio parlare', { selector: '[data-tone]' });
  const [first, second] = await postCards();
  expect(within(first!).getByText('Università degli Studi di Torino · Psicologia')).toBeDefined();
  expect(first!.textContent).toContain('7 mi piace');
  expect(first!.textContent).toContain('1 commento');
  expect(within(second!).getByText('Cerco consiglio')).toBeDefined();
  expect(second!.textContent).not.toContain('·');
  expect(second!.textContent).toContain('0 commenti');
});

it('cuts long texts at 150 characters and drops the bold markers', async () => {
  const long = `**Non** ${'a'.repeat(145)}😀b`;
  trpcHandler('posts.list', () => [post(1, { content: long }), post(2, { content: '**Corto** e **intero**' })]);
  renderApp('/sottovoce');
  expect(await screen.findByText(`Non ${'a'.repeat(145)}😀…`)).toBeDefined();
  expect(screen.getByText('Corto e intero')).toBeDefined();
});

it('shows HTML in posts as text', async () => {
  trpcHandler('posts.list', () => [post(1, { content: '<img src=x onerror=alert(1)>' })]);
  renderApp('/sottovoce');
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(document.querySelector('main img')).toBeNull();
});

it('invites the visitor to write the first post when there are none', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce');
  expect(await screen.findByText('Qui c’è ancora silenzio')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Scrivi il primo post' }).getAttribute('href')).toBe('/login?registrati');
});

it('shows an error when the posts fail to load, and loads them on Riprova', async () => {
  trpcHandler('posts.list', () => {
    throw new Offline();
  });
  const { user } = renderApp('/sottovoce');
  expect(await screen.findByText('I post non sono arrivati')).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Contatti' })).toBeDefined();

  trpcHandler('posts.list', () => [post(1)]);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Un pensiero 1')).toBeDefined();
});

it('shows the contacts, but no live chat', async () => {
  trpcHandler('posts.list', () => []);
  renderApp('/sottovoce');
  expect((await screen.findByRole('link', { name: 'supporto@sottovoce.example' })).getAttribute('href')).toBe(
    'mailto:supporto@sottovoce.example',
  );
  expect(screen.queryByText(/[Cc]hat dal vivo/)).toBeNull();
});
