import { stopSteppingBack } from './back-closes.ts';
import { flash } from './flash.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

/**
 * Set while this browser must not show the site; a cookie of that name replaces it where
 * storage is full or blocked. index.html reads both before the first paint.
 */
const KEY = 'sottovoce-left';
const COOKIE = `${KEY}=yes`;
/** Empty caches as flags that a service worker can read: `SILENT` while nothing may be shown, `SILENCED` once push is cancelled. */
export const SILENT = 'left';
const SILENCED = 'silenced';
const NEUTRAL_PAGE = 'https://www.google.com';
/** Time limit for clearing notifications and history: leaving matters more. */
const PATIENCE_MS = 400;

/** A title that does not reveal the site in tabs or in the history. */
export const NEUTRAL_TITLE = 'Nuova scheda';

export function hasLeft(): boolean {
  return readItem(KEY) !== null || document.cookie.includes(COOKIE);
}

/** Ends the quick exit: pages loaded from then on show the site again. */
export async function comeBack(): Promise<void> {
  removeItem(KEY);
  document.cookie = `${COOKIE};path=/;max-age=0`;
  const [, silenced] = await Promise.all([SILENT, SILENCED].map(async (mark) => window.caches?.delete(mark))).catch(() => []);
  if (!silenced) return;
  flash({
    title: 'Gli avvisi qui sono spenti',
    description: '«Esci subito» li ha fermati, perché nessuno li vedesse. Li riaccendi nelle impostazioni.',
  });
}

/** Calls `listener` on a quick exit, in this tab or another, or one that happened while the page was hidden or in the bfcache. */
export function onLeft(listener: () => void): void {
  const check = () => hasLeft() && listener();
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  window.addEventListener(LEAVING, listener);
  const listen = () => {
    try {
      channel = new BroadcastChannel(LEAVING);
      channel.addEventListener('message', listener);
    } catch {
      // Blocked, like storage.
    }
  };
  listen();
  // An open channel would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listen());
}

const LEAVING = 'sottovoce-leaving';
/** Reaches the other tabs even where storage is full or blocked, and no `storage` event fires. */
let channel: BroadcastChannel | undefined;

/** Blanks every tab at once and replaces this page with a neutral site. The session and the drafts stay. */
export async function leaveSite(): Promise<void> {
  writeItem(KEY, 'yes');
  if (!hasLeft()) document.cookie = `${COOKIE};path=/`;
  stopSteppingBack();
  channel?.postMessage('');
  window.dispatchEvent(new Event(LEAVING));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled([fallSilent(), forgetVisited()]), late]);
  window.location.replace(NEUTRAL_PAGE);
}

/** Closes notifications and cancels the push subscription; while `SILENT` exists, the service worker shows none. */
async function fallSilent(): Promise<void> {
  const marked = window.caches?.open(SILENT);
  const registration = await navigator.serviceWorker?.getRegistration();
  const close = async () => (await registration?.getNotifications?.())?.forEach((shown) => shown.close());
  const unsubscribe = async () => {
    const subscription = await registration?.pushManager?.getSubscription();
    // If there is no time for this, the service worker does it: see `tellNews` in sw.js.
    if (await subscription?.unsubscribe()) await window.caches?.open(SILENCED);
  };
  await Promise.allSettled([marked, close(), unsubscribe()]);
}

/** The Navigation API, which not every browser has. */
interface Navigation {
  currentEntry: HistoryEntry | null;
  entries(): HistoryEntry[];
  traverseTo(key: string): { finished: Promise<unknown> };
}
interface HistoryEntry {
  key: string;
  sameDocument: boolean;
}

/** Reduces this visit to one neutral history entry. Without the Navigation API its entries stay, and lead to a blank page. */
async function forgetVisited(): Promise<void> {
  const { navigation } = window as { navigation?: Navigation };
  const visited = navigation?.entries() ?? [];
  const first = visited.find(({ sameDocument }) => sameDocument);
  if (!navigation || !first || visited.length === 1) return;
  // Keeps the router from following the traversal.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true });
  if (navigation.currentEntry?.key !== first.key) await navigation.traverseTo(first.key).finished;
  // Pushing an entry drops all entries after it.
  History.prototype.pushState.call(window.history, null, '', '/');
  nameNeutrally();
  await navigation.traverseTo(first.key).finished;
  nameNeutrally();
}

/** Sets the title twice, because browsers update the history entry only when the title changes. */
function nameNeutrally(): void {
  document.title = '';
  document.title = NEUTRAL_TITLE;
}
