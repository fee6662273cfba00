import { setTimeout as sleep } from 'node:timers/promises';
import { checkHistories } from './history.ts';
import { ChaosMember } from './member.ts';
import type { Plan, Step } from './plan.ts';
import { startStack, type Stack } from './stack.ts';

export interface Outcome {
  problems: string[];
  messages: number;
  /** Deliveries to all members. */
  seen: number;
  connections: number;
  kills: number;
  breaks: number;
  /** Number of closed connections by close code. */
  closes: Record<string, number>;
}

/** Longest time until all members have the same messages after the last fault. */
const SETTLE_MS = 30_000;
/** Longest time until nothing of an ended chat is left. */
const PROMPT_MS = 5000;

/** Plays a plan on the server processes over one PostgreSQL and one Valkey, and checks what the members saw. */
export async function play(plan: Plan, tell: (line: string) => void = () => {}): Promise<Outcome> {
  const stack = await startStack(plan.instances);
  try {
    return await playOn(stack, plan, tell);
  } finally {
    await stack.stop();
  }
}

async function playOn(stack: Stack, plan: Plan, tell: (line: string) => void): Promise<Outcome> {
  const urls = stack.instances.map(({ url }) => url);
  const posts: number[] = [];
  for (let room = 0; room < plan.rooms; room++) posts.push(await stack.makeTalk());
  const join = async (name: string, room: number, instance: number) =>
    new ChaosMember({ name, room, postId: posts[room]!, token: await stack.makeToken(), urls, instance });
  const members: ChaosMember[] = [];
  for (const [index, { room, instance }] of plan.members.entries()) members.push(await join(`m${index}`, room, instance));
  await until(() => members.every(({ entered }) => entered), SETTLE_MS);

  const counts = { kills: 0, breaks: 0 };
  const running: Promise<unknown>[] = [];
  const down = new Set<number>();
  const perform = async (step: Step) => {
    if (step.kind === 'say') for (let times = 0; times < step.times; times++) members[step.member]!.say();
    else if (step.kind === 'cut') members[step.member]!.cut(step.back, step.instance);
    else if (step.kind === 'freeze') members[step.member]!.freeze(step.for);
    else if (step.kind === 'join') members.push(await join(`m${members.length}`, step.room, step.instance));
    else if (step.kind === 'break') {
      counts.breaks += 1;
      await stack.redis.call('CLIENT', 'KILL', 'TYPE', step.connections, 'SKIPME', 'yes');
    } else if (!down.has(step.instance)) {
      counts.kills += 1;
      down.add(step.instance);
      await stack.instances[step.instance]!.kill();
      await sleep(step.back);
      await stack.instances[step.instance]!.start();
      down.delete(step.instance);
    }
  };
  const performAll = async (steps: Step[]) => {
    const start = Date.now();
    let told = start;
    for (const step of steps) {
      await sleep(Math.max(0, start + step.at - Date.now()));
      running.push(perform(step));
      if (Date.now() - told > 15_000) {
        told = Date.now();
        tell(
          `${Math.round((told - start) / 1000)} s, ${members.length} members, ${total(members, 'sent')} messages, ${counts.kills} kills`,
        );
      }
    }
    await Promise.all(running);
  };
  await performAll(plan.steps);
  await performAll(plan.last);

  // Without further faults, all members reconnect, send their pending messages and receive missed ones.
  const settled = await until(
    () => members.every(({ pending, entered }) => pending === 0 && entered) && isLevel(members, plan.rooms),
    SETTLE_MS,
  );
  const late = settled ? [] : [`Not everybody came to the same end within ${SETTLE_MS / 1000} s`];

  await stack.db.updateTable('posts').set({ chat_ends_at: new Date() }).where('id', 'in', posts).execute();
  await until(() => members.every(({ history }) => history.ended), SETTLE_MS);
  const left = await textLeft(stack);
  for (const member of members) member.stop();

  const closes: Record<string, number> = {};
  for (const member of members) for (const [code, times] of Object.entries(member.closes)) closes[code] = (closes[code] ?? 0) + times;
  return {
    problems: [...late, ...checkHistories(members.map(({ history }) => history)), ...left],
    messages: total(members, 'sent'),
    seen: total(members, 'seen'),
    connections: Object.values(closes).reduce((sum, times) => sum + times, 0),
    ...counts,
    closes,
  };
}

/** Returns whether the members of each room have the same last message. */
function isLevel(members: ChaosMember[], rooms: number): boolean {
  return Array.from(
    { length: rooms },
    (_, room) => new Set(members.filter(({ history }) => history.room === room).map(({ position }) => position)),
  ).every((positions) => positions.size <= 1);
}

/** Waits up to `PROMPT_MS` for the streams to be deleted, and returns a problem for each that is left. */
async function textLeft({ redis }: Stack): Promise<string[]> {
  const find = () => redis.keys('chat:*:stream');
  let keys = await find();
  for (const start = Date.now(); keys.length > 0 && Date.now() - start < PROMPT_MS; keys = await find()) await sleep(50);
  return keys.map((key) => `${key} is still in Valkey after the end`);
}

function total(members: ChaosMember[], list: 'sent' | 'seen'): number {
  return members.reduce((sum, { history }) => sum + history[list].length, 0);
}

async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < milliseconds; await sleep(50)) if (holds()) return true;
  return holds();
}
