import { expect, test } from 'vitest';
import { emptyFeed, insert } from '../../src/client/posts/feed.ts';
import { threadsOf } from '../../src/client/posts/threads.ts';
import { sampleComment, samplePost, samplePosts } from './samples.ts';

test('replies are grouped below their comment, in the given order', () => {
  const comments = [
    sampleComment(1),
    sampleComment(2),
    sampleComment(3, { parentId: 2 }),
    sampleComment(4, { parentId: 1 }),
    sampleComment(5, { parentId: 2 }),
  ];
  expect(threadsOf(comments).map(({ id, answers }) => [id, answers.map((answer) => answer.id)])).toEqual([
    [1, [4]],
    [2, [3, 5]],
  ]);
});

test('replies to a deleted comment form one thread at the position of the first', () => {
  const comments = [sampleComment(2, { parentId: 1 }), sampleComment(3), sampleComment(4, { parentId: 1 })];
  expect(threadsOf(comments).map(({ id, comment, answers }) => [id, comment?.id, answers.length])).toEqual([
    [1, undefined, 2],
    [3, 3, 0],
  ]);
});

test('a comment that comes after its own reply keeps that reply', () => {
  const comments = [sampleComment(2, { parentId: 1 }), sampleComment(1), sampleComment(3, { parentId: 1 })];
  expect(threadsOf(comments).map(({ id, comment, answers }) => [id, comment?.id, answers.map((answer) => answer.id)])).toEqual([
    [1, 1, [2, 3]],
  ]);
});

test('a restored post is inserted at its place, once', () => {
  const feed = { ...emptyFeed, posts: samplePosts(9, 5), pages: 1, top: null };
  const ids = (id: number, from = feed) => insert(from, samplePost(id)).posts.map((post) => post.id);
  expect(ids(10)).toEqual([10, 9, 8, 7, 6, 5]);
  const without7 = { ...feed, posts: feed.posts.filter(({ id }) => id !== 7) };
  expect(ids(7, without7)).toEqual([9, 8, 7, 6, 5]);
  expect(ids(7)).toEqual([9, 8, 7, 6, 5]);
  // A post older than the loaded ones comes with its page, unless the feed is complete.
  expect(ids(3)).toEqual([9, 8, 7, 6, 5]);
  expect(ids(3, { ...feed, complete: true })).toEqual([9, 8, 7, 6, 5, 3]);
});
