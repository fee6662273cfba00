/** Words in each of the two generations. */
const WORDS_MAX = 8192;
/** Longer strings are not words, and are not cached. */
const LONGEST = 40;
/** V8 makes longer slices by reference, which would keep the whole source text alive. */
const LONGEST_COPIED = 12;

/** Memoizes a function of a word, because texts repeat words. Entries that are unused for two generations are dropped. */
export function memory<Value>(work: (word: string) => Value): (word: string) => Value {
  let known = new Map<string, Value>();
  let older = new Map<string, Value>();
  return function remember(word) {
    if (word.length > LONGEST) return work(word);
    let value = known.get(word);
    if (value !== undefined) return value;
    value = older.get(word) ?? work(word);
    if (known.size >= WORDS_MAX) {
      older = known;
      known = new Map();
    }
    known.set(word.length > LONGEST_COPIED ? word.split('').join('') : word, value);
    return value;
  };
}
