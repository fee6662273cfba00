import type { RoomTraces } from '../traces.ts';
import { listPostsById, toOwnPost } from './queries.ts';
import type { OwnPosts } from './schema.ts';

export const postTraces = {
  tables: {
    posts: { scope: 'thread', parent: 'posts', id: 'id', key: 'author_key' },
    post_likes: { scope: 'post-like', parent: 'posts', id: 'post_id', key: 'liker_key', counter: 'likes' },
  },
  async export(db, { posts, post_likes: likes }, now) {
    const liked = new Set(likes.ids);
    const rows = await listPostsById(db, posts.ids);
    return { posts: rows.map((row) => toOwnPost(row, liked.has(row.id), now)), likedPosts: likes.ids };
  },
} satisfies RoomTraces<OwnPosts>;
