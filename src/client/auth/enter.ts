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

/** Long enough to decide whether to go on with a text. */
const OFFERED_MS = 20_000;

const rights = { login: 'La password è giusta', register: 'Il tuo account ora c’è' };

const PATIENCE_MS = 1000;

/** Loaded only here, because the login is among the first pages that people open. */
async function loadUnsentPlaces() {
  return import('./unsent-place.ts').catch(() => undefined);
}

/** Thrown when the browser cannot store the user, so that no page would show the login. */
class NotKept extends Error {}

/**
 * Stores the user in this browser, without the token, and reloads at the page they were going to, with a welcome toast. If the browser
 * cannot store the user, ends the session again, because no page would show it and the user could not log out. @throws NotKept then
 */
export async function enter(answer: LoggedIn, by: keyof typeof welcomes, restriction: Restriction | null = null): Promise<void> {
  const { authToken: _, ...profile } = answer;
  // Before the user is stored, because the page then changes.
  const places = await Promise.race([loadUnsentPlaces(), new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))]);
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
  const next = destination();
  const unsent = places?.unsentPlace(next);
  // On the page where the text is, its form opens again by itself.
  const resumed = unsent && places?.unsentAt(next, unsent);
  flash({
    ...welcomes[by],
    ...(restriction && { description: `${restrictionText(restriction)} Nelle impostazioni trovi perché, e come fare reclamo.` }),
    ...(unsent && !resumed && unsent !== next && { go: { label: 'Riprendi il testo in sospeso', to: unsent }, duration: OFFERED_MS }),
  });
  redirectTo(resumed ?? next);
}

/** Shows the error, or `words` about it, in a toast. @returns the text shown, which the form keeps showing */
export function showFailure(error: unknown, words?: string): string {
  const description = words ?? (error instanceof NotKept ? error.message : errorText(error, FAILURE));
  toast({ variant: 'destructive', title: 'Errore', description });
  return description;
}
