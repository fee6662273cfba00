import { trpc } from '../lib/trpc.ts';
import { useLike } from './use-like.ts';

const texts = {
  title: 'Commento piaciuto!',
  description: 'Hai dato supporto a questo commento.',
  failure: 'Impossibile mettere mi piace al commento.',
  undoFailure: 'Impossibile togliere il mi piace al commento.',
};

export function useCommentLike(postId: number, id: number) {
  const utils = trpc.useUtils();
  const thread = { id: postId };
  const { comments } = utils.client;
  return useLike({
    key: ['like-comment', id],
    send: (like) => (like ? comments.like.mutate({ id }) : comments.unlike.mutate({ id })),
    apply: (change) =>
      utils.comments.list.setData(thread, (list) =>
        list?.map((comment) => (comment.id === id ? { ...comment, ...change(comment) } : comment)),
      ),
    hold: () => utils.comments.list.cancel(thread),
    refresh: () => utils.comments.list.invalidate(thread),
    texts,
  });
}
