import { memory } from '../memory.ts';
import { toChunks, type Chunk } from './normalise.ts';
import { pictureIn, type Picture } from '../data/pictures.ts';
import { SHORT_FORMS } from '../data/short-forms.ts';
import { createWordReader, isLetter, isWordly, type Read } from './reading.ts';
import { createSplitter } from './splitting.ts';
import type { Pause, Token } from './token.ts';
import type { Vocabulary } from './vocabulary.ts';

const ABBREVIATIONS = new Set(['prof', 'ssa', 'dott', 'sig', 'ing', 'avv', 'dr', 'ecc', 'es', 'art', 'pag', 'cap', 'arch', 'geom', 'on']);
const SHORT_STOPS = new Set(',()[]{}–—:');
const OPENING = new Set('“„«‹');
const CLOSING = new Set('”»›');
const QUOTES = new Set([...OPENING, ...CLOSING, '"', "'"]);

/** Collects the tokens of one text, with what stands between them. */
class Collector {
  readonly tokens: Token[] = [];
  private pause: Pause = 'full';
  private quoted = false;
  private cited = false;
  private picture: Picture | undefined;

  constructor(
    private readonly insults: ReadonlyMap<string, string>,
    readonly read: (piece: string, mixedScript: boolean) => readonly Read[],
  ) {}

  stop(pause: Pause): void {
    if (this.pause !== 'full') this.pause = pause;
    if (pause === 'full') this.quoted = false;
  }

  quote(): void {
    this.quoted = true;
  }

  /** A mark that opens or closes a quotation; the straight one does either. */
  bracket(mark: string): void {
    this.cited = OPENING.has(mark) || (mark === '"' && !this.cited);
  }

  /** A picture belongs to what it follows. */
  show(picture: Picture): void {
    const last = this.tokens.at(-1);
    if (last) last.picture = picture;
    else this.picture = picture;
  }

  add({ word, written, disguised }: Read): void {
    const meant = SHORT_FORMS.get(written) ?? word;
    const also = meant === word ? written : word;
    this.tokens.push({
      word: meant,
      also: also === meant ? undefined : also,
      written,
      insult: this.insults.get(word),
      disguised,
      pause: this.pause,
      quoted: this.quoted,
      cited: this.cited,
      picture: this.picture,
    });
    this.picture = undefined;
    this.pause = 'none';
    this.quoted = false;
  }
}

/** Whether a character at the edge of a piece belongs to its word: a star may mask a last letter, a mark of exclamation begin one. */
function belongs(piece: string, at: number, first: boolean): boolean {
  const char = piece[at];
  if (char === '*') return !first && piece[at - 1] !== '*';
  if (char === '!' || char === '|') return first && isLetter(piece[at + 1]);
  return isWordly(char);
}

function addPiece(out: Collector, piece: string, chunk: Chunk): void {
  let start = 0;
  let end = piece.length;
  while (start < end && !belongs(piece, start, true)) start += 1;
  while (end > start && !belongs(piece, end - 1, false)) end -= 1;
  const starred = piece[0] === '*' && piece[end - 1] === '*';
  const reads = end === start ? [] : out.read(piece.slice(start, starred ? end - 1 : end), chunk.mixed);
  for (const read of reads) out.add(read);
  const picture = reads.length === 0 || end < piece.length ? pictureIn(piece) : undefined;
  if (picture) out.show(picture);
  if (end === piece.length) return;
  const tail = piece.slice(end);
  if (tail.includes('!') || tail.includes('?') || tail.includes(';')) out.stop('full');
  else if (tail.includes('..') || tail.includes('…')) out.stop('short');
  else if (tail[0] === '.' && !(tail === '.' && ABBREVIATIONS.has(reads.at(-1)?.written ?? ''))) out.stop('full');
}

