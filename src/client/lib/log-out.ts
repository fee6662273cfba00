import { forgetPerson } from './forget-person.ts';
import { LOGOUT_KEY, owesLogout, removeItem } from './storage.ts';

let ending: Promise<void> | undefined;

/** Ends this browser's session, also where the page goes away meanwhile. Rejects, and it stays owed, where the server has not said that it is over. */
export function endSession(): Promise<void> {
  return (ending ??= tellServer().finally(() => (ending = undefined)));
}

/** Tries to end what is owed. @returns whether nothing is owed any more */
export async function payLogout(): Promise<boolean> {
  if (owesLogout()) await endSession().catch(() => undefined);
  return !owesLogout();
}

/** For a page that begins while a logout is owed: the one before may have gone before it had forgotten. */
export function finishLogOut(): void {
  forgetPerson();
  window.addEventListener('online', () => void payLogout());
  void payLogout();
}

async function tellServer(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/trpc/auth.logout', { method: 'POST', headers, credentials: 'include', keepalive: true });
  // What stands in between, such as the login page of a café's network, ends nothing.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('application/json')) throw new Error(`${answer.status}: not logged out`);
  removeItem(LOGOUT_KEY);
}
