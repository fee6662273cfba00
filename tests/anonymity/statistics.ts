import type { Random } from '../chaos/random.ts';

/** A way to guess, and what came of it. */
export interface Attack {
  name: string;
  /** How many guesses it made. */
  tries: number;
  /** How many of them were right. */
  right: number;
  /** How many would be, were the truth dealt anew at random. */
  dealt(random: Random): number;
}

export interface Score {
  name: string;
  tries: number;
  right: number;
  /** What is right by chance on average. */
  chance: number;
  /** From here on it is no chance. */
  bound: number;
  /** It knows something. */
  found: boolean;
}

/** Enough for a mean and a spread; what lies beyond is reckoned. */
const DEALS = 600;
/** The chance that the whole family of attacks finds something where there is nothing. */
const FAMILY_LEVEL = 0.001;

/** Permutation tests of a family of attacks, each at the family's level divided by their number. */
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
 * The smallest count that chance reaches with less than this probability. Right guesses come in clumps, as one person has
 * many rows: their number is as a Poisson number of clumps, of the size that the spread tells.
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

/** Guesses of a person: were the persons' names dealt anew, each would keep all that is theirs. */
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

/** Guesses of a crowd that the person is in. */
export function placing(name: string, guesses: { guess: string[]; truth: string }[], persons: readonly string[]): Attack {
  const crowds = guesses.map(({ guess, truth }) => ({ crowd: new Set(guess), truth: persons.indexOf(truth) }));
  const right = (names: readonly string[]) => crowds.filter(({ crowd, truth }) => crowd.has(names[truth]!)).length;
  return { name, tries: guesses.length, right: right(persons), dealt: (random) => right(shuffled(persons, random)) };
}

/** Pairs said to be of one person: were the owners dealt anew among things of the same kind, which a thing's name begins with. */
export function pairing(name: string, guessed: [string, string][], ownerOf: ReadonlyMap<string, string>): Attack {
  const kindOf = (thing: string) => thing.split(' ')[0]!;
  const ownersOf = new Map<string, Set<string>>();
  for (const [thing, owner] of ownerOf) ownersOf.set(kindOf(thing), (ownersOf.get(kindOf(thing)) ?? new Set()).add(owner));
  // A kind that is all one person's, as a lone moderator's, is right in every deal: counted, it would hide how deals differ.
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

/** The scores' names that chance does not explain; with `SHOW_SCORES` all of them are printed. */
export function findings(title: string, scores: Score[]): string[] {
  const found = scores.filter((score) => score.found);
  if (process.env['SHOW_SCORES'] || found.length > 0) console.log(`${title}\n${tableOf(process.env['SHOW_SCORES'] ? scores : found)}`);
  return found.map(({ name, right, tries }) => `${name}: ${right} of ${tries}`);
}
