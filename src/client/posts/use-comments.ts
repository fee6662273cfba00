import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Comment } from '../../routers/comments/schema.ts';
import { trpc } from '../lib/trpc.ts';

/** The server's largest page. */
const PAGE_SIZE = 50;

/** All comments of a post, oldest first, read each time anew; a long thread takes several calls. */
export function useComments(postId: number) {
  const { comments } = trpc.useUtils().client;
  return useQuery({
    queryKey: getQueryKey(trpc.comments.list, { id: postId }, 'query'),
    async queryFn({ signal }) {
      const thread: Comment[] = [];
      for (;;) {
        const page = await comments.list.query({ id: postId, limit: PAGE_SIZE, offset: thread.length }, { signal });
        thread.push(...page);
        if (page.length < PAGE_SIZE) return thread;
      }
    },
    staleTime: 0,
  });
}
