import { forgetPlaces } from './places.ts';
import { DRAFT_PREFIX, removeUser } from './storage.ts';

/** Record, mark, drafts, places in lists and what is shown while the site is closed; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
  forgetPlaces();
  stopPushing();
}

/** Whoever uses this browser next finds nothing. */
export function removeAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there are no drafts either.
  }
}

/** The server stops by itself when the login ends; whoever comes next must not be told even if it could not be reached. */
export function stopPushing(): void {
  const stop = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  };
  void stop().catch(() => {});
}
