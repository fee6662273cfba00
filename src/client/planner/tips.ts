import { daysBetween } from './days.ts';

const TIPS_A_DAY = 3;

const tips = [
  'Comincia dalla cosa più piccola che puoi finire oggi: il resto viene più facile.',
  'Studia 25 minuti, poi fermati 5. Dopo quattro giri prenditi una pausa vera.',
  'Chiudi il libro e prova a spiegare l’argomento a voce, come se qualcuno te lo chiedesse.',
  'Il telefono in un’altra stanza vale più di tanta forza di volontà.',
  'Ripassa domani quello che hai capito oggi, e di nuovo tra una settimana: resta di più.',
  'Fai almeno una prova d’esame con il tempo vero prima della data.',
  'Dormire è studiare: la memoria mette in ordine di notte.',
  'Metti prima gli argomenti che temi, quando hai ancora energie.',
  'Se un capitolo non entra, cambia strada: un video, chi segue con te, un esercizio svolto.',
  'Lascia libero un pezzo di settimana per gli imprevisti. Arrivano sempre.',
  'Due ore con attenzione valgono più di sei con la testa altrove.',
  'Scrivi le domande che ti restano e portale al ricevimento: è lì apposta.',
  'Bevi, mangia, muoviti un po’. Il corpo studia con te.',
  'Un giorno storto non rovina un piano: sposta, non cancellare.',
  'Cerca qualcuno che prepara lo stesso esame: in due si molla meno.',
];

/** Returns the three tips for a day; the next day gets the next three. */
export function tipsOf(day: string): string[] {
  const groups = tips.length / TIPS_A_DAY;
  const group = ((daysBetween('2025-01-01', day) % groups) + groups) % groups;
  return tips.slice(group * TIPS_A_DAY, (group + 1) * TIPS_A_DAY);
}
