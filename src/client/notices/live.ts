/*
 * The browser's own EventSource, which comes back by itself and says where it stood: tRPC's subscription link would be 2.9 KiB more in
 * the first load.
 */

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NoticesState } from '../../routers/notices/schema.ts';

const ADDRESS = '/trpc/notices.live';
/** After a stream that the server ended or refused: at random, so that not everybody comes at once. Until then the page asks by itself. */
const AGAIN_MS: [least: number, most: number] = [10_000, 40_000];
/** What the server says besides news. */
const OVER = ['return', 'serialized-error'];

/**
 * Follows one's notices while the page is in sight: browsers allow a site few connections, and windows in the background would take
 * them all. @param onChange told of how many are unread @returns whether the line stands
 */
export function useLiveNotices(onChange: (unread: number) => void): boolean {
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    if (!visible || typeof EventSource === 'undefined') return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      source?.close();
      clearTimeout(timer);
      setConnected(false);
    };
    const over = () => {
      close();
      const [least, most] = AGAIN_MS;
      timer = setTimeout(open, least + Math.random() * (most - least));
    };
    const open = () => {
      source = new EventSource(ADDRESS);
      source.addEventListener('connected', () => setConnected(true));
      source.addEventListener('message', ({ data }: MessageEvent<string>) => onChange((JSON.parse(data) as NoticesState).unread));
      source.addEventListener('error', () => (source?.readyState === EventSource.CLOSED ? over() : setConnected(false)));
      for (const end of OVER) source.addEventListener(end, over);
    };
    open();
    return close;
  }, [visible, onChange]);

  return connected;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
