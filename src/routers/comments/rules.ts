import type { NoticeSubject } from '../notices/rules.ts';

interface Said {
  post: { author_key: string };
  /** The comment that it answers. */
  parent?: { id: number; author_key: string } | undefined;
  authorKey: string;
}

/** Returns who is notified of a comment: the authors of the parent comment and of the post, each once, never its own author. */
export function whomToTell({ post, parent, authorKey }: Said): { key: string; about: NoticeSubject }[] {
  const told: { key: string; about: NoticeSubject }[] = [];
  if (parent && parent.author_key !== authorKey) told.push({ key: parent.author_key, about: { kind: 'reply', commentId: parent.id } });
  if (post.author_key !== authorKey && post.author_key !== parent?.author_key)
    told.push({ key: post.author_key, about: { kind: 'comment' } });
  return told;
}
