import type { Redis } from 'ioredis';
import type { PageName, SharedPages } from '../../routers/context.ts';

/** What another process wrote is seen after this long at the latest, even if the news of it is lost. */
const AGE_MAX_MS = 1000;
const CHANNEL = 'pages:forget';

export interface SharedPagesOptions {
  /** Brings the news that other processes wrote something. */
  valkey?: Redis | undefined;
}

/** Pages in this process's memory; calls that come while a page is being read wait for the same read. */
export function createSharedPages({ valkey }: SharedPagesOptions = {}): SharedPages & { close(): void } {
  const pages = new Map<PageName, { page: Promise<unknown>; readAt: number }>();
  const subscriber = valkey?.duplicate();
  const subscribe = () => void subscriber?.subscribe(CHANNEL).catch(() => {});
  // Its errors are those of the connection that it duplicates, which reports them.
  subscriber
    ?.on('ready', subscribe)
    .on('message', (_, name) => pages.delete(name as PageName))
    .on('error', () => {});

  return {
    read<Page>(name: PageName, load: () => Promise<Page>, ageMaxMs = AGE_MAX_MS): Promise<Page> {
      const now = performance.now();
      const kept = pages.get(name);
      if (kept && now - kept.readAt < ageMaxMs) return kept.page as Promise<Page>;
      const page = load();
      pages.set(name, { page, readAt: now });
      page.catch(() => {
        if (pages.get(name)?.page === page) pages.delete(name);
      });
      return page;
    },
    forget(name) {
      pages.delete(name);
      valkey?.publish(CHANNEL, name).catch(() => {});
    },
    close() {
      subscriber?.disconnect();
    },
  };
}
