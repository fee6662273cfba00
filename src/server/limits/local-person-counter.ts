import { RateLimiterRes } from 'rate-limiter-flexible';
import type { PersonCounter } from './person-counter.ts';

interface Options {
  points: number;
  /** Seconds. */
  duration: number;
}

/** Number of actions between two sweeps of expired ones. */
const SWEEP_EVERY = 1000;

/** Counts people's actions in this process alone, in eight bytes each: reads are most of what a process remembers. */
export class LocalPersonCounter implements PersonCounter {
  readonly #points: number;
  readonly #durationMs: number;
  /** When each person's actions happened, oldest first, in milliseconds of a clock that nobody sets back. */
  readonly #times = new Map<string, number[]>();
  #counted = 0;

  constructor({ points, duration }: Options) {
    this.#points = points;
    this.#durationMs = duration * 1000;
  }

  async consume(key: string): Promise<RateLimiterRes> {
    this.#add(key);
    return this.#state(this.#of(key));
  }

  async take(key: string): Promise<() => Promise<void>> {
    let time: number | undefined = this.#add(key);
    return async () => {
      if (time === undefined) return;
      const times = this.#of(key);
      const place = times.lastIndexOf(time);
      if (place >= 0) times.splice(place, 1);
      time = undefined;
    };
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    const times = this.#of(key);
    return times.length > 0 ? this.#state(times) : null;
  }

  async reward(key: string): Promise<void> {
    this.#of(key).pop();
  }

  /** @throws RateLimiterRes when there are too many. */
  #add(key: string): number {
    if ((this.#counted += 1) % SWEEP_EVERY === 0) this.#sweep();
    const times = this.#of(key);
    if (times.length >= this.#points) throw this.#state(times);
    const time = performance.now();
    times.push(time);
    this.#times.set(key, times);
    return time;
  }

  #of(key: string): number[] {
    const times = this.#times.get(key) ?? [];
    const oldest = performance.now() - this.#durationMs;
    if (times[0] !== undefined && times[0] <= oldest) {
      const live = times.findIndex((time) => time > oldest);
      times.splice(0, live < 0 ? times.length : live);
    }
    return times;
  }

  #sweep(): void {
    for (const key of this.#times.keys()) if (this.#of(key).length === 0) this.#times.delete(key);
  }

  #state(times: readonly number[]): RateLimiterRes {
    const wait = times[0] === undefined ? 1 : Math.max(1, times[0] + this.#durationMs - performance.now());
    return new RateLimiterRes(Math.max(0, this.#points - times.length), Math.ceil(wait), times.length, times.length === 1);
  }
}
