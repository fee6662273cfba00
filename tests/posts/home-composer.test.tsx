import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HomePage } from '../../src/client/posts/home-page.tsx';
import { expectFocus } from '../support/focus.ts';
import { calledProcedures, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderPage, storedStudent } from '../support/render.tsx';
import { samplePost, samplePosts } from './samples.ts';

const home = () => renderPage('/', <HomePage />, { user: storedStudent });

describe('the composer on the home page', () => {
  it.each([
    ['Condividi la tua esperienza', 'Sfogo libero'],
    ['Sfogo libero', 'Sfogo libero'],
    ['Cerco consiglio', 'Cerco consiglio'],
    ['Voglio parlare', 'Voglio parlare'],
  ])('opens from the button “%s” with the type “%s” selected', async (button, type) => {
    trpcHandler('posts.list', () => []);
    const { user } = home();
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuovo Post' });
    expect((within(dialog).getByRole('radio', { name: type }) as HTMLInputElement).checked).toBe(true);
  });

  it('opens from a link with ?nuovo, which is removed from the URL', async () => {
    trpcHandler('posts.list', () => []);
    renderPage('/?nuovo', <HomePage />, { user: storedStudent });
    expect(await screen.findByRole('dialog', { name: 'Nuovo Post' })).toBeDefined();
    expect(window.location.search).toBe('');
  });

  it('closes with the new post focused on top of the list, without a refetch', async () => {
    trpcHandler('posts.list', () => samplePosts(3, 1));
    const { user } = home();
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Condividi la tua esperienza' }));
    const text = await screen.findByPlaceholderText('Scrivi qui i tuoi pensieri...');
    const own = samplePost(4, { content: 'Ce l’ho fatta', mine: true });
    trpcHandler('posts.create', () => own);
    trpcHandler('posts.list', () => [own, ...samplePosts(3, 1)]);
    await paste(user, text, 'Ce l’ho fatta');
    await user.click(screen.getByRole('button', { name: 'Pubblica' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const first = screen.getAllByRole('article')[0]!;
    expect(within(first).getByText('Ce l’ho fatta')).toBeDefined();
    expect(within(first).getByText('Il tuo post')).toBeDefined();
    await expectFocus(() => first);
    trpcHandler('posts.like', () => ({ likes: 1, liked: true }));
    await user.click(within(first).getByRole('button', { name: /^Mi piace, / }));
    await waitFor(() => expect(calledProcedures).toContain('posts.like'));
    expect(calledProcedures.filter((name) => name.startsWith('posts.'))).toEqual(['posts.list', 'posts.create', 'posts.like']);
  });
});

it('opens the chat of a new talk post, unless the post expresses distress', async () => {
  const real = globalThis.WebSocket;
  class Silent extends EventTarget {
    close() {}
  }
  vi.stubGlobal('WebSocket', Silent);
  for (const [id, content] of [
    [4, 'Qualcuno con cui parlare?'],
    [5, 'Non dormo, penso al suicidio'],
  ] as const) {
    trpcHandler('posts.list', () => []);
    const { user } = home();
    await user.click(await screen.findByRole('button', { name: /^Voglio parlare/ }));
    const own = samplePost(id, { type: 'talk', content, mine: true, chatActive: 1, chatPeople: 2 });
    trpcHandler('posts.create', () => own);
    trpcHandler('posts.list', () => [own]);
    await paste(user, await screen.findByPlaceholderText('Scrivi qui i tuoi pensieri...'), content);
    await user.click(screen.getByRole('button', { name: 'Pubblica' }));
    if (id === 4) {
      const chat = await screen.findByRole('dialog', { name: 'Chat Anonima' });
      expect(within(chat).getByText(content)).toBeDefined();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText('ci sono 2 persone')).toBeDefined();
    } else {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByRole('button', { name: 'Entra in chat' })).toBeDefined();
      expect(screen.queryByRole('dialog', { name: 'Chat Anonima' })).toBeNull();
    }
    cleanup();
  }
  vi.stubGlobal('WebSocket', real);
});

it('shows the helplines after a post that expresses distress, until they are dismissed', async () => {
  // When Telefono Amico answers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const own = samplePost(4, { content: 'Non dormo, penso al suicidio', mine: true });
  trpcHandler('posts.list', () => samplePosts(3, 1));
  trpcHandler('posts.create', () => own);
  const { user } = home();
  await user.click(await screen.findByRole('button', { name: 'Condividi la tua esperienza' }));
  fireEvent.change(await screen.findByPlaceholderText('Scrivi qui i tuoi pensieri...'), { target: { value: own.content } });
  await user.click(screen.getByRole('button', { name: 'Pubblica' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const panel = await screen.findByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' });
  expect(
    within(panel)
      .getAllByRole('link', { name: /^Chiama/ })[0]
      ?.getAttribute('href'),
  ).toBe('tel:0223272327');
  await user.click(within(panel).getByRole('button', { name: 'Nascondi i numeri di aiuto' }));
  expect(screen.queryByRole('region', { name: 'Se vuoi, qualcuno ti ascolta' })).toBeNull();
});
