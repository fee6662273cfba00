import type { Comment } from '../../routers/comments/schema.ts';

/** A comment with its answers, oldest first. */
export interface Thread {
  id: number;
  /** Undefined when it has been deleted and its answers are left. */
  comment: Comment | undefined;
  answers: Comment[];
}

/** Comments as they came, answers below what they answer; those whose comment has gone stand where the first of them was. */
export function threadsOf(comments: Comment[]): Thread[] {
  const threads = new Map<number, Thread>();
  for (const comment of comments) {
    const { id, parentId } = comment;
    if (parentId === null) {
      threads.set(id, { id, comment, answers: [] });
      continue;
    }
    const thread = threads.get(parentId) ?? { id: parentId, comment: undefined, answers: [] };
    thread.answers.push(comment);
    threads.set(parentId, thread);
  }
  return [...threads.values()];
}
