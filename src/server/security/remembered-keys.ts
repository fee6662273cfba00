import type { Pseudonyms, Scope } from '../../routers/identity.ts';

/** Keys per generation of the cache, about 90 bytes each: a page of the feed needs forty keys of its viewer. */
const HALF_MAX = 50_000;

type OfPeople = Map<string, Map<number | string, string>>;

/** A cache of pseudonyms in two generations: when the young one is full, the old one is dropped. Keys in use have moved to the young. */
export class RememberedKeys {
  readonly #make: Pseudonyms['key'];
  readonly #halfMax: number;
  #young = new Map<Scope, OfPeople>();
  #old = this.#young;
  #count = 0;

  constructor(make: Pseudonyms['key'], halfMax = HALF_MAX) {
    this.#make = make;
    this.#halfMax = halfMax;
  }

  get(scope: Scope, scopeId: number | string, accountId: string): string {
    const known = this.#young.get(scope)?.get(accountId)?.get(scopeId);
    if (known !== undefined) return known;
    const key = this.#old.get(scope)?.get(accountId)?.get(scopeId) ?? this.#make(scope, scopeId, accountId);
    if (this.#count >= this.#halfMax) [this.#old, this.#young, this.#count] = [this.#young, new Map(), 0];
    const people: OfPeople = this.#young.get(scope) ?? new Map();
    const own = people.get(accountId) ?? new Map<number | string, string>();
    this.#young.set(scope, people.set(accountId, own.set(scopeId, key)));
    this.#count += 1;
    return key;
  }
}
