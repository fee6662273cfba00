/*
 * Ours instead of `dataloader`, which gathers the questions of one turn of the event loop: here those that come while PostgreSQL is
 * answering are gathered, and a busier server asks it less often for each answer, not more.
 */

/** So that PostgreSQL has something to do while answers are read. */
const UNDER_WAY_MAX = 2;
/** Milliseconds after which a batch that still has no answer holds up nobody else. */
const SLOW_MS = 50;
/** Questions in a batch: so few that its answers are read in a moment. */
const BATCH_MAX = 100;

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Answers questions that come one by one many at a time. Nothing is remembered: each is asked after it came, and so sees whatever was
 * committed before. `answerAll` must not use a connection that belongs to one of the askers, and gives the answers in order.
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
      // After all that has arrived by now: it goes together.
      if (waiting.length === 1) setImmediate(sendWaiting);
    });
}
