import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OwnTextsCard } from '../../src/client/account/own-texts-card.tsx';
import type { OwnBoardMessage } from '../../src/routers/board/schema.ts';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { minutesAgo, samplePost } from '../posts/samples.ts';
import { calledProcedures, Offline, trpcHandler } from '../support/msw.ts';
import { renderWith, storedStudent } from '../support/render.tsx';

async function open() {
  const { user } = renderWith(<OwnTextsCard />, { user: storedStudent });
  expect(calledProcedures).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mostra quello che ho scritto' }));
  return user;
}

beforeEach(() => window.history.replaceState(null, '', '/settings'));

it('lists the user’s own posts and comments on request, each with a link to its post', async () => {
  trpcHandler('account.posts', () => [samplePost(42, { likes: 1, commentsCount: 2, mine: true, editedAt: minutesAgo(1) })]);
  trpcHandler('account.comments', () => [
    { id: 7, postId: 40, content: 'Ci sono', likes: 0, createdAt: minutesAgo(3), editedAt: null, parentId: null, alias: 'Lince Lieve' },
  ]);
  const user = await open();
  const post = await screen.findByRole('link', { name: /Testo del post 42/ });
  expect(post.getAttribute('href')).toBe('/posts/42');
  expect(post.textContent).toMatch(/modificato.*1 «mi piace».*2 commenti/);
  await user.click(screen.getByRole('tab', { name: 'Commenti' }));
  const comment = await screen.findByRole('link', { name: /Ci sono/ });
  expect(comment.getAttribute('href')).toBe('/posts/40');
  expect(comment.textContent).toContain('come Lince Lieve');
});

it('deletes a board message where its group is no longer open to the user, with an undo', async () => {
  const said = {
    id: 7,
    groupId: 5,
    content: 'Porto gli appunti',
    createdAt: minutesAgo(3),
    parentId: null,
    alias: 'Lince Lieve',
  };
  let kept: OwnBoardMessage[] = [said, { ...said, id: 6, content: 'Tolto', removed: true }];
  trpcHandler('account.posts', () => []);
  trpcHandler('account.messages', () => kept);
  trpcHandler('board.delete', ({ id, messageId }) => {
    expect([id, messageId]).toEqual([5, 7]);
    kept = kept.filter((message) => message.id !== 7);
    return { deleted: true, undoUntil: minutesAgo(-1) };
  });
  trpcHandler('board.restore', () => {
    kept = [said, ...kept];
    return { ...said, mine: true };
  });
  const user = await open();
  await user.click(await screen.findByRole('tab', { name: 'Gruppi' }));
  const [row, removed] = await screen.findAllByRole('listitem');
  expect(within(row!).getByRole('link', { name: 'Vai al gruppo' }).getAttribute('href')).toBe('/study-groups/5');
  expect(row!.textContent).toContain('come Lince Lieve');
  expect(within(removed!).queryByRole('button')).toBeNull();
  await user.click(within(row!).getByRole('button', { name: 'Azioni sul tuo messaggio' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  await waitFor(() => expect(screen.queryByText('Porto gli appunti')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(await screen.findByText('Porto gli appunti')).toBeDefined();
});

it('deletes an experience, and empties the lists in which others read it', async () => {
  const told = sampleExperience({ id: 4, examName: 'Analisi 1', experience: 'Orale breve', mine: true });
  let kept = [told];
  trpcHandler('account.experiences', () => kept);
  trpcHandler('examExperiences.delete', ({ id }) => {
    kept = kept.filter((one) => one.id !== id);
    return { deleted: true, undoUntil: minutesAgo(-1) };
  });
  window.history.replaceState(null, '', '/settings?miei=experiences');
  const { user } = renderWith(<OwnTextsCard />, { user: storedStudent });
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/Orale breve.*Analisi 1/);
  await user.click(within(row).getByRole('button', { name: 'Azioni sulla tua esperienza di Analisi 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  expect(await screen.findByText(/Non hai ancora raccontato un esame/)).toBeDefined();
});

it('loads more on request, and says when there are no more', async () => {
  const posts = Array.from({ length: 23 }, (_, index) => samplePost(100 - index));
  trpcHandler('account.posts', ({ limit, cursor }) => {
    const start = cursor ? posts.findIndex(({ id }) => id === Number(cursor.split('.')[0])) + 1 : 0;
    return posts.slice(start, start + limit!);
  });
  const user = await open();
  await screen.findByText('Testo del post 100');
  expect(screen.getAllByRole('link')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Carica altri post' }));
  expect(await screen.findByText('Testo del post 78')).toBeDefined();
  expect(screen.getByText('Qui finiscono i tuoi post.')).toBeDefined();
});

it('says when there are no posts', async () => {
  trpcHandler('account.posts', () => []);
  await open();
  expect(await screen.findByText(/Non hai ancora pubblicato post/)).toBeDefined();
});

it('tries again after a failure', async () => {
  trpcHandler('account.posts', () => {
    throw new Offline();
  });
  const user = await open();
  const alert = await screen.findByRole('alert', undefined, { timeout: 10_000 });
  trpcHandler('account.posts', () => [samplePost(1)]);
  await user.click(within(alert).getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Testo del post 1')).toBeDefined();
});

it('is still open on the same tab when the user comes back', async () => {
  trpcHandler('account.posts', () => []);
  trpcHandler('account.comments', () => []);
  const { user, unmount } = renderWith(<OwnTextsCard />, { user: storedStudent });
  await user.click(screen.getByRole('button', { name: 'Mostra quello che ho scritto' }));
  await user.click(await screen.findByRole('tab', { name: 'Commenti' }));
  unmount();
  renderWith(<OwnTextsCard />, { user: storedStudent });
  expect(await screen.findByText(/Non hai ancora scritto commenti/)).toBeDefined();
});
