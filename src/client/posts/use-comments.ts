import { useEffect } from 'react';
import { usePages } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';

/** All comments of a post, oldest first, read each time anew; a long thread comes in several parts. */
export function useComments(postId: number) {
  const thread = usePages(trpc.comments.list, { id: postId }, { size: 50, staleTime: 0 });
  const { complete, retrying, moreFailed, more } = thread;
  useEffect(() => {
    if (!complete && !retrying && !moreFailed) void more();
  });
  return { ...thread, failed: thread.failed || moreFailed, retry: moreFailed ? more : thread.retry };
}
