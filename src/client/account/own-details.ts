import { useMemo } from 'react';
import type { ShareableDetails } from '../../routers/account/schema.ts';
import { defaultsOf, isAuthenticated, type StudyDetails } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';

type Details = Required<StudyDetails>;

/** The person's own study details, as far as many share them; what is not known to be so is empty. The same object until that changes. */
export interface OwnDetails extends Details {
  /** Those that few share, and that are therefore left out. */
  held: Record<keyof Details, boolean>;
}

/** New people come: what was told is asked again when a form opens after this long. */
const STALE_MS = 5 * 60 * 1000;

/** Asks once `wanted`; without an answer nothing of the person is offered. */
export function useOwnDetails(wanted = true): OwnDetails {
  const user = useStoredUser();
  const { data } = trpc.account.shareable.useQuery(undefined, { enabled: wanted && isAuthenticated(user), staleTime: STALE_MS });
  return useMemo(() => ownDetails(defaultsOf(user), data), [user, data]);
}

/** What this browser remembers counts only where the account says the same. */
export function ownDetails(stored: Details, shareable: ShareableDetails | undefined): OwnDetails {
  const isSafe = (key: keyof Details) => shareable?.[key].safe === true && shareable[key].value === stored[key];
  const isHeld = (key: keyof Details) => stored[key] !== '' && shareable !== undefined && !isSafe(key);
  const offered = (key: keyof Details) => (isSafe(key) ? stored[key] : '');
  return {
    university: offered('university'),
    faculty: offered('faculty'),
    studyYear: offered('studyYear'),
    held: { university: isHeld('university'), faculty: isHeld('faculty'), studyYear: isHeld('studyYear') },
  };
}

/** Under a field that was left empty on purpose. */
export const HELD_HINT = 'Vuoto apposta: qui siete in pochi, potrebbe farti riconoscere.';
/** Beside a detail that the person chose, and that is not known to be shared by many. */
export const RISK_WORDS = 'potrebbe farti riconoscere';

/** What a form's own field says of it, where no chip does. */
export function detailHint(key: keyof Details, value: string, own: OwnDetails): string | undefined {
  if (value === '') return own.held[key] ? HELD_HINT : undefined;
  return isRisky(value, own[key]) ? `Attenzione: ${RISK_WORDS}.` : undefined;
}

export function isRisky(value: string, safe: string): boolean {
  return value.trim() !== '' && value.trim() !== safe;
}

/** A detail that others will see. */
export interface ShownDetail {
  key: string;
  text: string;
  /** It is not known to be shared by many. */
  risky: boolean;
}

type Place = 'university' | 'faculty';

/** What of its person a form's fields show, as far as it is filled in. */
export function shownPlace(filled: { [Name in Place]?: string | null }, own: OwnDetails): (ShownDetail & { key: Place })[] {
  return (['university', 'faculty'] as const).flatMap((key) => {
    const text = filled[key]?.trim() ?? '';
    return text ? [{ key, text, risky: isRisky(text, own[key]) }] : [];
  });
}
