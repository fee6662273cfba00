import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '../../routers/posts/schema.ts';
import { changePost, meansGone, postLists, removePost } from './post-cache.ts';
import { useLike } from './use-like.ts';

const texts = {
  title: 'Post piaciuto!',
  description: 'Il tuo supporto è stato registrato.',
  failure: 'Impossibile mettere mi piace al post.',
  undoFailure: 'Impossibile togliere il «mi piace» al post.',
};

export function usePostLike(post: Post) {
  const client = useQueryClient();
  return useLike({
    kind: 'posts',
    thing: post,
    lists: postLists,
    show: (change) => changePost(client, post.id, (known) => ({ ...known, ...change(known) })),
    onFailed: (error) => meansGone(error) && void removePost(client, post.id),
    texts,
  });
}
