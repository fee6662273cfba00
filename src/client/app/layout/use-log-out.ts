import { useState } from 'react';
import { forgetPerson } from '../../lib/forget-person.ts';
import { paths } from '../../lib/paths.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { trpc } from '../../lib/trpc.ts';

const LONGEST_FAREWELL_MS = 1500;

/**
 * Forgets the person in this browser, drafts included, and goes to the login with a fresh page, so that nothing read
 * so far stays in memory. The person leaves also when telling the server fails or hangs.
 */
export function useLogOut(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const endSession = trpc.auth.logout.useMutation();
  return {
    leaving,
    async logOut() {
      setLeaving(true);
      const farewell = endSession.mutateAsync().catch(() => undefined);
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS))]);
      forgetPerson();
      redirectTo(paths.login);
    },
  };
}
