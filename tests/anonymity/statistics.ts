import type { Random } from '../chaos/random.ts';

/** A guessing method and its results. */
export interface Attack {
  name: string;
  /** Number of guesses. */
  tries: number;
  /** Number of correct guesses. */
  right: number;
  /** Number of guesses that are correct after randomly permuting the truth. */
  dealt(random: Random): number;
}

export interface Score {
  name: string;
  tries: number;
  right: number;
  /** Mean number of correct guesses by chance. */
  chance: number;
  /** Smallest number of correct guesses that is significant. */
  bound: number;
  /** Whether the result is significant. */
  found: boolean;
}

/** Permutations, enough to estimate mean and variance; the tail is computed from these. */
const DEALS = 600;
/** Probability that the whole family of attacks yields a false positive. */
const FAMILY_LEVEL = 0.001;

/** Permutation tests of a family of attacks with Bonferroni correction. */
export function judge(attacks: Attack[], random: Random): Score[] {
  const level = FAMILY_LEVEL / Math.max(attacks.length, 1);
  return attacks.map(({ name, tries, right, dealt }) => {
    const deals = Array.from({ length: tries > 0 ? DEALS : 0 }, () => dealt(random));
    const mean = average(deals);
    const spread = average(deals.map((count) => (count - mean) ** 2));
    const bound = boundOf(mean, spread, level);
    return { name, tries, right, chance: mean, bound, found: tries > 0 && right >= bound };
  });
}

/**
 * Returns the smallest count that chance reaches with less than this probability. Correct guesses are clustered, because a person has
 * many rows: their number is modelled as a Poisson number of clusters, whose size follows from the variance.
 */
function boundOf(mean: number, spread: number, level: number): number {
  if (mean === 0) return 1;
  const clump = Math.max(1, spread / mean);
  let term = Math.exp(-mean / clump);
  let tail = 1;
  let clumps = 0;
  while (tail >= level) {
    tail -= term;
    clumps += 1;
    term *= mean / clump / clumps;
  }
  return Math.ceil(clumps * clump);
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

/** Guesses of a person. A permutation reassigns the persons, each of whom keeps all of their rows. */
export function guessing(name: string, guesses: { guess: string; truth: string }[], persons: readonly string[]): Attack {
  const counts = new Map<string, Map<string, number>>();
  for (const { guess, truth } of guesses) {
    const row = counts.get(guess) ?? new Map<string, number>();
    counts.set(guess, row.set(truth, (row.get(truth) ?? 0) + 1));
  }
  return {
    name,
    tries: guesses.length,
    right: guesses.filter(({ guess, truth }) => guess === truth).length,
    dealt(random) {
      const names = shuffled(persons, random);
      return persons.reduce((sum, person, index) => sum + (counts.get(person)?.get(names[index]!) ?? 0), 0);
    },
  };
}

/** Guesses of a group that contains the person. */
export function placing(name: string, guesses: { guess: string[]; truth: string }[], persons: readonly string[]): Attack {
  const crowds = guesses.map(({ guess, truth }) => ({ crowd: new Set(guess), truth: persons.indexOf(truth) }));
  const right = (names: readonly string[]) => crowds.filter(({ crowd, truth }) => crowd.has(names[truth]!)).length;
  return { name, tries: guesses.length, right: right(persons), dealt: (random) => right(shuffled(persons, random)) };
}

/** Pairs guessed to belong to one person. A permutation reassigns the owners among things of one kind, the first word of a thing's name. */
export function pairing(name: string, guessed: [string, string][], ownerOf: ReadonlyMap<string, string>): Attack {
  const kindOf = (thing: string) => thing.split(' ')[0]!;
  const ownersOf = new Map<string, Set<string>>();
  for (const [thing, owner] of ownerOf) ownersOf.set(kindOf(thing), (ownersOf.get(kindOf(thing)) ?? new Set()).add(owner));
  // Pairs of kinds that belong entirely to one person are correct in every permutation and would hide the variance.
  const pairs = guessed.filter((pair) => new Set(pair.flatMap((thing) => [...ownersOf.get(kindOf(thing))!])).size > 1);
  const paired = new Set(pairs.flat().map(kindOf));
  const things = [...ownerOf.keys()]
    .filter((thing) => paired.has(kindOf(thing)))
    .sort((one, other) => kindOf(one).localeCompare(kindOf(other)));
  const places = new Map(things.map((thing, place) => [thing, place]));
  const asked = pairs.map(([one, other]) => [places.get(one)!, places.get(other)!] as const);
  const kinds = [...new Set(things.map(kindOf))].map((kind) =>
    things.filter((thing) => kindOf(thing) === kind).map((thing) => ownerOf.get(thing)!),
  );
  const same = (owners: string[]) => asked.reduce((sum, [one, other]) => sum + Number(owners[one] === owners[other]), 0);
  return {
    name,
    tries: pairs.length,
    right: same(kinds.flat()),
    dealt: (random) => same(kinds.flatMap((owners) => shuffled(owners, random))),
  };
}

export function tableOf(scores: Score[]): string {
  const percent = (count: number, tries: number) => `${((100 * count) / Math.max(tries, 1)).toFixed(1)} %`;
  const head = ['attack', 'guesses', 'right', 'chance', 'bound', ''];
  const rows = scores.map(({ name, tries, right, chance, bound, found }) => [
    ...[name, String(tries), `${right} (${percent(right, tries)})`, `${chance.toFixed(1)} (${percent(chance, tries)})`, String(bound)],
    found ? 'FOUND' : '',
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the significant scores as text, and prints them; with `SHOW_SCORES` it prints all. */
export function findings(title: string, scores: Score[]): string[] {
  const found = scores.filter((score) => score.found);
  if (process.env['SHOW_SCORES'] || found.length > 0) console.log(`${title}\n${tableOf(process.env['SHOW_SCORES'] ? scores : found)}`);
  return found.map(({ name, right, tries }) => `${name}: ${right} of ${tries}`);
}
