import type { LoggedIn } from '../../routers/auth/schema.ts';
import { destination } from '../lib/destination.ts';
import { flash } from '../lib/flash.ts';
import { stopPushing } from '../lib/forget-person.ts';
import { redirectTo } from '../lib/redirect.ts';
import type { Restriction } from '../lib/restriction.ts';
import { restrictionText } from '../lib/restriction-words.ts';
import { errorText } from '../lib/request-error.ts';
import { readPerson, storeUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { forgetTyped } from './kept-registration.ts';

const FAILURE = "Errore durante l'operazione";

const welcomes = {
  login: { title: 'Login effettuato!', description: 'Ti diamo il benvenuto su Sottovoce.' },
  register: { title: 'Registrazione completata!', description: 'Il tuo account è stato creato con successo!' },
};

/** Remembers the person in this browser, without the token, and starts over from where they were going, welcome in hand. */
export function enter(answer: LoggedIn, by: keyof typeof welcomes, restriction: Restriction | null = null): void {
  const { authToken: _, ...profile } = answer;
  const before = readPerson();
  // Whoever was here and did not log out keeps a session, which would go on telling this browser.
  if (before !== '' && before !== profile.id) stopPushing();
  forgetTyped();
  storeUser({ ...profile, isAuthenticated: true });
  flash(
    restriction
      ? { title: welcomes[by].title, description: `${restrictionText(restriction)} Nelle impostazioni trovi perché, e come fare reclamo.` }
      : welcomes[by],
  );
  redirectTo(destination());
}

/** Says it in a toast, and returns the words for the form, where they stay. */
export function showFailure(error: unknown): string {
  const description = errorText(error, FAILURE);
  toast({ variant: 'destructive', title: 'Errore', description });
  return description;
}
