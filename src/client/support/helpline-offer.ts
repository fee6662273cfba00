import type { PainSignal } from '../../moderation/pain.ts';
import { isOpenAt, reopeningText } from './helpline-hours.ts';
import { emergencyLines, helplinesFor } from './helplines.ts';
import { openings } from './openings.ts';

/** Returns the text of the toast that stands for the helpline panel: what the panel says first, and whether somebody answers now. */
export function offerText(signal: PainSignal, now: Date): string {
  const [first, ...others] = helplinesFor[signal];
  // The 112 is for danger: it answers those who want to talk only where it is the first line.
  const answers = [first!, ...others.filter((line) => !emergencyLines.includes(line))].some((line) => isOpenAt(line, now));
  if (answers) return `${openings[signal].whole} C’è chi risponde, anche adesso.`;
  return `${openings[signal].whole} ${first!.name} ${reopeningText(first!, now)}. Se il pericolo è adesso, chiama il 112.`;
}
