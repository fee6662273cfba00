import type { Post } from '../../routers/posts/schema.ts';

/** Shown on any interaction by a guest. */
export const REGISTER_TEXT = 'Registrati per interagire con i post, creare contenuti e partecipare alle chat!';

/** An invented post for the guest preview. */
export interface SamplePost extends Pick<Post, 'id' | 'type' | 'content' | 'likes' | 'commentsCount'> {
  timeAgo: string;
  university: string;
  faculty: string;
  studyYear: string;
  academicTopic: string;
}

export const samplePosts: readonly SamplePost[] = [
  {
    id: 1,
    type: 'vent',
    content:
      'Terza volta che mi ritiro da Analisi 1. A casa ho detto che l’ho rimandato per prepararmi meglio, e intanto passo le notti a rifare sempre gli stessi integrali. Non cerco soluzioni, avevo solo bisogno di dirlo a qualcuno.',
    timeAgo: '2 ore fa',
    likes: 24,
    commentsCount: 8,
    university: 'Politecnico di Torino',
    faculty: 'Ingegneria',
    studyYear: '1° anno triennale',
    academicTopic: 'Esami',
  },
  {
    id: 2,
    type: 'advice',
    content:
      'Il mio relatore non risponde da tre settimane e la scadenza per consegnare la tesi è tra un mese. Vado a cercarlo di persona, scrivo alla segreteria o aspetto ancora? Come avete fatto?',
    timeAgo: '5 ore fa',
    likes: 17,
    commentsCount: 12,
    university: 'Università degli Studi di Padova',
    faculty: 'Psicologia',
    studyYear: '2° anno magistrale',
    academicTopic: 'Tesi',
  },
  {
    id: 3,
    type: 'talk',
    content:
      'Mi sono trasferita da due mesi e in facoltà non conosco ancora nessuno. La sera in casa è il momento peggiore. C’è qualcuno con cui scambiare due parole?',
    timeAgo: '20 minuti fa',
    likes: 31,
    commentsCount: 15,
    university: 'Università di Bologna',
    faculty: 'Lettere e Filosofia',
    studyYear: '1° anno triennale',
    academicTopic: 'Vita universitaria',
  },
];

/** Invented figures for the guest preview. */
export const sampleStats = [
  { figure: '23', label: 'post oggi' },
  { figure: '156', label: 'studenti attivi' },
  { figure: '8', label: 'chat aperte' },
] as const;

export const previewFeatures = [
  'Pubblicare post anonimi di tre tipi',
  'Rispondere, lasciare un «mi piace», cercare tra tutti i post',
  'Parlare in chat anonime e temporanee',
  'Creare gruppi di studio o unirti a uno',
  'Leggere e condividere esperienze d’esame',
  'Trovare una persona del tuo corso che ti faccia da mentore',
  'Organizzare esami e ore di studio',
] as const;
