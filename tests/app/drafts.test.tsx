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

it('comes back after a reload, once typing rests', () => {
  const { unmount } = write('post', 'Non riesco a dormire');
  act(() => void vi.advanceTimersByTime(400));
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('Non riesco a dormire');
});

it('is saved at once when the page goes away or the form closes', () => {
  write('post', 'prima');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft('post')).toContain('prima');
  write('comment-3', 'dopo').unmount();
  expect(renderHook(() => useDraft('comment-3')).result.current.text).toBe('dopo');
});

it('survives an expired session and returns to the same person', () => {
  const { unmount } = write('post', 'a metà');
  act(() => removeUser());
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('a metà');
});

it('is never shown to another person on the same browser', () => {
  write('post', 'segreto').unmount();
  storeUser({ ...storedStudent, id: 'another' });
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
});

it('waits for its writer whatever the next person writes, sends and takes back there', () => {
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
])('belongs to whoever began it, also where the form stays while this browser becomes one of %s', (_, change) => {
  const { result, unmount } = write('post', 'a metà');
  act(change);
  act(() => result.current.setText('a metà, e oltre'));
  unmount();
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('a metà, e oltre');
});

it('comes back as an earlier version kept it, once and for its writer alone', () => {
  localStorage.setItem('sottovoce-draft:post', JSON.stringify({ owner: storedStudent.id, text: 'di ieri' }));
  storeUser({ ...storedStudent, id: 'another' });
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
  storeUser(storedStudent);
  const { result } = renderHook(() => useDraft('post'));
  expect(result.current.text).toBe('di ieri');
  act(() => result.current.clear());
  expect(renderHook(() => useDraft('post')).result.current.text).toBe('');
});

it('is gone after success, also when a save was still pending', () => {
  const { result } = write('post', 'inviato');
  act(() => result.current.clear());
  act(() => void vi.runAllTimers());
  expect(storedDraft('post')).toBeNull();
  expect(result.current.text).toBe('');
});

/** As another tab writes or empties a place, and the browser tells this one. */
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
])('leaves there what another tab has written since, when its own text is %s', (_, end) => {
  const { result } = write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  act(() => end(result.current));
  expect(result.current.text).toBe('');
  expect(storedDraft('post')).toBe('di un’altra');
});

it('goes from a form that was opened again while its text was on the way, unless that has gone on', () => {
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

it('goes from every tab that shows what another has sent', () => {
  write('post', 'lo stesso').unmount();
  const { result } = renderHook(() => useDraft('post'));
  elsewhere('post', null);
  expect(result.current.text).toBe('');
});

it('stays where it stands beside other words, until these let it go', () => {
  write('post-title', 'Un titolo').unmount();
  const { result } = renderHook(() => useDraft('post-title', { stays: true }));
  elsewhere('post-title', null);
  expect([result.current.text, storedDraft('post-title')]).toEqual(['Un titolo', 'Un titolo']);
  act(() => result.current.clear());
  expect([result.current.text, storedDraft('post-title')]).toEqual(['', null]);
});

it('takes back an earlier stand of its own text, when it is sent before the rest was saved', () => {
  const { result } = write('post', 'prima');
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText('prima, e dopo'));
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
});

it('writes its text again when another tab has sent another one over it', () => {
  const { result } = write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  elsewhere('post', null);
  expect(storedDraft('post')).toBe('di questa scheda');
  act(() => result.current.clear());
  expect(storedDraft('post')).toBeNull();
});

it('brings nothing back that another tab has sent: neither the same text nor an earlier stand of it that was only shown here', () => {
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

it('writes nothing again when another tab has logged out', () => {
  write('post', 'di questa scheda');
  act(() => void vi.advanceTimersByTime(400));
  elsewhere('post', 'di un’altra');
  act(() => removeUser());
  elsewhere('post', null);
  expect(storedDraft('post')).toBeNull();
});

it('keeps what was typed a moment before another draft takes its place', () => {
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'comment-1' } });
  act(() => result.current.setText('uno'));
  rerender({ key: 'comment-2' });
  act(() => result.current.setText('due'));
  act(() => void vi.advanceTimersByTime(400));
  expect([storedDraft('comment-1'), storedDraft('comment-2')]).toEqual(['uno', 'due']);
});

it('follows its key', () => {
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

it('leaves nothing of what was typed a moment before this browser forgot its writer', () => {
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

it('forgets everything on leaving, and nothing that is not a draft', () => {
  write('post', 'x').unmount();
  localStorage.setItem('sottovoce-planner', 'kept');
  removeAllDrafts();
  expect(storedDraft('post')).toBeNull();
  expect(localStorage.getItem('sottovoce-planner')).toBe('kept');
});
