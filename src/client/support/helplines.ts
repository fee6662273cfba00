import type { PainSignal } from '../../moderation/pain.ts';

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** Hours of the Italian clock, Europe/Rome: `from` included, `to` not; 24 is the end of that day. */
interface Opening {
  days: readonly Weekday[];
  from: number;
  to: number;
}

export interface Helpline {
  id: string;
  name: string;
  /** The number as displayed. */
  label: string;
  /** What the link dials: the digits of the label. */
  tel: string;
  /** The same service on WhatsApp, with its own hours. */
  whatsapp?: { label: string; url: string; hours: readonly Opening[]; hoursText: string };
  /** Another way to reach the line, as text. */
  also?: string;
  hours: readonly Opening[];
  hoursText: string;
  purpose: string;
  free?: true;
  anonymous?: true;
  source: string;
  /** Month in which number and hours were last compared with the source. */
  checked: string;
}

/** Update this once all lines have been compared again. */
export const HELPLINES_CHECKED = '2026-11';

const always: Opening[] = [{ days: WEEKDAYS, from: 0, to: 24 }];
const alwaysText = 'Tutti i giorni, 24 ore su 24';
const checked = HELPLINES_CHECKED;

const emergency: Helpline = {
  id: 'emergency',
  name: 'Numero unico di emergenza',
  label: '112',
  tel: '112',
  hours: always,
  hoursText: alwaysText,
  purpose: 'Pericolo immediato per te o per qualcun altro: arrivano ambulanza, polizia o vigili del fuoco.',
  free: true,
  source: 'Numero unico europeo 112',
  checked,
};

const ambulance: Helpline = {
  id: 'ambulance',
  name: 'Emergenza sanitaria',
  label: '118',
  tel: '118',
  hours: always,
  hoursText: alwaysText,
  purpose: 'Un malore, una ferita, troppe pastiglie o troppo alcol: quando serve un’ambulanza.',
  free: true,
  source: 'Servizio sanitario nazionale',
  checked,
};

const telefonoAmico: Helpline = {
  id: 'telefono-amico',
  name: 'Telefono Amico Italia',
  label: '02 2327 2327',
  tel: '0223272327',
  whatsapp: {
    label: '324 011 7252',
    url: 'https://wa.me/393240117252',
    hours: [{ days: WEEKDAYS, from: 18, to: 21 }],
    hoursText: 'Tutti i giorni, dalle 18 alle 21',
  },
  hours: [{ days: WEEKDAYS, from: 9, to: 24 }],
  hoursText: 'Tutti i giorni, dalle 9 a mezzanotte',
  purpose: 'Una persona che ascolta senza giudicare: solitudine, ansia, pensieri di suicidio.',
  anonymous: true,
  source: 'Telefono Amico Italia',
  checked,
};

const antiViolence: Helpline = {
  id: 'anti-violence',
  name: 'Antiviolenza e antistalking',
  label: '1522',
  tel: '1522',
  also: 'anche in chat',
  hours: always,
  hoursText: alwaysText,
  purpose: 'Violenza, molestie, controllo, stalking: per chi li subisce e per chi è testimone.',
  free: true,
  anonymous: true,
  source: 'Dipartimento per le pari opportunità',
  checked,
};

const eatingDisorders: Helpline = {
  id: 'eating-disorders',
  name: 'SOS Disturbi Alimentari',
  label: '800 180 969',
  tel: '800180969',
  hours: [{ days: WORKDAYS, from: 0, to: 24 }],
  hoursText: 'Dal lunedì al venerdì, 24 ore su 24',
  purpose: 'Un rapporto difficile con il cibo, il peso o il corpo, tuo o di una persona vicina.',
  free: true,
  source: 'USL Umbria 1, SOS Disturbi Alimentari',
  checked,
};

const gayHelpLine: Helpline = {
  id: 'gay-help-line',
  name: 'Gay Help Line',
  label: '800 713 713',
  tel: '800713713',
  hours: [{ days: [...WORKDAYS, 'sat'], from: 16, to: 20 }],
  hoursText: 'Dal lunedì al sabato, dalle 16 alle 20',
  purpose: 'Per persone LGBT+: discriminazioni, violenza, famiglia che non accetta, o dubbi di cui parlare.',
  free: true,
  source: 'Gay Help Line',
  checked,
};

const iss = {
  hours: [{ days: WORKDAYS, from: 10, to: 16 }],
  hoursText: 'Dal lunedì al venerdì, dalle 10 alle 16',
  free: true,
  source: 'Istituto superiore di sanità',
  checked,
} as const;

const drugs: Helpline = {
  ...iss,
  id: 'drugs',
  name: 'Telefono verde Droga',
  label: '800 186 070',
  tel: '800186070',
  purpose: 'Domande e aiuto su sostanze e farmaci, per te o per chi ti sta a cuore.',
};

const alcohol: Helpline = {
  ...iss,
  id: 'alcohol',
  name: 'Telefono verde Alcol',
  label: '800 632 000',
  tel: '800632000',
  purpose: 'Quando bere è diventato un problema, o temi che lo diventi.',
};

const gambling: Helpline = {
  ...iss,
  id: 'gambling',
  name: 'Telefono verde Gioco d’azzardo',
  label: '800 558 822',
  tel: '800558822',
  purpose: 'Scommesse, slot, debiti di gioco: come smettere e a chi rivolgersi.',
};

/** For immediate danger. */
export const emergencyLines: readonly Helpline[] = [emergency, ambulance];

/**
 * For anyone who needs to talk, and for suicidal thoughts: Italy has no national suicide prevention line that answers day and night.
 * Telefono Amico answers during its hours; 112 is for danger at any hour.
 */
export const listeningLine: Helpline = telefonoAmico;

export const topicLines: readonly Helpline[] = [antiViolence, eatingDisorders, gayHelpLine, drugs, alcohol, gambling];

/** All lines, in the order of the support page. */
export const helplines: readonly Helpline[] = [...emergencyLines, listeningLine, ...topicLines];

/** The lines for a signal, in the order in which to call them. */
export const helplinesFor: Record<PainSignal, readonly Helpline[]> = {
  suicide: [telefonoAmico, emergency],
  'self-harm': [telefonoAmico, emergency],
  overdose: [emergency, ambulance],
  violence: [antiViolence, emergency, telefonoAmico],
  eating: [eatingDisorders, telefonoAmico, emergency],
  panic: [telefonoAmico, emergency],
};
