/** Limits how many tasks run at the same time for each key; when all slots are taken, a task is refused, not queued. */
export class Slots {
  readonly #taken = new Map<string, number>();

  constructor(private readonly max: number) {}

  taken(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  /** @returns a function that frees the slot; undefined when all are taken. */
  take(key: string): (() => void) | undefined {
    const before = this.taken(key);
    if (before >= this.max) return undefined;
    this.#taken.set(key, before + 1);
    return () => {
      const left = this.taken(key) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}
