import { shuffled } from './statistics.ts';
import { forget, HOUR, keepHouse, leave, logIn, logOut, MINUTE, move, register, rest, SECOND, type World } from './day.ts';
import { doSomething } from './deeds.ts';
import { ERASED_AFTER_HOURS } from './erasures.ts';

export const STUDENTS_BEFORE = 56;
export const NEWCOMERS = 6;
export const LEAVING = 10;
/** Share of the day's steps in which a student logs in and writes at once. */
export const EAGER_SHARE = 0.15;
const LOGIN_SHARE = 0.08;
const LOGOUT_SHARE = 0.05;
const FORGET_SHARE = 0.04;
const MOVE_SHARE = 0.02;
const STEPS = 540;
/** Share of the day after which students leave, while others still write. */
const FIRST_LEAVE = 0.6;
const LOOKS = 5;
/** Steps between two shuffles: fewer than the product's one per minute, because a thief may look before a shuffle. */
const SHUFFLED_EACH = 3;

/**
 * Simulates weeks of registrations, a day of use, and the three days in which content is erased. Writing is independent of logging in,
 * except for students who do both at once; the others use a session of an earlier day.
 * @returns the ids of all accounts ever registered
 */
export async function simulate(world: World, look: () => Promise<void>): Promise<string[]> {
  const { random, clock } = world;
  const registered: string[] = [];
  const join = async () => {
    const student = await register(world);
    registered.push(student.id);
    return student;
  };
  for (let count = 0; count < STUDENTS_BEFORE; count += 1) {
    clock.advance(random.next() * 16 * HOUR);
    await join();
    await keepHouse(world);
  }
  clock.advance(12 * HOUR);
  const leaving = shuffled(world.students, random).slice(0, LEAVING);
  await seedThings(world);

  const steps = Array.from({ length: STEPS }, (_, index) => index);
  const newcomersAt = new Set(shuffled(steps, random).slice(0, NEWCOMERS));
  const leavesAt = new Set(shuffled(steps.slice(STEPS * FIRST_LEAVE), random).slice(0, LEAVING));
  for (const step of steps) {
    clock.advance(-Math.log(1 - random.next()) * ((24 * HOUR) / STEPS));
    if (newcomersAt.has(step)) await doSomething(world, await soon(world, await join()), { just: 'registered' });
    else if (leavesAt.has(step)) await leave(world, leaving.pop()!, leaving.length % 3 === 0 ? 'detach' : 'erase');
    else await ordinary(world);
    if (step % SHUFFLED_EACH === 0) await keepHouse(world);
    if (step % Math.floor(STEPS / LOOKS) === 0) await look();
  }
  await look();
  await rest(world, ERASED_AFTER_HOURS + 1);
  await look();
  return registered;
}

async function ordinary(world: World): Promise<void> {
  const { random } = world;
  const somebody = random.pick(world.students);
  const chance = random.next();
  if (chance < EAGER_SHARE) {
    const token = await logIn(world, somebody);
    await doSomething(world, await soon(world, somebody), { just: 'logged in', token });
  } else if (chance < EAGER_SHARE + LOGIN_SHARE) await logIn(world, somebody);
  else if (chance < EAGER_SHARE + LOGIN_SHARE + LOGOUT_SHARE) await logOut(world, somebody);
  else if (chance < EAGER_SHARE + LOGIN_SHARE + LOGOUT_SHARE + FORGET_SHARE && world.mails) await forget(world, somebody);
  else if (chance < EAGER_SHARE + LOGIN_SHARE + LOGOUT_SHARE + FORGET_SHARE + MOVE_SHARE && world.mails) await move(world, somebody);
  else await doSomething(world, somebody);
}

async function soon<T>({ clock, random }: World, somebody: T): Promise<T> {
  clock.advance(random.between(5 * SECOND, MINUTE));
  return somebody;
}

/** Creates content of each kind, so that there is something to answer. */
async function seedThings(world: World): Promise<void> {
  while ([world.posts, world.comments, world.groups, world.experiences, world.mentors].some((list) => list.length < 3)) {
    world.clock.advance(MINUTE);
    await doSomething(world, world.random.pick(world.students));
  }
}
