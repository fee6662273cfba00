import { RateLimiterRes } from 'rate-limiter-flexible';
import { PersonLog, type Sharing } from './person-log.ts';
import type { PersonCounter } from './person-counter.ts';

interface Options {
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
  shared: Sharing;
}

/** Counts people's actions in all processes together. */
export class SharedPersonCounter implements PersonCounter {
  readonly #points: number;
  readonly #log: PersonLog<1>;

  constructor({ points, ...options }: Options) {
    this.#points = points;
    this.#log = new PersonLog({ ...options, admit: (before, one) => (before.length < points ? one : undefined) });
  }

  async consume(key: string): Promise<RateLimiterRes> {
    await this.take(key);
    return this.#state(key);
  }

  async take(key: string): Promise<() => Promise<void>> {
    // Another process may have taken an action back.
    if (this.#log.of(key).length >= this.#points && (await this.get(key))?.remainingPoints === 0) throw this.#state(key);
    const taken = await this.#log.add(key, 1);
    if (!taken) throw this.#state(key);
    return () => this.#log.takeBack(key, taken.id);
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    await this.#log.catchUp();
    return this.#log.of(key).length > 0 ? this.#state(key) : null;
  }

  async reward(key: string): Promise<void> {
    const last = this.#log.of(key).at(-1);
    if (last) await this.#log.takeBack(key, last.id);
  }

  #state(key: string): RateLimiterRes {
    const counted = this.#log.of(key);
    const wait = counted[0] ? this.#log.left(counted[0]) : 1;
    return new RateLimiterRes(Math.max(0, this.#points - counted.length), wait, counted.length, counted.length === 1);
  }
}
