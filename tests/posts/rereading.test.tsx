import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommentForm } from '../../src/client/posts/comment-form.tsx';
import { calledProcedures, Offline, trpcHandler } from '../support/msw.ts';
import { expectFocus } from '../support/focus.ts';
import { deferred } from '../support/deferred.ts';
import { paste } from '../support/paste.ts';
import { acceptPosts, area, openComposer, publish, radio, select, stranger } from './open-composer.tsx';
import { renderWith, storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { sampleComment, samplePost } from './samples.ts';

const QUESTION = 'Potrebbe ferire chi legge. Vuoi rileggerlo?';

it('asks before a hurtful text is sent, and “Modifica” returns to the unchanged text', async () => {
  const asked = vi.fn(() => ({ ask: true }));
  trpcHandler('moderation.reread', asked);
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  const question = await screen.findByRole('alertdialog', { name: QUESTION });
  expect(asked).toHaveBeenCalledExactlyOnceWith({ texts: ['certo che te ne intendi'] });
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(sent).toEqual([]);
  expect(area().value).toBe('certo che te ne intendi');
  await waitFor(() => expect(publish().disabled).toBe(false));
});

it('checks a university that is typed rather than chosen', async () => {
  const asked = vi.fn(() => ({ ask: true }));
  trpcHandler('moderation.reread', asked);
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.selectOptions(select('Università'), 'Altra università');
  await paste(user, screen.getByLabelText('Nome dell’università'), 'Quella in via Roma 12');
  await user.click(publish());
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ texts: ['certo che te ne intendi', 'Quella in via Roma 12'] });
});

it.each(['the check', 'the question'])('sends nothing when another tab stores a different text during %s, and shows that', async (step) => {
  const reading = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', reading.wait);
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await waitFor(() => expect(storedDraft('post', stranger)).toBe('certo che te ne intendi'));
  await user.click(publish());
  await reading.request;
  if (step === 'the question') {
    reading.resolve({ ask: true });
    await screen.findByRole('alertdialog', { name: QUESTION });
  }
  storeElsewhere('post', 'forse non ci siamo capiti', stranger);
  reading.resolve({ ask: false });
  await waitFor(() => expect(publish().textContent).toBe('Pubblica'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([sent, area().value]).toEqual([[], 'forse non ci siamo capiti']);
  expect(storedDraft('post', stranger)).toBe('forse non ci siamo capiti');
  trpcHandler('moderation.reread', () => ({ ask: false }));
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'forse non ci siamo capiti', type: 'vent' }]));
});

it('does not send texts without a visible character to the check, which would refuse them all', async () => {
  const asked = vi.fn(() => ({ ask: true }));
  trpcHandler('moderation.reread', asked);
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await paste(user, screen.getByLabelText('Titolo'), '\u200b');
  await user.click(publish());
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ texts: ['certo che te ne intendi'] });
});

it('publishes a hurtful text unchanged once its author confirms', async () => {
  trpcHandler('moderation.reread', () => ({ ask: true }));
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(screen.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'certo che te ne intendi', type: 'vent' }]));
});

it('the button shows the check, then its usual label during the question, then the publishing', async () => {
  const reading = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', reading.wait);
  const answer = deferred<ReturnType<typeof samplePost>>();
  trpcHandler('posts.create', answer.wait);
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  const button = await screen.findByRole('button', { name: 'Un attimo...' });
  reading.resolve({ ask: true });
  await screen.findByRole('alertdialog', { name: QUESTION });
  expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['Pubblica', null]);
  await user.click(screen.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(button.textContent).toBe('Pubblicazione...'));
  answer.resolve(samplePost(1));
});

it('“Modifica” moves the focus to the text', async () => {
  trpcHandler('moderation.reread', () => ({ ask: true }));
  const { user } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  await expectFocus(area);
});

it('passes on a distress signal found by the server alone for a text with decomposed accents, which the server stores composed', async () => {
  trpcHandler('moderation.reread', () => ({ ask: false, signal: 'violence' as const }));
  trpcHandler('posts.create', ({ content, type }) => samplePost(1, { content: content.normalize('NFC'), type, mine: true }));
  const { user, onCreated } = await openComposer();
  await paste(user, area(), 'domani torno giù dai miei'.normalize('NFD'));
  await user.click(publish());
  await waitFor(() => expect(onCreated).toHaveBeenLastCalledWith(expect.anything(), 'violence'));
});

