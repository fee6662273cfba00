import type { DemoMentorshipRequest } from './types.ts';

export const mentorshipRequests: DemoMentorshipRequest[] = [
  {
    student: 0,
    mentor: 1,
    topic: 'Psicometria',
    message:
      'Ciao! Sono al secondo anno e vengo dal liceo delle scienze umane: la deviazione standard per me è ancora un’opinione. Ho l’esame tra due mesi. Mi aiuteresti a capire da che parte cominciare?',
    urgency: 'medium',
    status: 'accepted',
    mentorResponse:
      'Volentieri! Porta cinque numeri che ti riguardano (ore di sonno, caffè, messaggi): cominciamo da lì, mercoledì alle 17.',
    daysAgo: 6,
  },
  {
    student: 0,
    mentor: 2,
    topic: 'Scegliere la magistrale',
    message:
      'Vorrei capire come si sceglie una magistrale lontano da casa con una famiglia che non può aiutarmi tanto. Non ho fretta, ma ci penso tutte le notti.',
    urgency: 'low',
    status: 'pending',
    daysAgo: 1,
  },
  {
    student: 6,
    mentor: 0,
    topic: 'Analisi 1, da dove si comincia',
    message:
      'Ciao, sono al primo anno al Poli di Torino e vengo da una scuola dove matematica l’abbiamo fatta a pezzi. Mi servirebbe qualcuno che mi dica cosa è normale non sapere e cosa invece devo recuperare subito.',
    urgency: 'high',
    status: 'pending',
    daysAgo: 0.3,
  },
  {
    student: 15,
    mentor: 0,
    topic: 'Organizzare gli esami da pendolare',
    message:
      'Quattro ore di viaggio al giorno e tre esami da dare. Vorrei capire come dividere il programma su un calendario che tenga conto dei treni. Grazie mille in anticipo.',
    urgency: 'medium',
    status: 'pending',
    daysAgo: 2,
  },
  {
    student: 17,
    mentor: 0,
    topic: 'Chiedere quando non si capisce',
    message:
      'Più che una materia mi serve un metodo: quando mi blocco su una dimostrazione non so se insistere o andare avanti. Tu come facevi?',
    urgency: 'low',
    status: 'pending',
    daysAgo: 4,
  },
  {
    student: 36,
    mentor: 0,
    topic: 'Fisica 2 ed Elettrotecnica insieme',
    message: 'Le preparo insieme, mi hanno detto che si aiutano a vicenda. Mi daresti un ordine sensato degli argomenti?',
    urgency: 'medium',
    status: 'accepted',
    mentorResponse: 'Sì, si aiutano davvero. Ti preparo una scaletta e la guardiamo insieme giovedì alle 18.',
    daysAgo: 9,
  },
  {
    student: 9,
    mentor: 0,
    topic: 'Analisi 1, terzo tentativo',
    message: 'Gli esercizi a casa mi vengono, all’esame no. Credo che sia il tempo. Potremmo fare una simulazione cronometrata insieme?',
    urgency: 'high',
    status: 'completed',
    mentorResponse: 'Facciamone quattro, una a settimana, sabato mattina. La tartaruga può venire.',
    daysAgo: 38,
  },
  {
    student: 11,
    mentor: 0,
    topic: 'Cambiare strada',
    message: 'Sono ad Architettura e sto pensando di cambiare con Ingegneria edile. Tu hai mai avuto il dubbio di aver sbagliato corso?',
    urgency: 'low',
    status: 'rejected',
    mentorResponse:
      'Il dubbio sì, ma di Edile so troppo poco per consigliarti bene e non voglio farti perdere tempo. Prova con l’ufficio orientamento, e se vuoi solo parlarne riscrivimi.',
    daysAgo: 21,
  },
  {
    student: 4,
    mentor: 3,
    topic: 'Anatomia, quarta volta',
    message:
      'Mi hanno bocciata per la terza volta per un vuoto. La materia la so, è la voce che se ne va. Ho letto che tu l’hai passata alla quarta: mi insegni a ripetere in piedi?',
    urgency: 'high',
    status: 'accepted',
    mentorResponse:
      'Certo. Tre incontri: al primo ripeti seduta, al secondo in piedi, al terzo io faccio la commissione antipatica. Ce la fai.',
    daysAgo: 3,
  },
  {
    student: 33,
    mentor: 10,
    topic: 'La mole (sì, la mole)',
    message:
      'Primo anno di Biologia, 14 a Chimica generale. Da sola continuo a girare intorno allo stesso punto. Basterebbe un’ora, credo.',
    urgency: 'medium',
    status: 'pending',
    daysAgo: 0.2,
  },
  {
    student: 2,
    mentor: 7,
    topic: 'Mail al relatore',
    message: 'Devo scrivere a un professore che non risponde da dodici giorni. Vorrei un paio di occhi esperti prima di premere invio.',
    urgency: 'medium',
    status: 'completed',
    mentorResponse: 'Mandami la bozza, togliamo insieme i tre «mi scusi» di troppo.',
    daysAgo: 11,
  },
  {
    student: 10,
    mentor: 8,
    topic: 'Learning agreement per Granada',
    message: 'Tre corsi su cinque non esistono più e parto fra sei settimane. Mi aiuti a metterne insieme uno che si possa firmare?',
    urgency: 'high',
    status: 'accepted',
    mentorResponse: 'Sì, subito. Ci sentiamo venerdì alle 15 con il catalogo dei corsi aperto.',
    daysAgo: 2.5,
  },
  {
    student: 25,
    mentor: 9,
    topic: 'Ricominciare dopo due anni',
    message:
      'Ho ripreso Farmacia da poco. Non mi serve aiuto su una materia, mi serve qualcuno che ci è già passato e a cui dire ogni settimana che cosa ho fatto.',
    urgency: 'low',
    status: 'accepted',
    mentorResponse: 'Ogni domenica sera, tre righe: che cosa hai fatto, che cosa no, che cosa hai mangiato. Rispondo sempre.',
    daysAgo: 30,
  },
  {
    student: 38,
    mentor: 1,
    topic: 'Parlare all’orale senza scappare',
    message:
      'Ho avuto un attacco di panico a lezione e ora l’idea di un orale mi blocca. Sono già seguito dal servizio del mio ateneo, cerco solo un modo per allenarmi.',
    urgency: 'high',
    status: 'pending',
    daysAgo: 0.8,
  },
  {
    student: 12,
    mentor: 4,
    topic: 'Fisica per un esame a scelta',
    message: 'Vorrei mettere un esame di fisica tra quelli a scelta, sono pazza? Studio Economia a Bari.',
    urgency: 'low',
    status: 'rejected',
    mentorResponse:
      'Per niente! In questi mesi però chiudo la tesi e non prendo nuove persone: non vorrei risponderti male. Riscrivimi in primavera.',
    daysAgo: 16,
  },
  {
    student: 26,
    mentor: 12,
    topic: 'Esami e turni',
    message:
      'Studio di sera dopo il lavoro e i figli. Vorrei capire come hai chiesto lo status di studente lavoratore e se ti è servito davvero.',
    urgency: 'medium',
    status: 'completed',
    mentorResponse: 'Ti mando il modulo e ti racconto tutto mercoledì sera. Anticipo: serve.',
    daysAgo: 44,
  },
];
