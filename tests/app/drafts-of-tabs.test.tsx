import { useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { type Draft, useDraft, useLeftDraft } from '../../src/client/lib/drafts.ts';
import { removeUser, storeUser } from '../../src/client/lib/storage.ts';
import { useDraftKeys } from '../../src/client/lib/use-draft-keys.ts';
import { sends } from '../../src/client/lib/sending.ts';
import { deferred } from '../support/deferred.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';
import { open, write } from './open-draft.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  storeUser(storedStudent);
});

afterEach(() => vi.useRealTimers());

it('shows a left draft and its key as soon as a form of this page or another tab stores or deletes it', () => {
  const { result } = renderHook(() => ({ left: useLeftDraft('board-3'), keys: useDraftKeys('board-') }));
  const seen = () => [result.current.left.text, result.current.keys];
  const { result: form } = write('board-3', 'a metà');
  act(() => void vi.advanceTimersByTime(400));
  expect(seen()).toEqual(['a metà', ['board-3']]);
  act(() => form.current.clear());
  expect(seen()).toEqual(['', []]);
  storeElsewhere('board-3', 'altrove');
  expect(seen()).toEqual(['altrove', ['board-3']]);
  act(() => result.current.left.clear());
  expect(seen()).toEqual(['', []]);
});

it.each([
  ['sent', (draft: Draft) => draft.clear()],
  [
    'emptied',
    (draft: Draft) => {
      draft.setText('');
      vi.advanceTimersByTime(400);
    },
  ],
])('keeps the text stored by another tab while this tab typed a different one, when the draft of this tab is %s', (_, end) => {
  const { result } = write('post', 'di questa scheda');
  storeElsewhere('post', 'di un’altra');
  act(() => end(result.current));
  expect(result.current.text).toBe('');
  expect(storedDraft('post')).toBe('di un’altra');
});

it('clears a draft that another tab removes', () => {
  write('post', 'lo stesso').unmount();
  const { result } = open('post');
  storeElsewhere('post', null);
  expect(result.current.text).toBe('');
});

it.each([
  ['has read', (text: string) => (write('post', text).unmount(), open('post'))],
  ['has typed and stored', (text: string) => write('post', text)],
])('shows what another tab stores in place of the text that this form %s, so that typing on does not destroy it', (_, begin) => {
  const { result, unmount } = begin('Un inizio');
  act(() => void vi.advanceTimersByTime(400));
  storeElsewhere('post', 'Un inizio, e tre paragrafi');
  expect(result.current.text).toBe('Un inizio, e tre paragrafi');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft('post')).toBe('Un inizio, e tre paragrafi');
  act(() => result.current.setText(`${result.current.text}!`));
  unmount();
  expect(storedDraft('post')).toBe('Un inizio, e tre paragrafi!');
});

it('shows what another tab stores while a text is being sent only afterwards, and does not delete it', async () => {
  vi.useRealTimers();
  const answer = deferred<void>();
  const { result } = renderHook(() => ({ draft: useDraft('post'), send: useMutation({ ...sends('post'), mutationFn: answer.wait }) }), {
    wrapper: Providers,
  });
  act(() => result.current.draft.setText('in viaggio'));
  window.dispatchEvent(new Event('pagehide'));
  act(() => result.current.send.mutate(undefined, { onSuccess: () => result.current.draft.clear() }));
  await answer.request;
  await waitFor(() => expect(result.current.send.isPending).toBe(true));
  storeElsewhere('post', 'in viaggio, e oltre');
  expect(result.current.draft.text).toBe('in viaggio');
  answer.resolve();
  await waitFor(() => expect(result.current.draft.text).toBe('in viaggio, e oltre'));
  expect(storedDraft('post')).toBe('in viaggio, e oltre');
});

it('with `stays`, keeps a draft that another tab removes until it is cleared here', () => {
  write('post-title', 'Un titolo').unmount();
  const { result } = open('post-title', { stays: true });
  storeElsewhere('post-title', null);
  expect([result.current.text, storedDraft('post-title')]).toEqual(['Un titolo', 'Un titolo']);
  act(() => result.current.clear());
  expect([result.current.text, storedDraft('post-title')]).toEqual(['', null]);
});

it('with `stays`, does not store a text again that was emptied here just before another tab removed it', () => {
  const { result } = open('post-title', { stays: true });
  act(() => result.current.setText('Il titolo'));
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText(''));
  storeElsewhere('post-title', null);
  window.dispatchEvent(new Event('pageshow'));
  expect([result.current.text, storedDraft('post-title')]).toEqual(['', null]);
});

it('with `stays`, keeps an empty entry of an emptied text, because other tabs take a removed one for a text that was sent', () => {
  const { result, unmount } = open('post-title', { stays: true });
  act(() => result.current.setText('Un titolo'));
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText(''));
  act(() => void vi.advanceTimersByTime(400));
  expect(storedDraft('post-title')).toBe('');
  unmount();
  const again = open('post-title', { stays: true });
  act(() => again.result.current.clear());
  expect(storedDraft('post-title')).toBeNull();
});

it.each([
  ['hears of it', () => storeElsewhere('post-title', '')],
  [
    'returns from the bfcache',
    () => {
      localStorage.setItem(`sottovoce-draft:${storedStudent.id}:post-title`, '');
      act(() => void window.dispatchEvent(new Event('pageshow')));
    },
  ],
])('with `stays`, does not store a text again that another tab has emptied when this one %s', (_, learn) => {
  write('post-title', 'Un titolo').unmount();
  const { result } = open('post-title', { stays: true });
  learn();
  expect([result.current.text, storedDraft('post-title')]).toEqual(['', '']);
});

it('saves text typed here after another tab has stored and then removed a different one', () => {
  const { result } = write('post', 'di questa scheda');
  storeElsewhere('post', 'di un’altra');
  expect(result.current.text).toBe('di questa scheda');
  storeElsewhere('post', null);
  expect(storedDraft('post')).toBe('di questa scheda');
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
});

it('does not save a draft again after another tab has sent it, whether it was displayed or typed here', () => {
  write('post', 'lo stesso').unmount();
  const { unmount } = open('post');
  storeElsewhere('post', 'lo stesso, finito');
  storeElsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
  unmount();
  write('post', 'finito qui');
  act(() => void vi.advanceTimersByTime(400));
  storeElsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
});

it('does not save its text again after a logout in another tab', () => {
  write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  storeElsewhere('post', 'di un’altra');
  act(() => removeUser());
  storeElsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
});