it('passes on a distress signal found by the server alone, but not for the next text', async () => {
  trpcHandler('moderation.reread', ({ texts }) => ({
    ask: false,
    ...(texts?.includes('domani torno dai miei') && { signal: 'violence' as const }),
  }));
  acceptPosts();
  const { user, onCreated } = await openComposer();
  for (const [text, signal] of [
    ['domani torno dai miei', 'violence'],
    ['domani torno in aula', null],
  ] as const) {
    await paste(user, area(), text);
    await user.click(publish());
    await waitFor(() => expect(onCreated).toHaveBeenLastCalledWith(expect.objectContaining({ content: text }), signal));
  }
});

it('asks about personal data before sending, and publishes once the author confirms', async () => {
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'chiamatemi al 347 1234567');
  await user.click(publish());
  const question = await screen.findByRole('alertdialog', { name: 'Forse qui ci sono dati personali. Vuoi rileggere?' });
  expect(question.textContent).toContain('un numero di telefono');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'chiamatemi al 347 1234567', type: 'vent' }]));
});

it('a paused user sees the notice before writing, cannot publish, and keeps the text', async () => {
  const pause = { id: 1, kind: 'post', action: 'pause', rule: 'spam', reason: 'Spam', by: 'person', excerpt: '', removed: false } as const;
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  trpcHandler('measures.list', () => [{ ...pause, createdAt: endsAt, endsAt, appeal: null, mayAppeal: true }]);
  const { user } = await openComposer();
  expect(await screen.findByText(/puoi leggere ma non scrivere/)).toBeDefined();
  // Beside the button that it explains, where it does not scroll away.
  expect(publish().parentElement!.textContent).toMatch(/puoi leggere ma non scrivere/);
  await paste(user, area(), 'ciao');
  expect(publish().disabled).toBe(true);
  expect(area().value).toBe('ciao');
});

it('publishes without a question when the check fails', async () => {
  trpcHandler('moderation.reread', () => {
    throw new Offline();
  });
  const sent = acceptPosts();
  const { user } = await openComposer();
  await paste(user, area(), 'ciao');
  await user.click(publish());
  await waitFor(() => expect(sent).toEqual([{ content: 'ciao', type: 'vent' }]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([true, false])('sends nothing and keeps the text when the composer closes during the check (ask: %s)', async (ask) => {
  const reading = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', reading.wait);
  const sent = acceptPosts();
  const { user, onClose, rerender, element } = await openComposer();
  await paste(user, area(), 'certo che te ne intendi');
  await user.click(publish());
  await reading.request;
  await user.type(area(), ' e altro');
  expect(area().value).toBe('certo che te ne intendi');
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(element({ open: false }));
  reading.resolve({ ask });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Non inviato')).toBeDefined();
  rerender(element({ open: true }));
  await waitFor(() => expect(area().value).toBe('certo che te ne intendi'));
  await waitFor(() => expect(publish().disabled).toBe(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('a post being sent can be neither cancelled nor changed', async () => {
  const answer = deferred<ReturnType<typeof samplePost>>();
  trpcHandler('posts.create', answer.wait);
  const { user, onCreated } = await openComposer();
  await paste(user, area(), 'ciao');
  await user.click(publish());
  await answer.request;
  await user.click(radio('Cerco consiglio'));
  expect(radio('Sfogo libero').checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Annulla' }).disabled).toBe(true);
  answer.resolve(samplePost(1, { content: 'ciao', mine: true }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});

it('asks about the texts of two forms one after the other', async () => {
  trpcHandler('moderation.reread', () => ({ ask: true }));
  trpcHandler('comments.list', () => []);
  const sent = vi.fn<(input: { content: string }) => ReturnType<typeof sampleComment>>(() => sampleComment(1));
  trpcHandler('comments.create', sent);
  const { user } = renderWith(
    <>
      <CommentForm postId={7} onAdded={() => {}} />
      <CommentForm postId={8} onAdded={() => {}} />
    </>,
    { user: storedStudent },
  );
  const [first, second] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
  await paste(user, first!, 'certo che te ne intendi');
  await paste(user, second!, 'bella pensata davvero');
  await user.type(first!, '{Control>}{Enter}{/Control}');
  await screen.findByRole('alertdialog', { name: QUESTION });
  fireEvent.keyDown(second!, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(calledProcedures.filter((name) => name === 'moderation.reread')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(first!.readOnly).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'Pubblica comunque' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ id: 8, content: 'bella pensata davvero' }]]));
  expect(first!.value).toBe('certo che te ne intendi');
});
