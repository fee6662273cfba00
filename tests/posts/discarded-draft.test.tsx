import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { useToasts } from '../../src/client/lib/toasts.ts';
import { deferred } from '../support/deferred.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { paste } from '../support/paste.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { acceptPosts, area, chip, chips, openComposer, publish, radio } from './open-composer.tsx';
import { samplePost } from './samples.ts';

type User = Awaited<ReturnType<typeof openComposer>>['user'];

const PLACE = 'Togli: Università degli Studi di Torino';
const FACULTY = 'Togli: Psicologia';
const YEAR = 'Togli: 2° anno triennale';

const title = () => screen.getByLabelText<HTMLInputElement>(/^Titolo/);

/** Opens the composer with a post begun earlier, and throws that away. */
async function discardDraft({ text = 'molto privato', titled = '', taken = '' } = {}) {
  const before = await openComposer({ user: storedStudent });
  await waitFor(() => expect(chips()).toHaveLength(3));
  if (text) await paste(before.user, area(), text);
  if (titled) await paste(before.user, title(), titled);
  if (taken) await before.user.click(chip(taken));
  before.unmount();
  const opened = await openComposer({ user: storedStudent });
  await waitFor(() => expect(chips()).toHaveLength(taken ? 2 : 3));
  await opened.user.click(screen.getByRole('button', { name: 'Elimina' }));
  return opened;
}

async function bringBack(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
}

it('returns without the detail that had been taken out of it, also after its form was closed', async () => {
  const { user, rerender, element } = await discardDraft({ taken: 'Psicologia' });
  rerender(element({ open: false }));
  await bringBack(user);
  expect(storedDraft('post')).toBe('molto privato');
  rerender(element({ open: true }));
  await waitFor(() => expect(area().value).toBe('molto privato'));
  await waitFor(() => expect(chips()).toEqual([PLACE, YEAR]));
});

it.each(['before', 'after'])('leaves out a detail that was taken out since, %s the next text', async (when) => {
  const { user, unmount } = await discardDraft();
  if (when === 'after') await paste(user, area(), 'nuovo');
  await user.click(chip('Psicologia'));
  if (when === 'before') await paste(user, area(), 'nuovo');
  await bringBack(user);
  expect(area().value).toBe('molto privato\nnuovo');
  expect(chips()).toEqual([PLACE, YEAR]);
  unmount();
  await openComposer({ user: storedStudent });
  await waitFor(() => expect(chips()).toEqual([PLACE, YEAR]));
});

it('leaves out a detail that was taken out since while there is no other text', async () => {
  const { user } = await discardDraft();
  await user.click(chip('Psicologia'));
  await bringBack(user);
  expect(area().value).toBe('molto privato');
  expect(chips()).toEqual([PLACE, YEAR]);
});

it('keeps its title as the first line of the text when another title has been written since, and the type chosen since', async () => {
  const { user } = await discardDraft({ titled: 'Vecchio titolo' });
  await user.click(radio('Cerco consiglio'));
  await paste(user, area(), 'nuovo');
  await paste(user, title(), 'Nuovo titolo');
  await bringBack(user);
  expect([area().value, title().value]).toEqual(['Vecchio titolo\nmolto privato\nnuovo', 'Nuovo titolo']);
  expect(radio('Cerco consiglio').checked).toBe(true);
});

it.each([
  ['published', 'molto privato'],
  ['not published', 'molto privato\nnuovo'],
])('returns after the next post, which is being sent, was %s', async (outcome, text) => {
  const answer = deferred<ReturnType<typeof samplePost>>();
  trpcHandler('posts.create', answer.wait);
  const { user } = await discardDraft();
  await paste(user, area(), 'nuovo');
  await user.click(publish());
  await answer.request;
  await bringBack(user);
  expect(area().value).toBe('nuovo');
  if (outcome === 'published') answer.resolve(samplePost(1, { content: 'nuovo', mine: true }));
  else answer.reject(new Offline());
  await waitFor(() => expect(area().value).toBe(text));
  await waitFor(() => expect(storedDraft('post')).toBe(text));
  expect(chips()).toEqual([PLACE, FACULTY, YEAR]);
});

it('returns after the next post was published although its form is gone', async () => {
  const answer = deferred<ReturnType<typeof samplePost>>();
  trpcHandler('posts.create', answer.wait);
  const { user, rerender } = await discardDraft();
  await paste(user, area(), 'nuovo');
  await user.click(publish());
  await answer.request;
  rerender(<Providers>Un’altra pagina</Providers>);
  await bringBack(user);
  expect(storedDraft('post')).toBe('nuovo');
  answer.resolve(samplePost(1, { content: 'nuovo', mine: true }));
  await waitFor(() => expect(storedDraft('post')).toBe('molto privato'));
});

it('ends the check of the next post, which would be sent without it', async () => {
  const judged = deferred<{ ask: boolean }>();
  trpcHandler('moderation.reread', judged.wait);
  const sent = acceptPosts();
  const { user } = await discardDraft();
  await paste(user, area(), 'nuovo');
  await user.click(publish());
  await judged.request;
  await bringBack(user);
  judged.resolve({ ask: false });
  expect(area().value).toBe('molto privato\nnuovo');
  await waitFor(() => expect(publish().disabled).toBe(false));
  expect(sent).toEqual([]);
});

it.each(['another form', 'no form'])('returns to %s after the page was left', async (where) => {
  const { user, rerender, element } = await discardDraft();
  rerender(<Providers>Un’altra pagina</Providers>);
  if (where === 'another form') {
    rerender(element({ open: true }));
    await waitFor(() => expect(chips()).toHaveLength(3));
    await paste(user, area(), 'nuovo testo');
    await waitFor(() => expect(storedDraft('post')).toBe('nuovo testo'));
  }
  await bringBack(user);
  if (where === 'another form') expect(area().value).toBe('molto privato\nnuovo testo');
  expect(storedDraft('post')).toBe(where === 'another form' ? 'molto privato\nnuovo testo' : 'molto privato');
  expect(storedDraft('post-details')).toContain('Psicologia');
});

it('can be brought back for ten seconds', async () => {
  await discardDraft();
  const { result } = renderHook(() => useToasts());
  expect(result.current).toMatchObject([{ title: 'Bozza eliminata', duration: 10_000 }]);
});

it('joins what another tab has written since', async () => {
  const { user } = await discardDraft();
  storeElsewhere('post', 'altrove');
  await bringBack(user);
  expect(area().value).toBe('molto privato\naltrove');
});

it('leaves empty entries when it was only a title, which no other tab takes for a post that was sent', async () => {
  const { user } = await discardDraft({ text: '', titled: 'Il titolo' });
  expect(['post-title', 'post-details'].map((name) => storedDraft(name))).toEqual(['', '']);
  await bringBack(user);
  expect(title().value).toBe('Il titolo');
});
