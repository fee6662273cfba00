import { useState } from 'react';
import { hasUnsent } from '../../lib/draft-forms.ts';
import { forgetPerson } from '../../lib/forget-person.ts';
import { paths } from '../../lib/paths.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { oweLogout } from '../../lib/storage.ts';
import { askPerson } from '../../rereading/question.ts';

const LONGEST_FAREWELL_MS = 1500;

/**
 * Deletes the user's data in this browser, drafts included, after a question if there are any, and loads the login as a new document, so that nothing stays
 * in memory. Leaves even if the request to the server fails or hangs: the logout then stays owed.
 */
export function useLogOut(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async logOut() {
      setLeaving(true);
      if (hasUnsent() && (await canAsk()) && !(await askPerson({ about: 'leaving' }))) return setLeaving(false);
      oweLogout();
      let heard = false;
      const farewell = import('../../lib/log-out.ts').then(({ endSession }) => endSession()).then(() => (heard = true), ignore);
      await Promise.race([farewell, patience()]);
      forgetPerson();
      // If storage was full, there is room only now.
      if (!heard) oweLogout();
      redirectTo(paths.login);
    },
  };
}

/** Whether the question could be loaded in time: whoever leaves a shared computer must get away in any case. */
function canAsk(): Promise<boolean> {
  const loaded = import('../../rereading/rereading-question.tsx').then(
    () => true,
    () => false,
  );
  return Promise.race([loaded, patience()]);
}

function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS, false));
}

/** The logout stays owed. */
const ignore = () => {};
