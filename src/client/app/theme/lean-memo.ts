/** The cache is cleared beyond this size, which only constantly changing values can reach. */
const MANY = 4000;

/**
 * Replaces Chakra's `memo`, by the build. The original serialises each argument with sorted keys, and moves each hit to the end of a
 * queue, for every property of every element. Needed for the limits of `npm run bench interactions` and `npm run bench pages`;
 * tests/app/lean-memo.test.tsx compares the two. Undefined and null count as the same key: no style.
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
