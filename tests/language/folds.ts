import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PARTS, type Fold, type ModelKind } from './models.ts';

export interface FoldTask {
  kind: ModelKind['name'];
  folds: Fold[];
}

/** The score of each text, undefined for texts outside of the fold. */
export type FoldScores = (number | undefined)[];

/**
 * Cross-validates the daily texts: scores, by turn and text, from models trained without the text's author. In parallel, because sixteen
 * attack models take a quarter of an hour in sequence.
 */
export async function scoresInFolds({ name }: ModelKind, turns: readonly number[]): Promise<FoldScores[]> {
  const folds = turns.flatMap((turn) => Array.from({ length: PARTS }, (_, part) => ({ turn, part })));
  const workers = Math.min(availableParallelism(), folds.length);
  const shares = Array.from({ length: workers }, (_, worker) => folds.filter((__, index) => index % workers === worker));
  const judged = (await Promise.all(shares.map((share) => judgeElsewhere({ kind: name, folds: share })))).flat();
  return turns.map((turn) => together(judged.filter((fold) => fold.turn === turn)));
}

export type Judged = Fold & { scores: FoldScores };

/** Merges the scores of all parts of a turn. */
export function together(parts: readonly Judged[]): FoldScores {
  const [first = [], ...others] = parts.map(({ scores }) => scores);
  return first.map((score, text) => score ?? others.find((scores) => scores[text] !== undefined)?.[text]);
}

function judgeElsewhere(task: FoldTask): Promise<Judged[]> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'fold-worker.ts'), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    worker.once('message', (judged) => resolve(judged as Judged[]));
    worker.once('exit', (code) => reject(new Error(`A part of the training ended with ${code}`)));
    worker.send(task);
  });
}
