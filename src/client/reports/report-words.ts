import type { ReportKind, ReportReason } from '../../routers/reports/schema.ts';

/** What can be wrong with a text. 'worried', about its author, is offered apart. */
export const REASONS: readonly { value: Exclude<ReportReason, 'worried'>; label: string; description?: string }[] = [
  { value: 'insult', label: 'Insulti o molestie' },
  { value: 'hate', label: 'Odio', description: 'Per origine, genere, orientamento, fede, corpo o disabilità' },
  { value: 'personal-data', label: 'Dati personali di qualcuno', description: 'Nomi, numeri, indirizzi, profili' },
  { value: 'self-harm', label: 'Istigazione o metodi', description: 'Spinge a farsi del male, o dice come' },
  { value: 'sexual', label: 'Molestia sessuale' },
  { value: 'spam', label: 'Spam' },
  { value: 'other', label: 'Altro' },
];

export const WORRIED = 'Sono in pensiero per chi ha scritto';

/** With the demonstrative, as in 'Segnala questo post'. */
export const THIS: Record<ReportKind, string> = {
  post: 'questo post',
  comment: 'questo commento',
  group: 'questo gruppo',
  message: 'questo messaggio',
  meeting: 'questo incontro',
  experience: 'questa esperienza',
  mentor: 'questo profilo',
  chat: 'questo messaggio',
  request: 'questa richiesta',
  response: 'questa risposta',
};

/** Advice for helping an unknown author who may be in distress. */
export const WHAT_TO_SAY: readonly string[] = [
  'Rispondi, anche con poco: «Ti ho letto. Mi dispiace che sia così pesante. Vuoi raccontarmi di più?».',
  'Se temi che pensi al suicidio, puoi chiederlo: «Stai pensando di farti del male?». La domanda non mette in testa l’idea: toglie un po’ di solitudine.',
  'Lascia un numero che risponde, senza insistere. E non promettere di mantenere un segreto.',
  'Non tocca a te salvare qualcuno: puoi chiamare anche tu una di queste linee, per chiedere come fare.',
];

export function isReason(text: string): text is ReportReason {
  return text === 'worried' || REASONS.some(({ value }) => value === text);
}
