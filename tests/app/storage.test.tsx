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
])('takes %s for nobody', (_, raw) => {
  if (raw !== null) localStorage.setItem(USER_KEY, raw);
  expect(isAuthenticated(readUser())).toBe(false);
});

it('drops fields of the wrong kind and keeps the others', () => {
  localStorage.setItem(USER_KEY, JSON.stringify({ isAuthenticated: true, university: 42, faculty: 'Fisica', user: 'x', extra: {} }));
  expect(readUser()).toEqual({ isAuthenticated: true, faculty: 'Fisica' });
});

it('stores the record and its mark, gives the same object back, and removes both', () => {
  storeUser(storedStudent);
  expect(readUser()).toEqual(storedStudent);
  expect(readUser()).toBe(readUser());
  expect(localStorage.getItem(TOKEN_KEY)).toBe(COOKIE_MARK);
  removeUser();
  expect(readUser()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('puts the mark where an earlier version kept a token, and leaves the visit as it is', () => {
  storeUser(storedStudent);
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  replaceStoredToken();
  expect(localStorage.getItem(TOKEN_KEY)).toBe(COOKIE_MARK);
  expect(readUser()).toEqual(storedStudent);
});

it('removes a token that belongs to nobody, and adds nothing where there was none', () => {
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  replaceStoredToken();
  replaceStoredToken();
  expect(localStorage.length).toBe(0);
});

it('removes a token also where nothing can be written any more', () => {
  storeUser(storedStudent);
  localStorage.setItem(TOKEN_KEY, 'uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  replaceStoredToken();
  vi.restoreAllMocks();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('prefers the nested user’s details for the forms', () => {
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

it('lives without memory where the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  expect(readUser()).toBeNull();
  expect(() => storeUser(storedStudent)).not.toThrow();
  expect(() => removeUser()).not.toThrow();
  vi.restoreAllMocks();
});
