import { forgetPerson } from '../lib/forget-person.ts';
import { forgetHiddenNames } from '../lib/hidden.ts';
import { paths } from '../lib/paths.ts';
import { flash } from '../lib/flash.ts';
import { logQuietly } from '../lib/log.ts';
import { sendLast } from '../lib/log-out.ts';
import { redirectTo } from '../lib/redirect.ts';
import { forgetPlanner } from '../planner/storage.ts';

interface Farewell {
  /** The id of the account: when its session has ended, the browser no longer knows it. */
  person: string;
  /** Whether the study planner is removed, too. */
  planner: boolean;
  /** Whether the address cannot register again, or not yet. */
  barred: boolean;
  /** Whether the deletion was never confirmed, and the account only seems to be gone. */
  presumed?: boolean;
}

/** Removes a deleted account's data from this browser and loads the landing page with a farewell toast. */
export function farewell({ person, planner, barred, presumed = false }: Farewell): void {
  if (planner) forgetStoredPlanner();
  forgetHiddenNames(person);
  // A confirmed deletion has cleared the device cookie.
  if (presumed) void sendLast('auth.forgetDevice').catch((error: unknown) => logQuietly('Device not forgotten', error));
  forgetPerson();
  flash({
    title: presumed ? 'Il tuo account non dovrebbe più esserci' : 'Il tuo account non c’è più',
    description: presumed
      ? 'La conferma non è arrivata. Per sicurezza prova ad accedere: se ci riesci, cancellalo di nuovo dalle impostazioni. Grazie, e abbi cura di te.'
      : `Grazie per il pezzo di strada fatto insieme. Abbi cura di te${barred ? '.' : ': se un giorno vorrai tornare, la porta è aperta.'}`,
  });
  redirectTo(paths.landing);
}

function forgetStoredPlanner(): void {
  try {
    forgetPlanner();
  } catch (error) {
    // The browser denies access to its storage, so it holds no planner either.
    logQuietly('Planner not removed', error);
  }
}
