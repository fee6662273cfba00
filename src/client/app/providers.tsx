import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetHeld } from '../lib/held.ts';
import { followPerson } from '../lib/storage.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';
import { ArrivalContext, createArrival } from '../ui/page-heading.tsx';
import { ChatPlace } from '../posts/chat-place.tsx';
import { ReportPlace } from '../reports/report-place.tsx';
import { RereadingPlace } from '../rereading/rereading-place.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { makeSystem } from './theme/system.ts';

/** Without stylis' vendor prefixes, 28 % of the landing page's styles: theme/base-config.ts adds the few that supported browsers need. */
const emotionCache = createCache({
  stylisPlugins: [],
  ...(import.meta.env.MODE === 'snapshot' ? { key: 'p', speedy: false } : { key: 's', nonce: pageNonce() }),
});

/** The contexts that pages rely on. Created for each mount, so that tests share nothing. */
export function Providers({ children }: { children: ReactNode }) {
  const [system] = useState(makeSystem);
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  const [arrive] = useState(createArrival);
  useEffect(() => rereadWhenOnline(queryClient), [queryClient]);
  useEffect(() => forgetWhoIsGone(queryClient), [queryClient]);
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <ArrivalContext value={arrive}>{children}</ArrivalContext>
            <ChatPlace />
            <ReportPlace />
            <RereadingPlace />
            <Toaster />
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Queries never become stale or refetch by themselves; components opt in. Without a network they fail
 * at once instead of waiting, because a paused mutation would look like sending.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * Refetches queries without data when the network returns, whether or not the page shows that they failed. TanStack
 * Query's own handling does not notice the return of a network that was absent when the page opened.
 */
function rereadWhenOnline(client: QueryClient): () => void {
  const reread = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  window.addEventListener('online', reread);
  return () => window.removeEventListener('online', reread);
}

/** Clears everything read, sent and held for a user before the next one's first render. Pages remount by themselves, see routes.tsx. */
function forgetWhoIsGone(client: QueryClient): () => void {
  return followPerson(() => {
    client.clear();
    forgetHeld();
  });
}

/** This page's CSP nonce; without it the content security policy blocks Emotion's styles. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
