import { oweLogout } from './storage.ts';

/** Ends a session whose record has been removed: no page would show it, so the user could not log out. Drafts stay. Never rejects. */
export async function endUnseenSession(): Promise<void> {
  oweLogout('session');
  await import('./log-out.ts').then(({ endSession }) => endSession()).catch(() => undefined);
}
