import { LISTS } from './data/lists.ts';
import { clauseEndsAt, type Token } from './token.ts';

interface Ending<Meaning> {
  meaning: Meaning;
  atStart: boolean;
  atEnd: boolean;
  exclaimed: boolean;
  not: ReadonlySet<string> | null;
}

interface Node<Meaning> {
  next: Map<string, Node<Meaning>[]>;
  any: Node<Meaning> | null;
  /** Children by the written step, so that phrases with the same beginning share it. */
  bySource: Map<string, Node<Meaning>>;
  endings: Ending<Meaning>[];
}

export interface Match<Meaning> {
  meaning: Meaning;
  start: number;
  /** Index of the last token. */
  end: number;
}

function expandLists(step: string): string[] {
  return step.split('|').flatMap((word) => {
    if (!word.startsWith('@')) return [word];
    const list = LISTS[word.slice(1)];
    if (list === undefined) throw new Error(`No list ${word}`);
    return list.trim().split(/\s+/);
  });
}

/** All the ways to read a step: with and without an optional word, and a gap as any number of words up to its size. */
function readings(step: string): string[][] {
  const gap = /^_(\d)$/.exec(step);
  if (gap) return Array.from({ length: Number(gap[1]) + 1 }, (_, size) => Array.from({ length: size }, () => '_'));
  if (step.endsWith('?')) return [[step.slice(0, -1)], []];
  return [[step]];
}

function flatten(phrase: string): (Omit<Ending<never>, 'meaning'> & { sources: string[] })[] {
  const [body = '', excluded] = phrase.split(' !');
  const parts = body.split(' ');
  const exclaimed = parts.at(-1) === '$!';
  if (exclaimed) parts[parts.length - 1] = '$';
  const atStart = parts[0] === '^';
  if (atStart) parts.shift();
  let ways: string[][] = [[]];
  for (const part of parts) ways = ways.flatMap((way) => readings(part).map((reading) => [...way, ...reading]));
  const not = excluded === undefined ? null : new Set(expandLists(excluded));
  return ways.flatMap((sources) => {
    const last = sources.at(-1) ?? '';
    const alternatives = last.split('|');
    if (!alternatives.includes('$')) return [{ sources, atStart, atEnd: false, exclaimed, not }];
    const open = alternatives.filter((word) => word !== '$').join('|');
    const closed = { sources: sources.slice(0, -1), atStart, atEnd: true, exclaimed, not };
    return open ? [{ sources: [...sources.slice(0, -1), open], atStart, atEnd: false, exclaimed, not }, closed] : [closed];
  });
}

/** Every word that some phrase names. */
export function wordsOf(phrases: readonly string[]): string[] {
  return phrases.flatMap(flatten).flatMap((flat) => flat.sources.filter((source) => source !== '_').flatMap(expandLists));
}

const NONE: readonly never[] = [];

function emptyNode<Meaning>(): Node<Meaning> {
  return { next: new Map(), any: null, bySource: new Map(), endings: [] };
}

function child<Meaning>(node: Node<Meaning>, source: string): Node<Meaning> {
  if (source === '_') return (node.any ??= emptyNode());
  const known = node.bySource.get(source);
  if (known) return known;
  const fresh = emptyNode<Meaning>();
  node.bySource.set(source, fresh);
  for (const word of new Set(expandLists(source))) {
    const nodes = node.next.get(word);
    if (nodes) nodes.push(fresh);
    else node.next.set(word, [fresh]);
  }
  return fresh;
}

/**
 * Compiles phrases into one automaton over words.
 * A search costs the number of tokens times a constant: no phrase is longer than about twenty words, and gaps are bounded.
 */
export function compilePhrases<Meaning>(groups: readonly (readonly [Meaning, readonly string[]])[]) {
  const root = emptyNode<Meaning>();
  for (const [meaning, phrases] of groups) {
    for (const { sources, ...ending } of phrases.flatMap(flatten)) {
      sources.reduce(child<Meaning>, root).endings.push({ meaning, ...ending });
    }
  }

  function accept(node: Node<Meaning>, tokens: readonly Token[], start: number, end: number, found: Match<Meaning>[]): void {
    for (const { meaning, atStart, atEnd, exclaimed, not } of node.endings) {
      if (atStart && start > 0 && tokens[start]!.pause === 'none') continue;
      const last = clauseEndsAt(tokens, end);
      if ((atEnd && !last) || (exclaimed && !tokens[end]!.exclaimed && !tokens[end]!.disguised)) continue;
      if (not && !last && (not.has(tokens[end + 1]!.word) || not.has(tokens[end + 1]!.also ?? ''))) continue;
      found.push({ meaning, start, end });
    }
  }

  return function matchesFrom(tokens: readonly Token[], start: number): Match<Meaning>[] {
    const found: Match<Meaning>[] = [];
    let states = [root];
    for (let at = start; at < tokens.length && states.length > 0; at += 1) {
      const token = tokens[at]!;
      if (at > start && token.pause === 'full') break;
      const reached: Node<Meaning>[] = [];
      for (const state of states) {
        for (const node of state.next.get(token.word) ?? NONE) if (!reached.includes(node)) reached.push(node);
        if (token.also !== undefined)
          for (const node of state.next.get(token.also) ?? NONE) if (!reached.includes(node)) reached.push(node);
        if (state.any) reached.push(state.any);
      }
      for (const node of reached) accept(node, tokens, start, at, found);
      states = reached;
    }
    return found;
  };
}
