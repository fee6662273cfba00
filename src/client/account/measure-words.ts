import type { Measure } from '../../routers/measures/schema.ts';
import { withArticle } from '../lib/elision.ts';
import { serverNow } from '../lib/server-time.ts';
import { formatLongDate, formatTime } from '../lib/time.ts';
import type { Tone } from '../ui/badge.tsx';

interface Words {
  label: string;
  tone: Tone;
  text: string;
}

const MEASURES: Record<Measure['action'], Words> = {
  review: {
    label: 'In verifica',
    tone: 'yellow',
    text: 'Più persone hanno segnalato il testo: finché qualcuno non lo guarda, lo vedi solo tu.',
  },
  edit: {
    label: 'Da modificare',
    tone: 'yellow',
    text: 'Puoi cambiarlo da dove l’hai scritto: resta visibile solo a te finché non lo cambi e una persona non l’ha riletto.',
  },
  remove: { label: 'Testo tolto', tone: 'orange', text: 'Nessun altro lo vede più.' },
  warn: { label: 'Avvertimento', tone: 'orange', text: 'Se si ripete, può arrivare una pausa dalla scrittura.' },
  pause: {
    label: 'Pausa dalla scrittura',
    tone: 'red',
    text: 'Puoi leggere come sempre, ma per ora non scrivere né entrare nelle chat dei post.',
  },
  close: { label: 'Account chiuso', tone: 'red', text: 'Puoi leggere, scaricare i tuoi dati e fare reclamo, ma non scrivere.' },
};

const EDITS: Record<NonNullable<Measure['edit']>, Words> = {
  due: MEASURES.edit,
  changed: {
    label: 'Modificato: lo stiamo rileggendo',
    tone: 'yellow',
    text: 'Resta visibile solo a te finché una persona non l’ha riletto.',
  },
  shown: { label: 'Di nuovo visibile', tone: 'neutral', text: 'Ti avevamo chiesto di modificarlo: ora si legge di nuovo.' },
  over: { label: 'Modifica chiesta', tone: 'neutral', text: '' },
};

/** What a measure means to the user now: one that is over asks for nothing, and forbids nothing. */
export function wordsOf({ action, edit = 'due', endsAt, appeal }: Measure): Words {
  const words = action === 'edit' ? EDITS[appeal?.outcome === 'lifted' ? 'over' : edit] : MEASURES[action];
  if (appeal?.outcome === 'lifted') return { ...words, tone: 'neutral', text: '' };
  if (!endsAt) return words;
  const end = withArticle('il', formatLongDate(endsAt));
  if (Date.parse(endsAt) <= serverNow()) return { ...words, tone: 'neutral', text: `La pausa è finita ${end}.` };
  return { ...words, text: `${words.text} La pausa finisce ${end} alle ${formatTime(endsAt)}.` };
}

/** The user's content that a measure is about. */
export const YOURS: Record<Measure['kind'], string> = {
  post: 'Un tuo post',
  comment: 'Un tuo commento',
  group: 'Un tuo gruppo di studio',
  message: 'Un tuo messaggio in un gruppo',
  meeting: 'Un incontro che hai proposto',
  experience: 'Una tua esperienza d’esame',
  mentor: 'Il tuo profilo da mentore',
  chat: 'Un tuo messaggio in chat',
  request: 'Una tua richiesta a un mentore',
  response: 'Una tua risposta come mentore',
};
