import { useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { readItem, writeItem, WROTE_KEY } from '../lib/storage.ts';

/** Whether the user has posted before, as recorded in this browser. Read once on mount, so that the layout does not shift later. */
export function useHasWritten(posts: Post[] = []): boolean {
  const [written] = useState(() => readItem(WROTE_KEY) !== null);
  const own = posts.some(({ mine }) => mine);
  useEffect(() => {
    if (own) writeItem(WROTE_KEY, 'yes');
  }, [own]);
  return written;
}
