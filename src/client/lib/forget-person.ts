import { removeAllDrafts } from './stored-drafts.ts';
import { forgetPlaces } from './places.ts';
import { removeUser } from './storage.ts';

/** Deletes what this browser keeps of the user, and the push subscription; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
  forgetPlaces();
  stopPushing();
}

/** Cancels the push subscription. The server may be unreachable at logout, and the next user must not see notifications. */
export function stopPushing(): void {
  void unsubscribe().catch(() => {});
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
