/**
 * What comes and goes a thousand times a second, in no order. A `Set` would do, were it not for V8, which links each table of a `Set`
 * or `Map` that deletions have used up to the one that follows it: once one of them is old, all that the next ones held is taken for
 * reachable when young objects are collected, and grows old with them until everything is.
 */
export class InFlight<Item extends { place: number }> {
  readonly #items: Item[] = [];

  get size(): number {
    return this.#items.length;
  }

  add(item: Item): void {
    item.place = this.#items.push(item) - 1;
  }

  /** Does nothing to what is not among them. */
  delete(item: Item): void {
    if (this.#items[item.place] !== item) return;
    const last = this.#items.pop()!;
    if (last === item) return;
    this.#items[item.place] = last;
    last.place = item.place;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.#items.values();
  }
}
