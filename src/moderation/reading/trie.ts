/** The root node. */
export const ROOT = 0;

/** A trie of words. Nodes are indexes into arrays, which take a tenth of the memory of a `Map` for each node. */
export class Trie {
  readonly #letters: string[] = [''];
  /** The first child of a node, or 0. */
  readonly #firsts: number[] = [0];
  /** The next sibling of a node, or 0. */
  readonly #others: number[] = [0];
  readonly #words: (string | undefined)[] = [undefined];

  /** @param letterOf maps a letter to its key. Of words with the same keys, the first is kept. */
  add(word: string, letterOf: (letter: string) => string): void {
    let node = ROOT;
    for (const letter of word) node = this.next(node, letterOf(letter)) ?? this.#grow(node, letterOf(letter));
    this.#words[node] ??= word;
  }

  next(node: number, letter: string): number | undefined {
    let next = this.#firsts[node]!;
    while (next !== 0 && this.#letters[next] !== letter) next = this.#others[next]!;
    return next === 0 ? undefined : next;
  }

  /** The word that ends at a node. */
  wordAt(node: number): string | undefined {
    return this.#words[node];
  }

  #grow(node: number, letter: string): number {
    this.#others.push(this.#firsts[node]!);
    this.#letters.push(letter);
    this.#words.push(undefined);
    return (this.#firsts[node] = this.#firsts.push(0) - 1);
  }
}
