import { foldText } from '../fold.ts';

/** Days until a session ends and one logs in again. */
export const SESSION_DAYS = 30;

/** Open sessions that their owner sees: more would be no list that somebody reads. */
export const SESSIONS_SHOWN = 50;

/** Fewer letters than this beside a name are decoration, such as `giulia` in `giulia.123`. */
const OWN_LETTERS_MIN = 4;
/** Shorter names occur inside ordinary words. */
const NAME_LENGTH_MIN = 3;

/** True when a password is little more than one of these names. */
export function isBuiltOn(password: string, names: string[]): boolean {
  const letters = lettersOf(password);
  return names
    .map(lettersOf)
    .filter((name) => name.length >= NAME_LENGTH_MIN)
    .some((name) => letters.includes(name) && letters.length - name.length < OWN_LETTERS_MIN);
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z]/g, '');
}
