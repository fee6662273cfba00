/** Words of each of two generations. */
const WORDS_MAX = 8192;
/** What goes on for longer is no word, and is not kept. */
const LONGEST = 40;
/** V8 makes a longer slice by reference: it would keep the whole text that it was taken from. */
const LONGEST_COPIED = 12;

/** Keeps what was worked out for a word: texts repeat their words. What two generations did not ask for is forgotten. */
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
