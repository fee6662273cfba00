import type { DemoPost } from './types.ts';

/** One to twelve days old; newest first. */
export const olderVentPosts: DemoPost[] = [
  {
    type: 'vent',
    content:
      'piove, ho preso 28, ho mangiato un cornetto ancora caldo. lo segno qui così la prossima volta che dico che va sempre tutto storto ho le prove',
    author: 2,
    hoursAgo: 25.5,
    likes: 8,
    comments: [],
  },
  {
    type: 'vent',
    title: 'Siamo in quattro. Lavoriamo in due.',
    content:
      'Laboratorio di progettazione, gruppo da quattro. Una fa i render, io faccio tutto quello che sta sotto i render. Gli altri due mandano il pollice in su.\n' +
      'Ieri revisione. Il prof guarda il plastico, fa il giro del tavolo in silenzio e dice: “e se lo ruotaste di novanta gradi?”. Ruotarlo vuol dire rifare tutto. I due del pollice: “bella idea”.\n' +
      'Bella idea.',
    university: 'Università degli Studi di Firenze',
    faculty: 'Architettura',
    studyYear: '3° anno triennale',
    academicTopic: 'Gruppo di studio',
    author: 11,
    hoursAgo: 30,
    likes: 15,
    comments: [
      {
        author: 32,
        hoursAgo: 28.5,
        likes: 7,
        content:
          'All’ultimo lavoro di gruppo abbiamo messo in tavola, in piccolo, chi aveva disegnato cosa. Pacifico, neutro, e dal giorno dopo disegnavano in quattro.',
      },
      {
        author: 1,
        hoursAgo: 27,
        likes: 4,
        content: '“E se lo ruotaste” in ingegneria si dice “e se cambiaste le ipotesi”. Ti sono vicino.',
      },
      {
        author: 11,
        hoursAgo: 24,
        likes: 3,
        content:
          'La cosa dei crediti in tavola la proponiamo domani. Il mio babbo dice che serve diplomazia, io dico che serve una sega circolare (per il plastico, eh)',
      },
    ],
  },
  {
    type: 'vent',
    title: 'Prima i ringraziamenti',
    content:
      'Ho scritto i ringraziamenti prima della tesi. La tesi è ferma al titolo del paragrafo 2.1, i ringraziamenti sono tre pagine, con le note.\n' +
      'Credo di avere più paura di finire che di non finire. Da cinque anni ogni mattina so in quale aula sedermi.',
    university: 'Politecnico di Milano',
    faculty: 'Ingegneria industriale (meccanica, energetica, aerospaziale, chimica, gestionale)',
    academicTopic: 'Tesi',
    author: 1,
    hoursAgo: 34,
    likes: 13,
    comments: [
      {
        author: 35,
        hoursAgo: 32,
        likes: 6,
        content: 'Succede a tanti e non lo dice nessuno. Finire è un altro primo giorno, e un primo giorno l’hai già passato.',
      },
      { author: 11, hoursAgo: 31, likes: 3, content: 'le note nei ringraziamenti sono una cosa da ingegneri e ti rispetto per questo' },
    ],
  },
  {
    type: 'vent',
    title: 'Notte, poi lezione',
    content:
      'Smonto dalla notte in reparto alle sette. Alle nove ho lezione con obbligo di frequenza. Faccio la doccia nello spogliatoio, metto la felpa sopra la maglia del tirocinio e mi siedo in ultima fila con un caffè che non sento più.\n' +
      'Stanotte ho tenuto la mano a una signora di novantun anni che mi chiamava col nome della sorella. Alle nove e dieci mi hanno chiesto di definire il processo di nursing.\n' +
      'L’ho definito. Però quello vero era prima.',
    university: 'Università degli Studi di Cagliari',
    faculty: 'Professioni sanitarie / Infermieristica',
    studyYear: '3° anno triennale',
    academicTopic: 'Tirocinio',
    author: 16,
    hoursAgo: 41,
    likes: 27,
    comments: [
      { author: 4, hoursAgo: 39, likes: 11, content: 'L’ultima riga andrebbe scritta all’ingresso della facoltà.' },
      {
        author: 23,
        hoursAgo: 36.4,
        likes: 6,
        content:
          'Bevi acqua, mangia qualcosa di caldo, e se c’è un tutor con cui avete confidenza raccontagli della signora. Le cose che restano addosso dopo la notte pesano di più se le porti da sola.',
      },
      { author: 8, hoursAgo: 35, likes: 1, content: 'rispetto infinito' },
      {
        author: 16,
        hoursAgo: 30.2,
        likes: 5,
        content:
          'Eja, la tutor mi ha offerto un cornetto e mi ha lasciata parlare venti minuti. Ha detto che anche lei si ricorda ancora la sua prima signora.',
      },
    ],
  },
  {
    type: 'vent',
    content:
      'Venti ore a settimana in un supermercato e la gente mi dice “ah però così ti fai le ossa”. Le ossa ce le ho già e mi fanno male tutte\n' +
      'ieri turno di chiusura, a mezzanotte ero a casa, alle otto parziale di statistica. alla domanda tre ho scrito il codice delle banane. 4011. il prof ci ha messo un punto interrogativo',
    university: 'Università Politecnica delle Marche',
    faculty: 'Economia e Management',
    studyYear: '3° anno triennale',
    academicTopic: 'Lavoro part-time',
    author: 28,
    hoursAgo: 55,
    likes: 9,
    comments: [
      { author: 12, hoursAgo: 53, likes: 12, content: '4011 e ti ricordi ancora la formula della varianza, sei un eroe' },
      {
        author: 26,
        hoursAgo: 50.5,
        likes: 5,
        content:
          'Chiedi se da voi esiste lo status di studente lavoratore: qualche appello in più e la frequenza ridotta. Io l’ho scoperto al terzo anno, nessuno te lo viene a dire.',
      },
      {
        author: 28,
        hoursAgo: 47,
        likes: 3,
        content: 'esiste! modulo da consegnare in segreteria. grazie, ci metto anche le banane come referenza',
      },
    ],
  },
  {
    type: 'vent',
    title: 'Cinque settimane di silenzio',
    content:
      'Cinque settimane fa ho mandato il secondo capitolo. Da allora silenzio. Ho controllato lo spam. Ho controllato di aver allegato il file. Ho controllato di non averlo chiamato “capitolo2_DEFINITIVO_giuro”. (Si chiamava così.)\n' +
      'So che è a Lisbona a un convegno perché ho visto la locandina. So che è tornato perché è passato davanti all’aula 3 e mi ha sorriso. Mi ha sorriso! Quindi è vivo, sa chi sono, e non risponde lo stesso.\n' +
      'Ogni volta che arriva una mail mi si ferma il cuore. Era la newsletter della biblioteca.',
    university: 'Sapienza Università di Roma',
    faculty: 'Lettere',
    academicTopic: 'Tesi',
    author: 37,
    hoursAgo: 70,
    likes: 19,
    comments: [
      { author: 2, hoursAgo: 68, likes: 8, content: 'capitolo2_DEFINITIVO_giuro è il nome di battesimo di ogni capitolo 2 della storia' },
      {
        author: 35,
        hoursAgo: 65.3,
        likes: 10,
        content:
          'Dalla parte di chi quelle mail le smista: spesso la tua è nella cartella “rispondere con calma”, che è un cimitero. Rispondi sotto alla stessa mail con una domanda sola, da sì o no. Le domande da sì o no resuscitano.',
      },
      {
        author: 37,
        hoursAgo: 58,
        likes: 4,
        content:
          'Ho scritto: “Posso procedere con il terzo? Sì/no”. Ha risposto in undici minuti: “Sì. Bello il secondo”. BELLO IL SECONDO. Cinque settimane.',
      },
      { author: 34, hoursAgo: 57.2, likes: 6, content: 'Undici minuti. Stampa l’incenso.' },
    ],
  },
  {
    type: 'vent',
    title: 'La terza volta',
    content:
      'Bocciata ad Anatomia per la terza volta. Stavolta la sapevo, uà, la sapevo proprio. Poi mi ha chiesto i rami dell’arteria mascellare e mi si è fatto bianco. Non buio: bianco. Sentivo la mia voce che diceva “sì, allora” da un’altra stanza.\n' +
      '“Si vede che ha studiato, però torni.” Lo so che torno. Sono tre volte che torno.\n' +
      'Sul treno ho fatto finta di dormire per non rispondere ai messaggi.',
    university: 'Università degli Studi di Napoli Federico II',
    faculty: 'Medicina e Chirurgia',
    studyYear: '3° anno triennale',
    course: 'Anatomia',
    academicTopic: 'Esami',
    author: 4,
    hoursAgo: 88,
    likes: 24,
    comments: [
      { author: 7, hoursAgo: 86, likes: 7, content: 'L’arteria mascellare dovrebbe chiedere scusa a tutti noi.' },
      {
        author: 23,
        hoursAgo: 84.5,
        likes: 12,
        content:
          'Fatta alla quarta. Quinto anno, oggi. In reparto nessuno mi ha mai chiesto quante volte l’ho data. Il bianco passa se ti alleni a parlare: ripeti in piedi, ad alta voce, davanti a una persona vera, anche una che non sa niente.',
      },
      { author: 38, hoursAgo: 80, likes: 2, content: 'mi dispiace tanto. non hai sbagliato tu, hai avuto paura. sono due cose diverse' },
      { author: 4, hoursAgo: 71, likes: 6, content: '“Sono due cose diverse” me lo segno sul quaderno, grazie.' },
    ],
  },
  {
    type: 'vent',
    title: 'Stanza luminosa',
    content:
      '“Stanza singola luminosa, ideale studenti.” La luce è quella del frigo del vicino, che vedo dalla finestrella sul pozzo. 480 euro a Mestre più spese, muffa a forma di Sardegna sopra il letto, padrone di casa che dice “basta arieggiare”.\n' +
      'Ho arieggiato. Adesso la Sardegna è la Corsica.',
    university: "Università Ca' Foscari Venezia",
    faculty: 'Lingue e Letterature straniere',
    academicTopic: 'Alloggio',
    author: 10,
    hoursAgo: 112,
    likes: 16,
    comments: [
      {
        author: 16,
        hoursAgo: 108,
        likes: 9,
        content:
          'Da sarda: rivogliamo la nostra isola. Comunque manda le foto per iscritto (mail o raccomandata) e chiedi l’intervento entro una data. A voce non conta niente.',
      },
      { author: 27, hoursAgo: 101, likes: 3, content: 'A Lecce con 480 mi danno la casa, il cane e il prosciutto' },
      {
        author: 5,
        hoursAgo: 97.6,
        likes: 5,
        content:
          'Senti il sindacato inquilini, per gli studenti la prima consulenza di solito è gratis o quasi. A me hanno fatto togliere 60 euro al mese perché il canone era sopra l’accordo territoriale.',
      },
      { author: 10, hoursAgo: 90, likes: 4, content: 'Non sapevo dell’accordo territoriale. Vado lunedì.' },
    ],
  },
  {
    type: 'vent',
    content:
      'recensione onesta della fila in mensa: 35 minuti. ci ho fatto in tempo a finire un esercizio di programmazione dinamica, litigare, fare pace e vedere finire le patate\n' +
      'il signore davanti a me ha preso le ultime. ci siamo guardati. lui sapeva.',
    university: 'Università di Pisa',
    faculty: 'Informatica',
    academicTopic: 'Mensa',
    author: 9,
    hoursAgo: 140,
    likes: 21,
    comments: [
      { author: 36, hoursAgo: 137, likes: 6, content: 'Da noi si chiama problema della mensa a capacità limitata, è NP-arrosto' },
      { author: 17, hoursAgo: 131, likes: 8, content: 'NP-arrosto. Chiudete il sito, abbiamo finito.' },
      { author: 33, hoursAgo: 125, likes: 1, content: 'le patate finiscono SEMPRE a uno di distanza da me' },
    ],
  },
  {
    type: 'vent',
    title: 'Sei posti, zero nomi',
    content:
      'La segreteria mi ha mandato il modulo: per la proclamazione ogni laureando può portare sei persone. Indicare i nominativi.\n' +
      'Ho ventinove anni, ci ho messo dieci anni. I miei non ci sono più, mio fratello lavora in Australia. Con gli amici dei primi anni ci siamo persi piano, senza litigare: loro si laureavano, io dicevo “la prossima sessione”. A un certo punto hanno smesso di chiedere, credo per gentilezza.\n' +
      'Ho guardato quel modulo per un’ora. Sei righe.\n' +
      'Sono contento, eh. È solo che pensavo che la fine facesse più rumore.',
    university: 'Sapienza Università di Roma',
    faculty: 'Giurisprudenza',
    studyYear: 'Fuori corso',
    academicTopic: 'Tesi',
    author: 3,
    hoursAgo: 170,
    likes: 33,
    comments: [
      {
        author: 37,
        hoursAgo: 168,
        likes: 14,
        content:
          'Sono alla Sapienza anch’io. Se il giorno ti va di vedere almeno una faccia in fondo all’aula, scrivilo qui e io vengo, anche senza dirti chi sono. Batto le mani forte.',
      },
      { author: 2, hoursAgo: 166.5, likes: 10, content: 'Riga 2: io, da Bologna, in ispirito e con un cappello ridicolo.' },
      {
        author: 29,
        hoursAgo: 163,
        likes: 9,
        content: 'Riga 3. Fuori corso anch’io. Se ci sei arrivato tu dopo dieci anni allora è una strada che esiste.',
      },
      { author: 26, hoursAgo: 161, likes: 7, content: 'Riga 4. E mio figlio piccolo ha chiesto se può la 5.' },
      {
        author: 18,
        hoursAgo: 155,
        likes: 5,
        content: 'Riga 6, che non resti vuota. E manda il link della diretta a tuo fratello: di notte in Australia si piange benissimo.',
      },
      { author: 34, hoursAgo: 150.2, likes: 6, content: 'dieci anni non sono un ritardo, sono una resistenza. complimenti dottore' },
      {
        author: 39,
        hoursAgo: 149,
        likes: 3,
        content: 'Prova a riscrivere a uno solo di quegli amici. Uno. Chi smette di chiedere per gentilezza di solito risponde.',
      },
      {
        author: 3,
        hoursAgo: 140,
        likes: 16,
        content:
          'Ho scritto a uno. Ha risposto: “finalmente, ci speravo da anni, porto anche gli altri due”. Quindi mi avanzano tre posti, fisici. Gli altri li tengo per voi. Non so come dirvi grazie.',
      },
      { author: 37, hoursAgo: 138.5, likes: 11, content: 'Uno dei tre è mio. Porto i coriandoli, quelli permessi.' },
    ],
  },
  {
    type: 'vent',
    title: 'Per tre crediti',
    content:
      'Borsa revocata. Mi mancano tre crediti. TRE. Gli esami li ho passati tutti, ma privato l’ho preso al secondo appello, quello registrato due giorni dopo la scadenza.\n' +
      'Devo restituire la prima rata. Mio padre ha detto “vabbè, mo vediamo”, che a casa mia vuol dire che non c’è niente da vedere.',
    university: 'Università degli Studi di Bari Aldo Moro',
    faculty: 'Economia e Management',
    studyYear: '2° anno triennale',
    academicTopic: 'Problemi economici',
    author: 12,
    hoursAgo: 205,
    likes: 18,
    comments: [
      {
        author: 28,
        hoursAgo: 201,
        likes: 9,
        content:
          'Aspetta a disperarti: molti bandi danno un secondo termine, più avanti, per arrivare ai crediti. E se l’esame l’hai SOSTENUTO entro la data, conta quella e non il giorno della registrazione. Rileggi il bando e fai ricorso.',
      },
      {
        author: 31,
        hoursAgo: 198,
        likes: 4,
        content: 'Vai allo sportello con lo statino o lo screen della data d’esame. Di persona, non per mail.',
      },
      {
        author: 13,
        hoursAgo: 190,
        likes: 2,
        content: 'da noi all’associazione studentesca c’è chi aiuta a scrivere i ricorsi gratis, cerca se c’è anche lì',
      },
      {
        author: 12,
        hoursAgo: 176,
        likes: 12,
        content:
          'AGGIORNAMENTO: conta la data dell’esame. Avevano sbagliato loro. Ho pianto sul bancone dell’Adisu e la signora mi ha dato una caramella alla menta.',
      },
      { author: 0, hoursAgo: 175, likes: 5, content: 'la caramella alla menta ufficiale delle crisi burocratiche' },
    ],
  },
  {
    type: 'vent',
    content:
      'torino è bella eh. però sono tre settimane che le uniche persone con cui parlo sono la cassiera e mia mamma in videochiamata. a lezione siamo in trecento e ognuno ha già il suo gruppo. la domenica faccio il giro dei portici e torno\n' +
      'giù a quest’ora si cena in quindici e si urla. non pensavo che mi sarebbe mancato il rumore',
    university: 'Università degli Studi di Torino',
    faculty: 'Biologia e Biotecnologie',
    academicTopic: 'Vita universitaria',
    author: 33,
    hoursAgo: 250,
    likes: 12,
    comments: [
      {
        author: 0,
        hoursAgo: 246,
        likes: 8,
        content:
          'Anch’io UniTo, anche se di Psicologia. I trecento con il gruppo, visti da vicino, sono trecento che si sono seduti vicino a qualcuno il primo giorno e hanno paura di spostarsi. Chiedi a uno “hai capito cosa ha detto sul ciclo di Krebs?”. Funziona.',
      },
      {
        author: 27,
        hoursAgo: 239,
        likes: 2,
        content: 'il coro o l’arrampicata del cus. non importa se sei capace, importa che è ogni martedì con le stesse facce',
      },
      {
        author: 33,
        hoursAgo: 221,
        likes: 6,
        content: 'ho chiesto del ciclo di krebs. non lo aveva capito nemmeno lei. adesso studiamo insieme il giovedi',
      },
    ],
  },
];
