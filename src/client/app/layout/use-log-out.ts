import { useState } from 'react';
import { logOut } from '../../lib/log-out.ts';
import { paths } from '../../lib/paths.ts';
import { redirectTo } from '../../lib/redirect.ts';

/** Logs out and goes to the login with a fresh page, so that nothing read so far stays in memory. The person leaves also when telling the server fails or hangs. */
export function useLogOut(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async logOut() {
      setLeaving(true);
      await logOut();
      redirectTo(paths.login);
    },
  };
}
