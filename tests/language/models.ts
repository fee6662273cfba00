import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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
  name: 'pain' | 'full-pain' | 'attack' | 'advice';
  /** Lexicons, in reading order. */
  lexicons: string[];
  /** Bytes of lexicon shipped with the model, filled with the most telling entries. */
  room: number;
  /** Whether the text has evidence enough for a score to count. */
  counts(reading: Reading): boolean;
  /** What the lexicon adds to the model’s score. */
  leanOf(reading: Reading): number;
  /** Lexicon categories around which a line is also scored on its own. */
  tells(category: string): boolean;
  /** Words per part of a long text. */
  partWords: number;
  /** Subtracted from the highest score of several parts, because one of many parts scores high by chance. */
  chance: number;
  /** Whether typos of the lexicon’s words are corrected, for which the list of existing words is too large for the browser. */
  mended: boolean;
  /** The table has 2^bits places. */
  bits: number;
  /** Exponent of the rarity by which common words are weighted down. */
  rarity: number;
  /** Number of places with a weight. */
  kept: number;
  /** Quantisation levels of the weights. */
  sizesOf(weights: Float32Array): number[];
  /** An additional net. */
  net?: NetShape;
  /** The label of a text; 'either' excludes it from training. */
  labelOf(text: LabelledText): boolean | 'either';
  costOf(text: LabelledText): number;
}

const COST = 2;
/** Less for the lexicon’s examples, which are matched anyway; more for short texts, which few other authors wrote. */
const COSTS: Record<string, number> = { [LEXICON]: 0.3 * COST, [SHORT]: 2 * COST };
const costIn = (author: string) => COSTS[author] ?? COST;
/** Short lines count less than for attacks: at the same cost 81 % of pain is recognised instead of 82. */
const painCostIn = (author: string) => (author === SHORT ? 0.5 * COST : costIn(author));
/** The category that is always shipped. */
const SAID = 'suicide-said';
/** A score below every threshold. */
const NOTHING = -9;

export const PAIN: ModelKind = {
  name: 'pain',
  lexicons: ['pain'],
  // Limited, because the browser loads it.
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
  // The pairs concern attacks only: with them 84 % of pain is recognised instead of 86.
  labelOf: ({ panel, author }) => (author === PAIRS ? 'either' : panel),
  // Everyday texts determine the threshold, near misses are far from it: with equal costs 81 % of pain is recognised instead of 84.
  costOf: ({ author, kind, panel }) => (panel === true || kind === 'ordinary' ? 1 : kind === 'nearmiss' ? 0.3 : 0.5) * painCostIn(author),
};

/** The server’s model of pain, with all weights. */
export const FULL_PAIN: ModelKind = {
  ...PAIN,
  name: 'full-pain',
  bits: 20,
  // In cross-validation, slightly more pain is recognised at the same rate of false panels.
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
  // A few large weights decide: with levels fitted to the many small ones 69 % of attacks are refused instead of 72.
  sizesOf: (weights) => squareSizes(weights, 30),
  // In cross-validation, 76 % of attacks are refused instead of 70, with equally many other texts: see decisions, 0283.
  net: { bits: 17, size: 16, units: 8, rounds: 20, dropped: 0.6, kept: 60_000 },
  labelOf: ({ refuse }) => refuse,
  // The worst mistake is to refuse people who tell what was done to them.
  costOf: ({ author, kind }) => (kind === 'victim' || kind === 'pain' ? 5 : 1) * costIn(author),
};

/**
 * Texts that tell somebody how to harm themselves. Reads what the attack model reads. Lexicon lines and short lines are left out: they are
 * not labelled by what they advise.
 */
export const ADVICE: ModelKind = {
  ...ATTACK,
  name: 'advice',
  counts: saysEnough,
  bits: 18,
  kept: Infinity,
  sizesOf: (weights) => fittedSizes(weights, 30),
  net: undefined,
  labelOf: ({ author, refuse, sub }) =>
    author === LEXICON || author === SHORT || author === PAIRS ? 'either' : refuse === true ? /method/.test(sub) : refuse,
};

export const KINDS = [PAIN, FULL_PAIN, ATTACK, ADVICE];

/** Returns the lines of the lexicons without their examples. */
function linesOf({ lexicons }: ModelKind): string[] {
  return lexicons
    .flatMap((name) => readFileSync(join(MODERATION, 'lexicon', `${name}.tsv`), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const fields = line.split('\t');
      return fields.slice(0, fields[0] === 'list' ? 3 : 2).join('\t');
    });
}

/** Returns the part of the lexicons shipped with the model. */
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

/** A model as shipped. */
export interface Trained {
  table: Table;
  net?: NetTable;
}

export function modelOf({ table, net }: Trained): Model {
  return net ? withNet(table, net) : decodeTable(table);
}

/** Trains twice: the second time only the places with the largest effect are kept, and learn to do without the others. */
export function trainOn(kind: ModelKind, read: readonly Read[]): Trained {
  const examples = read.flatMap(({ text, reading }): Example[] => {
    const label = kind.labelOf(text);
    // Every part of a harmless text is harmless, and will be scored; of other long texts it is unknown which part is not.
    const parts = label === false ? reading.features : reading.features.slice(0, 1);
    return label === 'either' ? [] : parts.map((features) => ({ features, positive: label, cost: kind.costOf(text) }));
  });
  const all = learn(examples, kind);
  const weights = kind.kept === Infinity ? all : learn(examples, kind, weightiest(all, examples, kind.kept));
  return { table: quantise(weights, kind.sizesOf), ...(kind.net && { net: learnNet(examples, kind.net) }) };
}

export const PARTS = 5;

/** One part of the authors, whose texts are scored by a model trained without them. Each turn partitions the authors differently. */
export interface Fold {
  turn: number;
  part: number;
}

export function authorsIn({ turn, part }: Fold, authors: readonly string[]): Set<string> {
  return new Set(authors.filter((_, index) => (index + turn * Math.floor(index / PARTS)) % PARTS === part));
}

/** Returns `scoresOf` for the texts of this part of the authors, with a model trained without them; undefined for other texts. */
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

/** Returns `scoresOf` for the texts of these authors by cross-validation. */
export function crossValidate<Score>(
  kind: ModelKind,
  read: readonly Read[],
  authors: readonly string[],
  scoresOf: (model: Model, read: Read) => Score,
): (Score | undefined)[] {
  const parts = Array.from({ length: PARTS }, (_, part) => judgeFold(kind, read, authors, { turn: 0, part }, scoresOf));
  return read.map((_, index) => parts.find((scores) => scores[index] !== undefined)?.[index]);
}

/** Returns a hash of everything that a trained model depends on, to detect stale models. */
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
  for (const file of files) hash.update(meaningOf(file));
  return hash.update(linesOf(kind).join('\n')).digest('hex');
}

/** A file's content; of a source, the code without comments and types, so that editing those does not make a model stale. */
function meaningOf(file: string): string {
  const content = readFileSync(file, 'utf8');
  if (!file.endsWith('.ts')) return content;
  return ts.transpileModule(content, { compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext } }).outputText;
}
