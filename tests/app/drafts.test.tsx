import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Draft, removeAllDrafts, useDraft } from '../../src/client/lib/drafts.ts';
import { removeUser, storeUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  storeUser(storedStudent);
});

afterEach(() => vi.useRealTimers());

function write(key: string, text: string) {
  const view = renderHook(() => useDraft(key));
  act(() => view.result.current.setText(text));
  return view;
}

it('restores a draft when its form is mounted again', () => {
  const { unmount } = write('post', 'Non riesco a dormire');
  act(() => void vi.advanceTimersByTime(400));
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('Non riesco a dormire');
});

it('saves a draft at once on pagehide and when its form unmounts', () => {
  write('post', 'prima');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft('post')).toContain('prima');
  write('comment-3', 'dopo').unmount();
  expect(renderHook(() => useDraft('comment-3')).result.current.text).toBe('dopo');
});

it('hides a draft when the session expires and restores it when the same user logs in', () => {
  const { unmount } = write('post', 'a metà');
  act(() => removeUser());
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('a metà');
});

it('never shows a draft to another user of the same browser', () => {
  write('post', 'segreto').unmount();
  storeUser({ ...storedStudent, id: 'another' });
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
});

it('keeps a user’s draft while another user writes and clears one under the same key', () => {
  write('post', 'ti aspetta qui').unmount();
  storeUser({ ...storedStudent, id: 'another' });
  write('post', 'un’altra voce').unmount();
  const { result } = renderHook(() => useDraft('post'));
  expect(result.current.text).toBe('un’altra voce');
  act(() => result.current.clear());
  storeUser(storedStudent);
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('ti aspetta qui');
});

it.each([
  ['nobody', () => removeUser()],
  ['somebody else', () => storeUser({ ...storedStudent, id: 'another' })],
])('saves the draft for its author when the current user becomes %s while the form stays open', (_, change) => {
  const { result, unmount } = write('post', 'a metà');
  act(change);
  act(() => result.current.setText('a metà, e oltre'));
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('a metà, e oltre');
});

it('restores a draft stored by an earlier version, once and only for its author', () => {
  localStorage.setItem('sottovoce-draft:post', JSON.stringify({ owner: storedStudent.id, text: 'di ieri' }));
  storeUser({ ...storedStudent, id: 'another' });
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  const { result } = renderHook(() => useDraft('post'));
  expect(result.current.text).toBe('di ieri');
  act(() => result.current.clear());
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
});

it('clears a draft even while a save is pending', () => {
  const { result } = write('post', 'inviato');
  act(() => result.current.clear());
  act(() => void vi.runAllTimers());
  expect(storedDraft('post')).toBeNull();
  expect(result.current.text).toBe('');
});

/** Simulates another tab that writes or removes a draft, and the storage event that follows. */
function elsewhere(key: string, text: string | null) {
  const place = `sottovoce-draft:${storedStudent.id}:${key}`;
  const oldValue = localStorage.getItem(place);
  if (text === null) localStorage.removeItem(place);
  else localStorage.setItem(place, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place, oldValue, newValue: text })));
}

it.each([
  ['sent', (draft: Draft) => draft.clear()],
  [
    'emptied',
    (draft: Draft) => {
      draft.setText('');
      vi.advanceTimersByTime(400);
    },
  ],
])('keeps the text stored by another tab when the draft of this tab is %s', (_, end) => {
  const { result } = write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  act(() => end(result.current));
  expect(result.current.text).toBe('');
  expect(storedDraft('post')).toBe('di un’altra');
});

it('clears the draft in a reopened form once its text is sent, unless it has been changed since', () => {
  const sending = write('post', 'in viaggio');
  sending.unmount();
  const { result } = renderHook(() => useDraft('post'));
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
  const { result } = renderHook(() => useDraft('post'));
  elsewhere('post', null);
  expect(result.current.text).toBe('');
});

it('with `stays`, keeps a draft that another tab removes until it is cleared here', () => {
  write('post-title', 'Un titolo').unmount();
  const { result } = renderHook(() => useDraft('post-title', { stays: true }));
  elsewhere('post-title', null);
  expect([result.current.text, storedDraft('post-title')]).toEqual(['Un titolo', 'Un titolo']);
  act(() => result.current.clear());
  expect([result.current.text, storedDraft('post-title')]).toEqual(['', null]);
});

it('removes the stored draft when a newer text is sent before it was saved', () => {
  const { result } = write('post', 'prima');
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText('prima, e dopo'));
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
});

it('saves its text again after another tab has overwritten and then removed it', () => {
  const { result } = write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  elsewhere('post', null);
  expect(storedDraft('post')).toBe('di questa scheda');
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
});

it('does not save a draft again after another tab has sent it, whether it was displayed or typed here', () => {
  write('post', 'lo stesso').unmount();
  const { unmount } = renderHook(() => useDraft('post'));
  elsewhere('post', 'lo stesso, finito');
  elsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
  unmount();
  write('post', 'finito qui');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
});

it('does not save its text again after a logout in another tab', () => {
  write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  act(() => removeUser());
  elsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
});

it('saves pending text under the old key when the key changes', () => {
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'comment-1' } });
  act(() => result.current.setText('uno'));
  rerender({ key: 'comment-2' });
  act(() => result.current.setText('due'));
  act(() => void vi.advanceTimersByTime(400));
  expect([storedDraft('comment-1'), storedDraft('comment-2')]).toEqual(['uno', 'due']);
});

it('loads the draft of the new key when the key changes', () => {
  write('comment-1', 'uno').unmount();
  write('comment-2', 'due').unmount();
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'comment-1' } });
  expect(result.current.text).toBe('uno');
  rerender({ key: 'comment-2' });
  expect(result.current.text).toBe('due');
});

it('ignores an entry that is not a draft', () => {
  localStorage.setItem('sottovoce-draft:post', '{{{');
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
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
