import type { DemoPost } from './types.ts';

/** Less than a day old; newest first. */
export const recentAdvicePosts: DemoPost[] = [
  {
    type: 'advice',
    title: 'Rifiuto un 22?',
    content:
      'Primo esame della mia vita, Pedagogia generale: 22. La prof ha detto che posso rifiutarlo e rifarlo fra tre settimane. Avevo studiato bene ma mi sono incartata sull’ultima domanda, quella su attivismo e scuola attiva, e lei ha visto che mi tremava il foglio.\n' +
      'Mia madre dice “prendilo e vai”, il mio coinquilino dice che con 22 si comincia male. Ho tempo fino a domani a mezzanotte. Voi che avreste fatto?',
    university: 'Università degli Studi Roma Tre',
    faculty: "Scienze della formazione / dell'educazione",
    studyYear: '1° anno triennale',
    course: 'Pedagogia generale',
    academicTopic: 'Esami',
    author: 21,
    hoursAgo: 1.2,
    likes: 7,
    comments: [
      {
        author: 18,
        hoursAgo: 1.1,
        likes: 6,
        content:
          'Un 22 al primo esame, con il foglio che trema, vale un 26 da ferma. Io prenderei e andrei avanti: la media la fai con i prossimi trenta esami.',
      },
      { author: 3, hoursAgo: 1, likes: 4, content: 'Da uno che nel 2017 ha rifiutato un 23 e cinque anni dopo ha preso 20: prendilo.' },
      {
        author: 31,
        hoursAgo: 0.8,
        likes: 2,
        content: 'io lo rifarei solo se è una materia che ti serve per la tesi o per un bando con soglia di media. altrimenti no',
      },
      { author: 21, hoursAgo: 0.4, likes: 3, content: 'letto il commento sul 2017, accettato in quattro secondi. grazie' },
    ],
  },
  {
    type: 'advice',
    title: 'Come si capisce se è il corso sbagliato o solo l’esame sbagliato',
    content:
      'Ho scelto Biologia perché alle superiori era la materia che mi piaceva di più. Da quando sono qui è tutto chimica, matematica, fisica. Di biologia ho visto quattro lezioni e in quelle quattro ero felice.\n' +
      'Chimica generale l’ho provata: 14. Mi dicono che dal secondo anno cambia. Altri mi dicono che se già soffro così è meglio andarsene adesso che non ho perso niente.\n' +
      'Come avete fatto a capirlo, voi?',
    university: 'Università degli Studi di Torino',
    faculty: 'Biologia e Biotecnologie',
    studyYear: '1° anno triennale',
    course: 'Chimica generale',
    academicTopic: 'Orientamento',
    author: 33,
    hoursAgo: 3.4,
    likes: 9,
    comments: [
      {
        author: 8,
        hoursAgo: 3.2,
        likes: 8,
        content:
          'Terzo anno di Bio. Il primo è un’altra laurea, giuro. Dal secondo è genetica, microbiologia, fisiologia: le tue quattro lezioni diventano tutte. Con 14 a Chimica sei in ottima compagnia.',
      },
      {
        author: 39,
        hoursAgo: 2.9,
        likes: 5,
        content:
          'Una domanda che usiamo spesso al tutorato: se l’esame sparisse per magia, resteresti? Se la risposta è sì, il problema è l’esame.',
      },
      {
        author: 30,
        hoursAgo: 2.5,
        likes: 3,
        content:
          'Sono di Chimica e ti dico che Chimica generale insegnata ai biologi spesso è un elenco della spesa. Scrivimi cosa non torna, di solito il nodo è uno: la mole. Sistemata quella viene giù il resto.',
      },
      { author: 33, hoursAgo: 2.1, likes: 2, content: 'se sparisse resterei. subito. quindi è l’esame. (ed è la mole, sì)' },
    ],
  },
  {
    type: 'advice',
    content:
      'Qualcuno ha dato Tecnologia farmaceutica da non frequentante negli ultimi due anni? Vorrei capire se il programma è ancora quello lungo, quello con le preparazioni sterili in fondo, oppure no. In segreteria dicono “dipende” ma non da che cosa.',
    university: 'Università degli Studi di Pavia',
    faculty: 'Farmacia',
    studyYear: 'Fuori corso',
    course: 'Tecnologia farmaceutica',
    academicTopic: 'Esami',
    author: 25,
    hoursAgo: 5.9,
    likes: 2,
    comments: [],
  },
  {
    type: 'advice',
    title: 'Quanto si aspetta prima di riscrivere a un relatore?',
    content:
      'Gli ho scritto dodici giorni fa per chiedergli la tesi in Filologia romanza. Non mi conosce benissimo, ho seguito il suo corso in fondo a sinistra. Nessuna risposta.\n' +
      'Ho già la bozza del sollecito ma suona o troppo umile (“mi scusi se la disturbo ancora con la presente”) o troppo offesa (“come da mia precedente”). Qualcuno ha una frase normale?',
    university: 'Alma Mater Studiorum - Università di Bologna',
    faculty: 'Lettere',
    studyYear: '3° anno triennale',
    academicTopic: 'Tesi',
    author: 2,
    hoursAgo: 6.8,
    likes: 11,
    comments: [
      {
        author: 37,
        hoursAgo: 6.6,
        likes: 12,
        content:
          '“Gentile professore, le riscrivo nel caso in cui la mia mail le fosse sfuggita.” Fine. Funziona perché è vera e non accusa nessuno.',
      },
      {
        author: 35,
        hoursAgo: 6,
        likes: 7,
        content:
          'Dieci giorni lavorativi e si può riscrivere senza nessuna vergogna. Metti nell’oggetto “richiesta tesi, sessione di…” con la data: chi ha duecento mail cerca le date.',
      },
      { author: 34, hoursAgo: 5.5, likes: 2, content: 'vai a ricevimento. una persona in carne e ossa sulla porta non finisce nello spam' },
      {
        author: 2,
        hoursAgo: 3,
        likes: 4,
        content: 'Mandata la frase di sopra, tale e quale, e domani vado a ricevimento. In fondo a sinistra, stavolta mi siedo davanti.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'Tre esami in dodici giorni: Fisica 2 il 9, Meccanica razionale il 14, Elettrotecnica il 20. Li ho messi tutti e tre perchè “qualcosa esce”. Mo mi guardo il calendario e mi viene da ridere, ma di nervi.\n' +
      'Ne tengo due? Quali? Fisica 2 è quella che so meglio, Elettrotecnica mi serve per la propedeuticità',
    university: 'Università degli Studi di Napoli Federico II',
    faculty: 'Ingegneria industriale (meccanica, energetica, aerospaziale, chimica, gestionale)',
    course: 'Fisica 2',
    academicTopic: "Sessione d'esame",
    author: 36,
    hoursAgo: 11,
    likes: 5,
    comments: [
      {
        author: 1,
        hoursAgo: 10.7,
        likes: 9,
        content:
          'Due. Fisica 2 ed Elettrotecnica: condividono mezzo programma sui circuiti e sui campi, quindi studiare una ti paga l’altra. Razionale si merita un mese tutto suo.',
      },
      { author: 15, hoursAgo: 10, likes: 3, content: 'quoto, meccanica razionale in cinque giorni non esiste nemmeno per chi la insegna' },
      {
        author: 36,
        hoursAgo: 8.2,
        likes: 2,
        content: 'Tolta Razionale. Mi sono scese le spalle di tre centimetri, non sapevo di averle in gola',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Un tirocinio che mi tocca troppo da vicino',
    content:
      'Tra un mese inizio il tirocinio in una comunità per minori. È quello che volevo. Ma una parte delle storie che sentirò l’ho vissuta (non scendo nei dettagli) e ho paura di crollare davanti a un ragazzino di dodici anni che ha bisogno che io stia in piedi.\n' +
      'Lo devo dire alla tutor? E se poi pensa che non sono adatto?',
    university: 'Università degli Studi di Trento',
    faculty: 'Sociologia e Servizio sociale',
    academicTopic: 'Tirocinio',
    author: 18,
    hoursAgo: 17.3,
    likes: 14,
    comments: [
      {
        author: 5,
        hoursAgo: 16.9,
        likes: 13,
        content:
          'Dillo, anche in una frase sola: “c’è un tema che mi tocca da vicino, se succede qualcosa posso parlarne con te?”. Una buona tutor non penserà che non sei adatto, penserà che ti conosci. E la supervisione esiste proprio per questo.',
      },
      {
        author: 0,
        hoursAgo: 16,
        likes: 4,
        content:
          'A lezione ci ripetono che chi ha attraversato qualcosa non è meno capace, ha solo bisogno di un posto dove appoggiarlo. Fatti trovare quel posto prima di iniziare, non dopo.',
      },
      {
        author: 26,
        hoursAgo: 12.6,
        likes: 5,
        content:
          'Mio figlio grande ha avuto un educatore che una volta gli ha detto “guarda che lo so”. Solo così. È la persona di cui parla ancora.',
      },
      { author: 18, hoursAgo: 9.4, likes: 7, content: 'Quest’ultima cosa me la porto il primo giorno.' },
    ],
  },
  {
    type: 'advice',
    content:
      'cerco un consiglio su una stanza. 260 al mese vicino alla stazione, bella, coinquilini simpatici. però il proprietario dice “il contratto lo facciamo poi, intanto mi dai tre mesi in contanti”. mi serve il contratto per la borsa (fuori sede) ma se insisto ho paura che la dia a un altro',
    university: 'Università degli Studi della Campania "Luigi Vanvitelli"',
    faculty: 'Psicologia',
    studyYear: '2° anno triennale',
    academicTopic: 'Alloggio',
    author: 38,
    hoursAgo: 23.4,
    likes: 6,
    comments: [
      {
        author: 10,
        hoursAgo: 23,
        likes: 11,
        content:
          'Tre mesi in contanti senza contratto: no. Anche se è bella, anche se ha la vasca. Senza contratto registrato per il bando risulti pendolare e perdi molto più di quello che risparmi.',
      },
      {
        author: 29,
        hoursAgo: 21.5,
        likes: 6,
        content:
          'Digli che ti serve registrato per la borsa di studio e che la cedolare secca costa poco anche a lui. Se scappa davanti a questa frase, meglio perderlo adesso.',
      },
      { author: 12, hoursAgo: 20.8, likes: 2, content: 'mai contanti, bonifico con la causale. mai mai' },
      {
        author: 38,
        hoursAgo: 15,
        likes: 3,
        content: 'ho detto la frase della borsa. silenzio, poi “fammi sentire il commercialista”. vediamo',
      },
    ],
  },
];
