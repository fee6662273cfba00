import { forgetPerson } from './forget-person.ts';
import { readItem, readUser, removeItem, writeItem } from './storage.ts';

/** Stands from when somebody logs out until the server has said that the session is over. */
const KEY = 'sottovoce-logout-owed';
/** Nobody who leaves waits longer. */
const LONGEST_FAREWELL_MS = 1500;

let ending: Promise<void> | undefined;

/** Whether this browser may still hold the session of somebody who has left. */
export function owesLogout(): boolean {
  return readItem(KEY) !== null;
}

/** Ends this browser's session, also where the page goes away meanwhile. Rejects, and it stays owed, where the server has not said that it is over. */
export function endSession(): Promise<void> {
  owe();
  return (ending ??= tellServer().finally(() => (ending = undefined)));
}

/** Forgets the person in this browser, drafts included. What the server has not heard by then stays owed. */
export async function logOut(): Promise<void> {
  let heard = false;
  const farewell = endSession().then(
    () => (heard = true),
    () => undefined,
  );
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS))]);
  forgetPerson();
  // A full storage has room for it only now.
  if (!heard) owe();
}

/** Tries to end what is owed. @returns whether nothing is owed any more */
export async function payLogout(): Promise<boolean> {
  if (owesLogout()) await endSession().catch(() => undefined);
  return !owesLogout();
}

/** Call it as the program begins, before it asks anything. */
export function finishLogOut(): void {
  // The page may have gone before it had forgotten.
  if (owesLogout() && readUser()) forgetPerson();
  window.addEventListener('online', () => void payLogout());
  void payLogout();
}

function owe(): void {
  writeItem(KEY, 'yes');
}

async function tellServer(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/trpc/auth.logout', { method: 'POST', headers, credentials: 'include', keepalive: true });
  // What stands in between, such as the login page of a café's network, ends nothing.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('application/json')) throw new Error('not logged out');
  removeItem(KEY);
}
