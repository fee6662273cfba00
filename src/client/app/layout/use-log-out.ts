import { useState } from 'react';
import { forgetPerson } from '../../lib/forget-person.ts';
import { paths } from '../../lib/paths.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { oweLogout } from '../../lib/storage.ts';

const LONGEST_FAREWELL_MS = 1500;

/**
 * Forgets the person in this browser, drafts included, and goes to the login with a fresh page, so that nothing read so far stays in memory.
 * The person leaves also when telling the server fails or hangs: that stays owed.
 */
export function useLogOut(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async logOut() {
      setLeaving(true);
      oweLogout();
      let heard = false;
      const farewell = import('../../lib/log-out.ts').then(({ endSession }) => endSession()).then(() => (heard = true), ignore);
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS))]);
      forgetPerson();
      // A full storage has room for it only now.
      if (!heard) oweLogout();
      redirectTo(paths.login);
    },
  };
}

/** It stays owed. */
const ignore = () => {};
