/** Beyond this many, which only values that change all the time could reach, all are forgotten. */
const MANY = 4000;

/**
 * In place of Chakra's `memo`, by the build. The library's own spells each argument letter by letter, with its keys sorted, and moves
 * what it finds to the end of a queue, for every property of every element. For the bars of `npm run bench interactions` and
 * `npm run bench pages`; tests/app/lean-memo.test.tsx compares the two. What is missing and what is null are one: no style.
 */
export function memo<Arguments extends unknown[], Result>(work: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const ofWords = new Map<string, Result>();
  const ofRest = new Map<string, Result>();
  return (...given) => {
    const word = given.length === 1 && typeof given[0] === 'string';
    const known = word ? ofWords : ofRest;
    const key = word ? (given[0] as string) : JSON.stringify(given);
    let result = known.get(key);
    if (result === undefined) {
      if (known.size >= MANY) known.clear();
      known.set(key, (result = work(...given)));
    }
    return result;
  };
}
