/** Runs at most `atOnce` pieces of work at a time for each key; the others wait in the order in which they came. */
export class Turns {
  readonly #queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(private readonly atOnce: number) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.running >= this.atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) this.#queues.delete(key);
    }
  }
}
