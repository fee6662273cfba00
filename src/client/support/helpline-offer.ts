import type { PainSignal } from '../../moderation/pain.ts';
import { hoursUntilOpen, reopeningText } from './helpline-hours.ts';
import { emergencyLines, helplinesFor } from './helplines.ts';
import { openings } from './openings.ts';

/** Returns the text of the toast that stands for the helpline panel: what the panel says first, and whether somebody answers now. */
export function offerText(signal: PainSignal, now: Date): string {
  const [first, ...others] = helplinesFor[signal];
  // The 112 is for danger: it answers those who want to talk only where it is the first line.
  const lines = [first!, ...others.filter((line) => !emergencyLines.includes(line))];
  const [next] = lines.toSorted((one, other) => hoursUntilOpen(one, now) - hoursUntilOpen(other, now));
  const reopening = reopeningText(next!, now);
  if (!reopening) return `${openings[signal].whole} C’è chi risponde, anche adesso.`;
  return `${openings[signal].whole} ${next!.name} ${reopening}. Se il pericolo è adesso, chiama il 112.`;
}
