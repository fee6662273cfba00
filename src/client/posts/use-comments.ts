import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';

/** All comments of a post, oldest first, loaded page by page without being asked; refetched on each mount. */
export function useComments(postId: number) {
  const thread = usePages(trpc.comments.list, { id: postId }, { size: 50, whole: true, staleTime: 0 });
  const { moreFailed, more } = thread;
  return { ...thread, failed: thread.failed || moreFailed, retry: moreFailed ? more : thread.retry };
}
