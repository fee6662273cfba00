/** A cache in two generations: when the young one is full, the old one is dropped. Values in use have moved to the young one by then. */
export class Generations<Value> {
  readonly #halfMax: number;
  #young = new Map<string, Value>();
  #old = this.#young;

  constructor(halfMax: number) {
    this.#halfMax = halfMax;
  }

  get(key: string): Value | undefined {
    const known = this.#young.get(key);
    if (known !== undefined) return known;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.#halfMax) [this.#old, this.#young] = [this.#young, new Map()];
    this.#young.set(key, value);
  }
}
