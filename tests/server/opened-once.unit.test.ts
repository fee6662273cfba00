import { expect, test, vi } from 'vitest';
import { Generations } from '../../src/server/security/generations.ts';
import { openedOnce } from '../../src/server/security/opened-once.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { createAccountKeys } from '../../src/server/limits/counters.ts';

const SECRET = 'a secret of this test';

function counted(halfMax?: number) {
  const vault = createVault(SECRET);
  const open = vi.fn<typeof vault.open>((place, sealed) => vault.open(place, sealed));
  return { seal: vault.seal, open, once: openedOnce({ open: open as typeof vault.open }, halfMax) };
}

test('opens the same bytes at the same place only once', () => {
  const { seal, open, once } = counted();
  const sealed = seal('session a', { accountId: 'giulia' });
  expect(once.open('session a', sealed)).toEqual({ accountId: 'giulia' });
  expect(once.open('session a', Buffer.from(sealed))).toEqual({ accountId: 'giulia' });
  expect(open).toHaveBeenCalledOnce();
});

test('opens other bytes anew, and rejects bytes that were altered or sealed for another place', () => {
  const { seal, once } = counted();
  const sealed = seal('session a', { accountId: 'giulia' });
  once.open('session a', sealed);
  expect(once.open('session a', seal('session a', { accountId: 'marta' }))).toEqual({ accountId: 'marta' });
  expect(() => once.open('session b', sealed)).toThrow();
  expect(() => once.open('session b', sealed)).toThrow();
  const altered = Buffer.from(seal('session a', { accountId: 'marta' }));
  altered[20]! ^= 1;
  expect(() => once.open('session a', altered)).toThrow();
});

test('keeps a copy of the bytes, so that changing the buffer afterwards has no effect', () => {
  const { seal, open, once } = counted();
  const sealed = seal('session a', { accountId: 'giulia' });
  const shown = Buffer.from(sealed);
  once.open('session a', shown);
  shown.fill(0);
  expect(() => once.open('session a', shown)).toThrow();
  expect(once.open('session a', sealed)).toEqual({ accountId: 'giulia' });
  expect(open).toHaveBeenCalledTimes(2);
});

test('Generations keeps two halves, and entries that are still read stay', () => {
  const kept = new Generations<number>(3);
  kept.set('still', 0);
  for (let index = 1; index <= 20; index += 1) {
    kept.set(`${index}`, index);
    expect(kept.get('still')).toBe(0);
  }
  expect(['20', '19', '1', '12'].map((key) => kept.get(key))).toEqual([20, 19, undefined, undefined]);
});

test('an account has one key per day, which is computed once', () => {
  const keyOf = vi.fn<(kind: string, value: string) => string>((kind, value) => `${kind} ${value} ${now.getTime()}`);
  let now = new Date('2026-11-28T10:00:00Z');
  const accountKey = createAccountKeys(keyOf, () => now);
  const first = accountKey('giulia');
  now = new Date('2026-11-28T23:59:59Z');
  expect(accountKey('giulia')).toBe(first);
  expect(accountKey('marta')).not.toBe(first);
  expect(keyOf).toHaveBeenCalledTimes(2);
  now = new Date('2026-11-29T00:00:00Z');
  expect(accountKey('giulia')).not.toBe(first);
  expect(keyOf).toHaveBeenCalledTimes(3);
});
