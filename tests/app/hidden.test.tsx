import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetHeld } from '../../src/client/lib/held.ts';
import { forgetHiddenNames, setHidden, useHiddenNames } from '../../src/client/lib/hidden.ts';
import { storeUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/render.tsx';

const another = { ...storedStudent, id: 'another' };

beforeEach(() => storeUser(storedStudent));

const hidden = () => [...renderHook(() => useHiddenNames()).result.current];

it('keeps the hidden items of each user of the same browser apart', () => {
  act(() => setHidden('post 1', true));
  storeUser(another);
  expect(hidden()).toEqual([]);
  act(() => setHidden('post 2', true));
  expect(hidden()).toEqual(['post 2']);
  act(() => setHidden('post 2', false));
  storeUser(storedStudent);
  expect(hidden()).toEqual(['post 1']);
});

it('reads the items hidden in an earlier version, only for their owner', () => {
  localStorage.setItem('sottovoce-hidden', JSON.stringify({ owner: storedStudent.id, names: ['post 1', 7] }));
  storeUser(another);
  expect(hidden()).toEqual([]);
  storeUser(storedStudent);
  expect(hidden()).toEqual(['post 1']);
  act(() => setHidden('post 1', false));
  expect(hidden()).toEqual([]);
});

it.each(['{{{', '7', '{"names":["post 1"]}', 'null'])('hides nothing when storage holds %s', (kept) => {
  localStorage.setItem('sottovoce-hidden', kept);
  localStorage.setItem(`sottovoce-hidden:${storedStudent.id}`, kept);
  expect(hidden()).toEqual([]);
});

it('updates when another window hides an item', () => {
  const { result } = renderHook(() => useHiddenNames());
  const key = `sottovoce-hidden:${storedStudent.id}`;
  localStorage.setItem(key, '["post 3"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect([...result.current]).toEqual(['post 3']);
});

it('hides until the page is left, for this user only, what the browser cannot store', () => {
  act(() => setHidden('post 1', true));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useHiddenNames());
  act(() => setHidden('post 2', true));
  expect([...result.current]).toEqual(['post 1', 'post 2']);
  act(() => setHidden('post 1', false));
  expect([...result.current]).toEqual(['post 2']);
  full.mockRestore();
  storeUser(another);
  expect(hidden()).toEqual([]);
  storeUser(storedStudent);
  act(() => setHidden('post 3', true));
  act(() => forgetHeld());
  expect(hidden()).toEqual(['post 2', 'post 3']);
});

it('forgets what the browser could not store with the rest of the list, and when another user logs in', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const forget of [forgetHiddenNames, forgetHeld]) {
    act(() => setHidden('post 1', true));
    act(() => forget());
    expect(hidden()).toEqual([]);
  }
  full.mockRestore();
});
