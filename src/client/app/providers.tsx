import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetHeld } from '../lib/held.ts';
import { followPerson } from '../lib/storage.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';
import { ArrivalContext, createArrival } from '../ui/page-heading.tsx';
import { RereadingPlace } from '../rereading/rereading-place.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { makeSystem } from './theme/system.ts';

/** Without the library's prefixes, 28 % of the landing page's styles: browsers that run the program need three of them, see theme/base-config.ts. */
const emotionCache = createCache({
  stylisPlugins: [],
  ...(import.meta.env.MODE === 'snapshot' ? { key: 'p', speedy: false } : { key: 's', nonce: pageNonce() }),
});

/** Everything a screen may count on. One of each for each mount, so that tests share nothing. */
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
            <RereadingPlace />
            <Toaster />
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Reads never go stale or repeat by themselves; a screen that wants otherwise says so. Without a network everything fails
 * at once, with its text kept: waiting for one would look like sending.
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
 * What a screen could not read is read again when the network returns, whether or not the screen says that it is missing.
 * The library's own way never sees the return of a network that was away when the page opened.
 */
function rereadWhenOnline(client: QueryClient): () => void {
  const reread = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  window.addEventListener('online', reread);
  return () => window.removeEventListener('online', reread);
}

/** Before anything is drawn for the next: what was read, sent and held for one person goes with them. The screens begin anew by themselves, see routes.tsx. */
function forgetWhoIsGone(client: QueryClient): () => void {
  return followPerson(() => {
    client.clear();
    forgetHeld();
  });
}

/** The server's nonce of this page; without it the content security policy refuses Emotion's styles. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
