const SCRIPT = '/sw.js';

/**
 * Makes the site open without a network: call it once. Does nothing in development, where nothing is
 * built yet.
 */
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
    // Forbidden or out of reach: the site works as long as there is a network.
  }
}

/** A new version that waits may take over if this page is its own and the only one open. */
function introduceTo(worker: ServiceWorker | null): void {
  // The file that this stands in names the program's, and is another in every build.
  if (worker?.state === 'installed') worker.postMessage({ entry: new URL(import.meta.url).pathname });
}
