import { expect, test } from 'vitest';
import { ROOT, Trie } from '../../src/moderation/reading/trie.ts';

const WORDS = ['casa', 'caso', 'cassa', 'ca', 'osso', 'perché'];

function trieOf(words: string[], letterOf = (letter: string) => letter): Trie {
  const trie = new Trie();
  for (const word of words) trie.add(word, letterOf);
  return trie;
}

function reached(trie: Trie, letters: string): number | undefined {
  let node: number | undefined = ROOT;
  for (const letter of letters) node = node === undefined ? undefined : trie.next(node, letter);
  return node;
}

test('finds every word at the node that its letters lead to', () => {
  const trie = trieOf(WORDS);
  for (const word of WORDS) expect(trie.wordAt(reached(trie, word)!), word).toBe(word);
});

test('a prefix leads to a node without a word, and other letters lead to no node', () => {
  const trie = trieOf(WORDS);
  for (const beginning of ['c', 'cas', 'cass', 'perch']) expect(trie.wordAt(reached(trie, beginning)!), beginning).toBeUndefined();
  for (const other of ['a', 'cb', 'casas', 'ossa', 'casaa']) expect(reached(trie, other), other).toBeUndefined();
  expect(trie.wordAt(ROOT)).toBeUndefined();
});

test('keeps the first of several words with the same letters', () => {
  const trie = trieOf(['perché', 'perche'], (letter) => (letter === 'é' ? 'e' : letter));
  expect(trie.wordAt(reached(trie, 'perche')!)).toBe('perché');
});
