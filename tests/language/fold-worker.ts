import type { FoldTask, Judged } from './folds.ts';
import { best, judgeFold, KINDS, lexiconFor, readAll } from './models.ts';
import { DAILY_AUTHORS, trainingTexts } from './texts.ts';

/** Receives folds from the parent process, answers with their scores and exits. */
process.once('message', (task) => {
  const { kind: name, folds } = task as FoldTask;
  const kind = KINDS.find((one) => one.name === name)!;
  const texts = trainingTexts();
  const read = readAll(kind, lexiconFor(kind, texts), texts);
  const judged = folds.map((fold): Judged => {
    const scores = judgeFold(kind, read, DAILY_AUTHORS, fold, (model, { reading }) => best(kind, model, reading));
    return { ...fold, scores };
  });
  process.send!(judged, () => process.disconnect());
});
