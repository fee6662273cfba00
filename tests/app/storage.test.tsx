import { beforeEach, expect, it, vi } from 'vitest';
import {
  COOKIE_MARK,
  defaultsOf,
  isAuthenticated,
  readUser,
  removeUser,
  replaceStoredToken,
  storeUser,
  TOKEN_KEY,
  USER_KEY,
} from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/render.tsx';

beforeEach(() => localStorage.clear());

it.each([
  ['nothing', null],
  ['text that is not JSON', '{"isAuthenticated":tr'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[{"isAuthenticated":true}]'],
  ['another product’s record', '{"name":"x"}'],
  ['a truthy word for true', '{"isAuthenticated":"true"}'],
])('treats %s in storage as not logged in', (_, raw) => {
  if (raw !== null) localStorage.setItem(USER_KEY, raw);
  expect(isAuthenticated(readUser())).toBe(false);
});

it('drops fields of the wrong type and keeps the others', () => {
  localStorage.setItem(USER_KEY, JSON.stringify({ isAuthenticated: true, university: 42, faculty: 'Fisica', user: 'x', extra: {} }));
  expect(readUser()).toEqual({ isAuthenticated: true, faculty: 'Fisica' });
});

it('stores the user and the session marker, reads the same object each time, and removes both', () => {
  storeUser(storedStudent);
  expect(readUser()).toEqual(storedStudent);
  expect(readUser()).toBe(readUser());
  expect(localStorage.getItem(TOKEN_KEY)).toBe(COOKIE_MARK);
  removeUser();
  expect(readUser()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('replaces a token stored by an earlier version with the marker, and keeps the user logged in', () => {
  storeUser(storedStudent);
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  replaceStoredToken();
  expect(localStorage.getItem(TOKEN_KEY)).toBe(COOKIE_MARK);
  expect(readUser()).toEqual(storedStudent);
});

it('removes a token without a user, and stores nothing when there is none', () => {
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  replaceStoredToken();
  replaceStoredToken();
  expect(localStorage.length).toBe(0);
});

it('removes a token even when storage cannot be written', () => {
  storeUser(storedStudent);
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  replaceStoredToken();
  vi.restoreAllMocks();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('takes form defaults from the nested user first', () => {
  expect(
    defaultsOf({ isAuthenticated: true, university: 'Outer', faculty: 'Lettere', user: { university: 'Inner', faculty: '' } }),
  ).toEqual({
    university: 'Inner',
    faculty: 'Lettere',
    studyYear: '',
  });
  expect(defaultsOf(null)).toEqual({ university: '', faculty: '', studyYear: '' });
});

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError');
}

it('works without storage when the browser forbids it', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  expect(readUser()).toBeNull();
  expect(() => storeUser(storedStudent)).not.toThrow();
  expect(() => removeUser()).not.toThrow();
  vi.restoreAllMocks();
});
