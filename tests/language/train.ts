import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speaksOfAbsent } from '../../src/moderation/absent.ts';
import { hasWord, onlyQuotes } from '../../src/moderation/evidence.ts';
import { excuse } from '../../src/moderation/verdict.ts';
import {
  ADVICE,
  ATTACK,
  crossValidate,
  FULL_PAIN,
  best,
  inputsHash,
  KINDS,
  lexiconFor,
  MODERATION,
  PAIN,
  readAll,
  trainOn,
  type ModelKind,
  type Read,
} from './models.ts';
import { boundsOf, questionsOf } from './bounds.ts';
import { scoresInFolds } from './folds.ts';
import { trainingTexts, type LabelledText } from './texts.ts';
import { topicsHash, trainTopics, type WORDS } from './topics.ts';

/** Returns the lowest score that only `share` of the matching texts exceed. */
function surpassedBy(
  share: number,
  read: readonly Read[],
  scores: readonly (number | undefined)[],
  which: (text: LabelledText) => boolean,
): number {
  const those = scores
    .flatMap((score, index) => (score !== undefined && which(read[index]!.text) ? [score] : []))
    .sort((one, other) => other - one);
  return those[Math.floor(share * those.length)] ?? -Infinity;
}

const ordinary = ({ kind, panel }: LabelledText) => kind === 'ordinary' && panel === false;
const nearMiss = ({ kind, panel }: LabelledText) => kind === 'nearmiss' && panel === false;
const pain = ({ kind, panel }: LabelledText) => kind === 'pain' && panel === true;

/** The minimum shares of pain recognised in texts of unknown authors: by the browser while writing, and by the server. */
const HEARD_WRITING = 0.86;
const HEARD = 0.87;

/** Three turns, because a few borderline texts determine the thresholds: one turn gave 0.80, another 0.90. */
const TURNS = [0, 1, 2];

const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** Returns the thresholds, determined by cross-validation on the daily texts. */
async function thresholds(kind: ModelKind, read: readonly Read[]): Promise<Record<string, number>> {
  if (kind === ADVICE) return thresholdsOfAdvice(read);
  const [scores = [], ...further] = await scoresInFolds(kind, kind === ATTACK ? TURNS : TURNS.slice(0, 1));
  const at = (share: number, which: (text: LabelledText) => boolean) => surpassedBy(share, read, scores, which);
  // In the browser false panels must be rare; the server recognises the rest.
  if (kind.name === 'pain') return { THRESHOLD: Math.min(Math.max(at(0.025, ordinary), at(0.075, nearMiss)), at(HEARD_WRITING, pain)) };
  if (kind.name === 'full-pain') return { THRESHOLD: thresholdOfPain(at) };
  const excused = await excusedBy(read);
  const scoredLess = (less: readonly number[]) =>
    [scores, ...further].flatMap((turn) =>
      read.flatMap((one, index) => (turn[index] === undefined ? [] : [{ ...one, score: turn[index] - less[index]! }])),
    );
  const bounds = boundsOf(scoredLess(excused), tell);
  return { ...bounds, ...questionsOf(scoredLess(read.map(() => 0)), bounds, tell) };
}

/** The largest shares of harmless texts, and of texts by people who were hurt, that may count as advice: certain, and likely. */
const ADVISES = { harmless: 0.0015, hurt: 0.0004 };
const MAY_ADVISE = { harmless: 0.006, hurt: 0.006 };

/** Cross-validated with all authors: harmless texts about medicines or heights are rare in daily texts, and most alike. */
function thresholdsOfAdvice(read: readonly Read[]): Record<string, number> {
  const authors = [...new Set(read.filter(({ text }) => ADVICE.labelOf(text) !== 'either').map(({ text }) => text.author))];
  const scores = crossValidate(ADVICE, read, authors, (model, { reading }) => best(ADVICE, model, reading));
  const at = (most: typeof ADVISES) =>
    Math.max(
      surpassedBy(most.harmless, read, scores, ({ kind, refuse }) => (kind === 'ordinary' || kind === 'nearmiss') && refuse === false),
      surpassedBy(most.hurt, read, scores, ({ kind, refuse }) => (kind === 'victim' || kind === 'pain') && refuse === false),
    );
  const found = { ADVISES: at(ADVISES), MAY_ADVISE: at(MAY_ADVISE) };
  const advice = read.flatMap(({ text }, index) => (ADVICE.labelOf(text) === true && scores[index] !== undefined ? [scores[index]] : []));
  const share = (bound: number) => `${((100 * advice.filter((score) => score > bound).length) / advice.length).toFixed(0)} %`;
  tell(`advice of ${advice.length} texts by cross-validation: certain ${share(found.ADVISES)}, likely ${share(found.MAY_ADVISE)}`);
  return found;
}

