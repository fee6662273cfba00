import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { cursorAfter } from '../../src/routers/cursor.ts';
import type { Comment } from '../../src/routers/comments/schema.ts';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, Foreign, Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { scrolledTo } from '../support/scrolled-to.ts';
import { sampleComment, samplePost } from './samples.ts';
import { paste } from '../support/paste.ts';

const show = (commentsCount = 0) =>
  renderWith(
    <section aria-label="Commenti">
      <CommentsSection post={samplePost(7, { commentsCount })} />
    </section>,
    { user: storedStudent },
  );
const field = () => screen.getByRole('textbox', { name: 'Il tuo commento' }) as HTMLTextAreaElement;
const send = () => screen.getByRole('button', { name: /Invia|Invio/ }) as HTMLButtonElement;

/** Answers `comments.list` with one page of the thread at a time. */
const partsOf =
  (thread: Comment[]) =>
  ({ limit = 50, cursor }: { limit?: number; cursor?: string }) => {
    const start = cursor ? thread.findIndex((comment) => cursorAfter(comment) === cursor) + 1 : 0;
    return thread.slice(start, start + limit);
  };

/** Leaves out `measures.list`, which the page calls to learn whether the user may write. */
const calledOfThread = () => calledProcedures.filter((name) => name !== 'measures.list');

it('shows a one-line comment field that grows to two lines on focus', async () => {
  trpcHandler('comments.list', () => []);
  const { user } = show();
  await screen.findByText(/^Ancora nessun commento/);
  expect(field().rows).toBe(1);
  await user.click(field());
  expect(field().rows).toBe(2);
  expect(send().disabled).toBe(true);
});

describe('the thread', () => {
  it('shows a loading state, then the comments in the server’s order', async () => {
    trpcHandler('comments.list', () => [sampleComment(1, { alias: 'Lince Lieve' }), sampleComment(2, { alias: 'Ghiro Sereno' })]);
    show(2);
    expect(screen.getByText('Caricamento...')).toBeDefined();
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Lince LieveMeno di un’ora faTesto del commento 1'),
      expect.stringContaining('Ghiro SerenoMeno di un’ora faTesto del commento 2'),
    ]);
  });

  it('marks the post’s author and the reader’s own comments', async () => {
    trpcHandler('comments.list', () => [sampleComment(1, { isAuthor: true }), sampleComment(2, { mine: true }), sampleComment(3)]);
    show(3);
    const [author, mine, other] = await screen.findAllByRole('listitem');
    expect(within(author!).getByText('ha scritto il post')).toBeDefined();
    expect(within(mine!).getByText('Tu')).toBeDefined();
    expect(within(other!).queryByText(/^(Tu|ha scritto il post)$/)).toBeNull();
  });

  it('loads every page of a long thread', async () => {
    const thread = Array.from({ length: 103 }, (_, index) => sampleComment(index + 1));
    trpcHandler('comments.list', partsOf(thread));
    show(103);
    // Slow, because a hundred comments are rendered page by page.
    await screen.findByText('Testo del commento 103', undefined, { timeout: 30_000 });
    expect(screen.getAllByText(/^Testo del commento/)).toHaveLength(103);
  });

  it('shows an error when a later page fails to load, and retries on request', async () => {
    const thread = Array.from({ length: 60 }, (_, index) => sampleComment(index + 1));
    const part = partsOf(thread);
    trpcHandler('comments.list', (input) => {
      if (input.cursor) throw new Offline();
      return part(input);
    });
    const { user } = show(60);
    const alert = await screen.findByText(/I commenti non si sono caricati/, undefined, { timeout: 30_000 });
    trpcHandler('comments.list', part);
    await user.click(within(alert).getByRole('button', { name: 'Riprova' }));
    await screen.findByText('Testo del commento 60', undefined, { timeout: 30_000 });
    expect(screen.queryByText(/non si sono caricati/)).toBeNull();
  });

  it('shows a message when there are no comments', async () => {
    trpcHandler('comments.list', () => []);
    show();
    expect(await screen.findByText(/^Ancora nessun commento/)).toBeDefined();
  });

  it('shows an error when the thread fails to load, and retries on request', async () => {
    trpcHandler('comments.list', () => {
      throw new Offline();
    });
    const { user } = show(1);
    const alert = await screen.findByText(/I commenti non si sono caricati/, undefined, { timeout: 30_000 });
    trpcHandler('comments.list', () => [sampleComment(1)]);
    await user.click(within(alert).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Testo del commento 1')).toBeDefined();
    expect(screen.queryByText(/non si sono caricati/)).toBeNull();
    await expectFocus(() => screen.getByRole('region', { name: 'Commenti' }));
  });
});

