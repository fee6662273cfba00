import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../src/client/app/providers.tsx';
import { useDraft } from '../../src/client/lib/drafts.ts';
import { removeAllDrafts } from '../../src/client/lib/stored-drafts.ts';
import { removeUser, storeUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/render.tsx';
import { storedDraft } from '../support/stored-draft.ts';
import { open, write } from './open-draft.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  storeUser(storedStudent);
});

afterEach(() => vi.useRealTimers());

it('restores a draft when its form is mounted again', () => {
  const { unmount } = write('post', 'Non riesco a dormire');
  act(() => void vi.advanceTimersByTime(400));
  unmount();
  expect(open('post').result.current.text).toBe('Non riesco a dormire');
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

it('removes the stored draft when a newer text is sent before it was saved', () => {
  const { result } = write('post', 'prima');
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setText('prima, e dopo'));
  act(() => result.current.clear());
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
