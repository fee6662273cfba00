import type { LoggedIn } from '../../routers/auth/schema.ts';
import { destination } from '../lib/destination.ts';
import { endUnseenSession } from '../lib/end-unseen-session.ts';
import { flash } from '../lib/flash.ts';
import { stopPushing } from '../lib/forget-person.ts';
import { redirectTo } from '../lib/redirect.ts';
import type { Restriction } from '../lib/restriction.ts';
import { restrictionText } from '../lib/restriction-words.ts';
import { errorText } from '../lib/request-error.ts';
import { readPerson, removeUser, storeUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { forgetTyped } from './kept-registration.ts';

const FAILURE = "Errore durante l'operazione";

const welcomes = {
  login: { title: 'Login effettuato!', description: 'Ti diamo il benvenuto su Sottovoce.' },
  register: { title: 'Registrazione completata!', description: 'Il tuo account è stato creato con successo!' },
};

const rights = { login: 'La password è giusta', register: 'Il tuo account ora c’è' };

/** Thrown when the browser cannot store the user, so that no page would show the login. */
class NotKept extends Error {}

/**
 * Stores the user in this browser, without the token, and reloads at the page they were going to, with a welcome toast. If the browser
 * cannot store the user, ends the session again, because no page would show it and the user could not log out. @throws NotKept then
 */
export async function enter(answer: LoggedIn, by: keyof typeof welcomes, restriction: Restriction | null = null): Promise<void> {
  const { authToken: _, ...profile } = answer;
  const before = readPerson();
  // A previous user who did not log out may still have a session, whose push notifications would go on arriving here.
  if (before !== profile.id) stopPushing();
  storeUser({ ...profile, isAuthenticated: true });
  if (readPerson() !== profile.id) {
    removeUser();
    await endUnseenSession();
    throw new NotKept(
      `${rights[by]}, ma questo browser non riesce a ricordare l’accesso, e lo abbiamo richiuso: per questo sito la sua memoria è vietata o piena. Nelle impostazioni del browser consenti al sito di salvare dati, o libera un po’ di spazio, e poi accedi; puoi anche usare un altro browser.`,
    );
  }
  forgetTyped();
  flash(
    restriction
      ? { title: welcomes[by].title, description: `${restrictionText(restriction)} Nelle impostazioni trovi perché, e come fare reclamo.` }
      : welcomes[by],
  );
  redirectTo(destination());
}

/** Shows the error, or `words` about it, in a toast. @returns the text shown, which the form keeps showing */
export function showFailure(error: unknown, words?: string): string {
  const description = words ?? (error instanceof NotKept ? error.message : errorText(error, FAILURE));
  toast({ variant: 'destructive', title: 'Errore', description });
  return description;
}
