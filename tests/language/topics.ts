import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withoutCodes } from '../../src/moderation/codes.ts';
import type { Token } from '../../src/moderation/reading/token.ts';
import { hash, mixed, placeOf } from '../../src/moderation/tally.ts';
import { createTopicScorer, LEVELS, wordsIn, type Topic } from '../../src/moderation/topics.ts';
import { windowsOf } from '../../src/moderation/windows.ts';
import { learn, weightiest, type Example } from './learn.ts';
import { authorsIn, inputsHash, MODERATION, PAIN, PARTS, readerFor } from './models.ts';
import { LEXICON, trainingTexts, type LabelledText } from './texts.ts';

const TOPICS_FOLDER = join(import.meta.dirname, 'topics');

/** What a text in pain is about. Each topic has helplines of its own. */
export interface TextOnTopic {
  text: string;
  topic: 'overdose' | 'violence' | 'eating' | 'self-harm' | 'suicide' | 'none' | 'no pain';
  author: string;
}

/** Authors of texts about all topics, and of everyday ones with the same words. */
const HANDS = ['first-hand', 'second-hand', 'third-hand'];
/** Texts that only the report and the tests read. */
const SEALED = 'sealed-fourth-hand';

/** Texts labelled by topic, for training or for judging it. */
export function textsOnTopics(use: 'training' | 'report'): TextOnTopic[] {
  return (use === 'training' ? HANDS : [SEALED]).flatMap((hand) => {
    const texts = JSON.parse(readFileSync(join(TOPICS_FOLDER, `${hand}.json`), 'utf8')) as Omit<TextOnTopic, 'author'>[];
    // Other authors than those of the same number in the folder `texts`.
    return texts.map((text) => ({ ...text, author: `${TOPIC_AUTHOR} ${hand}` }));
  });
}

/** The topics that words tell. The others have the helplines of pain in general. */
export const TOLD = ['overdose', 'violence', 'eating'] as const;
export type Told = (typeof TOLD)[number];

/** Number of words and pairs per topic. In the browser, so that its recogniser stays within 30 KiB. */
export const WORDS: Record<'topics' | 'full-topics', Record<Told, number>> = {
  topics: { overdose: 110, violence: 128, eating: 94 },
  'full-topics': { overdose: 600, violence: 800, eating: 600 },
};
/** The cost of an error in a text about the topic, compared with one in another text. */
const COST: Record<Told, number> = { overdose: 2, violence: 1.5, eating: 2 };
/** The share of texts about other topics that may exceed the bound. */
const MISTAKEN: Record<Told, number> = { overdose: 0.025, violence: 0.06, eating: 0.02 };
const TOPIC_AUTHOR = 'by topic';
/** The cost of an error in everyday texts by the authors above, which are hard to tell from overdoses. */
const COST_ALIKE = 4;
const isAlike = ({ topic, author }: TextOnTopic) => topic === 'no pain' && author.startsWith(TOPIC_AUTHOR);
/** The topic that needs the emergency number even where nothing sounds like pain: «ho preso tutta la scatola». */
const ALARMING = 'overdose';
/** The shares of harmless texts, and of texts about other topics, that may then be taken for it. */
const ALONE = { harmless: 0.0005, alike: 0.09, other: 0.015 };
/** Words in fewer texts say nothing about the texts of others. */
const LEAST_TEXTS = 4;
const VALUE = 0.3;

