import { BookOpenText, EyeOff, Compass, MessagesSquare, NotebookPen, Search, Users } from 'lucide-react';
import type { PostType } from '../../routers/posts/schema.ts';

export const typeTexts: Record<PostType, string> = {
  vent: 'Per buttare fuori quello che pesa, senza dover arrivare a una soluzione. Chi legge può lasciare un «mi piace» o una parola, mai un giudizio.',
  advice:
    'Per una domanda precisa: un esame che non passa, un relatore che non risponde, una scelta da fare. Rispondono persone che ci sono già passate.',
  talk: 'Per quando serve qualcuno adesso. Il post apre una chat anonima e temporanea: finito il suo tempo, i messaggi spariscono.',
};

export const features = [
  {
    icon: EyeOff,
    title: 'Anonimato vero',
    text: 'Chi legge vede le tue parole e, solo se vuoi, università, facoltà e anno. Mai il nome, mai due post collegati tra loro.',
  },
  {
    icon: MessagesSquare,
    title: 'Commenti e chat',
    text: 'In ogni conversazione hai un soprannome diverso, così puoi seguire il filo senza farti riconoscere altrove.',
  },
  {
    icon: Search,
    title: 'Ricerca',
    text: 'Cerca per parola, università, facoltà o argomento: forse qualcuno ha già scritto quello che stai pensando.',
  },
  { icon: Users, title: 'Gruppi di studio', text: 'Crea un gruppo o unisciti a uno, online o in presenza, da quattro a quindici persone.' },
  {
    icon: BookOpenText,
    title: 'Esperienze d’esame',
    text: 'Com’è andata davvero: difficoltà, tempo di studio, consigli e materiali di chi l’ha già dato.',
  },
  { icon: Compass, title: 'Mentorship', text: 'Chi è più avanti nel tuo corso può darti una mano. E puoi diventare mentore anche tu.' },
  { icon: NotebookPen, title: 'Piano di studio', text: 'Organizza esami e ore di studio. Resta nel tuo browser: a noi non arriva nulla.' },
] as const;

export const steps = [
  {
    title: 'Registrati con l’email universitaria',
    text: 'Deve essere di un’università italiana: è il modo per trovarsi tra chi studia. Nessun altro la vede.',
  },
  { title: 'Leggi, se ti va', text: 'Non devi scrivere subito. A volte basta scoprire che succede anche ad altri.' },
  { title: 'Scrivi quando vuoi', text: 'Scegli il tipo di post, di’ quello che hai da dire, decidi che cosa far vedere del tuo corso.' },
  { title: 'Rispondi a qualcuno', text: 'Un «mi piace» o due righe gentili contano più di quanto sembri.' },
] as const;
