const SCRIPT = '/sw.js';

/** Registers the service worker, so that the site opens offline. Call it once. Does nothing in development, where nothing is built. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    introduceTo(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => introduceTo(worker));
    });
  } catch {
    // Blocked or unreachable: the site still works online.
  }
}

/** Tells a waiting worker which build this page belongs to: it takes over if that is its own and this is the only open page. */
function introduceTo(worker: ServiceWorker | null): void {
  // This module’s URL is that of the entry script, which changes with every build.
  if (worker?.state === 'installed') worker.postMessage({ entry: new URL(import.meta.url).pathname });
}
