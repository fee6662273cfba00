import { forgetPlaces } from './places.ts';
import { DRAFT_PREFIX, keysUnder, removeItem, removeUser } from './storage.ts';

/** Record, mark, drafts, places in lists and what is shown while the site is closed; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
  forgetPlaces();
  stopPushing();
}

/** Whoever uses this browser next finds nothing. */
export function removeAllDrafts(): void {
  for (const key of keysUnder(DRAFT_PREFIX)) removeItem(key);
}

/** The server stops by itself when the login ends; whoever comes next must not be told even if it could not be reached. */
export function stopPushing(): void {
  void unsubscribe().catch(() => {});
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
