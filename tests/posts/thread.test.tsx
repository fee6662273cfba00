import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { trpc } from '../../src/client/lib/trpc.ts';
import { expectFocus } from '../support/focus.ts';
import { Offline, Refusal, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { renderWith, storedStudent } from '../support/render.tsx';
import { sampleComment, samplePost } from './samples.ts';

describe('a thread', () => {
  const show = () => renderWith(<CommentsSection post={samplePost(7, { commentsCount: 3 })} />, { user: storedStudent });

  it('shows replies below their comment, even when it has been deleted', async () => {
    trpcHandler('comments.list', () => [
      sampleComment(2, { alias: 'Lince Lieve' }),
      sampleComment(3),
      sampleComment(4, { parentId: 2, content: 'Alla lince' }),
      sampleComment(5, { parentId: 1, content: 'A chi non c’è più' }),
    ]);
    show();
    const answers = await screen.findByRole('list', { name: 'Risposte a Lince Lieve' });
    expect(within(answers).getByText('Alla lince')).toBeDefined();
    expect(screen.getByText('Commento eliminato da chi lo aveva scritto')).toBeDefined();
    const orphans = screen.getByRole('list', { name: 'Risposte a un commento eliminato' });
    expect(within(orphans).getByText('A chi non c’è più')).toBeDefined();
    // Neither replies nor deleted comments can be replied to.
    expect(screen.getAllByRole('button', { name: /^Rispondi/ })).toHaveLength(2);
  });

  it('sends a reply and shows it below its comment', async () => {
    trpcHandler('comments.list', () => [sampleComment(2, { alias: 'Lince Lieve' })]);
    trpcHandler('comments.create', ({ content, parentId }) => sampleComment(9, { content, parentId: parentId ?? null, mine: true }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Rispondi a Lince Lieve' }));
    const area = screen.getByRole('textbox', { name: 'La tua risposta a Lince Lieve' });
    await paste(user, area, 'Grazie');
    await user.click(within(area.closest('form')!).getByRole('button', { name: 'Invia' }));
    const answers = await screen.findByRole('list', { name: 'Risposte a Lince Lieve' });
    expect(within(answers).getByText('Grazie')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'La tua risposta a Lince Lieve' })).toBeNull();
  });

  it('keeps the text of a reply when its comment has been deleted meanwhile', async () => {
    trpcHandler('comments.list', () => [sampleComment(2, { alias: 'Lince Lieve' })]);
    trpcHandler('comments.create', () => {
      throw new Refusal({ status: 404, message: 'Questo commento non c’è o non c’è più', reason: 'comment_not_found' });
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Rispondi a Lince Lieve' }));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'La tua risposta a Lince Lieve' });
    await paste(user, area, 'Grazie');
    await user.click(within(area.closest('form')!).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText(/^Il commento a cui rispondevi non c’è più/)).toBeDefined();
    expect(screen.queryByText('Questo commento non c’è o non c’è più')).toBeNull();
    expect(area.value).toBe('Grazie');
  });

  it('deletes the user’s own comment and restores it on request', async () => {
    const server = { comments: [sampleComment(2, { mine: true }), sampleComment(3)] };
    trpcHandler('comments.list', () => server.comments);
    trpcHandler('comments.delete', () => ({ deleted: true as const, undoUntil: new Date().toISOString() }));
    trpcHandler('comments.restore', () => server.comments[0]!);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Azioni sul tuo commento' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    await waitFor(() => expect(screen.queryByText('Testo del commento 2')).toBeNull());
    expect(screen.getByText('Testo del commento 3')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Testo del commento 2')).toBeDefined();
    await expectFocus(() => screen.getByText('Testo del commento 2').closest('li'));
  });

  it('counts a comment whose deletion had no answer once, whether or not it is restored', async () => {
    function Counted() {
      const { data } = trpc.posts.list.useQuery({ limit: 50 });
      if (!data) return null;
      return (
        <>
          <p>Commenti: {data[0]!.commentsCount}</p>
          <CommentsSection post={data[0]!} />
        </>
      );
    }
    trpcHandler('posts.list', () => [samplePost(7, { commentsCount: 3 })]);
    trpcHandler('comments.list', () => [sampleComment(2, { mine: true }), sampleComment(3), sampleComment(4)]);
    const lost = vi.fn((): never => {
      throw new Offline();
    });
    trpcHandler('comments.delete', lost);
    trpcHandler('comments.restore', () => sampleComment(2, { mine: true }));
    const { user } = renderWith(<Counted />, { user: storedStudent });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Azioni sul tuo commento' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    };
    await remove();
    expect(await screen.findByText('Non sappiamo se il commento è stato eliminato')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ripristina' }));
    await screen.findByText('Il commento è di nuovo al suo posto');
    expect(screen.getByText('Commenti: 3')).toBeDefined();
    await remove();
    await screen.findByText('Non sappiamo se il commento è stato eliminato');
    lost.mockImplementation(() => {
      throw new Refusal({ status: 404, message: 'x', reason: 'comment_not_found' });
    });
    await remove();
    expect(await screen.findByText('Commenti: 2')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await screen.findByText('Commenti: 3')).toBeDefined();
  });
});