describe('liking a comment', () => {
  async function showComment(fields: Partial<Comment>) {
    const server = { comment: sampleComment(9, fields) };
    trpcHandler('comments.list', () => [server.comment]);
    const { user } = show(1);
    await screen.findByText('Testo del commento 9');
    return { user, server };
  }
  const heart = () => screen.getByRole('button', { name: /^Mi piace, / });

  it('raises the count and shows a toast', async () => {
    const { user, server } = await showComment({ likes: 2 });
    const like = vi.fn(() => {
      server.comment = { ...server.comment, likes: 3, liked: true };
      return { likes: 3, liked: true };
    });
    trpcHandler('comments.like', like);
    await user.click(heart());
    expect(await screen.findByText('Commento piaciuto!')).toBeDefined();
    expect(screen.getByText('Hai dato supporto a questo commento.')).toBeDefined();
    expect(like.mock.calls).toEqual([[{ id: 9 }]]);
    expect(heart().getAttribute('aria-label')).toBe('Mi piace, 3');
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  it('sends only the like and the unlike, and does not refetch the thread', async () => {
    const { user } = await showComment({ likes: 2 });
    trpcHandler('comments.like', () => ({ likes: 3, liked: true }));
    trpcHandler('comments.unlike', () => ({ likes: 2, liked: false }));
    await user.click(heart());
    await screen.findByText('Commento piaciuto!');
    await user.click(heart());
    await waitFor(() => expect(calledProcedures).toContain('comments.unlike'));
    expect(calledOfThread()).toEqual(['comments.list', 'comments.like', 'comments.unlike']);
  });

  it('removes a like', async () => {
    const { user, server } = await showComment({ likes: 3, liked: true });
    trpcHandler('comments.unlike', () => {
      server.comment = { ...server.comment, likes: 2, liked: false };
      return { likes: 2, liked: false };
    });
    await user.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 2'));
  });

  it('reverts the like and shows an error when the server refuses it', async () => {
    const { user } = await showComment({ likes: 2 });
    trpcHandler('comments.like', () => {
      throw new Refusal({ status: 429, message: 'Troppe richieste', reason: 'rate_limited' });
    });
    await user.click(heart());
    expect(await screen.findByText('Impossibile mettere mi piace al commento.')).toBeDefined();
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Mi piace, 2'));
  });
});

describe('writing a comment', () => {
  it('cannot be sent while it is blank', async () => {
    trpcHandler('comments.list', () => []);
    const { user } = show();
    expect(send().disabled).toBe(true);
    await paste(user, field(), '   ');
    expect(send().disabled).toBe(true);
    await user.type(field(), '{Control>}{Enter}{/Control}');
    await paste(user, field(), 'ciao');
    expect(send().disabled).toBe(false);
  });

  it('sends one request, shows a toast, clears the field and focuses the new comment', async () => {
    const comments: Comment[] = [];
    trpcHandler('comments.list', () => [...comments]);
    let answer: (() => void) | undefined;
    const create = vi.fn(
      ({ content }: { content: string }) =>
        new Promise<Comment>((resolve) => {
          answer = () => {
            comments.push(sampleComment(5, { content, mine: true }));
            resolve(comments[0]!);
          };
        }),
    );
    trpcHandler('comments.create', create);
    const { user } = show();
    await paste(user, field(), 'Coraggio');
    await user.click(send());
    await waitFor(() => expect(send().textContent).toContain('Invio...'));
    expect(send().disabled).toBe(true);
    await user.type(field(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await screen.findByText('Commento aggiunto!')).toBeDefined();
    expect(screen.getByText('Il tuo commento è stato pubblicato.')).toBeDefined();
    expect(field().value).toBe('');
    const item = screen.getByText('Coraggio').parentElement;
    await expectFocus(() => item);
    expect(create.mock.calls).toEqual([[{ id: 7, content: 'Coraggio' }]]);
  });

  it('appends the new comment without refetching the thread', async () => {
    trpcHandler('comments.list', () => [sampleComment(1)]);
    trpcHandler('comments.create', ({ content }) => sampleComment(2, { content, mine: true }));
    const { user } = show(1);
    await screen.findByText('Testo del commento 1');
    await user.type(field(), 'Coraggio');
    await user.click(send());
    const item = (await screen.findByText('Coraggio', { selector: 'li p' })).closest('li');
    expect(item?.previousElementSibling?.textContent).toContain('Testo del commento 1');
    trpcHandler('comments.like', () => ({ likes: 1, liked: true }));
    await user.click(screen.getAllByRole('button', { name: /^Mi piace, / })[0]!);
    await waitFor(() => expect(calledProcedures).toContain('comments.like'));
    expect(calledOfThread()).toEqual(['comments.list', 'moderation.reread', 'comments.create', 'comments.like']);
  });

  it('sends with Ctrl+Enter', async () => {
    trpcHandler('comments.list', () => []);
    const create = vi.fn(() => sampleComment(5));
    trpcHandler('comments.create', create);
    const { user } = show();
    await user.type(field(), 'Forza{Control>}{Enter}{/Control}');
    await waitFor(() => expect(create).toHaveBeenCalledWith({ id: 7, content: 'Forza' }));
    await screen.findByText('Commento aggiunto!');
  });

  it('keeps the text when sending fails', async () => {
    trpcHandler('comments.list', () => []);
    trpcHandler('comments.create', () => {
      throw new Offline();
    });
    const { user } = show();
    await paste(user, field(), 'Non perderti');
    await user.click(send());
    expect(await screen.findByText('Impossibile aggiungere il commento.')).toBeDefined();
    // Visible on phones, too: dialogs make room for it.
    expect(document.documentElement.hasAttribute('data-notified')).toBe(true);
    expect(field().value).toBe('Non perderti');
    expect(send().disabled).toBe(false);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Sei di nuovo in rete: puoi inviarlo.')).toBeDefined();
  });

  it.each([
    ['the login page of a network', 200, /^Sottovoce non ha risposto/],
    ['a proxy’s error page', 502, /Il testo è ancora qui/],
  ])('says that the text is safe when %s answers in place of the server, and does not show that page', async (_, status, words) => {
    trpcHandler('comments.list', () => []);
    trpcHandler('comments.create', () => {
      throw new Foreign(status);
    });
    const { user } = show();
    await paste(user, field(), 'Non perderti');
    await user.click(send());
    const hint = await screen.findByText(words);
    expect(field().getAttribute('aria-describedby')).toContain(hint.id);
    expect(screen.queryByText(/WiFi Ateneo/)).toBeNull();
    expect(field().value).toBe('Non perderti');
  });

  it('explains at the field that the language is blocked, until the text changes', async () => {
    trpcHandler('comments.list', () => []);
    trpcHandler('comments.create', () => {
      throw new Refusal({ status: 403, message: 'Content blocked: …', reason: 'content_blocked' });
    });
    const { user } = show();
    await paste(user, field(), 'parole dure');
    // The field scrolls to its form when it grows, in a frame of its own.
    await new Promise(requestAnimationFrame);
    const shown = scrolledTo();
    await user.click(send());
    const hint = await screen.findByText(/possono ferire chi legge/);
    expect(field().getAttribute('aria-describedby')).toContain(hint.id);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('parole dure');
    expect(shown()).toContain(field().form);
    expect(screen.getByText('Impossibile aggiungere il commento.')).toBeDefined();
    await paste(user, field(), ' no');
    expect(screen.queryByText(/possono ferire/)).toBeNull();
  });

  it('keeps a separate draft for each post', async () => {
    trpcHandler('comments.list', () => []);
    const { user, unmount } = show();
    await paste(user, field(), 'a metà');
    unmount();
    const again = show();
    expect(field().value).toBe('a metà');
    again.unmount();
    renderWith(<CommentsSection post={samplePost(8)} />);
    expect(field().value).toBe('');
  });

  it('does not send a comment that is too long, and shows the excess', async () => {
    trpcHandler('comments.list', () => []);
    const create = vi.fn(() => sampleComment(1));
    trpcHandler('comments.create', create);
    const { user } = show();
    await user.click(field());
    await user.paste('x'.repeat(1999));
    expect(screen.getByText('1 carattere rimasto')).toBeDefined();
    await user.paste('xxx');
    expect(screen.getByText('2 caratteri di troppo')).toBeDefined();
    await user.click(send());
    expect(create).not.toHaveBeenCalled();
  });
});
