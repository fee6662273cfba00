import { useMemo } from 'react';
import type { ShareableDetails } from '../../routers/account/schema.ts';
import { defaultsOf, isAuthenticated, type StudyDetails } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';

type Details = Required<StudyDetails>;

/** The user's study details that are known to be shared by many people; the others are ''. The same object until they change. */
export interface OwnDetails extends Details {
  /** The details left out because they are not known to be shared by many people. */
  held: Record<keyof Details, boolean>;
}

/** A form that opens after this long refetches them, because the counts change as people register. */
const STALE_MS = 5 * 60 * 1000;

/** Fetches once `wanted`. Without a response all details are ''. */
export function useOwnDetails(wanted = true): OwnDetails {
  const user = useStoredUser();
  const { data } = trpc.account.shareable.useQuery(undefined, { enabled: wanted && isAuthenticated(user), staleTime: STALE_MS });
  return useMemo(() => ownDetails(defaultsOf(user), data), [user, data]);
}

/** Offers a stored detail only if the server confirms the same value. */
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

/** The hint under a field that is left empty on purpose. */
export const HELD_HINT = 'Lo lasciamo vuoto apposta: qui siete in pochi e potrebbe farti riconoscere.';
/** The warning beside a detail that the user entered and that is not known to be shared by many people. */
export const RISK_WORDS = 'potrebbe farti riconoscere';

/** Returns the hint of a detail's field, for forms without chips. */
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
  /** Not known to be shared by many people. */
  risky: boolean;
}

type Place = 'university' | 'faculty';

/** Returns the filled-in fields of a form that others will see. */
export function shownPlace(filled: { [Name in Place]?: string | null }, own: OwnDetails): (ShownDetail & { key: Place })[] {
  return (['university', 'faculty'] as const).flatMap((key) => {
    const text = filled[key]?.trim() ?? '';
    return text ? [{ key, text, risky: isRisky(text, own[key]) }] : [];
  });
}
