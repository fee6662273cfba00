import { fetchInTime } from './fetch-in-time.ts';
import { forgetPerson } from './forget-person.ts';
import { LOGOUT_KEY, owesLogout, removeItem } from './storage.ts';

let ending: Promise<void> | undefined;

/** Ends this browser's session, even if the page is closed meanwhile. Rejects, and the logout stays owed, unless the server confirms it. */
export function endSession(): Promise<void> {
  return (ending ??= tellServer().finally(() => (ending = undefined)));
}

/** Retries an owed logout. @returns whether none is owed any more */
export async function payLogout(): Promise<boolean> {
  if (owesLogout()) await endSession().catch(() => undefined);
  return !owesLogout();
}

/**
 * Call it with the mark when a page starts while a logout is owed: the previous page may have been closed before it deleted the data of a
 * user who logged out.
 */
export function finishLogOut(mark: string): void {
  if (mark !== 'session') forgetPerson();
  window.addEventListener('online', () => void payLogout());
  void payLogout();
}

/** Sends a call without input, which arrives even if the page is closed meanwhile. */
export function sendLast(call: 'auth.logout' | 'auth.forgetDevice'): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetchInTime(`/trpc/${call}`, { method: 'POST', headers, credentials: 'include', keepalive: true });
}

async function tellServer(): Promise<void> {
  const answer = await sendLast('auth.logout');
  // A captive portal, such as the login page of a café's network, may answer in place of the server.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('application/json')) throw new Error(`${answer.status}: not logged out`);
  removeItem(LOGOUT_KEY);
}