function addChunk(out: Collector, chunk: Chunk): void {
  // 'non voglio + vivere'
  const text = chunk.text === '+' ? 'piu' : chunk.text;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    const quote = QUOTES.has(char);
    if (!quote && !SHORT_STOPS.has(char)) continue;
    const piece = text.slice(start, at);
    // Without the accent, è is often written e'.
    if (piece) addPiece(out, char === "'" && piece === 'e' ? 'è' : piece, chunk);
    if (quote && char !== "'") out.bracket(char);
    if (char === ':' || (quote && (char !== "'" || piece === ''))) out.quote();
    if (!quote) out.stop('short');
    start = at + 1;
  }
  if (start < text.length) addPiece(out, text.slice(start), chunk);
}

const SINGLE = /^[a-z0-9èə@$€]$/;
const SEPARATORS = /[.\-_*/,|·•~=+'"!?:;]/g;
const LONGEST_SINGLE = 4;
const SHORTEST_RUN = 3;
const LEAST_LETTERS = 2;

/** The letter that a chunk consists of, '' for punctuation alone, undefined for anything else. */
function singleLetter({ text }: Chunk): string | undefined {
  if (text.length === 1 && isLetter(text)) return text;
  if (text.length > LONGEST_SINGLE || (isLetter(text[0]) && isLetter(text[1]))) return undefined;
  const bare = text.replace(SEPARATORS, '');
  return bare === '' || SINGLE.test(bare) ? bare : undefined;
}

interface Run {
  end: number;
  /** No groups when the letters are too few. */
  groups: string[];
  /** Most of its letters are digits or symbols in their place, as in many sums and tables. */
  numeric: boolean;
}

/** Letters written one by one from this chunk on, as groups parted by wider spaces. */
function readRun(chunks: readonly Chunk[], start: number): Run {
  const run: { letter: string; gap: number }[] = [];
  let end = start;
  for (let at = start; at < chunks.length; at += 1) {
    const letter = singleLetter(chunks[at]!);
    if (letter === undefined) break;
    if (letter === '') continue;
    run.push({ letter, gap: chunks[at]!.gap });
    end = at;
  }
  const letters = run.filter(({ letter }) => isLetter(letter)).length;
  const numeric = letters * 2 < run.length;
  if (run.length < SHORTEST_RUN || letters < LEAST_LETTERS) return { end, groups: [], numeric };
  let narrowest = Infinity;
  for (const { gap } of run.slice(1)) narrowest = Math.min(narrowest, gap);
  const groups: string[] = [];
  run.forEach(({ letter, gap }, index) => {
    if (index === 0 || gap > narrowest) groups.push(letter);
    else groups[groups.length - 1] += letter;
  });
  return { end, groups, numeric };
}

/** Reads texts as tokens. One pass, each step bounded by the longest known word: time grows with the length only. */
export function createTokeniser(vocabulary: Vocabulary) {
  const splitter = createSplitter(vocabulary);
  const { readPiece, readLetters } = createWordReader(vocabulary, splitter);
  const remembered = memory<Read[]>();
  const read = (piece: string, mixedScript: boolean) => remembered(mixedScript ? `${piece} ` : piece, () => readPiece(piece, mixedScript));
  return function tokenise(text: string): Token[] {
    const out = new Collector(vocabulary.insults, read);
    const chunks = toChunks(text);
    let searched = -1;
    for (let at = 0; at < chunks.length; at += 1) {
      const chunk = chunks[at]!;
      if (chunk.newline) out.stop('full');
      const run = at > searched && singleLetter(chunk) ? readRun(chunks, at) : undefined;
      searched = Math.max(searched, run?.end ?? -1);
      const reads = run?.groups.flatMap(readLetters) ?? [];
      if (run && reads.length > 0 && (!run.numeric || reads.some(({ word }) => vocabulary.insults.has(word)))) {
        for (const read of reads) out.add(read);
        at = run.end;
      } else addChunk(out, chunk);
    }
    return splitter.joinBroken(out.tokens);
  };
}
