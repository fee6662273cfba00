import { Ban, CircleAlert, Landmark, type LucideIcon, OctagonAlert, Trash2, TriangleAlert } from 'lucide-react';
import type { Tone } from '../ui/badge.tsx';

export interface Severity {
  label: string;
  tone: Tone;
  icon: LucideIcon;
  /** The usual consequence. */
  outcome: string;
  rules: readonly { title: string; text: string }[];
}

/** From the lightest to the most serious. */
export const severities: readonly Severity[] = [
  {
    label: 'Lieve',
    tone: 'yellow',
    icon: CircleAlert,
    outcome: 'Il testo viene tolto; se si ripete, arriva un avvertimento.',
    rules: [
      {
        title: 'Niente pubblicità né ripetizioni',
        text: 'Promozioni, catene, lo stesso messaggio più volte: tolgono spazio a chi ha bisogno di parlare.',
      },
      { title: 'Resta nel posto giusto', text: 'Sotto lo sfogo di qualcuno si parla di quello sfogo. Per il resto, apri un post tuo.' },
    ],
  },
  {
    label: 'Media',
    tone: 'orange',
    icon: TriangleAlert,
    outcome: 'Il testo viene tolto, con un avvertimento; se continua, pausa dalla scrittura.',
    rules: [
      {
        title: 'Non giudicare e non minimizzare',
        text: 'Frasi come «c’è chi sta peggio» fanno male. Se non sai che cosa dire, un «mi piace» basta.',
      },
      {
        title: 'Accetta un no',
        text: 'Non insistere per avere contatti, foto o una risposta. Chi vuole può fermarsi in qualsiasi momento.',
      },
      {
        title: 'Niente compravendita di esami o tesi',
        text: 'Appunti ed esperienze sì; compiti svolti al posto d’altri, domande rubate e tesi in vendita no.',
      },
    ],
  },
  {
    label: 'Grave',
    tone: 'red',
    icon: OctagonAlert,
    outcome: 'Il testo viene tolto, e arriva una pausa dalla scrittura o la chiusura dell’account.',
    rules: [
      {
        title: 'Nessun insulto, nessun odio',
        text: 'Offese, minacce, umiliazioni e disprezzo per origine, genere, orientamento, fede, corpo o disabilità non trovano posto.',
      },
      {
        title: 'Proteggi l’anonimato di ogni persona',
        text: 'Non cercare di scoprire chi scrive e non pubblicare nomi, numeri, foto o profili di nessuno, nemmeno di docenti nella loro vita privata.',
      },
      { title: 'Nessuna molestia', text: 'Messaggi sessuali non richiesti, ricatti e persecuzioni sono vietati ovunque, anche in chat.' },
    ],
  },
  {
    label: 'Gravissima',
    tone: 'red',
    icon: Landmark,
    outcome: 'Chiusura dell’account e segnalazione alle autorità.',
    rules: [
      {
        title: 'Mai spingere qualcuno a farsi del male',
        text: 'Incitare al suicidio o all’autolesionismo, o spiegare come si fa, è la cosa più grave che possa succedere qui.',
      },
      {
        title: 'Mai minacce concrete o reati',
        text: 'Piani di violenza, adescamento, diffusione di immagini intime, spaccio: interveniamo e collaboriamo con chi indaga.',
      },
    ],
  },
];

export const measures: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Trash2,
    title: 'Rimozione del contenuto',
    text: 'Il post, il commento o il messaggio sparisce per chi legge, oppure resta coperto finché non lo cambi e una persona non l’ha riletto.',
  },
  { icon: TriangleAlert, title: 'Avvertimento', text: 'Ti spieghiamo quale regola è stata infranta e che cosa non ripetere.' },
  {
    icon: Ban,
    title: 'Pausa dalla scrittura o chiusura dell’account',
    text: 'La pausa dalla scrittura, di 1, 7 o 30 giorni, non finisce prima se si cancella l’account o si cambia indirizzo. Dopo la chiusura dell’account, chi lo usava può leggere ma non scrivere, e il suo indirizzo non può iscriversi di nuovo.',
  },
  { icon: Landmark, title: 'Segnalazione alle autorità', text: 'Solo nei casi gravi, quando qualcuno è in pericolo o c’è un reato.' },
];

export const reporting = [
  'Ogni segnalazione la legge una persona, mai un programma da solo. A chi ha scritto non diciamo da chi arriva, e non lo sa nemmeno chi modera.',
  'Se tre persone, con un account da più di un giorno, segnalano la stessa cosa, il testo viene coperto finché qualcuno non lo guarda. I testi che parlano di un grande dolore non si coprono mai così.',
  '«Sono in pensiero per chi ha scritto» non accusa nessuno: ti dice che cosa puoi fare, e chi modera lo legge prima di tutto il resto.',
  'Le chat dei post non si conservano, e quelle di una mentorship restano chiuse a chiave: di un messaggio segnalato arriva solo ciò che scegli di mandare, e si elimina quando il caso è chiuso.',
  'Com’è andata a finire lo trovi nelle impostazioni. Se segnali tante volte senza motivo, le tue segnalazioni successive contano meno.',
] as const;

export const welcome = [
  'Dire che stai male, che hai paura, che vorresti sparire, che pensi al suicidio o che ti fai del male.',
  'Raccontare una violenza subita, anche riportando gli insulti che hai ricevuto.',
  'Arrabbiarti per un esame, un docente, l’università, anche con parole forti che non colpiscono una persona.',
  'Parlare di corpo, sesso, identità, farmaci e salute, come se ne parla tra persone che si rispettano.',
] as const;
