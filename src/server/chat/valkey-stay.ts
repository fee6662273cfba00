import { randomUUID } from 'node:crypto';
import { ReplyError } from 'ioredis';
import type { Valkey } from '../start/valkey.ts';
import type { Listening } from './valkey-news.ts';
import type { Run } from './valkey-scripts.ts';

const INSTANCES = 'chat:instances';
/** A process that has not renewed its lease counts as dead, and its people as gone. */
export const LEASE_MS = 10_000;
const BEAT_MS = 2000;

type Step = () => Promise<unknown>;

/** An uninterrupted connection to Valkey. A new stay begins after each loss, so that nothing of the old one counts. */
export class Stay {
  /** The name of this process in Valkey. */
  instance: string = randomUUID();
  readonly listeners = new Map<string, Listening>();
  /** The living processes, as far as this one knows. */
  instances: ReadonlySet<string> = new Set();
  /** When `instances` was read, by the clock that also stamps the names of new instances. */
  looked = 0;
  /** The places that sockets of this process hold, each with its person. */
  readonly places = new Map<string, string>();
  #refused: Step[] = [];

  /**
   * Takes a step that nothing else would make up for while this process lives. Valkey refuses it while it is full: `repeat` then takes it
   * again. Without an answer the connection is lost, and the stay with it.
   */
  async insist(step: Step): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (error instanceof ReplyError) this.#refused.push(step);
    }
  }

  /** Takes the refused steps again. */
  repeat(): void {
    for (const step of this.#refused.splice(0)) void this.insist(step);
  }
}

interface Options {
  valkey: Pick<Valkey, 'commands' | 'subscriber'>;
  run: Run;
  onLost(): void;
  /** Called from time to time during a stay. */
  onBeat(stay: Stay): Promise<void>;
}

export interface Stays {
  /** Undefined while Valkey is away. */
  readonly current: Stay | undefined;
  close(): void;
}

/** Begins a stay whenever Valkey is there, and renews its lease until it is lost. */
export function keepStays({ valkey: { commands, subscriber }, run, onLost, onBeat }: Options): Stays {
  let current: Stay | undefined;
  let starting = false;

  const lose = () => {
    if (!current) return;
    current = undefined;
    onLost();
  };

  const beat = async (stay: Stay): Promise<boolean> => {
    const answer = await run('beat', [INSTANCES], stay.instance, LEASE_MS, current === stay ? 0 : 1);
    const [name, looked, ...instances] = answer as [string, number, ...string[]];
    if (name !== '') stay.instance = name;
    stay.looked = looked;
    const changed = stay.instances.size !== instances.length || !instances.every((instance) => stay.instances.has(instance));
    stay.instances = new Set(instances);
    if (changed) await Promise.all([...stay.listeners.values()].map(({ settle }) => settle()));
    return name !== '';
  };

  const start = async () => {
    if (current || starting || commands.status !== 'ready' || subscriber.status !== 'ready') return;
    starting = true;
    try {
      const stay = new Stay();
      await subscriber.unsubscribe();
      await beat(stay);
      // If a connection broke meanwhile, `lose` was called but had no stay to end.
      if (commands.status === 'ready' && subscriber.status === 'ready') current = stay;
    } catch {
      // Valkey is not there yet; the timer tries again.
    } finally {
      starting = false;
    }
  };

  const keepAlive = async () => {
    const stay = current;
    if (!stay) return start();
    stay.repeat();
    try {
      const [known] = await Promise.all([beat(stay), subscriber.ping(), onBeat(stay)]);
      if (!known && current === stay) lose();
    } catch {
      if (current === stay) lose();
    }
  };

  const onReady = () => void start();
  for (const client of [commands, subscriber]) client.on('ready', onReady).on('close', lose).on('-node', lose);
  const timer = setInterval(() => void keepAlive(), BEAT_MS);
  void start();
  return {
    get current() {
      return current;
    },
    close() {
      clearInterval(timer);
      // Its lease would end by itself.
      if (current) commands.zrem(INSTANCES, current.instance).catch(() => {});
      current = undefined;
      for (const client of [commands, subscriber]) client.off('ready', onReady).off('close', lose).off('-node', lose);
    },
  };
}
