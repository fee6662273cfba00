import { attackIn, boundOf } from '../../src/moderation/attack.ts';
import { fullPainIn } from '../../src/moderation/full-pain.ts';
import { painIn } from '../../src/moderation/pain.ts';
import { THRESHOLD } from '../../src/moderation/trained/full-pain.ts';
import { THRESHOLD as BROWSER_THRESHOLD } from '../../src/moderation/trained/pain.ts';
import { judge, outcomeOf } from '../../src/moderation/verdict.ts';
import { speaksOfAbsent } from '../../src/moderation/absent.ts';
import { hasWord, onlyQuotes } from '../../src/moderation/evidence.ts';
import { CHANGES } from './changes.ts';
import { ATTACK, best, crossValidate, FULL_PAIN, lexiconFor, PAIN, readAll, readerFor, type ModelKind } from './models.ts';
import { textsOnTopics, TOLD } from './topics.ts';
import { DAILY_AUTHORS, sealedTexts, trainingTexts, type LabelledText } from './texts.ts';

interface Scores {
  outcome: ReturnType<typeof outcomeOf>;
  pain: number;
  /** The browser’s score of pain, while the author is writing. */
  browser: number;
}

/** The scores of a text and of its changed versions. */
interface Judged extends Scores {
  text: LabelledText;
  changed: Record<string, Scores>;
}

const CHANGED = Object.keys(CHANGES);

/** Scores by models trained without the text's author. The model of advice, which has few texts of each author, is not among them. */
function byOthers(): Judged[] {
  const texts = trainingTexts();
  const scores = [ATTACK, FULL_PAIN, PAIN].map((kind) => crossScoresOf(kind, texts));
  return texts.flatMap((text, index): Judged[] => {
    const [attack, pain, browser] = scores.map((of) => of[index]);
    if (!attack || !pain || !browser) return [];
    const at = (place: number): Scores => ({
      outcome: outcomeOf(attack[place]!, pain[place]!.score),
      pain: pain[place]!.score,
      browser: browser[place]!.score,
    });
    return [{ text, ...at(0), changed: Object.fromEntries(CHANGED.map((name, place) => [name, at(place + 1)])) }];
  });
}

function crossScoresOf(kind: ModelKind, texts: LabelledText[]) {
  const lexicon = lexiconFor(kind, texts);
  const read = readerFor(kind, lexicon);
  return crossValidate(kind, readAll(kind, lexicon, texts), DAILY_AUTHORS, (model, { text, reading }) =>
    [reading, ...CHANGED.map((name) => read(CHANGES[name]!(text.text)))].map((one) => ({
      score: best(kind, model, one),
      bound: boundOf(one),
      worded: hasWord(one),
      quotes: onlyQuotes(one),
      absent: speaksOfAbsent(one),
      method: one.hits.some(({ category }) => category === 'method'),
    })),
  );
}

/** What the shipped rule does with a text. */
function byOurs(texts: LabelledText[]): Judged[] {
  const all = (text: string): Scores => {
    const { refusal, ask } = judge(text);
    return {
      outcome: refusal ? 'refused' : ask ? 'asked' : 'published',
      pain: fullPainIn(text).score,
      browser: painIn(text).score,
    };
  };
  return texts.map((text) => ({
    text,
    ...all(text.text),
    changed: Object.fromEntries(CHANGED.map((name) => [name, all(CHANGES[name]!(text.text))])),
  }));
}

function share(judged: readonly Judged[], which: (one: Judged) => boolean): string {
  return judged.length === 0 ? '-' : `${((100 * judged.filter(which).length) / judged.length).toFixed(1)} %`;
}

function table(title: string, rows: [string, Judged[], ...string[]][]): void {
  process.stdout.write(`\n${title}\n`);
  for (const [name, judged, ...cells] of rows)
    process.stdout.write(`| ${name.padEnd(28)} | ${String(judged.length).padStart(5)} | ${cells.join(' | ')} |\n`);
}

const isRefused = ({ outcome }: Scores) => outcome === 'refused';
const isAsked = ({ outcome }: Scores) => outcome === 'asked';
const hasPanel = ({ pain }: { pain: number }) => pain > THRESHOLD;
const hasPanelAtOnce = ({ browser }: { browser: number }) => browser > BROWSER_THRESHOLD;

