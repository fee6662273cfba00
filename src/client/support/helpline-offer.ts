import type { PainSignal } from '../../moderation/pain.ts';
import { isOpenAt, reopeningText } from './helpline-hours.ts';
import { emergencyLines, helplinesFor } from './helplines.ts';

/** What is said first to somebody who has written a text with this signal. */
export const openings: Record<PainSignal, string> = {
  suicide: 'Quello che senti conta, e conti anche tu.',
  'self-harm': 'Quello che senti conta, e conti anche tu.',
  overdose: 'Se hai preso qualcosa adesso, chiama subito il 112.',
  violence: 'Quello che ti è successo non è colpa tua.',
  eating: 'Non devi affrontarlo senza aiuto.',
  panic: 'Sembra un momento pesante, e non devi reggerlo senza nessuno.',
};

/** Returns the text of the toast that stands for the helpline panel: what the panel says first, and whether somebody answers now. */
export function offerText(signal: PainSignal, now: Date): string {
  const [first, ...others] = helplinesFor[signal];
  // The 112 is for danger: it answers those who want to talk only where it is the first line.
  const answers = [first!, ...others.filter((line) => !emergencyLines.includes(line))].some((line) => isOpenAt(line, now));
  if (answers) return `${openings[signal]} C’è chi risponde, anche adesso.`;
  return `${openings[signal]} ${first!.name} ${reopeningText(first!, now)}. Se il pericolo è adesso, chiama il 112.`;
}
