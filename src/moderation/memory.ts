const WORDS_MAX = 8192;
/** What goes on for longer is no word, and is not kept. */
const LONGEST = 40;

/** Keeps what was worked out for a word: texts repeat their words. */
export function memory<Value>(): (word: string, work: () => Value) => Value {
  const known = new Map<string, Value>();
  return function remember(word, work) {
    if (word.length > LONGEST) return work();
    let value = known.get(word);
    if (value === undefined) {
      value = work();
      if (known.size >= WORDS_MAX) known.clear();
      known.set(word, value);
    }
    return value;
  };
}
