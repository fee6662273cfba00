import type { Comment } from '../../src/routers/comments/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';

const START = Date.now();

/** A post as the list shows it; ids grow with time. */
export function samplePost(id: number, fields: Partial<Post> = {}): Post {
  return {
    id,
    type: 'vent',
    title: null,
    content: `Testo del post ${id}`,
    university: null,
    faculty: null,
    studyYear: null,
    course: null,
    academicTopic: null,
    likes: 0,
    commentsCount: 0,
    commentCount: 0,
    createdAt: minutesAgo(1000 - id),
    editedAt: null,
    liked: false,
    mine: false,
    ...fields,
  };
}

/** Newest first, as the server lists them. */
export function samplePosts(from: number, to: number): Post[] {
  return Array.from({ length: from - to + 1 }, (_, index) => samplePost(from - index));
}

export function sampleComment(id: number, fields: Partial<Comment> = {}): Comment {
  return {
    id,
    content: `Testo del commento ${id}`,
    likes: 0,
    createdAt: minutesAgo(10),
    editedAt: null,
    parentId: null,
    alias: 'Airone Quieto',
    isAuthor: false,
    liked: false,
    mine: false,
    ...fields,
  };
}

export function minutesAgo(minutes: number): string {
  return new Date(START - minutes * 60_000).toISOString();
}
