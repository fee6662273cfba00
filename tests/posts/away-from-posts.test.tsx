import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { chatLandings } from '../../src/client/posts/chat-landing.ts';
import { HomePage } from '../../src/client/posts/home-page.tsx';
import type { Post } from '../../src/routers/posts/schema.ts';
import { installSocket, restoreSocket, socket } from '../chat/fake-socket.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { server, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { publish } from './open-composer.tsx';
import { samplePost, samplePosts } from './samples.ts';
import { paste } from '../support/paste.ts';

const home = () => renderPage('/', <HomePage />, { user: storedStudent });

/** Fakes timers that follow the real time and can be advanced further. */
function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('a post published after the user has gone to another page', () => {
  const leave = async (content: string, answer: Partial<Post>) => {
    trpcHandler('posts.list', () => samplePosts(3, 1));
    const published = deferred<Post>();
    trpcHandler('posts.create', published.wait);
    const { user, rerender } = home();
    await user.click(await screen.findByRole('button', { name: 'Condividi la tua esperienza' }));
    await paste(user, await screen.findByPlaceholderText('Scrivi qui i tuoi pensieri...'), content);
    await user.click(publish());
    await published.request;
    rerender(<Providers>{null}</Providers>);
    window.history.replaceState(null, '', '/search?tipo=vent');
    published.resolve(samplePost(4, { content, mine: true, ...answer }));
    await screen.findByText('Post pubblicato!');
  };

  it('does not pull them back, nor open its chat later', async () => {
    await leave('Chi è sveglio?', { type: 'talk', chatActive: 1 });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.location.pathname).toBe('/search');
    expect(chatLandings.size).toBe(0);
  });

  it('offers helplines where they are, if it expresses distress', async () => {
    await leave('Ho preso venti pastiglie', {});
    expect(await screen.findByText('Se vuoi, qualcuno ti ascolta')).toBeDefined();
    expect(screen.getByText(/^Se hai preso qualcosa adesso, chiama subito il 112\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Numeri da chiamare' })).toBeDefined();
  });
});

describe('a post that leaves the feed while the user writes there', () => {
  const open = async (post: Partial<Post> = {}) => {
    fakeTime();
    trpcHandler('comments.list', () => []);
    trpcHandler('posts.list', () => [samplePost(3), samplePost(2, post), samplePost(1)]);
    const { user } = home();
    await screen.findAllByRole('article');
    return { user, card: within(screen.getByText('Testo del post 2').closest('article')!) };
  };
  const remove = async () => {
    trpcHandler('posts.list', () => [samplePost(3), samplePost(1)]);
    await pass(60_100);
  };
  const place = () => screen.findByRole('region', { name: 'Questo post non c’è più' });

  it('leaves the unsent comment and the focus in its place', async () => {
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: /^Commenti/ }));
    await paste(user, await card.findByRole('textbox', { name: 'Il tuo commento' }), 'Non sei il solo');
    await remove();
    const gone = await place();
    const kept = await within(gone).findByRole<HTMLTextAreaElement>('textbox', { name: /^Il tuo commento a un post/ });
    expect([kept.value, kept.readOnly]).toEqual(['Non sei il solo', true]);
    await expectFocus(() => gone);
    expect(gone.previousElementSibling?.textContent).toContain('Testo del post 3');
    expect(gone.nextElementSibling?.textContent).toContain('Testo del post 1');
  });

  it('leaves what was not sent in its chat', async () => {
    localStorage.setItem(`sottovoce-draft:${storedStudent.id}:chat-post-2`, 'Ci sei?');
    await open({ type: 'talk', chatActive: 0 });
    await remove();
    expect((await within(await place()).findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Ci sei?');
  });

  const openChat = async () => {
    installSocket();
    onTestFinished(restoreSocket);
    // The room asks why its silent socket does not answer.
    server.use(http.get('*/ws', () => new HttpResponse(null, { status: 426 })));
    const { user, card } = await open({ type: 'talk', chatActive: 1 });
    await user.click(card.getByRole('button', { name: 'Entra in chat' }));
    const chat = within(await screen.findByRole('dialog', { name: 'Chat Anonima' }));
    await waitFor(() => expect(socket()).toBeDefined());
    socket().accept();
    return { user, chat };
  };

  it('leaves what did not arrive in its chat, which ends with the post while it is open', async () => {
    const { user, chat } = await openChat();
    await user.type(chat.getByRole('textbox'), 'Non è arrivato{Enter}');
    socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
    await remove();
    await user.click(chat.getByRole('button', { name: 'Chiudi' }));
    expect((await within(await place()).findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Non è arrivato');
  });

  it('leaves what did not arrive in an ended chat, also if the user has closed it', async () => {
    const { user, chat } = await openChat();
    await user.type(chat.getByRole('textbox'), 'Nemmeno questo{Enter}');
    socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
    await user.click(chat.getByRole('button', { name: 'Chiudi' }));
    await remove();
    expect((await within(await place()).findByRole<HTMLTextAreaElement>('textbox')).value).toContain('Nemmeno questo');
  });

  it('leaves its ended chat open, until its reader closes it', async () => {
    const { user, chat } = await openChat();
    const message = {
      type: 'chat',
      id: 1,
      content: 'Il numero del consultorio',
      timestamp: '2026-11-21T09:05:00.000Z',
      anonymous: true,
    } as const;
    socket().receive({ ...message, alias: 'Luna' });
    socket().receive({ type: 'connection', event: 'ended', message: 'La chat è finita' });
    await remove();
    await waitFor(() => expect(screen.queryByText('Testo del post 2', { selector: 'article *' })).toBeNull());
    expect(chat.getByText('Il numero del consultorio')).toBeDefined();
    await user.click(chat.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByText('Il numero del consultorio')).toBeNull());
  });

  it('leaves what was being written in its chat, once it is closed, and the focus in the page', async () => {
    const { user, chat } = await openChat();
    await paste(user, chat.getByRole('textbox'), 'Ci sei ancora?');
    await remove();
    await user.click(chat.getByRole('button', { name: 'Chiudi' }));
    expect((await within(await place()).findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Ci sei ancora?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('leaves nothing of a post where nothing was written', async () => {
    await open();
    await remove();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(/non c’è più/)).toBeNull();
  });
});
