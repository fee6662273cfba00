import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEvidence, leanOf, saysEnough, tellsOfPain } from '../../src/moderation/evidence.ts';
import type { Features } from '../../src/moderation/features.ts';
import { createReader, ofParts, type Reading } from '../../src/moderation/reader.ts';
import { decodeTable, type Model, type Table } from '../../src/moderation/linear.ts';
import { withNet, type NetTable } from '../../src/moderation/net.ts';
import { createSpeller } from '../../src/moderation/reading/spelling.ts';
import { EXISTING_WORDS } from '../../src/moderation/trained/existing-words.ts';
import { fittedSizes, learn, quantise, squareSizes, weightiest, type Example } from './learn.ts';
import { learnNet, type NetShape } from './learn-net.ts';
import { pickLines } from './pick.ts';
import { LEXICON, PAIRS, SHORT, TEXTS_FOLDER, type LabelledText } from './texts.ts';

export const MODERATION = join(import.meta.dirname, '../../src/moderation');

export interface ModelKind {
  name: 'pain' | 'full-pain' | 'attack';
  /** Lexicons, in the order in which they are read. */
  lexicons: string[];
  /** Bytes of the lexicon that the model may take along; it picks the entries that tell most. */
  room: number;
  /** Whether a score counts at all. */
  counts(reading: Reading): boolean;
  /** What the lexicon alone adds to a score. */
  leanOf(reading: Reading): number;
  /** Around which categories of the lexicon a line is judged for itself. */
  tells(category: string): boolean;
  /** Words of the parts in which long texts are read, */
  partWords: number;
  /** and what the highest of them owes to chance. */
  chance: number;
  /** Whether slips in the lexicon’s words are mended; the browser has no room for the words that exist. */
  mended: boolean;
  /** The table has 2^bits places, */
  bits: number;
  /** in which words that stand everywhere count less by this power of their rarity, */
  rarity: number;
  /** of which so many have a weight, */
  kept: number;
  /** of these sizes. */
  sizesOf(weights: Float32Array): number[];
  /** A net beside it, for those that have one. */
  net?: NetShape;
  /** Texts whose label is of no use to it are told by 'either'. */
  labelOf(text: LabelledText): boolean | 'either';
  costOf(text: LabelledText): number;
}

const COST = 2;
/** The lexicon’s examples are found anyway; few others write as shortly as people in a chat. */
const COSTS: Record<string, number> = { [LEXICON]: 0.3 * COST, [SHORT]: 2 * COST };
const costIn = (author: string) => COSTS[author] ?? COST;
/** At the cost that attacks need for everyday lines, 81 % of pain is recognised instead of 82. */
const painCostIn = (author: string) => (author === SHORT ? 0.5 * COST : costIn(author));
/** What the model always takes along. */
const SAID = 'suicide-said';
/** Below every line. */
const NOTHING = -9;

export const PAIN: ModelKind = {
  name: 'pain',
  lexicons: ['pain'],
  // The browser loads it.
  room: 16_000,
  counts: saysEnough,
  leanOf,
  tells: tellsOfPain,
  partWords: 36,
  chance: 0.6,
  mended: false,
  bits: 18,
  rarity: 0.5,
  kept: 6400,
  sizesOf: (weights) => fittedSizes(weights, 5),
  // The pairs are about attacks alone: with them 84 % of pain is recognised instead of 86.
  labelOf: ({ panel, author }) => (author === PAIRS ? 'either' : panel),
  // Everyday texts draw the line, near misses are far from theirs: with equal costs 81 % of pain is recognised instead of 84.
  costOf: ({ author, kind, panel }) => (panel === true || kind === 'ordinary' ? 1 : kind === 'nearmiss' ? 0.3 : 0.5) * painCostIn(author),
};

/** The same with all weights, for the server. */
export const FULL_PAIN: ModelKind = {
  ...PAIN,
  name: 'full-pain',
  bits: 20,
  // By cross-validation a little more pain is heard at the same false panels.
  rarity: 1,
  kept: Infinity,
  sizesOf: (weights) => fittedSizes(weights, 30),
};

export const ATTACK: ModelKind = {
  name: 'attack',
  lexicons: ['words', 'attack'],
  room: Infinity,
  counts: hasEvidence,
  leanOf: () => 0,
  tells: () => false,
  partWords: 24,
  chance: 0.4,
  mended: true,
  bits: 20,
  rarity: 0.5,
  kept: 60_000,
  // A few large weights decide: with sizes fitted to the many small ones 69 % of attacks are refused instead of 72.
  sizesOf: (weights) => squareSizes(weights, 30),
  // By cross-validation 76 % of attacks are refused instead of 70, with as many others: see decisions, 0283.
  net: { bits: 17, size: 16, units: 8, rounds: 20, dropped: 0.6, kept: 60_000 },
  labelOf: ({ refuse }) => refuse,
  // Nothing is worse than refusing somebody who tells what was done to them.
  costOf: ({ author, kind }) => (kind === 'victim' || kind === 'pain' ? 5 : 1) * costIn(author),
};

export const KINDS = [PAIN, FULL_PAIN, ATTACK];

