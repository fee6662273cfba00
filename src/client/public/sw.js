// Lets the site open offline: caches the built files and one empty page, never responses of the API or personal data. The build replaces
// the two values below (src/build/offline.ts).
const BUILD = '__OFFLINE_BUILD__';
const FILES = ['__OFFLINE_FILES__'];

const PREFIX = 'sottovoce-';
const CACHE = PREFIX + BUILD;
/** The app shell: every URL returns the same page, and the policy of this one allows nothing from third parties. */
const SHELL = '/study-planner';
/** Milliseconds after which a network that does not respond counts as offline. */
const PATIENCE_MS = 4000;
const NOTICES = '/notices';
const NEWS_TAG = 'avvisi';
/** Paths that only the server can answer; the cached shell would show a "not found" page. */
const PROGRAM_PATHS = [
  '/api',
  '/trpc',
  '/ws',
  '/live-chat',
  '/healthz',
  '/readyz',
  '/metrics',
  '/docs',
  '/openapi.json',
  '/asyncapi.json',
  '/unsubscribe',
];

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

// A new version waits while a page of the old one is open, so that an open page always finds its own files.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

// Each page sends the path of its entry script: see src/client/lib/register-service-worker.ts.
self.addEventListener('message', (event) => {
  if (FILES.includes(event.data?.entry)) event.waitUntil(takeOverWhenAlone());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (PROGRAM_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (FILES.includes(url.pathname)) event.respondWith(openFile(request, url.pathname));
});

// Says only that there is something new, because others may see the screen.
self.addEventListener('push', (event) => {
  event.waitUntil(tellNews());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotices());
});

async function tellNews() {
  // The user has left by the quick exit (src/client/lib/quick-exit.ts) while this message was on its way.
  if (await caches.has('left')) return stopNews();
  const pages = await self.clients.matchAll({ type: 'window' });
  const silent = pages.some(({ visibilityState }) => visibilityState === 'visible');
  await self.registration.showNotification('C’è qualcosa di nuovo', { tag: NEWS_TAG, icon: '/icon-192.png', lang: 'it', silent });
  // A visible page shows the bell instead; but Safari takes the permission away after a few pushes that show no notification.
  if (silent) for (const notification of await self.registration.getNotifications({ tag: NEWS_TAG })) notification.close();
}

async function stopNews() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (await subscription?.unsubscribe()) await caches.open('silenced');
}

async function openNotices() {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(NOTICES);
  await page.focus();
  await page.navigate(NOTICES);
}

/** Caches all or nothing: a version with a file missing never takes over. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    cache.addAll(FILES.map((path) => new Request(path, { credentials: 'omit' }))),
    cache.add(new Request(SHELL, { credentials: 'omit', cache: 'reload', headers: { accept: 'text/html' } })),
  ]);
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * Network first, because the page may be newer; the cached shell if the network or the server fails. The shell is cached with its headers,
 * so the nonce in its policy matches the one in its HTML.
 */
async function openPage(event) {
  try {
    const response = await Promise.race([fromNetwork(event), failAfter(PATIENCE_MS)]);
    if (response.status < 500) return response;
    return (await kept(SHELL)) ?? response;
  } catch (error) {
    const shell = await kept(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

/** Activates this version when the page that sent the message is the only one open, so that none needs the old version. */
async function takeOverWhenAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

/** Returns the navigation preload, or else fetches: if preloading failed, Firefox resolves to an error instead of rejecting. */
async function fromNetwork(event) {
  const early = await event.preloadResponse;
  return early && early.type !== 'error' ? early : fetch(event.request);
}

function failAfter(milliseconds) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network does not answer')), milliseconds);
  });
}

/** Cache first for built files, which have a hash in their name and never change; network first for the few others. */
async function openFile(request, path) {
  if (path.startsWith('/assets/')) return (await kept(path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const file = await kept(path);
    if (!file) throw error;
    return file;
  }
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}
