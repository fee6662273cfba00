import { removeAllDrafts } from './drafts.ts';
import { removeUser } from './storage.ts';

/** Record, mark, drafts and what is shown while the site is closed; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
  void stopPushing().catch(() => {});
}

/** The server stops by itself when the login ends; whoever comes next must not be told even if it could not be reached. */
async function stopPushing(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
