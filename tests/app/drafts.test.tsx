import { useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { type Draft, useDraft, useLeftDraft } from '../../src/client/lib/drafts.ts';
import { removeAllDrafts } from '../../src/client/lib/stored-drafts.ts';
import { removeUser, storeUser } from '../../src/client/lib/storage.ts';
import { useDraftKeys } from '../../src/client/lib/use-draft-keys.ts';
import { sends } from '../../src/client/lib/sending.ts';
import { deferred } from '../support/deferred.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft, storeElsewhere } from '../support/stored-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  storeUser(storedStudent);
});

afterEach(() => vi.useRealTimers());

const open = (key: string, options?: Parameters<typeof useDraft>[1]) => renderHook(() => useDraft(key, options), { wrapper: Providers });

function write(key: string, text: string) {
  const view = open(key);
  act(() => view.result.current.setText(text));
  return view;
}

it('restores a draft when its form is mounted again', () => {
  const { unmount } = write('post', 'Non riesco a dormire');
  act(() => void vi.advanceTimersByTime(400));
  unmount();
  expect(open('post').result.current.text).toBe('Non riesco a dormire');
});

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

it('saves a draft at once on pagehide and when its form unmounts', () => {
  write('post', 'prima');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft('post')).toContain('prima');
  write('comment-3', 'dopo').unmount();
  expect(open('comment-3').result.current.text).toBe('dopo');
});

it('hides a draft when the session expires and restores it when the same user logs in', () => {
  const { unmount } = write('post', 'a metà');
  act(() => removeUser());
  unmount();
  expect(open('post').result.current.text).toBe('');
  storeUser(storedStudent);
  expect(open('post').result.current.text).toBe('a metà');
});

it('never shows a draft to another user of the same browser', () => {
  write('post', 'segreto').unmount();
  storeUser({ ...storedStudent, id: 'another' });
  expect(open('post').result.current.text).toBe('');
});

it('keeps a user’s draft while another user writes and clears one under the same key', () => {
  write('post', 'ti aspetta qui').unmount();
  storeUser({ ...storedStudent, id: 'another' });
  write('post', 'un’altra voce').unmount();
  const { result } = open('post');
  expect(result.current.text).toBe('un’altra voce');
  act(() => result.current.clear());
  storeUser(storedStudent);
  expect(open('post').result.current.text).toBe('ti aspetta qui');
});

it.each([
  ['nobody', () => removeUser()],
  ['somebody else', () => storeUser({ ...storedStudent, id: 'another' })],
])('saves the draft for its author when the current user becomes %s while the form stays open', (_, change) => {
  const { result, unmount } = write('post', 'a metà');
  act(change);
  act(() => result.current.setText('a metà, e oltre'));
  unmount();
  expect(open('post').result.current.text).toBe('');
  storeUser(storedStudent);
  expect(open('post').result.current.text).toBe('a metà, e oltre');
});

it('restores a draft stored by an earlier version, once and only for its author', () => {
  localStorage.setItem('sottovoce-draft:post', JSON.stringify({ owner: storedStudent.id, text: 'di ieri' }));
  storeUser({ ...storedStudent, id: 'another' });
  expect(open('post').result.current.text).toBe('');
  storeUser(storedStudent);
  const { result } = open('post');
  expect(result.current.text).toBe('di ieri');
  act(() => result.current.clear());
  expect(open('post').result.current.text).toBe('');
});

it('clears a draft even while a save is pending', () => {
  const { result } = write('post', 'inviato');
  act(() => result.current.clear());
  act(() => void vi.runAllTimers());
  expect(storedDraft('post')).toBeNull();
  expect(result.current.text).toBe('');
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

it('clears the draft in a reopened form once its text is sent, unless it has been changed since', () => {
  const sending = write('post', 'in viaggio');
  sending.unmount();
  const { result } = open('post');
  act(() => sending.result.current.clear());
  expect(result.current.text).toBe('');
  expect(storedDraft('post')).toBeNull();

  const again = write('post', 'in viaggio anche questo');
  again.unmount();
  const further = write('post', 'in viaggio anche questo, e ancora');
  act(() => again.result.current.clear());
  act(() => void vi.advanceTimersByTime(400));
  expect(further.result.current.text).toBe('in viaggio anche questo, e ancora');
  expect(storedDraft('post')).toBe('in viaggio anche questo, e ancora');
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

it.each([
  ['changed', 'Un inizio, e altro'],
  ['sent', ''],
])('after a return from the bfcache, shows that its text has been %s meanwhile', (_, text) => {
  const onTaken = vi.fn();
  write('post', 'Un inizio').unmount();
  const { result } = open('post', { onTaken });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(onTaken).not.toHaveBeenCalled();
  const place = `sottovoce-draft:${storedStudent.id}:post`;
  if (text) localStorage.setItem(place, text);
  else localStorage.removeItem(place);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current.text).toBe(text);
  expect(onTaken.mock.calls).toEqual([[text]]);
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

it('removes the stored draft when a newer text is sent before it was saved', () => {
  const { result } = write('post', 'prima');
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText('prima, e dopo'));
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
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

it('saves pending text under the old key when the key changes', () => {
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'comment-1' }, wrapper: Providers });
  act(() => result.current.setText('uno'));
  rerender({ key: 'comment-2' });
  act(() => result.current.setText('due'));
  act(() => void vi.advanceTimersByTime(400));
  expect([storedDraft('comment-1'), storedDraft('comment-2')]).toEqual(['uno', 'due']);
});

it('loads the draft of the new key when the key changes', () => {
  write('comment-1', 'uno').unmount();
  write('comment-2', 'due').unmount();
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'comment-1' }, wrapper: Providers });
  expect(result.current.text).toBe('uno');
  rerender({ key: 'comment-2' });
  expect(result.current.text).toBe('due');
});

it('ignores an entry that is not a draft', () => {
  localStorage.setItem('sottovoce-draft:post', '{{{');
  expect(open('post').result.current.text).toBe('');
});

it('saves nothing more after the user and all drafts have been removed', () => {
  const { result, unmount } = write('post', 'parole private');
  act(() => {
    removeUser();
    removeAllDrafts();
  });
  act(() => result.current.setText('parole private, e oltre'));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  act(() => void vi.runAllTimers());
  expect(storedDraft('post')).toBeNull();
});

it('removeAllDrafts removes all drafts and nothing else', () => {
  write('post', 'x').unmount();
  localStorage.setItem('sottovoce-planner', 'kept');
  removeAllDrafts();
  expect(storedDraft('post')).toBeNull();
  expect(localStorage.getItem('sottovoce-planner')).toBe('kept');
});
