import type { PageName, SharedPages } from '../../routers/context.ts';
import type { Valkey } from '../start/valkey.ts';

/** Maximum age of a page, in case the message about another process's write is lost. */
const AGE_MAX_MS = 1000;
/** Total size of the cached pages: some hundreds of twenty posts. There can be as many pages as there are search terms. */
const BYTES_MAX = 16 * 1024 * 1024;
const CHANNEL = 'pages:forget';

interface SharedPagesOptions {
  /** Carries the messages about writes in other processes. */
  valkey?: Pick<Valkey, 'commands' | 'openSubscriber'> | undefined;
  /** Milliseconds after a write during which reads may still miss it: pages cached in that time are dropped, too. */
  staleMs?: number;
}

interface Kept {
  page: Promise<unknown>;
  until: number;
  /** 0 while the page is being loaded. */
  bytes: number;
}

/** Caches pages in the memory of this process; concurrent calls for the same page share one load. */
export function createSharedPages({ valkey, staleMs = 0 }: SharedPagesOptions = {}): SharedPages & { close(): void } {
  /** The pages of each name, oldest first. */
  const shelves = new Map<PageName, Map<string, Kept>>();
  let bytes = 0;
  const subscriber = valkey?.openSubscriber();
  const subscribe = () => void subscriber?.subscribe(CHANNEL).catch(() => {});
  subscriber
    ?.on('ready', subscribe)
    .on('message', (_, name) => outdate(name as PageName))
    .on('error', () => {});

  const remove = (shelf: Map<string, Kept>, which: string) => {
    bytes -= shelf.get(which)?.bytes ?? 0;
    shelf.delete(which);
  };
  const clear = (name: PageName) => {
    for (const { bytes: freed } of shelves.get(name)?.values() ?? []) bytes -= freed;
    shelves.delete(name);
  };
  const again = new Map<PageName, NodeJS.Timeout>();
  const outdate = (name: PageName) => {
    clear(name);
    if (staleMs === 0) return;
    clearTimeout(again.get(name));
    again.set(name, setTimeout(() => clear(name), staleMs).unref());
  };
  /** Removes expired pages, which may stand behind some that are kept for longer, and then the oldest ones while there are too many bytes. */
  const tidy = (now: number) => {
    for (const shelf of shelves.values()) for (const [which, { until }] of shelf) if (now >= until) remove(shelf, which);
    for (const shelf of shelves.values()) {
      for (const which of shelf.keys()) {
        if (bytes <= BYTES_MAX) return;
        remove(shelf, which);
      }
    }
  };

  return {
    read<Page>(name: PageName, which: string, load: () => Promise<Page>, ageMaxMs = AGE_MAX_MS): Promise<Page> {
      const now = performance.now();
      const kept = shelves.get(name)?.get(which);
      if (kept && now < kept.until) return kept.page as Promise<Page>;
      tidy(now);
      // Called before this page is added, because it may load other pages of the same name, which must come first.
      const page = load();
      const shelf = shelves.get(name) ?? new Map<string, Kept>();
      // A page that is overwritten must no longer count.
      remove(shelf, which);
      const reading: Kept = { page, until: now + ageMaxMs, bytes: 0 };
      const stands = () => shelves.get(name)?.get(which) === reading;
      shelves.set(name, shelf.set(which, reading));
      const weigh = (value: Page) => {
        if (!stands()) return;
        // Two bytes per character, as one beyond Latin-1 doubles the whole text, and as much again for the serialized responses.
        reading.bytes = JSON.stringify(value).length * 4;
        bytes += reading.bytes;
        tidy(now);
      };
      page.then(weigh).catch(() => {
        if (stands()) remove(shelf, which);
      });
      return page;
    },
    forget(name) {
      outdate(name);
      valkey?.commands.publish(CHANNEL, name).catch(() => {});
    },
    close() {
      for (const timer of again.values()) clearTimeout(timer);
      subscriber?.disconnect();
    },
  };
}