/** Returns the topic of a text from the label of its author; undefined where that leaves it open. */
function topicOf({ author, sub, signal }: LabelledText): TextOnTopic['topic'] | undefined {
  const label = sub.replace(/^.*\//, '');
  if (/^(eating|ed$)/.test(label)) return 'eating';
  if (/overdose/.test(label)) return 'overdose';
  if (signal === 'distress') return 'none';
  if (signal !== undefined) return signal as TextOnTopic['topic'];
  if (/self-?harm/.test(label)) return 'self-harm';
  if (/violen|stalking|harass|coercive|sexual|^threat/.test(label) && !/report/.test(sub)) return 'violence';
  if (/suicide|^wish$|worry-for-other/.test(label)) return 'suicide';
  return author === LEXICON || /panic|despair|lonel|bullying|emptiness|worthless/.test(label) ? 'none' : undefined;
}

interface Read extends TextOnTopic {
  parts: (readonly Token[])[];
}

/** Reads texts in the parts that are judged. */
export function createPartReader(lexicon: string): (text: string) => (readonly Token[])[] {
  const read = readerFor(PAIN, lexicon);
  return (text) => {
    const { tokens, hits } = read(withoutCodes(text));
    return windowsOf(tokens, hits, PAIN.partWords).map((window) => window.tokens);
  };
}

export function trainTopics(name: keyof typeof WORDS, lexicon: string, tell: (line: string) => void): Record<Told, Topic> {
  const partsOf = createPartReader(lexicon);
  const labelled = trainingTexts().flatMap((text): TextOnTopic[] => {
    const topic = text.panel === true ? topicOf(text) : text.panel === false ? 'no pain' : undefined;
    return topic ? [{ text: text.text, topic, author: text.author }] : [];
  });
  const texts = [...labelled, ...textsOnTopics('training')].map((text): Read => ({ ...text, parts: partsOf(text.text) }));
  const found = TOLD.map((topic): [Told, Topic] => {
    const learnt = topic === ALARMING ? texts : texts.filter((text) => text.topic !== 'no pain');
    const scores = crossValidated(topic, WORDS[name][topic], learnt);
    const above = (bound: number, which: (text: Read) => boolean) => {
      const those = scores.filter((score, index) => score !== undefined && which(learnt[index]!));
      return those.filter((score) => score! > bound).length / those.length;
    };
    const about = (text: Read) => text.topic === topic;
    const other = (text: Read) => text.topic !== topic && text.topic !== 'no pain';
    const harmless = (text: Read) => text.topic === 'no pain';
    let bound = 1;
    while (above(bound, other) > MISTAKEN[topic]) bound += 1;
    let alone = bound;
    const isTooLow = () =>
      topic === ALARMING &&
      (above(alone, harmless) > ALONE.harmless || above(alone, isAlike) > ALONE.alike || above(alone, other) > ALONE.other);
    while (isTooLow()) alone += 1;
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    tell(`${topic}: told of ${percent(above(bound, about))}, mistaken ${percent(above(bound, other))}`);
    if (topic === ALARMING) tell(`alone: of ${percent(above(alone, about))}, harmless ${percent(above(alone, harmless))}`);
    return [topic, { bound, ...(topic === ALARMING && { alone }), words: learnWords(topic, WORDS[name][topic], learnt) }];
  });
  return Object.fromEntries(found) as Record<Told, Topic>;
}

/** Scores each text by words that were learnt without its author. */
function crossValidated(topic: Told, most: number, texts: readonly Read[]): (number | undefined)[] {
  const authors = [...new Set(texts.map(({ author }) => author))].filter((author) => author !== LEXICON);
  const scores: (number | undefined)[] = texts.map(() => undefined);
  for (let part = 0; part < PARTS; part += 1) {
    const apart = authorsIn({ turn: 0, part }, authors);
    const others = texts.filter(({ author }) => !apart.has(author));
    const scoreOf = createTopicScorer({ words: learnWords(topic, most, others) });
    texts.forEach(({ author, parts }, index) => {
      if (apart.has(author)) scores[index] = Math.max(...parts.map(scoreOf));
    });
  }
  return scores;
}

/** Learns the words of a topic by the linear classifier of the models, and rounds their weights. */
function learnWords(topic: Told, most: number, texts: readonly Read[]): string {
  const names = namesIn(texts);
  const bits = 20;
  const examples = texts.map(({ parts, ...text }): Example => {
    const places = new Set(parts.flatMap((tokens) => [...wordsIn(tokens)].filter((word) => names.has(word)).map(placeOf)));
    return {
      features: { places: Uint32Array.from(places), values: new Float32Array(places.size).fill(VALUE), names: null },
      positive: text.topic === topic,
      cost: text.topic === topic ? COST[topic] : isAlike(text) ? COST_ALIKE : 1,
    };
  });
  const kept = weightiest(learn(examples, { bits, rarity: 0 }), examples, most);
  const { weights } = learn(examples, { bits, rarity: 0 }, kept);
  const largest = Math.max(...[...kept].map((place) => Math.abs(weights[place]!)));
  const groups = Array.from({ length: 2 * LEVELS }, (): string[] => []);
  for (const [word, name] of names) {
    const level = Math.round((weights[placeOf(word)]! / largest) * LEVELS);
    if (kept.has(placeOf(word)) && level !== 0) groups[level > 0 ? LEVELS - level : LEVELS - 1 - level]!.push(name);
  }
  return groups.map((group) => group.sort().join(',')).join(';');
}

/** Returns the words and pairs that occur in enough texts, by their hashes. */
function namesIn(texts: readonly Read[]): Map<number, string> {
  const numbers = new Map<string, number>();
  for (const { parts } of texts) for (const name of new Set(parts.flatMap(namesOf))) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  const frequent = [...numbers].filter(([, number]) => number >= LEAST_TEXTS).map(([name]) => name);
  return new Map(
    frequent.map((name) => {
      const [first, second] = name.split(' ').map((word) => hash(word, 2));
      return [second === undefined ? first! : mixed(first!, second), name];
    }),
  );
}

function namesOf(tokens: readonly Token[]): string[] {
  const stems = tokens.map(({ read }) => stemOf(read.sound));
  return stems.flatMap((stem, at) => (at > 0 && tokens[at]!.pause !== 'full' ? [stem, `${stems[at - 1]} ${stem}`] : [stem]));
}

/** The word whose hash is the stem: without its last vowels if it is long. */
function stemOf({ word, stem }: Token['read']['sound']): string {
  return [word, word.replace(/[aeio]+$/, '')].find((one) => hash(one, 2) === stem) ?? word.slice(0, 40);
}

/** Returns a hash of everything that the words of the topics depend on, to detect stale ones. */
export function topicsHash(): string {
  const files = [
    ...HANDS.map((hand) => join(TOPICS_FOLDER, `${hand}.json`)),
    import.meta.filename,
    ...['topics.ts', 'codes.ts', 'trained/pain.ts'].map((file) => join(MODERATION, file)),
  ];
  const hash = createHash('sha256').update(inputsHash(PAIN));
  for (const file of files) {
    const content = readFileSync(file, 'utf8');
    // Without comments and types, as for the models.
    hash.update(file.endsWith('.ts') ? ts.transpileModule(content, { compilerOptions: { removeComments: true } }).outputText : content);
  }
  return hash.digest('hex');
}
