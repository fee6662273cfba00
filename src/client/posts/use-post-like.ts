import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../lib/trpc.ts';
import { holdPostLists, refreshPostLists, updatePost } from './post-cache.ts';
import { useLike } from './use-like.ts';

const texts = {
  title: 'Post piaciuto!',
  description: 'Il tuo supporto è stato registrato.',
  failure: 'Impossibile mettere mi piace al post.',
  undoFailure: 'Impossibile togliere il mi piace al post.',
};

export function usePostLike(id: number) {
  const client = useQueryClient();
  const { posts } = trpc.useUtils().client;
  return useLike({
    key: ['like-post', id],
    send: (like) => (like ? posts.like.mutate({ id }) : posts.unlike.mutate({ id })),
    apply: (change) => updatePost(client, id, (post) => ({ ...post, ...change(post) })),
    hold: () => holdPostLists(client),
    refresh: () => refreshPostLists(client),
    texts,
  });
}
