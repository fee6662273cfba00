import type { RoomTraces } from '../traces.ts';
import { listOwnComments, listOwnVoices } from './queries.ts';
import type { OwnComments } from './schema.ts';

const TABLES = {
  comments: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'author_key', counter: 'comments_count' },
  // A comment that is still there keeps its name.
  thread_voices: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'voice_key', last: true },
  comment_likes: { scope: 'comment-like', parent: 'comments', id: 'comment_id', key: 'liker_key', counter: 'likes' },
} as const;

export const commentTraces = {
  tables: TABLES,
  async export(db, found) {
    const voices = await listOwnVoices(db, TABLES.thread_voices, found.thread_voices);
    const aliasIn = new Map(voices.map(({ postId, alias }) => [postId, alias]));
    const rows = await listOwnComments(db, TABLES.comments, found.comments);
    return {
      comments: rows.map(({ id, post_id, content, likes, created_at }) => ({
        ...{ id, postId: post_id, content, likes, createdAt: created_at.toISOString(), alias: aliasIn.get(post_id) ?? '' },
      })),
      voices,
      likedComments: found.comment_likes.ids,
    };
  },
} satisfies RoomTraces<OwnComments>;
