import type { Scope } from '../context.ts';

/** A table whose rows carry a person's key: in the column `key`, made for `scope` and the id in the column `id`. */
export interface Trace {
  scope: Scope;
  /** The table for whose ids the keys are made. */
  parent: 'posts' | 'comments' | 'study_groups' | 'exam_experiences' | 'mentors';
  id: string;
  key: string;
  /** The parent's count of such rows: where it is zero there is nothing to look for. */
  counter?: string;
}

/** Everywhere that a person leaves a trace, except the mentor profile, whose key is not made for an id. */
export const TRACES = {
  posts: { scope: 'thread', parent: 'posts', id: 'id', key: 'author_key' },
  comments: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'author_key', counter: 'comments_count' },
  thread_voices: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'voice_key' },
  post_likes: { scope: 'post-like', parent: 'posts', id: 'post_id', key: 'liker_key', counter: 'likes' },
  comment_likes: { scope: 'comment-like', parent: 'comments', id: 'comment_id', key: 'liker_key', counter: 'likes' },
  study_groups: { scope: 'group', parent: 'study_groups', id: 'id', key: 'creator_key' },
  study_group_members: { scope: 'group', parent: 'study_groups', id: 'group_id', key: 'member_key', counter: 'current_members' },
  exam_experiences: { scope: 'experience', parent: 'exam_experiences', id: 'id', key: 'author_key' },
  experience_votes: { scope: 'experience-vote', parent: 'exam_experiences', id: 'experience_id', key: 'voter_key' },
  mentorship_requests: { scope: 'mentorship', parent: 'mentors', id: 'mentor_id', key: 'student_key' },
} as const satisfies Record<string, Trace>;
export type TraceName = keyof typeof TRACES;

/**
 * With fewer people than this at a place, somebody who knows its classes may recognise a post's author by its words. Twenty
 * accounts of one course stand for many more students at the university.
 */
export const SHARED_BY_MIN = 20;

export function isWidelyShared(size: number): boolean {
  return size >= SHARED_BY_MIN;
}
