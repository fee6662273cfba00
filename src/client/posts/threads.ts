import type { Comment } from '../../routers/comments/schema.ts';

/** A comment with its replies, oldest first. */
export interface Thread {
  id: number;
  /** Undefined when the comment has been deleted but its replies remain. */
  comment: Comment | undefined;
  answers: Comment[];
}

/**
 * Groups replies under their comments, in order. Replies to a deleted comment form a thread at the position of the first reply; so do
 * replies dated before their comment, because the clock of the server has been set back.
 */
export function threadsOf(comments: Comment[]): Thread[] {
  const threads = new Map<number, Thread>();
  for (const comment of comments) {
    const { id, parentId } = comment;
    if (parentId === null) {
      threads.set(id, { id, comment, answers: threads.get(id)?.answers ?? [] });
      continue;
    }
    const thread = threads.get(parentId) ?? { id: parentId, comment: undefined, answers: [] };
    thread.answers.push(comment);
    threads.set(parentId, thread);
  }
  return [...threads.values()];
}
