import type { Measure } from '../../routers/measures/schema.ts';
import type { Tone } from '../ui/badge.tsx';

export const MEASURES: Record<Measure['action'], { label: string; tone: Tone; text: string }> = {
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
  remove: { label: 'Testo tolto', tone: 'orange', text: 'Non lo vede più nessuno.' },
  warn: { label: 'Avvertimento', tone: 'orange', text: 'Se si ripete, può arrivare una pausa dalla scrittura.' },
  pause: { label: 'Pausa dalla scrittura', tone: 'red', text: 'Puoi leggere come sempre, ma per ora non scrivere né entrare nelle chat.' },
  close: { label: 'Account chiuso', tone: 'red', text: 'Puoi leggere, scaricare i tuoi dati e fare reclamo, ma non scrivere.' },
};

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
