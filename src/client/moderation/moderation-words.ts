import { CircleAlert, Gauge, HeartPulse, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Action, CaseReport } from '../../routers/moderation/schema.ts';
import type { ReportKind } from '../../routers/reports/schema.ts';
import { REASON_WORDS } from '../reports/reason-words.ts';
import type { Tone } from '../ui/badge.tsx';

export const KINDS: Record<ReportKind, string> = {
  post: 'Post',
  comment: 'Commento',
  group: 'Gruppo di studio',
  message: 'Messaggio di un gruppo',
  meeting: 'Incontro di un gruppo',
  experience: 'Esperienza d’esame',
  mentor: 'Profilo da mentore',
  chat: 'Messaggio in chat',
  request: 'Richiesta a un mentore',
  response: 'Risposta di un mentore',
};

export const DANGERS: readonly { label: string; tone: Tone; icon: LucideIcon }[] = [
  { label: 'Forse in pericolo', tone: 'red', icon: HeartPulse },
  { label: 'Grave', tone: 'orange', icon: TriangleAlert },
  { label: 'Insulti', tone: 'yellow', icon: CircleAlert },
  { label: 'Il resto', tone: 'neutral', icon: Gauge },
];

export const ACTIONS: Record<Action, { label: string; description: string; done: string }> = {
  keep: {
    label: 'Lascia com’è',
    description: 'Il testo non infrange le regole: se era coperto, torna visibile.',
    done: 'Lasciato com’era',
  },
  edit: {
    label: 'Chiedi di modificarlo',
    description: 'Resta coperto finché chi l’ha scritto non lo cambia e qualcuno non l’ha riletto.',
    done: 'Chiesta una modifica',
  },
  remove: { label: 'Togli il testo', description: 'Sparisce per chiunque altro.', done: 'Testo tolto' },
  warn: { label: 'Avverti', description: 'Chi l’ha scritto legge quale regola ha infranto e perché.', done: 'Avvertimento' },
  pause: { label: 'Metti in pausa', description: 'Per 1, 7 o 30 giorni può leggere ma non scrivere.', done: 'Pausa dalla scrittura' },
  close: {
    label: 'Chiudi l’account',
    description: 'Non può più scrivere, e l’indirizzo non può iscriversi di nuovo.',
    done: 'Account chiuso',
  },
};

/** How a case was settled. A case that was closed because its text had gone has the action `keep`, but nothing was left as it was. */
export function settledAs(action: Action, unjudged: boolean): string {
  return unjudged ? 'Chiuso: il testo non c’era più' : ACTIONS[action].done;
}

/** What the form says about a case that can only be closed: of worry alone, or of words that nobody can read any more. */
export const ONLY_CLOSED = {
  worry: {
    lead: 'Chi fa preoccupare non si punisce: il caso si può solo chiudere.',
    option: { ...ACTIONS.keep, description: 'Il caso si chiude e il testo non cambia: se è coperto, resta coperto.' },
  },
  unreadable: {
    lead: 'Su parole che non si leggono più non si decide niente: il caso si può solo chiudere.',
    option: { label: 'Chiudi il caso', description: 'Se il testo viene ripristinato, il caso si riapre.' },
  },
};

export const REPORTERS: Record<CaseReport['by'], string> = {
  student: 'Chi usa Sottovoce',
  guest: 'Chi non ha un account',
  program: 'Un programma',
};

/** What the program says of a text; `other` stands for one that is to be looked at again. */
export const FOUND_WORDS: Record<CaseReport['reason'], string> = { ...REASON_WORDS, other: 'Da rileggere' };

export function days(count: number): string {
  return count === 1 ? '1 giorno' : `${count} giorni`;
}
