import { useQueryClient } from '@tanstack/react-query';
import type { Comment } from '../../routers/comments/schema.ts';
import { changeItem, listKey } from '../lib/lists.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { useLike } from './use-like.ts';

const texts = {
  title: 'Commento piaciuto!',
  description: 'Hai dato supporto a questo commento.',
  failure: 'Impossibile mettere mi piace al commento.',
  undoFailure: 'Impossibile togliere il «mi piace» al commento.',
};

export function useCommentLike(postId: number, comment: Comment) {
  const client = useQueryClient();
  const lists = listKey(trpc.comments.list, { id: postId });
  return useLike({
    kind: 'comments',
    thing: comment,
    lists,
    show: (change) => changeItem(client, trpc.comments.list, comment.id, (known) => ({ ...known, ...change(known) })),
    // Its post may be gone as well.
    onFailed: (error) => asRequestError(error)?.reason === 'comment_not_found' && void client.invalidateQueries({ queryKey: lists }),
    texts,
  });
}
