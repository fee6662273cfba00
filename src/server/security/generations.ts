/** What was asked for lately, by key: when one half is full the older half goes; what is still in use has been asked for since. */
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
