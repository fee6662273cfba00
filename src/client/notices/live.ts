import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AppRouter } from '../../routers/index.ts';

/** The page's own business comes first. */
const FIRST_MS = 1500;
/** After a stream that ended or failed; until then the page asks by itself. */
const AGAIN_MS = 30_000;

const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });

/**
 * Follows one's notices while the page is in sight: browsers allow a site few connections, and windows in the background would take
 * them all. @param onChange told of how many are unread @returns whether the line stands
 */
export function useLiveNotices(onChange: (unread: number) => void): boolean {
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    if (!visible || typeof EventSource === 'undefined') return;
    let lastEventId: string | undefined;
    let subscription: { unsubscribe(): void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = () => {
      setConnected(false);
      subscription?.unsubscribe();
      clearTimeout(timer);
      timer = setTimeout(begin, AGAIN_MS);
    };
    const begin = () => {
      subscription = client.notices.live.subscribe(
        { lastEventId },
        {
          onData({ id, data }) {
            lastEventId = id;
            onChange(data.unread);
          },
          onConnectionStateChange: ({ state }) => setConnected(state === 'pending'),
          onComplete: over,
          onError: over,
        },
      );
    };
    timer = setTimeout(begin, FIRST_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
      setConnected(false);
    };
  }, [visible, onChange]);

  return connected;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