/** The lines of the lexicons without their examples. */
function linesOf({ lexicons }: ModelKind): string[] {
  return lexicons
    .flatMap((name) => readFileSync(join(MODERATION, 'lexicon', `${name}.tsv`), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const fields = line.split('\t');
      return fields.slice(0, fields[0] === 'list' ? 3 : 2).join('\t');
    });
}

/** What the model takes along of its lexicons. */
export function lexiconFor(kind: ModelKind, texts: readonly LabelledText[]): string {
  const lines = linesOf(kind);
  return kind.room === Infinity ? lines.join('\n') : pickLines(lines, kind.room, texts, kind.labelOf, SAID);
}

export interface Read {
  text: LabelledText;
  reading: Reading;
}

export function readerFor(kind: ModelKind, lexicon: string) {
  const { partWords, tells, mended } = kind;
  return createReader({ lexicon, partWords, tells, ...(mended && { speller: createSpeller(EXISTING_WORDS) }) });
}

export function readAll(kind: ModelKind, lexicon: string, texts: readonly LabelledText[]): Read[] {
  const read = readerFor(kind, lexicon);
  return texts.map((text) => ({ text, reading: read(text.text) }));
}

export function best(kind: ModelKind, model: Model, reading: Reading): number {
  const scores = (features: Features[]) => features.map((part) => model.score(part));
  return kind.counts(reading) ? ofParts(scores(reading.features), scores(reading.lines), kind.chance) + kind.leanOf(reading) : NOTHING;
}

/** As it is shipped. */
export interface Trained {
  table: Table;
  net?: NetTable;
}

export function modelOf({ table, net }: Trained): Model {
  return net ? withNet(table, net) : decodeTable(table);
}

/** Learns twice: after the first time only the places that weigh most are kept, and learn to do without the others. */
export function trainOn(kind: ModelKind, read: readonly Read[]): Trained {
  const examples = read.flatMap(({ text, reading }): Example[] => {
    const label = kind.labelOf(text);
    // Of a long text that is harmless every part is, and each will be judged; of one that is not nobody has said which part.
    const parts = label === false ? reading.features : reading.features.slice(0, 1);
    return label === 'either' ? [] : parts.map((features) => ({ features, positive: label, cost: kind.costOf(text) }));
  });
  const all = learn(examples, kind);
  const weights = kind.kept === Infinity ? all : learn(examples, kind, weightiest(all, examples, kind.kept));
  return { table: quantise(weights, kind.sizesOf), ...(kind.net && { net: learnNet(examples, kind.net) }) };
}

export const PARTS = 5;

/** One part of the authors, whose texts are judged by a model that has read none of them. Every turn parts them in another way. */
export interface Fold {
  turn: number;
  part: number;
}

export function authorsIn({ turn, part }: Fold, authors: readonly string[]): Set<string> {
  return new Set(authors.filter((_, index) => (index + turn * Math.floor(index / PARTS)) % PARTS === part));
}

/** What `scoresOf` makes of the texts of this part of the authors, with a model that saw none by them; nothing for other texts. */
export function judgeFold<Score>(
  kind: ModelKind,
  read: readonly Read[],
  authors: readonly string[],
  fold: Fold,
  scoresOf: (model: Model, read: Read) => Score,
): (Score | undefined)[] {
  const apart = authorsIn(fold, authors);
  const model = modelOf(
    trainOn(
      kind,
      read.filter(({ text }) => !apart.has(text.author)),
    ),
  );
  return read.map((one) => (apart.has(one.text.author) ? scoresOf(model, one) : undefined));
}

/** What `scoresOf` makes of the texts of these authors, part after part. */
export function crossValidate<Score>(
  kind: ModelKind,
  read: readonly Read[],
  authors: readonly string[],
  scoresOf: (model: Model, read: Read) => Score,
): (Score | undefined)[] {
  const parts = Array.from({ length: PARTS }, (_, part) => judgeFold(kind, read, authors, { turn: 0, part }, scoresOf));
  return read.map((_, index) => parts.find((scores) => scores[index] !== undefined)?.[index]);
}

/** What a trained model depends on, as one number: it is stale when this changes. */
export function inputsHash(kind: ModelKind): string {
  const hash = createHash('sha256');
  const folders = [MODERATION, join(MODERATION, 'reading'), join(MODERATION, 'data')];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter(
        (file) => /^(bound|features|marks|tally|lexicon|search|sides|windows|reader|evidence)\.ts$/.test(file) || folder !== MODERATION,
      )
      .map((file) => join(folder, file)),
  );
  const texts = readdirSync(TEXTS_FOLDER)
    .filter((file) => !file.startsWith('sealed'))
    .map((file) => join(TEXTS_FOLDER, file));
  const own = ['learn.ts', 'learn-net.ts', 'models.ts', 'pick.ts'].map((file) => join(import.meta.dirname, file));
  const words = join(MODERATION, 'trained/existing-words.ts');
  const files = [...sources, ...texts, ...own, words].filter((path) => path.endsWith('.ts') || path.endsWith('.json')).sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.update(linesOf(kind).join('\n')).digest('hex');
}
