import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { HomePage } from '../../src/client/posts/home-page.tsx';
import { PostPage } from '../../src/client/posts/post-page.tsx';
import type { Post } from '../../src/routers/posts/schema.ts';
import { calledProcedures, Refusal, trpcHandler } from '../support/msw.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { minutesAgo, sampleComment, samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';
import { putStylesOn } from '../support/styles.ts';

/** Renders the home page with one post; changes to `server.post` appear in later responses. */
async function showPost(fields: Partial<Post> = {}) {
  const server = { post: samplePost(1, fields) };
  trpcHandler('posts.list', () => [server.post]);
  const { user } = renderPage('/', <HomePage />, { user: storedStudent });
  return { user, server, card: await screen.findByRole('article') };
}

/** Calls the resize observer as a browser does after layout, because jsdom has no layout. */
function layOut(): void {
  act(() =>
    onLayout?.(
      [...observed].map((target) => ({ target }) as ResizeObserverEntry),
      {} as ResizeObserver,
    ),
  );
}

const observed = new Set<Element>();
let onLayout: ResizeObserverCallback | undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: ResizeObserverCallback) {
      onLayout = callback;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  },
);

const heart = () => screen.getByRole('button', { name: /^Mi piace, / });
const failure = () => {
  throw new Refusal({ status: 500, message: 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.' });
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a post card', () => {
  it.each([
    ['vent', 'Sfogo libero'],
    ['advice', 'Cerco consiglio'],
    ['talk', 'Voglio parlare'],
  ] as const)('shows the type %s as “%s”, in its colour', async (type, label) => {
    const { card } = await showPost({ type });
    expect(within(card).getByText(label).closest('[data-tone]')?.getAttribute('data-tone')).toBe(type);
  });

  it('shows title, university, age and study details', async () => {
    const { card } = await showPost({
      title: 'Terzo tentativo',
      university: 'Università di Pisa',
      faculty: 'Psicologia',
      studyYear: 'Fuori corso',
      academicTopic: 'Esami',
      createdAt: minutesAgo(3 * 60 + 1),
      mine: true,
    });
    expect(within(card).getByRole('heading', { level: 3, name: 'Terzo tentativo' })).toBeDefined();
    for (const text of ['Università di Pisa', '3 ore fa', 'Psicologia · Fuori corso · Esami', 'Il tuo post']) {
      expect(within(card).getByText(text)).toBeDefined();
    }
    // Type, ownership, age and university share one line.
    const line = within(card).getByText('Sfogo libero').parentElement!.parentElement!;
    expect(line.textContent).toBe('Sfogo liberoIl tuo post3 ore fa, apri il postUniversità di Pisa· Pisa');
  });

  it('shows nothing for missing details', async () => {
    const { card } = await showPost({ academicTopic: 'Altro' });
    expect(within(card).queryByRole('heading')).toBeNull();
    expect(card.textContent).not.toMatch(/null|undefined|Il tuo post|Altro/);
  });

  it('marks a question without answers', async () => {
    const { card } = await showPost({ type: 'advice' });
    expect(within(card).getByText('In attesa di risposta')).toBeDefined();
    cleanup();
    const answered = await showPost({ type: 'advice', commentsCount: 1, commentCount: 1 });
    expect(within(answered.card).queryByText('In attesa di risposta')).toBeNull();
  });

  it('offers the chat of a talk post while it is open', async () => {
    const { card } = await showPost({ type: 'talk', chatActive: 1 });
    expect(within(card).getByText('Chat attiva')).toBeDefined();
    expect((within(card).getByRole('button', { name: 'Entra in chat' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('shows that a chat has ended, and offers none on other posts', async () => {
    putStylesOn();
    const { card } = await showPost({ type: 'talk', chatActive: 0 });
    expect(within(card).queryByText('Chat attiva')).toBeNull();
    expect((within(card).getByRole('button', { name: 'Chat conclusa' }) as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    await showPost({ type: 'advice' });
    expect(screen.queryByRole('button', { name: /chat/i })).toBeNull();
  });

  it('keeps line breaks and shows markup as text', async () => {
    putStylesOn();
    const content = 'prima riga\n\n<img src=x onerror=alert(1)> **forte**';
    const { card } = await showPost({ content });
    const text = card.querySelector('p')!;
    expect(text.textContent).toBe(content);
    expect(getComputedStyle(text).whiteSpace).toBe('pre-wrap');
    expect(card.querySelector('img')).toBeNull();
  });

  it('clamps a long text, which can be expanded and collapsed', async () => {
    putStylesOn();
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    const { user } = await showPost();
    layOut();
    const unfold = screen.getByRole('button', { name: 'Continua a leggere' });
    const text = screen.getByText('Testo del post 1');
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    expect(getComputedStyle(text).getPropertyValue('-webkit-line-clamp')).not.toBe('');
    await user.click(unfold);
    expect(getComputedStyle(text).getPropertyValue('-webkit-line-clamp')).toBe('');
    await user.click(screen.getByRole('button', { name: 'Mostra meno', expanded: true }));
    expect(screen.getByRole('button', { name: 'Continua a leggere' })).toBeDefined();
  });

  it('shows a long text whole on the page of its post', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    trpcHandler('posts.get', () => samplePost(1));
    trpcHandler('comments.list', () => []);
    renderPage('/posts/1', <Route path="/posts/:id" component={PostPage} />, { user: storedStudent });
    await screen.findByText('Testo del post 1');
    layOut();
    expect(screen.queryByRole('button', { name: 'Continua a leggere' })).toBeNull();
  });

  it('does not offer to expand a text that fits', async () => {
    await showPost();
    layOut();
    expect(screen.queryByRole('button', { name: 'Continua a leggere' })).toBeNull();
  });
});

describe('liking a post', () => {
  it('raises the count optimistically, then shows a toast and the server’s count', async () => {
    const { user } = await showPost({ likes: 4 });
    let answer: (() => void) | undefined;
    const like = vi.fn(
      () =>
        new Promise<{ likes: number; liked: boolean }>((resolve) => {
          // Includes another user’s like.
          answer = () => resolve({ likes: 6, liked: true });
        }),
    );
    trpcHandler('posts.like', like);
    await user.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 5'));
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('Post piaciuto!')).toBeNull();

    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await screen.findByText('Post piaciuto!')).toBeDefined();
    expect(screen.getByText('Il tuo supporto è stato registrato.')).toBeDefined();
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 6'));
    expect(like.mock.calls).toEqual([[{ id: 1 }]]);
  });

  it('sends only the like and the unlike, and does not refetch the feed', async () => {
    const { user } = await showPost({ likes: 4 });
    trpcHandler('posts.like', () => ({ likes: 5, liked: true }));
    trpcHandler('posts.unlike', () => ({ likes: 4, liked: false }));
    await user.click(heart());
    await screen.findByText('Post piaciuto!');
    // Any other request caused by the like would come before the unlike.
    await user.click(heart());
    await waitFor(() => expect(calledProcedures).toContain('posts.unlike'));
    expect(calledProcedures).toEqual(['posts.list', 'posts.like', 'posts.unlike']);
  });

  it('removes a like without a toast', async () => {
    const { user, server } = await showPost({ likes: 5, liked: true });
    const unlike = vi.fn(() => {
      server.post = { ...server.post, likes: 4, liked: false };
      return { likes: 4, liked: false };
    });
    trpcHandler('posts.unlike', unlike);
    await user.click(heart());
    await waitFor(() => expect(unlike).toHaveBeenCalledWith({ id: 1 }));
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 4'));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('Post piaciuto!')).toBeNull();
  });

  it('reverts the like and shows an error when the request fails', async () => {
    const { user } = await showPost({ likes: 4 });
    trpcHandler('posts.like', failure);
    await user.click(heart());
    expect(await screen.findByText('Impossibile mettere mi piace al post.')).toBeDefined();
    expect(screen.getByText('Errore')).toBeDefined();
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 4'));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  it('shows only “Accesso scaduto” when the session has expired', async () => {
    const { user } = await showPost({ likes: 4 });
    trpcHandler('posts.like', () => {
      throw new Refusal({ status: 401, message: 'Accedi per continuare', reason: 'unauthenticated' });
    });
    await user.click(heart());
    expect(await screen.findByText('Accesso scaduto')).toBeDefined();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Errore')).toBeNull();
  });

  it('ends in the state of the last of several clicks', async () => {
    const { user, server } = await showPost({ likes: 4 });
    const sent: string[] = [];
    trpcHandler('posts.like', () => {
      sent.push('like');
      server.post = { ...server.post, likes: 5, liked: true };
      return { likes: 5, liked: true };
    });
    trpcHandler('posts.unlike', () => {
      sent.push('unlike');
      server.post = { ...server.post, likes: 4, liked: false };
      return { likes: 4, liked: false };
    });
    await user.click(heart());
    await user.click(heart());
    await waitFor(() => expect(sent).toEqual(['like', 'unlike']));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(heart().getAttribute('aria-label')).toBe('Mi piace, 4');
  });
});

it('fetches comments only when their section is opened, and can close it', async () => {
  const list = vi.fn(() => [sampleComment(1)]);
  trpcHandler('comments.list', list);
  const { user } = await showPost({ commentsCount: 1, commentCount: 1 });
  expect(list).not.toHaveBeenCalled();
  const toggle = screen.getByRole('button', { name: 'Commenti, 1' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(await screen.findByText('Testo del commento 1')).toBeDefined();
  expect(list.mock.calls).toEqual([[{ id: 1, limit: 50 }]]);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(screen.queryByText('Testo del commento 1')).toBeNull();
});

it('raises the comment count when a comment is written', async () => {
  const comments = [sampleComment(1)];
  trpcHandler('comments.list', () => [...comments]);
  trpcHandler('comments.create', ({ content }) => {
    comments.push(sampleComment(2, { content, mine: true }));
    return comments[1]!;
  });
  const { user } = await showPost({ commentsCount: 1, commentCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Commenti, 1' }));
  await paste(user, await screen.findByRole('textbox', { name: 'Il tuo commento' }), 'Ci sono');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByRole('button', { name: 'Commenti, 2' })).toBeDefined();
  expect(await screen.findByText('Ci sono')).toBeDefined();
});
