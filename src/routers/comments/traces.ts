import type { RoomTraces } from '../traces.ts';
import { listCommentsOf, listVoicesOf } from './queries.ts';
import type { OwnComments } from './schema.ts';

export const commentTraces = {
  tables: {
    comments: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'author_key', counter: 'comments_count' },
    // Last, because remaining comments still show the alias.
    thread_voices: { scope: 'thread', parent: 'posts', id: 'post_id', key: 'voice_key', last: true },
    comment_likes: { scope: 'comment-like', parent: 'comments', id: 'comment_id', key: 'liker_key', counter: 'likes' },
  },
  async export(db, found) {
    return {
      comments: await listCommentsOf(db, found.comments),
      voices: await listVoicesOf(db, found.thread_voices),
      likedComments: found.comment_likes.ids,
    };
  },
} satisfies RoomTraces<OwnComments>;
