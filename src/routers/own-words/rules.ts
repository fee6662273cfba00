import { MINUTE_MS } from '../durations.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../limits.ts';
import { EDIT_MINUTES } from './limits.ts';

/** Posts and comments may be changed for a while, and while nobody else sees them; whose they are is checked beside it. */
export function isEditable(
  { createdAt, underReview = false }: { createdAt: string; underReview?: boolean | undefined },
  now: Date,
): boolean {
  return underReview || now.getTime() - Date.parse(createdAt) < EDIT_MINUTES * MINUTE_MS;
}

/** Until when what is deleted now can be brought back. */
export function undoEnd(now: Date): Date {
  return new Date(now.getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}
