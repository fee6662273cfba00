import type { PageName, SharedPages } from '../../routers/context.ts';
import type { Valkey } from '../start/valkey.ts';

/** What another process wrote is seen after this long at the latest, even if the news of it is lost. */
const AGE_MAX_MS = 1000;
/** All pages together, as there are as many as words to search for: some hundreds of twenty posts. */
const BYTES_MAX = 16 * 1024 * 1024;
const CHANNEL = 'pages:forget';

interface SharedPagesOptions {
  /** Brings the news that other processes wrote something. */
  valkey?: Pick<Valkey, 'commands' | 'openSubscriber'> | undefined;
  /** For so long after a write pages may be read that lack it: they go as well. */
  staleMs?: number;
}

interface Kept {
  page: Promise<unknown>;
  until: number;
  /** 0 while it is being read. */
  bytes: number;
}

/** Pages in this process's memory; calls that come while a page is being read wait for the same read. */
export function createSharedPages({ valkey, staleMs = 0 }: SharedPagesOptions = {}): SharedPages & { close(): void } {
  /** Those of a name together, oldest first. */
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
  /** The old ones, and the oldest where there are too many. */
  const tidy = (now: number) => {
    for (const shelf of shelves.values()) {
      for (const [which, { until }] of shelf) {
        if (now < until && bytes <= BYTES_MAX) break;
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
      // It may read others of the name, which stand on the shelf before it.
      const page = load();
      const shelf = shelves.get(name) ?? new Map<string, Kept>();
      const reading: Kept = { page, until: now + ageMaxMs, bytes: 0 };
      const stands = () => shelves.get(name)?.get(which) === reading;
      shelves.set(name, shelf.set(which, reading));
      const weigh = (value: Page) => {
        if (!stands()) return;
        // Two a character: what goes beyond one is rare, and then it is all of the text. And as much for the text of the answers.
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
