import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notice } from '../../routers/notices/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { NEWEST } from './use-notices.ts';

/** Calls `onNews` when a new notice matches `isAbout`. It only reads the cache, which the bell keeps up to date. */
export function useNews(isAbout: (notice: Notice) => boolean, onNews: () => void): void {
  const { data } = trpc.notices.list.useQuery(NEWEST, { enabled: false });
  const newest = data && (data.find(isAbout)?.id ?? 0);
  const known = useRef(newest);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const before = known.current;
    known.current = newest;
    if (before !== undefined && newest !== undefined && newest > before) tell();
  }, [newest]);
}
