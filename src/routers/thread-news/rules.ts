import type { NoticeSubject } from '../notices/rules.ts';

interface Said {
  post: { author_key: string };
  /** The comment that it answers. */
  parent?: { id: number; author_key: string } | undefined;
  /** The keys of those who have replied to the same comment before. */
  repliers: readonly string[];
  /** The keys of those who are not notified: the comment's own author, and the team, which has no account. */
  silent: readonly string[];
}

/**
 * Returns who is notified of a comment, each once. Replies are one level deep, so a reply may answer the comment above or any earlier reply
 * to it: the authors of all of them are told. The author of the post is told of a comment, unless the reply is to their own.
 */
export function whomToTell({ post, parent, repliers, silent }: Said): { key: string; about: NoticeSubject }[] {
  const told = new Map<string, NoticeSubject>();
  if (parent) for (const key of [parent.author_key, ...repliers]) told.set(key, { kind: 'reply', commentId: parent.id });
  if (post.author_key !== parent?.author_key) told.set(post.author_key, { kind: 'comment' });
  for (const key of silent) told.delete(key);
  return [...told].map(([key, about]) => ({ key, about }));
}
