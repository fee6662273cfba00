import type { Hit } from './lexicon.ts';
import { marksOf } from './marks.ts';
import { roleOf, type Sound } from './reading/sound.ts';
import type { Token } from './reading/token.ts';
import { hash, mixed, placeOf, Tally } from './tally.ts';

/** The features of a text: places in a model’s table of weights, and their values. */
export interface Features {
  places: Uint32Array;
  values: Float32Array;
  /** The names of the places, if asked for. */
  names: string[] | null;
}

const MOST_COUNTED = 1;
const PART = 0.5;
/** The norm of all frames together; that of all words is 1. */
const FRAMES = 0.5;
const LONGEST_FRAME = 4;

const START = hash('^', 2);

/** The values by place, reused for each text. */
const tally = new Tally();

function count(place: number, by: number): void {
  const at = tally.at(place);
  tally.values[at] = Math.min(tally.values[at]! + by, MOST_COUNTED);
}

/** Returns words, pairs and parts of words, normalized to length one, with sentence frames, lexicon hits and the length of the text. */
export function featuresOf(tokens: readonly Token[], hits: readonly Hit[], named = false): Features {
  const read = tokens.map((token) => token.read.sound);
  const names = named ? new Map<number, string>() : null;
  tally.clear();
  for (let at = 0; at < read.length; at += 1) {
    const { word, stem, parts } = read[at]!;
    count(placeOf(stem), 1);
    count(runOf(read, at), 1);
    if (at > 1) count(skipOf(read, at), 1);
    for (let part = 0; part < parts.length; part += 1) count(parts[part]!, PART);
    if (!names) continue;
    for (const part of parts) names.set(part, `part of ${word}`);
    names.set(placeOf(stem), word).set(runOf(read, at), wordsOf(read, Math.max(0, at - 1), at + 1).join(' '));
    if (at > 1) names.set(skipOf(read, at), wordsOf(read, at - 2, at + 1).join(' '));
  }
  const { size } = tally;
  let length = 0;
  for (let at = 0; at < size; at += 1) length += tally.values[at]! ** 2;
  length = Math.sqrt(length) || 1;
  for (let at = 0; at < size; at += 1) tally.values[at]! /= length;

  frame(tokens, read, names && ((place, from, to) => names.set(place, `frame ${wordsOf(read, from, to).map(roleOf).join(' ')}`)));
  marksOf(tokens, hits, (value, { name, place }) => {
    const at = tally.at(place);
    tally.values[at] = Math.max(tally.values[at]!, value);
    names?.set(place, name);
  });
  const places = tally.places.slice(0, tally.size);
  return { places, values: tally.values.slice(0, tally.size), names: names ? Array.from(places, (place) => names.get(place) ?? '') : null };
}

function wordsOf(read: readonly Sound[], from: number, to: number): string[] {
  return read.slice(from, to).map(({ word }) => word);
}

/** The place of a word and the one before it. */
function runOf(read: readonly Sound[], at: number): number {
  return placeOf(mixed(at > 0 ? read[at - 1]!.stem : START, read[at]!.stem));
}

/** The place of a word and the second one before it. */
function skipOf(read: readonly Sound[], at: number): number {
  return placeOf(mixed(mixed(read[at - 2]!.stem, 3), read[at]!.stem));
}

/** For each index in the tally, the last text in which it was a frame. */
const framedIn: number[] = [];
let framed = 0;
const frames: number[] = [];

/** Adds sentence frames: runs of words in which all but the plain ones are reduced to their endings. */
function frame(tokens: readonly Token[], read: readonly Sound[], tell: ((place: number, from: number, to: number) => void) | null): void {
  framed += 1;
  frames.length = 0;
  const add = (hashed: number, from: number, to: number) => {
    const place = placeOf(hashed);
    tell?.(place, from, to);
    const at = tally.at(place);
    if (framedIn[at] === framed) return;
    framedIn[at] = framed;
    frames.push(at);
  };
  for (let end = 0; end < tokens.length; end += 1) {
    let mixture = 7;
    for (let size = 1, at = end; size <= LONGEST_FRAME; size += 1, at -= 1) {
      mixture = mixed(mixture, read[at]!.role);
      if (size > 1) add(mixture, at, end + 1);
      if (at > 0 && tokens[at]!.pause !== 'full') continue;
      add(mixed(mixture, START), at, end + 1);
      break;
    }
  }
  const share = FRAMES / (Math.sqrt(frames.length) || 1);
  for (const at of frames) tally.values[at]! += share;
}
