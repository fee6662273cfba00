import { stopSteppingBack } from './back-closes.ts';
import { flash } from './flash.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

/**
 * Stands while this browser shows nothing of the site; a cookie of that name where storage is full or forbidden. index.html reads both, before
 * the first paint.
 */
const KEY = 'sottovoce-left';
const COOKIE = `${KEY}=yes`;
/** Empty caches, which a page and its service worker both see: one stands while nothing may be shown, one once notices had to be stopped. */
export const SILENT = 'left';
const SILENCED = 'silenced';
const NEUTRAL_PAGE = 'https://www.google.com';
/** Past this the history stays as it is: leaving matters more. */
const PATIENCE_MS = 400;

/** Says nothing of any site, in a tab or a list of visited pages. */
export const NEUTRAL_TITLE = 'Nuova scheda';

export function hasLeft(): boolean {
  return readItem(KEY) !== null || document.cookie.includes(COOKIE);
}

/** The site shows itself again in pages that are loaded from now on. */
export async function comeBack(): Promise<void> {
  removeItem(KEY);
  document.cookie = `${COOKIE};path=/;max-age=0`;
  const [, silenced] = await Promise.all([SILENT, SILENCED].map(async (mark) => window.caches?.delete(mark))).catch(() => []);
  if (!silenced) return;
  flash({
    title: 'Gli avvisi qui sono spenti',
    description: 'L’uscita rapida li ha fermati, perché nessuno li vedesse. Li riaccendi nelle impostazioni.',
  });
}

/** Calls when somebody leaves in this tab or another, or when the browser brings back a page that had been put away before. */
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
      // Forbidden, as storage is.
    }
  };
  listen();
  // An open one would keep a page out of what the browser brings back at once.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listen());
}

const LEAVING = 'sottovoce-leaving';
/** Between the tabs, also where storage is full, and the mark no news to them. */
let channel: BroadcastChannel | undefined;

/** Every tab goes blank at once, and this one to another site. The login stays, and what was being written waits in this browser. */
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

/** Nothing on the screen names the site, now or later: while `SILENT` stands, the service worker shows nothing. */
async function fallSilent(): Promise<void> {
  const marked = window.caches?.open(SILENT);
  const registration = await navigator.serviceWorker?.getRegistration();
  const close = async () => (await registration?.getNotifications?.())?.forEach((shown) => shown.close());
  const unsubscribe = async () => {
    const subscription = await registration?.pushManager?.getSubscription();
    // What is not done here in time the service worker does: see tellNews.
    if (await subscription?.unsubscribe()) await window.caches?.open(SILENCED);
  };
  await Promise.allSettled([marked, close(), unsubscribe()]);
}

/** Not in every browser yet. */
interface Navigation {
  currentEntry: HistoryEntry | null;
  entries(): HistoryEntry[];
  traverseTo(key: string): { finished: Promise<unknown> };
}
interface HistoryEntry {
  key: string;
  sameDocument: boolean;
}

/** Leaves one neutral line of this visit in the list behind the back button. Where the browser lets no page do that, its lines stay, and lead to a blank page. */
async function forgetVisited(): Promise<void> {
  const { navigation } = window as { navigation?: Navigation };
  const visited = navigation?.entries() ?? [];
  const first = visited.find(({ sameDocument }) => sameDocument);
  if (!navigation || !first || visited.length === 1) return;
  // Nobody is left to follow.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true });
  if (navigation.currentEntry?.key !== first.key) await navigation.traverseTo(first.key).finished;
  // What lay ahead goes, and this stands there instead.
  History.prototype.pushState.call(window.history, null, '', '/');
  nameNeutrally();
  await navigation.traverseTo(first.key).finished;
  nameNeutrally();
}

/** A title is told to the history when it changes. */
function nameNeutrally(): void {
  document.title = '';
  document.title = NEUTRAL_TITLE;
}
