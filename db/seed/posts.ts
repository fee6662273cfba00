import type { Insertable, Kysely } from 'kysely';
import { olderAdvicePosts } from '../demo/posts-advice-older.ts';
import { oldestAdvicePosts } from '../demo/posts-advice-oldest.ts';
import { recentAdvicePosts } from '../demo/posts-advice-recent.ts';
import { olderTalkPosts } from '../demo/posts-talk-older.ts';
import { oldestTalkPosts } from '../demo/posts-talk-oldest.ts';
import { recentTalkPosts } from '../demo/posts-talk-recent.ts';
import { olderVentPosts } from '../demo/posts-vent-older.ts';
import { oldestVentPosts } from '../demo/posts-vent-oldest.ts';
import { recentVentPosts } from '../demo/posts-vent-recent.ts';
import type { Comments, Posts, Tables } from '../tables.ts';
import { nameVoices } from '../migrations/name-voices.ts';
import { insertMany, reserveIds } from './insert-many.ts';
import { hoursBefore, others, type SeedTools } from './tools.ts';

/** Oldest first, in the order in which they would have been written. */
export const demoPosts = [
  ...[oldestVentPosts, olderVentPosts, recentVentPosts],
  ...[oldestAdvicePosts, olderAdvicePosts, recentAdvicePosts],
  ...[oldestTalkPosts, olderTalkPosts, recentTalkPosts],
]
  .flat()
  .sort((a, b) => b.hoursAgo - a.hoursAgo);

export async function seedPosts(db: Kysely<Tables>, tools: SeedTools, accountIds: string[]): Promise<void> {
  const ids = await reserveIds(db, 'posts', demoPosts.length);
  const commentIds = await reserveIds(db, 'comments', demoPosts.flatMap((post) => post.comments).length);
  const posts: Insertable<Posts>[] = [];
  const comments: Insertable<Comments>[] = [];
  const postLikes: { post_id: number; liker_key: string }[] = [];
  const commentLikes: { comment_id: number; liker_key: string }[] = [];

  for (const [index, post] of demoPosts.entries()) {
    const id = ids[index]!;
    const createdAt = hoursBefore(tools.now, post.hoursAgo);
    posts.push({
      id,
      author_key: tools.key('thread', id, accountIds[post.author]!),
      type: post.type,
      title: post.title ?? null,
      content: post.content,
      university: post.university ?? null,
      faculty: post.faculty ?? null,
      study_year: post.studyYear ?? null,
      course: post.course ?? null,
      academic_topic: post.academicTopic ?? null,
      search_text: tools.searchTextOf.post(post),
      chat_ends_at: tools.chatEnd(post.type, createdAt),
      created_at: createdAt,
    });
    for (const liker of others(accountIds, post.author, post.likes)) {
      postLikes.push({ post_id: id, liker_key: tools.key('post-like', id, liker) });
    }
    for (const comment of post.comments) {
      const commentId = commentIds[comments.length]!;
      comments.push({
        id: commentId,
        post_id: id,
        author_key: tools.key('thread', id, accountIds[comment.author]!),
        content: comment.content,
        created_at: hoursBefore(tools.now, comment.hoursAgo),
      });
      for (const liker of others(accountIds, comment.author, comment.likes)) {
        commentLikes.push({ comment_id: commentId, liker_key: tools.key('comment-like', commentId, liker) });
      }
    }
  }
  await insertMany(db, 'posts', posts);
  await insertMany(db, 'comments', comments);
  await nameVoices(db, tools.randomAlias);
  await insertMany(db, 'post_likes', postLikes);
  await insertMany(db, 'comment_likes', commentLikes);
}
