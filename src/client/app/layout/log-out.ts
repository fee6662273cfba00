import { removeAllDrafts } from '../../lib/drafts.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { removeUser } from '../../lib/storage.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Forgets the person in this browser, drafts included, and goes to the login with a fresh page, so that nothing read
 * so far stays in memory. `endSession` tells the server; the person leaves also when it fails or hangs.
 */
export async function logOut(endSession: () => Promise<unknown>): Promise<void> {
  const farewell = endSession().catch(() => undefined);
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS))]);
  forgetPerson();
  redirectTo(paths.login);
}

/** Record, mark and drafts; the planner belongs to the browser and stays. */
export function forgetPerson(): void {
  removeUser();
  removeAllDrafts();
}

const LONGEST_FAREWELL_MS = 1500;
