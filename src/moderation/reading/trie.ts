/** Where every word begins. */
export const ROOT = 0;

/** Words by their letters. Nodes are numbers, and what one knows stands in lists: as a `Map` each, those of a lexicon take ten times the memory. */
export class Trie {
  readonly #letters: string[] = [''];
  /** The first of the nodes that follow it, 0 when there is none. */
  readonly #firsts: number[] = [0];
  /** The next that follows the same node. */
  readonly #others: number[] = [0];
  readonly #words: (string | undefined)[] = [undefined];

  /** @param letterOf what a letter is written as here. Of words that are written alike the first is kept. */
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

  /** The word that ends there. */
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
