import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makePlan } from './plan.ts';
import { play } from './play.ts';
import { missingForStack } from './stack.ts';

const USAGE = 'Usage: npm run chaos [-- --minutes N] [--seed N] [--members N] [--rooms N]';
/**
 * Length of one play; longer runs consist of several, each with a fresh stack and the next seed. A longer play would exceed the
 * history that a room keeps for members who join late.
 */
const PLAY_MINUTES = 1;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    members: { type: 'string', default: '24' },
    rooms: { type: 'string', default: '3' },
  },
});
const [minutes, members, rooms] = [values.minutes, values.members, values.rooms].map(Number) as [number, number, number];
let seed = Number(values.seed ?? randomInt(2 ** 31));
if (![minutes, members, rooms, seed].every((value) => Number.isFinite(value) && value > 0)) stop(USAGE);
const missing = missingForStack();
if (missing) stop(`npm run chaos needs ${missing} on this machine`);

// Exits normally, so that child processes are killed too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (let left = minutes; left > 0; left -= PLAY_MINUTES, seed += 1) {
  const duration = Math.min(left, PLAY_MINUTES) * 60_000;
  console.log(`seed ${seed}: ${duration / 60_000} min, ${members} members in ${rooms} rooms, two instances`);
  const { problems, ...counts } = await play(makePlan(seed, { duration, members, rooms }), (line) => console.log(`  ${line}`));
  console.log(`  ${JSON.stringify(counts)}`);
  if (problems.length > 0) {
    for (const problem of problems.slice(0, 50)) console.error(`  ${problem}`);
    stop(
      `${problems.length} problems. Again: npm run chaos -- --minutes ${duration / 60_000} --members ${members} --rooms ${rooms} --seed ${seed}`,
    );
  }
  console.log('  every acknowledged message exactly once, in one order, none after the end');
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
