import { useEffect, useState } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { readItem, writeItem, WROTE_KEY } from '../lib/storage.ts';

/** Whether this person has posted before, as far as this browser knows. Settled when the page opens, so that nothing moves later. */
export function useHasWritten(posts: Post[] = []): boolean {
  const [written] = useState(() => readItem(WROTE_KEY) !== null);
  const own = posts.some(({ mine }) => mine);
  useEffect(() => {
    if (own) writeItem(WROTE_KEY, 'yes');
  }, [own]);
  return written;
}
