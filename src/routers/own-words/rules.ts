import { MINUTE_MS } from '../durations.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../limits.ts';
import { EDIT_MINUTES } from './limits.ts';

/** Whether a post or comment can still be edited: for some minutes, and while it is under review. Does not check the author. */
export function isEditable(
  { createdAt, underReview = false }: { createdAt: string; underReview?: boolean | undefined },
  now: number,
): boolean {
  return underReview || now - Date.parse(createdAt) < EDIT_MINUTES * MINUTE_MS;
}

/** Whether a text has been edited since its author read it with this `editedAt`; false if the author does not say. */
export function isEditedSince(
  { editedAt = null }: { editedAt?: string | null | undefined },
  ifEditedAt: string | null | undefined,
): boolean {
  return ifEditedAt !== undefined && instantOf(editedAt) !== instantOf(ifEditedAt);
}

function instantOf(timestamp: string | null): number | null {
  return timestamp === null ? null : Date.parse(timestamp);
}

/** The instant until which a deletion at `now` can be undone. */
export function undoEnd(now: Date): Date {
  return new Date(now.getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}
