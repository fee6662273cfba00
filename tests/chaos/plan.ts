import { createRandom, type Random } from './random.ts';

/** A step, in milliseconds after the start. A plan contains all random choices. */
export type Step = { at: number } & (
  | { kind: 'say'; member: number; times: number }
  /** The connection breaks; the member reconnects after `back`, to `instance`. */
  | { kind: 'cut'; member: number; back: number; instance: number }
  /** The member stops reading for `for`. */
  | { kind: 'freeze'; member: number; for: number }
  /** A new member enters and requests all messages. */
  | { kind: 'join'; room: number; instance: number }
  /** The instance gets SIGKILL and restarts after `back`. */
  | { kind: 'kill'; instance: number; back: number }
  /** Valkey closes all connections of a kind. */
  | { kind: 'break'; connections: 'pubsub' | 'normal' }
);

export interface Plan {
  seed: number;
  duration: number;
  rooms: number;
  instances: number;
  /** The room and first instance of each member. */
  members: { room: number; instance: number }[];
  steps: Step[];
  /** The steps once every instance is up again, in milliseconds from then. */
  last: Step[];
}

export interface PlanSize {
  duration: number;
  members: number;
  rooms: number;
}

const INSTANCES = 2;
/** Time enough to detect a break. */
const AFTER_BREAK = 2000;

/** Makes a random plan, the same for the same seed and size. */
export function makePlan(seed: number, { duration, members, rooms }: PlanSize): Plan {
  const random = createRandom(seed);
  const instance = () => random.between(0, INSTANCES - 1);
  const everyone = Array.from({ length: members }, (_, index) => ({ room: index % rooms, instance: instance() }));
  const steps: Step[] = [
    ...everyone.flatMap((_, member): Step[] => [
      ...moments(random, duration, 400).map((at): Step => ({
        at,
        kind: 'say',
        member,
        times: random.next() < 0.1 ? random.between(5, 20) : 1,
      })),
      ...moments(random, duration, 5000).map((at): Step => ({
        at,
        kind: 'cut',
        member,
        back: random.between(0, 800),
        instance: instance(),
      })),
      ...moments(random, duration, 12_000).map((at): Step => ({ at, kind: 'freeze', member, for: random.between(200, 1500) })),
    ]),
    ...moments(random, duration, 4000).map((at): Step => ({ at, kind: 'join', room: random.between(0, rooms - 1), instance: instance() })),
    ...moments(random, duration, 7000).map((at): Step => ({ at, kind: 'kill', instance: instance(), back: random.between(0, 2000) })),
    ...moments(random, duration, 9000).map((at): Step => ({ at, kind: 'break', connections: random.pick(['pubsub', 'normal']) })),
  ];
  // A break from which the product must recover by itself, and then a message in each room, which silent members must receive too.
  const last: Step[] = [
    { at: 0, kind: 'break', connections: random.pick(['pubsub', 'normal']) },
    ...everyone.slice(0, rooms).map((_, member): Step => ({ at: AFTER_BREAK, kind: 'say', member, times: 1 })),
  ];
  return { seed, duration, rooms, instances: INSTANCES, members: everyone, steps: steps.sort((a, b) => a.at - b.at), last };
}

/** Returns the times of a Poisson process with an average distance of `every` milliseconds, at least one. */
function moments(random: Random, duration: number, every: number): number[] {
  const found: number[] = [];
  for (let at = random.next() * Math.min(every, duration); at < duration; at -= Math.log(1 - random.next()) * every)
    found.push(Math.round(at));
  return found;
}
