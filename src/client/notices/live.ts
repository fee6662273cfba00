/*
 * Uses the browser's EventSource, which reconnects by itself and sends the last event id: tRPC's subscription link would add 2.9 KiB to the
 * first load.
 */

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NoticesState } from '../../routers/notices/schema.ts';

const ADDRESS = '/trpc/notices.live';
/** Delay before reconnecting to a stream that the server ended or refused: random, to spread the clients. The page polls meanwhile. */
const AGAIN_MS: [least: number, most: number] = [10_000, 40_000];
/** Events with which the server ends the stream. */
const OVER = ['return', 'serialized-error'];

/**
 * Follows the user's notices while the page is visible: browsers limit the connections to a site, and background windows would use them up.
 * @param onChange receives the number of unread notices @returns whether the stream is connected
 */
export function useLiveNotices(onChange: (unread: number) => void): boolean {
  const visible = useVisible();
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

/** Whether the page is visible. */
export function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