function report(judged: Judged[]): void {
  const of = (which: (text: LabelledText) => boolean) => judged.filter(({ text }) => which(text));
  const subs = (which: (text: LabelledText) => boolean) => [...new Set(of(which).map(({ text }) => text.sub))].sort();
  const harmless = ['ordinary', 'nearmiss', 'victim', 'pain'] as const;
  table(
    'Harmless texts | number | refused | asked',
    harmless.map((kind) => {
      const those = of((text) => text.kind === kind && text.refuse === false);
      return [kind, those, share(those, isRefused), share(those, isAsked)];
    }),
  );
  const attacks = of(({ refuse }) => refuse === true);
  table('Attacks | number | refused | refused or asked', [
    ['all', attacks, share(attacks, isRefused), share(attacks, (scores) => scores.outcome !== 'published')],
    ...subs(({ refuse }) => refuse === true).map((sub): [string, Judged[], ...string[]] => {
      const those = of((text) => text.sub === sub && text.refuse === true);
      return [sub, those, share(those, isRefused), share(those, (scores) => scores.outcome !== 'published')];
    }),
  ]);
  const pain = of(({ panel }) => panel === true);
  table('Panel wanted | number | shown | while writing', [
    ['all', pain, share(pain, hasPanel), share(pain, hasPanelAtOnce)],
    ...subs(({ panel }) => panel === true).map((sub): [string, Judged[], ...string[]] => {
      const those = of((text) => text.sub === sub && text.panel === true);
      return [sub, those, share(those, hasPanel), share(those, hasPanelAtOnce)];
    }),
  ]);
  table(
    'Panel unwanted | number | shown | while writing',
    (['ordinary', 'nearmiss', 'attack', 'victim'] as const).map((kind) => {
      const those = of((text) => text.kind === kind && text.panel === false);
      return [kind, those, share(those, hasPanel), share(those, hasPanelAtOnce)];
    }),
  );
  table('Changed | number | attacks refused | or asked | panel shown | victims and pain refused', [
    ...[undefined, ...CHANGED].map((name): [string, Judged[], ...string[]] => {
      const as = (one: Judged): Scores => (name === undefined ? one : one.changed[name]!);
      const hurt = of((text) => (text.kind === 'victim' || text.kind === 'pain') && text.refuse === false);
      return [
        name ?? 'as written',
        judged,
        share(attacks, (one) => isRefused(as(one))),
        share(attacks, (one) => as(one).outcome !== 'published'),
        share(pain, (one) => hasPanel(as(one))),
        share(hurt, (one) => isRefused(as(one))),
      ];
    }),
  ]);
}

/** Which helplines the texts of the topics bring. */
function reportTopics(): void {
  const texts = textsOnTopics('report');
  const topics = [...new Set(texts.map(({ topic }) => topic))];
  process.stdout.write(
    '\nTopic | number | its helplines | those of pain in general | of another topic | none; in brackets while writing\n',
  );
  for (const topic of topics) {
    const those = texts.filter((text) => text.topic === topic);
    const signals = [fullPainIn, painIn].map((heard) => those.map(({ text }) => heard(text).signal));
    const general = ['panic', 'suicide', 'self-harm'];
    // Suicide and self-harm have the helplines of pain in general.
    const own = TOLD.some((told) => told === topic) ? [topic] : general;
    const cells = [
      (signal: string | null) => signal !== null && own.includes(signal),
      (signal: string | null) => signal !== null && !own.includes(signal) && general.includes(signal),
      (signal: string | null) => signal !== null && !own.includes(signal) && !general.includes(signal),
      (signal: string | null) => signal === null,
    ].map((which) => {
      const [server, browser] = signals.map((of) => of.filter(which).length);
      return `${server} (${browser})`;
    });
    process.stdout.write(`| ${topic.padEnd(12)} | ${those.length} | ${cells.join(' | ')} |\n`);
  }
}

/** Rounds per text, enough for the median to exclude interruptions and garbage collection. */
const ROUNDS = 5;

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}

/** CPU milliseconds of all threads. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function time(): void {
  const text = trainingTexts()
    .map(({ text }) => text)
    .join('\n');
  const pieces = Array.from({ length: 100 }, (_, index) => text.slice(index * 5000, index * 5000 + 5000));
  for (const [name, run] of [
    ['attack, server', attackIn],
    ['pain, server', fullPainIn],
    ['pain, browser', painIn],
  ] as const) {
    for (const piece of pieces) run(piece);
    // Rounds over all texts, because the words of a text just read are still in memory.
    const rounds = Array.from({ length: ROUNDS }, () => pieces.map((piece) => processorTime(() => run(piece))));
    const times = pieces.map((_, index) => median(rounds.map((round) => round[index]!))).sort((one, other) => one - other);
    process.stdout.write(
      `${name}: 5,000 characters in ${times[50]!.toFixed(1)} ms of the processor, p95 of the texts ${times[95]!.toFixed(1)} ms\n`,
    );
  }
}

const sealed = process.argv.includes('--sealed');
process.stdout.write(
  sealed
    ? 'Texts that nobody tuned to, judged by the models as they are shipped. Look once.\n'
    : 'Texts of a day, each judged by models that saw none by its author.\n',
);
report(sealed ? byOurs(sealedTexts()) : byOthers());
if (sealed) reportTopics();
process.stdout.write('\n');
time();
