import { DAY_MS } from '../durations.ts';
import { DAYS_OF_NOTICE } from './limits.ts';

/** When a group ends whose members were told so at this time. */
export function endAfter(toldAt: Date): Date {
  return new Date(toldAt.getTime() + DAYS_OF_NOTICE * DAY_MS);
}
