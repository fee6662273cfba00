/*
 * Used instead of `dataloader`, which batches only within one turn of the event loop. This batches whatever arrives while PostgreSQL is
 * answering, so that batches grow, and queries per request fall, as load rises.
 */

/** Batches in flight: PostgreSQL works on one while the results of the other are processed. */
const UNDER_WAY_MAX = 2;
/** Milliseconds after which a pending batch no longer holds up later ones. */
const SLOW_MS = 50;
/** Questions per batch: few enough that processing their answers does not block the event loop. */
const BATCH_MAX = 100;

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that answers one question, batching concurrent calls. Nothing is cached: each question is sent after its call, so its
 * answer sees everything committed before. `answerAll` returns answers in order, and must not use a connection held by one of the callers.
 */
export function inBatches<Question, Answer>(
  answerAll: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;

  const send = async (batch: Waiting<Question, Answer>[]) => {
    underWay += 1;
    let held = true;
    const release = () => {
      if (held) underWay -= 1;
      held = false;
      sendWaiting();
    };
    const slow = setTimeout(release, SLOW_MS);
    try {
      const answers = await answerAll(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    clearTimeout(slow);
    release();
  };
  const sendWaiting = () => {
    if (waiting.length === 0 || underWay >= UNDER_WAY_MAX) return;
    void send(waiting.splice(0, BATCH_MAX));
    sendWaiting();
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      // Deferred, so that all calls of this turn of the event loop share one batch.
      if (waiting.length === 1) setImmediate(sendWaiting);
    });
}
