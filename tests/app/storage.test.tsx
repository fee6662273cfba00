import { beforeEach, expect, it, vi } from 'vitest';
import { defaultsOf, isAuthenticated, readToken, readUser, removeUser, storeUser, TOKEN_KEY, USER_KEY } from '../../src/client/lib/storage.ts';
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

it('stores record and token, gives the same object back, and removes both', () => {
  storeUser(storedStudent, 'abc');
  expect(readUser()).toEqual(storedStudent);
  expect(readUser()).toBe(readUser());
  expect(readToken()).toBe('abc');
  removeUser();
  expect(readUser()).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('prefers the nested user’s details for the forms', () => {
  expect(defaultsOf({ isAuthenticated: true, university: 'Outer', faculty: 'Lettere', user: { university: 'Inner', faculty: '' } })).toEqual({
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
  expect(() => storeUser(storedStudent, 'abc')).not.toThrow();
  expect(() => removeUser()).not.toThrow();
  vi.restoreAllMocks();
});
