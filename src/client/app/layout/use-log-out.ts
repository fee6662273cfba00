import { useState } from 'react';
import { forgetPerson } from '../../lib/forget-person.ts';
import { paths } from '../../lib/paths.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { oweLogout } from '../../lib/storage.ts';
import { draftsUnder } from '../../lib/stored-drafts.ts';
import { askPerson } from '../../rereading/question.ts';

const LONGEST_FAREWELL_MS = 1500;
/** The drafts that are no texts. */
const ABOUT_TEXTS = /^post-(?:type|details)$|-answered$|^new-address$/;

/**
 * Deletes the user's data in this browser, drafts included, after a question if there are any, and loads the login as a new document, so that nothing stays
 * in memory. Leaves even if the request to the server fails or hangs: the logout then stays owed.
 */
export function useLogOut(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async logOut() {
      const unsent = draftsUnder('').some((key) => !ABOUT_TEXTS.test(key));
      if (unsent && !(await askPerson({ about: 'leaving' }))) return;
      setLeaving(true);
      oweLogout();
      let heard = false;
      const farewell = import('../../lib/log-out.ts').then(({ endSession }) => endSession()).then(() => (heard = true), ignore);
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS))]);
      forgetPerson();
      // If storage was full, there is room only now.
      if (!heard) oweLogout();
      redirectTo(paths.login);
    },
  };
}

/** The logout stays owed. */
const ignore = () => {};
