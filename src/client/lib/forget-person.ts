import { removeAllDrafts } from './drafts.ts';
import { forgetPlaces } from './places.ts';
import { removeUser } from './storage.ts';

/** Record, mark, drafts, places in lists and what is shown while the site is closed; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
  forgetPlaces();
  stopPushing();
}

/** The server stops by itself when the login ends; whoever comes next must not be told even if it could not be reached. */
export function stopPushing(): void {
  void unsubscribe().catch(() => {});
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
