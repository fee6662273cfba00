/**
 * An unordered collection for items that are added and deleted a thousand times a second. A `Set` would leak into the old generation: V8
 * links each hash table of a `Set` or `Map` that deletions have used up to its successor. Once one table is old, minor collections treat
 * everything that the following ones held as reachable and promote it.
 */
export class InFlight<Item extends { place: number }> {
  readonly #items: Item[] = [];

  get size(): number {
    return this.#items.length;
  }

  add(item: Item): void {
    item.place = this.#items.push(item) - 1;
  }

  /** Does nothing when the item is not in the collection. */
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