function thresholdOfPain(at: (share: number, which: (text: LabelledText) => boolean) => number): number {
  return Math.min(Math.max(at(0.03, ordinary), at(0.08, nearMiss)), at(HEARD, pain));
}

/** Returns how much recognised pain lowers the attack score of each text: see `excuse`. */
async function excusedBy(read: readonly Read[]): Promise<number[]> {
  const texts = read.map(({ text }) => text);
  const told = readAll(FULL_PAIN, lexiconFor(FULL_PAIN, texts), texts);
  const [scores = []] = await scoresInFolds(FULL_PAIN, TURNS.slice(0, 1));
  const threshold = thresholdOfPain((share, which) => surpassedBy(share, told, scores, which));
  return read.map(({ reading }, index) => {
    const method = reading.hits.some(({ category }) => category === 'method');
    const suspicion = {
      score: 0,
      bound: 0,
      worded: hasWord(reading),
      quotes: onlyQuotes(reading),
      method,
      absent: speaksOfAbsent(reading),
    };
    return excuse(suspicion, scores[index] ?? -Infinity, threshold);
  });
}

async function train(kind: ModelKind): Promise<void> {
  const texts = trainingTexts();
  const lexicon = lexiconFor(kind, texts);
  const read = readAll(kind, lexicon, texts);
  const { table, net } = trainOn(kind, read);
  const found = Object.entries(await thresholds(kind, read)).map(([name, value]) => `export const ${name} = ${value.toFixed(3)};\n`);
  const source =
    `// Written by \`npm run language:train\` from the texts in tests/language/texts and the lexicons in src/moderation/lexicon.\n` +
    `import type { Table } from '../linear.ts';\n` +
    (net ? `import type { NetTable } from '../net.ts';\n\n` : '\n') +
    found.join('') +
    `export const TABLE: Table = ${JSON.stringify(table)};\n` +
    (net ? `export const NET: NetTable = ${JSON.stringify(net)};\n` : '') +
    // The server's model of pain shares the lexicon of the browser’s, that of advice the lexicon of attacks.
    (kind === FULL_PAIN || kind === ADVICE ? '' : `export const LEXICON = ${JSON.stringify(lexicon)};\n`);
  const file = join(MODERATION, 'trained', `${kind.name}.ts`);
  writeFileSync(file, source);
  execFileSync('npx', ['oxfmt', file]);
  writeFileSync(join(MODERATION, 'trained', `${kind.name}.inputs`), `${inputsHash(kind)}\n`);
  process.stdout.write(`${kind.name}: ${read.length} texts, ${found.join('').replaceAll('export const ', '').replaceAll('\n', ' ')}\n`);
}

function trainWordsOf(name: keyof typeof WORDS): void {
  const topics = trainTopics(name, lexiconFor(PAIN, trainingTexts()), tell);
  const source =
    `// Written by \`npm run language:train\` from the texts in tests/language.\n` +
    `import type { Topic } from '../topics.ts';\n\n` +
    `export const TOPICS = ${JSON.stringify(topics)} satisfies Record<string, Topic>;\n`;
  const file = join(MODERATION, 'trained', `${name}.ts`);
  writeFileSync(file, source);
  execFileSync('npx', ['oxfmt', file]);
  writeFileSync(join(MODERATION, 'trained', `${name}.inputs`), `${topicsHash()}\n`);
}

const asked = (name: string) => process.argv.length === 2 || process.argv.includes(name);

for (const kind of KINDS.filter(({ name }) => asked(name))) await train(kind);
for (const name of ['topics', 'full-topics'] as const) if (asked(name)) trainWordsOf(name);
