import { withArticle } from './elision.ts';
import type { Restriction } from './restriction.ts';
import { formatLongDate, formatTime } from './time.ts';

/** The notice for a user who may not write. */
export function restrictionText({ closed, until }: Restriction): string {
  if (closed || until === null) return 'Il tuo account è chiuso: puoi leggere, scaricare i tuoi dati e fare reclamo, ma non scrivere.';
  return `Fino ${withArticle('al', formatLongDate(until))} alle ${formatTime(until)} puoi leggere ma non scrivere.`;
}
