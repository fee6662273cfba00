import { memory } from '../memory.ts';
import { createAddressReader, isAddress } from './address.ts';
import type { Lexicon } from '../search.ts';
import { chunksOf, fold, type Chunk } from './normalise.ts';
import type { Picture } from '../data/pictures.ts';
import { SHORT_FORMS } from '../data/short-forms.ts';
import { createWordReader, isLetter, type Read } from './reading.ts';
import { OPENING, saidIn, SINGLE_CLOSING, SINGLE_OPENING, type Reader, type Said } from './said.ts';
import { soundOf } from './sound.ts';
import { createSplitter } from './splitting.ts';
import type { Pause, Token, Word } from './token.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Collects the tokens of a text, with the pauses and marks between them. */
class Collector {
  readonly tokens: Token[] = [];
  private pause: Pause = 'full';
  private quoted = false;
  /** The open quotation and its first token; without an end it is ignored. */
  private begun: { mark: string; from: number } | undefined;
  picture: Picture | undefined;

  add({ kind, value }: Said): void {
    if (kind === 'word') this.read(value);
    else if (kind === 'stop') this.stop(value);
    else if (kind === 'quote') this.quoted = true;
    else if (kind === 'bracket') this.cite(value);
    // An emoji belongs to the token before it, or to the first word.
    else (this.tokens.at(-1) ?? this).picture = value;
  }

  private cite(mark: string): void {
    const single = mark === SINGLE_OPENING || mark === SINGLE_CLOSING;
    if (single && this.begun && this.begun.mark !== SINGLE_OPENING) return;
    if (OPENING.has(mark) || mark === SINGLE_OPENING || (mark === '"' && this.begun?.mark !== '"')) {
      this.begun = { mark, from: this.tokens.length };
      return;
    }
    if (this.begun) for (const token of this.tokens.slice(this.begun.from)) token.cited = true;
    this.begun = undefined;
  }

  stop(pause: Pause): void {
    if (this.pause !== 'full') this.pause = pause;
    if (pause === 'full') this.quoted = false;
  }

  read(read: Word): void {
    this.tokens.push({ read, pause: this.pause, quoted: this.quoted, cited: false, picture: this.picture });
    this.picture = undefined;
    this.pause = 'none';
    this.quoted = false;
  }
}

const SINGLE = /^[a-z0-9èə@$€]$/;
const SEPARATORS = /[.\-_*/,|·•~=+'"!?:;]/g;
const LONGEST_SINGLE = 4;
const SHORTEST_RUN = 3;
const LEAST_LETTERS = 2;

/** A run without white space, independently of its context. */
interface Known {
  text: string;
  /** Its only letter; '' for punctuation only, undefined for anything else. */
  single: string | undefined;
  said: readonly Said[];
}

function singleLetter(text: string): string | undefined {
  if (text.length === 1 && isLetter(text)) return text;
  if (text.length > LONGEST_SINGLE || (isLetter(text[0]) && isLetter(text[1]))) return undefined;
  const bare = text.replace(SEPARATORS, '');
  return bare === '' || SINGLE.test(bare) ? bare : undefined;
}

interface Run {
  end: number;
  /** Empty when there are too few letters. */
  groups: string[];
  /** Whether most letters are digits or symbols, as in sums and tables. */
  numeric: boolean;
}

/** Reads letters written one by one from this chunk on, in groups separated by wider spaces. */
function readRun(chunks: readonly Chunk<Known>[], start: number): Run {
  const run: { letter: string; gap: number }[] = [];
  let end = start;
  for (let at = start; at < chunks.length; at += 1) {
    const { made, gap } = chunks[at]!;
    if (made.single === undefined) break;
    if (made.single === '') continue;
    run.push({ letter: made.single, gap });
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

/** Creates a tokeniser. It makes one pass, with steps bounded by the longest known word, so that it takes linear time. */
export function createTokeniser(vocabulary: Vocabulary, know: Lexicon['know']) {
  const splitter = createSplitter(vocabulary, know);
  const { readPiece, readLetters } = createWordReader(vocabulary, splitter);
  const readAddress = createAddressReader(vocabulary);
  const { insults } = vocabulary;

  function wordOf({ word, written, disguised }: Read): Word {
    const meant = SHORT_FORMS.get(written) ?? word;
    const also = meant === word ? written : word;
    return {
      word: meant,
      written,
      also: also === meant ? undefined : also,
      insult: insults.get(word),
      disguised,
      begins: splitter.beginsInsult(written),
      sound: soundOf(meant),
      known: know(meant, also === meant ? undefined : also),
    };
  }

  const plain = memory((piece) => readPiece(piece, false).map(wordOf));
  const mixed = memory((piece) => readPiece(piece, true).map(wordOf));
  const read: Reader = (piece, mixedScript) => (mixedScript ? mixed(piece) : plain(piece));
  const knownOf = memory((run): Known => {
    const folded = fold(run);
    const said: Said[] = isAddress(folded.text)
      ? readAddress(folded.text).map((word) => ({ kind: 'word', value: wordOf(word) }))
      : saidIn(folded, read);
    return { text: folded.text, single: singleLetter(folded.text), said };
  });

  return function tokenise(text: string): Token[] {
    const out = new Collector();
    const chunks = chunksOf(text, knownOf);
    let searched = -1;
    for (let at = 0; at < chunks.length; at += 1) {
      const { made, newline } = chunks[at]!;
      if (newline) out.stop('full');
      const run = at > searched && made.single ? readRun(chunks, at) : undefined;
      searched = Math.max(searched, run?.end ?? -1);
      const letters = run?.groups.flatMap(readLetters) ?? [];
      if (run && letters.length > 0 && (!run.numeric || letters.some(({ word }) => insults.has(word)))) {
        for (const letter of letters) out.read(wordOf(letter));
        at = run.end;
      } else for (const piece of made.said) out.add(piece);
    }
    return splitter.joinBroken(out.tokens);
  };
}
