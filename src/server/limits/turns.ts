import pLimit, { type LimitFunction } from 'p-limit';

/** Lets at most `atOnce` pieces of work run at a time for each key, the others in the order they came. */
export class Turns {
  readonly #limits = new Map<string, LimitFunction>();

  constructor(private readonly atOnce: number) {}

  /** Keys whose work is under way; nothing is kept of others. */
  get size(): number {
    return this.#limits.size;
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const limit = this.#limits.get(key) ?? pLimit(this.atOnce);
    this.#limits.set(key, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(key);
    }
  }
}
