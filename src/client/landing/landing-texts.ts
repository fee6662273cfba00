import { BookOpenText, EyeOff, Feather, GraduationCap, type LucideIcon, MessagesSquare, Users } from 'lucide-react';

interface Feature {
  icon: LucideIcon;
  title: string;
  /** Visible while the card is collapsed. */
  line: string;
  text: string;
}

export const features: readonly Feature[] = [
  {
    icon: Feather,
    title: 'Post',
    line: 'Tre modi di dirlo.',
    text: 'Sfogo libero, per buttare fuori. Cerco consiglio, per una domanda. Voglio parlare, per trovare qualcuno adesso. Chi legge sa subito di che cosa hai bisogno e può risponderti o lasciarti un «mi piace».',
  },
  {
    icon: EyeOff,
    title: 'Anonimato',
    line: 'Chi legge non può vedere chi sei.',
    text: 'Nome ed email non compaiono da nessuna parte, e chi legge non può collegare due tuoi post tra loro. Nei commenti e nelle chat hai un soprannome diverso ogni volta. Il tuo indirizzo IP non viene conservato.',
  },
  {
    icon: GraduationCap,
    title: 'La tua università',
    line: 'Persone che conoscono le tue aule.',
    text: 'Se vuoi, accanto al post compaiono università, facoltà e anno, così può risponderti chi ha avuto gli stessi esami. Se non vuoi, non compare nulla. E con la ricerca trovi ciò che si scrive nel tuo ateneo.',
  },
  {
    icon: MessagesSquare,
    title: 'Chat in tempo reale',
    line: 'Quando serve qualcuno adesso.',
    text: 'I post «Voglio parlare» aprono una chat anonima e temporanea. Ci si parla finché è aperta; poi la chat si chiude e i messaggi spariscono, per tutti.',
  },
  {
    icon: Users,
    title: 'Gruppi di studio',
    line: 'Studiare con qualcuno, senza doverlo conoscere già.',
    text: 'Cerca un gruppo per materia, università o facoltà, oppure creane uno: online, in presenza o tutti e due, da quattro a quindici persone.',
  },
  {
    icon: BookOpenText,
    title: 'Esperienze d’esame',
    line: 'Com’è andata davvero a chi l’ha già dato.',
    text: 'Difficoltà, tempo di studio, consigli e materiali, esame per esame. Voti se un’esperienza ti è servita, e condividi la tua quando tocca a te.',
  },
];

export const stats = [
  { figure: '3', label: 'tipi di post' },
  { figure: '109+', label: 'università' },
  { figure: '100%', label: 'anonimato' },
] as const;

export const tryOuts = [
  { title: 'Leggi qualche post', text: 'Tre esempi, uno per tipo, come li vedresti da dentro.', part: '' },
  { title: 'Guarda come si risponde', text: '«Mi piace», commenti e chat: che cosa si può fare sotto un post.', part: '#sotto-un-post' },
  { title: 'Scopri che cosa c’è dentro', text: 'Gruppi, esami, mentorship: tutto in una pagina.', part: '#preview-features' },
] as const;
