import type { Entry } from './lexicon.ts';
import { COMMON } from './reading/sound.ts';

/** The cost of beginning a search at a frequent word, relative to a rare one. */
const COMMON_COST = 40;
const MOST_COMMON = new Set('e che non di la il un mi a ti per se una in i le'.split(' '));
const MOST_COMMON_COST = 300;
const GAP = /^_(\d?)$/;

/** A step of a pattern: words, or a gap. */
export interface Step {
  /** The number of the step among those with words. */
  number: number;
  optional: boolean;
  atLeast: number;
  /** The maximum length of a gap; 0 for a step with words. */
  gap: number;
}

/** A side of a pattern, whose search begins at its rarest step, the anchor. */
export interface Side {
  /** The number of its entry. */
  entry: number;
  steps: Step[];
  anchor: number;
  /** The words of the anchor. */
  begins: string[];
  /** The step that must follow next to the anchor in `direction`, or -1. */
  beside: number;
  direction: 1 | -1;
  /** The bit of this side among those joined by `&`, and the bits of all. */
  bit: number;
  all: number;
}

function wordsIn(source: string): string[] {
  return source.replace('?', '').split('|');
}

export function stepOf(source: string, numberOf: (words: string) => number): Step {
  const gap = GAP.exec(source);
  if (gap) return { number: 0, optional: false, atLeast: gap[1] ? 0 : 1, gap: Number(gap[1] || 1) };
  return { number: numberOf(source.replace('?', '')), optional: source.endsWith('?'), atLeast: 0, gap: 0 };
}

function costOf(source: string): number {
  if (GAP.test(source) || source.endsWith('?')) return Infinity;
  let cost = 0;
  for (const word of new Set(wordsIn(source))) cost += MOST_COMMON.has(word) ? MOST_COMMON_COST : COMMON.has(word) ? COMMON_COST : 1;
  return cost;
}

function isFixed(step: Step | undefined): boolean {
  return step !== undefined && step.gap === 0 && !step.optional;
}

export function sidesOf({ pattern }: Entry, entry: number, stepFor: (source: string) => Step): Side[] {
  const sides = pattern.split(' & ').map((source) => source.trim().split(' '));
  return sides.map((sources, side) => {
    const costs = sources.map(costOf);
    const anchor = costs.indexOf(Math.min(...costs));
    const steps = sources.map(stepFor);
    const directions = [1, -1] as const;
    const direction = directions.find((way) => isFixed(steps[anchor + way])) ?? 1;
    const beside = isFixed(steps[anchor + direction]) ? steps[anchor + direction]!.number : -1;
    const begins = wordsIn(sources[anchor]!);
    return { entry, steps, anchor, begins, beside, direction, bit: 1 << side, all: (1 << sides.length) - 1 };
  });
}

/** What a lexicon knows of a word. */
export interface Known {
  /** The sides whose search may begin at the word. */
  begins: readonly (readonly Side[])[];
  /** The steps that it fits, as bits. */
  steps: Uint32Array;
}
