import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CommentsSection } from '../../src/client/posts/comments-section.tsx';
import { postPath } from '../../src/client/lib/paths.ts';
import { Refusal, trpcHandler } from '../support/msw.ts';
import { renderApp, renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';
import { sampleComment, samplePost } from './samples.ts';

describe('a draft whose target is gone', () => {
  const keep = (key: string, text: string) => localStorage.setItem(`sottovoce-draft:${storedStudent.id}:${key}`, text);
  const kept = (label: RegExp) => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: label });

  it.each([
    ['was deleted', []],
    ['was taken away by moderators', [sampleComment(2, { removed: true, content: '' })]],
    ['was deleted with answers left', [sampleComment(4, { parentId: 2 })]],
  ])('can be copied or deleted at the end of the thread when the parent comment %s', async (_, left) => {
    keep('comment-7-2', 'Alla lince');
    keep('comment-70-2', 'Altrove');
    trpcHandler('comments.list', () => left);
    const { user } = renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^La tua risposta a un commento che non c’è più/ });
    expect([text.value, text.readOnly]).toEqual(['Alla lince', true]);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Copia il testo' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(kept(/La tua risposta/)).toBeNull();
    expect(storedDraft('comment-7-2')).toBeNull();
    expect(storedDraft('comment-70-2')).toBe('Altrove');
  });

  it('is shown there for an edit only after the time for edits has passed', async () => {
    keep('edit-post-7', 'Post cambiato');
    keep('edit-post-7-faculty', 'Facoltà cambiata');
    keep('edit-post-70-title', 'Altrove');
    for (const id of [1, 2, 3]) keep(`edit-comment-7-${id}`, `Commento ${id} cambiato`);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    trpcHandler('comments.list', () => [
      sampleComment(1, { mine: true, createdAt: ago(16) }),
      sampleComment(2, { mine: true, createdAt: ago(2) }),
      sampleComment(3, { mine: true, createdAt: ago(2) }),
    ]);
    renderWith(<CommentsSection post={samplePost(7, { mine: true, createdAt: ago(20) })} />, { user: storedStudent });
    await waitFor(() => expect(kept(/La tua modifica a un commento/)?.value).toBe('Commento 1 cambiato'));
    const edits = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /La tua modifica al post/ });
    expect(edits.map(({ value }) => value)).toEqual(['Post cambiato', 'Facoltà cambiata']);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('stays in its own form while the parent comment exists', async () => {
    keep('comment-7-2', 'Alla lince');
    trpcHandler('comments.list', () => [sampleComment(2, { alias: 'Lince Lieve' })]);
    renderWith(<CommentsSection post={samplePost(7)} />, { user: storedStudent });
    await waitFor(() => expect(kept(/La tua risposta a Lince Lieve/)?.value).toBe('Alla lince'));
    expect(kept(/non c’è più/)).toBeNull();
  });

  it('is shown on the page of a deleted post', async () => {
    keep('comment-7', 'Un commento');
    keep('comment-7-2', 'Una risposta');
    keep('edit-comment-7-3', 'Un ripensamento');
    keep('chat-post-7', 'Ci sei?');
    keep('report-post-7', 'È il numero di mia sorella');
    trpcHandler('posts.get', () => {
      throw new Refusal({ status: 404, message: 'Questo post non c’è o non c’è più', reason: 'post_not_found' });
    });
    renderApp(postPath(7), { user: storedStudent });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Il tuo commento a un post/ })).value).toBe('Un commento');
    expect(kept(/La tua risposta/)?.value).toBe('Una risposta');
    expect(kept(/La tua modifica a un commento/)?.value).toBe('Un ripensamento');
    expect(kept(/La tua segnalazione/)?.value).toBe('È il numero di mia sorella');
    expect(kept(/non è arrivato/)?.value).toBe('Ci sei?');
  });
});
