import type { DemoPost } from './types.ts';

/** Twelve days to two months old; newest first. */
export const oldestAdvicePosts: DemoPost[] = [
  {
    type: 'advice',
    title: 'Psicometria quando la matematica l’hai lasciata in seconda superiore',
    content:
      'Vengo dal liceo delle scienze umane, matematica l’ho salutata con sollievo. Ora ho Psicometria e già alla deviazione standard mi perdo. Il libro dice “è facile dimostrare che” e poi non dimostra.\n' +
      'Esiste un ordine sensato per studiarla? Quanto tempo vi è servito, onestamente?',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    studyYear: '2° anno triennale',
    course: 'Psicometria',
    academicTopic: 'Esami',
    author: 0,
    hoursAgo: 320,
    likes: 9,
    comments: [
      {
        author: 39,
        hoursAgo: 318,
        likes: 11,
        content:
          'Ordine: media e varianza a mano su cinque numeri veri (le ore che dormi). Poi la normale. Poi il campionamento. Il resto è lo stesso discorso ripetuto. Due mesi, un’ora e mezza al giorno, esercizi dal terzo giorno.',
      },
      {
        author: 14,
        hoursAgo: 315,
        likes: 6,
        content:
          'Da statistico: quando il libro dice “è facile dimostrare che” si può voltare pagina in pace, all’esame nessuno te lo chiederà. Se un concetto non ha un disegno, cercagli un disegno.',
      },
      { author: 38, hoursAgo: 311, likes: 2, content: 'seguo, stessa situazione, stesse ore di sonno da mettere nella media' },
      {
        author: 5,
        hoursAgo: 300,
        likes: 4,
        content: 'Fai le prove vecchie già all’inizio, anche sbagliandole tutte. Ti dicono cosa serve davvero.',
      },
      {
        author: 0,
        hoursAgo: 236,
        likes: 5,
        content: 'Ho fatto la media delle mie ore di sonno: 5,8. La varianza non la dico. Però l’ho calcolata da sola!',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'Celiaca fuori sede: in mensa il senza glutine “si può avere su richiesta”, ma la richiesta va fatta ogni volta, al banco, davanti a cinquanta persone affamate che sbuffano. Metà delle volte rinuncio e mangio una banana. C’è un modo per farsela preparare e basta?',
    university: 'Università degli Studi di Palermo',
    faculty: 'Giurisprudenza',
    academicTopic: 'Mensa',
    author: 13,
    hoursAgo: 375,
    likes: 3,
    comments: [
      {
        author: 26,
        hoursAgo: 370,
        likes: 5,
        content:
          'Scrivi all’ente per il diritto allo studio con il certificato: di solito c’è la dieta speciale registrata sul tesserino, una volta per tutto l’anno. E non è una cortesia, è dovuta.',
      },
      { author: 9, hoursAgo: 366, likes: 2, content: 'gli affamati che sbuffano siamo noi e ti chiediamo scusa. la colpa è delle patate' },
      {
        author: 13,
        hoursAgo: 322,
        likes: 4,
        content:
          'Fatto! Tesserino aggiornato, adesso mi chiamano per nome e il piatto è pronto. Nove mesi di banane, potevo chiedere prima.',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Due ore di viaggio o 300 euro di affitto',
    content:
      'Abito a due ore dal campus (se la coincidenza coincide). Con 300 euro al mese prenderei una stanza ad Arcavacata. I miei potrebbero aiutarmi ma si tirerebbe la cinghia in quattro. Al secondo anno ho otto ore di lezione in più a settimana.\n' +
      'Chi ha fatto il salto, si studia davvero di più o si perde solo tempo in modo diverso?',
    university: 'Università della Calabria',
    faculty: 'Ingegneria civile, edile e ambientale',
    studyYear: '2° anno triennale',
    academicTopic: 'Trasporti',
    author: 15,
    hoursAgo: 440,
    likes: 5,
    comments: [
      {
        author: 8,
        hoursAgo: 436,
        likes: 7,
        content:
          'Ho fatto il salto al secondo anno. I primi due mesi ho perso tempo in modo diverso, poi sì: venti ore a settimana restituite sono un esame a sessione.',
      },
      {
        author: 36,
        hoursAgo: 433,
        likes: 3,
        content:
          'mezza misura: tre notti a settimana in una stanza condivisa? noi giù facciamo così, in due su una singola a giorni alterni, dichiarato e tutto',
      },
      {
        author: 12,
        hoursAgo: 430.5,
        likes: 2,
        content: 'fai domanda per il posto letto anche se pensi di non rientrare. un mio amico è entrato per scorrimento a febbraio',
      },
      { author: 15, hoursAgo: 395, likes: 3, content: 'Fatta domanda, sono in lista. Intanto cerco uno a giorni alterni. Grazie' },
    ],
  },
  {
    type: 'advice',
    content:
      'analisi 1, secondo giro, 12. al primo avevo preso 9. quindi miglioro, mi dicono. di questo passo passo nel 2029\n' +
      'gli esercizi a casa mi vengono. all’esame vedo la prima derivata e mi si spegne la luce. che si fa, si insiste o si lascia e si va avanti con le altre?',
    course: 'Analisi 1',
    academicTopic: 'Esami',
    author: 9,
    hoursAgo: 520,
    likes: 12,
    comments: [
      {
        author: 1,
        hoursAgo: 517,
        likes: 10,
        content:
          'Si insiste ma si cambia allenamento: compiti vecchi, cronometro, scrivania vuota, telefono in un’altra stanza, tre ore filate. Due a settimana. A casa ti riescono perchè a casa non c’è il tempo che scorre.',
      },
      {
        author: 17,
        hoursAgo: 515,
        likes: 5,
        content:
          'E correggiti con la penna rossa come farebbe il prof. Dopo quattro compiti scoprirai che sbagli sempre le stesse tre cose. Tre, non trecento.',
      },
      { author: 36, hoursAgo: 509, likes: 4, content: 'io 8, 11, 16, 24. tienilo come grafico: è una funzione crescente' },
      { author: 15, hoursAgo: 506, likes: 1, content: 'e il limite esiste' },
      { author: 9, hoursAgo: 470, likes: 6, content: 'salvato il grafico. da lunedì cronometro' },
    ],
  },
  {
    type: 'advice',
    title: 'Sono tornata da sei mesi e non sono tornata',
    content:
      'Lipsia, un semestre. Avevo una bici, una piazza, un modo di fare la spesa, delle persone. Adesso sono nella mia stanza di prima, con il poster di prima, e mia madre mi chiede se mangio a pranzo.\n' +
      'Tutti raccontano la paura di partire. Nessuno mi aveva avvisata del ritorno. Passa?',
    university: 'Università degli Studi di Napoli "L\'Orientale"',
    faculty: 'Interpretariato, Traduzione e Mediazione linguistica',
    studyYear: '1° anno magistrale',
    academicTopic: 'Erasmus',
    author: 22,
    hoursAgo: 610,
    likes: 7,
    comments: [
      {
        author: 10,
        hoursAgo: 606,
        likes: 4,
        content: 'Io sto per partire e questa cosa mi fa quasi più paura della partenza. Però grazie che la dici.',
      },
      {
        author: 34,
        hoursAgo: 603.5,
        likes: 8,
        content:
          'Passa in un modo strano: smette di fare male quando smetti di cercare quella città in questa. Io ho cominciato a fare qui una cosa che facevo solo lì (la colazione fuori il sabato, da solo, con un libro).',
      },
      {
        author: 14,
        hoursAgo: 598,
        likes: 3,
        content: 'cerca il gruppo degli studenti stranieri nella tua città: loro sono nella tua Lipsia. serve a loro e a te',
      },
      {
        author: 22,
        hoursAgo: 541,
        likes: 5,
        content: 'Sabato ho fatto colazione in piazza Bellini con il libro e con due ragazze di Dresda appena arrivate. Poster staccato.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'Terzo anno di Economia, mancano cinque esami. Voglio fare l’infermiere. Lo so da quando hanno ricoverato mio fratello e ho passato venti notti a guardare come lavorano. Come si dice a due genitori che hanno già detto “commercialista” a mezzo paese?',
    university: 'Università Politecnica delle Marche',
    faculty: 'Economia e Management',
    academicTopic: 'Orientamento',
    author: 28,
    hoursAgo: 700,
    likes: 8,
    comments: [
      {
        author: 16,
        hoursAgo: 696,
        likes: 12,
        content:
          'Benvenuto. Prima vieni a vedere un turno (open day, volontariato): se dopo una mattina di cose poco poetiche ne sei ancora convinto, hai la risposta, e anche le parole per i tuoi.',
      },
      {
        author: 3,
        hoursAgo: 694,
        likes: 4,
        content:
          'Finisci i cinque se puoi, senza fretta: un coordinatore infermieristico con la triennale di economia è oro. Se non puoi, non finirli.',
      },
      { author: 0, hoursAgo: 690, likes: 3, content: 'Raccontagli delle venti notti, come le hai raccontate qui. Non serve altro' },
      {
        author: 28,
        hoursAgo: 655,
        likes: 7,
        content: 'Gliel’ho detto. Mia madre: “l’avevo capito alla terza notte”. Mio padre sta ancora contando gli anni. Ma ride.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'Ho una certificazione DSA dalle medie ma all’università non l’ho mai usata perché mi vergogno a dirlo ai prof. Il tempo in più mi servirebbe tantissimo negli scritti. Devo dirlo io a ognuno? E gli altri lo vengono a sapere?',
    faculty: 'Scienze motorie',
    studyYear: '3° anno triennale',
    academicTopic: 'Relazioni con docenti',
    author: 24,
    hoursAgo: 810,
    likes: 4,
    comments: [
      {
        author: 21,
        hoursAgo: 806,
        likes: 9,
        content:
          'Vai all’ufficio disabilità e DSA del tuo ateneo con la certificazione. Sono loro che parlano con i docenti, i compagni non lo sanno. Io ho il 30% di tempo in più e la calcolatrice e non se n’è mai accorto nessuno.',
      },
      { author: 5, hoursAgo: 803, likes: 6, content: 'Non è un vantaggio, è la rampa accanto alle scale. Usala.' },
      {
        author: 24,
        hoursAgo: 770,
        likes: 5,
        content: 'Fatto, tre moduli e una signora gentilissima. Quattro anni ci ho messo. La rampa, sì.',
      },
    ],
  },
  {
    type: 'advice',
    content: 'posti silenziosi per studiare a Perugia dopo le 20? in casa siamo in cinque e uno suona il basso',
    university: 'Università degli Studi di Perugia',
    faculty: 'Scienze politiche e Relazioni internazionali',
    academicTopic: 'Vita universitaria',
    author: 29,
    hoursAgo: 930,
    likes: 2,
    comments: [
      {
        author: 18,
        hoursAgo: 925,
        likes: 1,
        content: 'non sono di lì ma guarda le aule studio delle residenze, spesso aprono a tutti fino a mezzanotte',
      },
      { author: 34, hoursAgo: 921, likes: 2, content: 'insegna al bassista i valori della pausa (musicale)' },
    ],
  },
  {
    type: 'advice',
    content:
      'Argomento di tesi in Diritto dell’Unione europea: me ne hanno dati tre da scegliere e li detesto tutti e tre con la stessa intensità. Si scrive una tesi decente su una cosa che non si ama?',
    university: 'Università degli Studi di Perugia',
    faculty: 'Scienze politiche e Relazioni internazionali',
    academicTopic: 'Tesi',
    author: 29,
    hoursAgo: 1060,
    likes: 6,
    comments: [
      {
        author: 37,
        hoursAgo: 1056,
        likes: 7,
        content: 'Si scrive meglio. L’amore fa divagare. Scegli quello con la bibliografia più corta e più recente.',
      },
      { author: 13, hoursAgo: 1053, likes: 2, content: 'quello su cui riesci a spiegare a tua nonna, in due frasi, chi litiga con chi' },
      {
        author: 29,
        hoursAgo: 1021,
        likes: 3,
        content: 'Ho fatto la prova nonna con il vicino di casa. Ha vinto la politica agricola comune. Ovvio, ha gli ulivi.',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Dire di no a chi ti firma il rinnovo',
    content:
      'Mi vengono chieste correzioni di compiti, una slide “al volo”, sostituzioni a lezione, e un capitolo di un libro che uscirà con un altro nome. Sono in dottorato, ho una scadenza mia fra quattro mesi.\n' +
      'Come si dice di no senza dire no?',
    academicTopic: 'Relazioni con docenti',
    author: 35,
    hoursAgo: 1190,
    likes: 9,
    comments: [
      {
        author: 39,
        hoursAgo: 1186,
        likes: 6,
        content: '“Volentieri. Quale di queste cose posso togliere per farla?” con l’elenco scritto sotto. Il no lo dice l’elenco.',
      },
      {
        author: 14,
        hoursAgo: 1183,
        likes: 3,
        content:
          'per il capitolo senza firma: lì il no va detto e va lasciata una traccia scritta. rappresentante dei dottorandi, e anche l’associazione di categoria',
      },
      { author: 35, hoursAgo: 1140, likes: 5, content: 'L’elenco ha detto no tre volte in una settimana. È molto più coraggioso di me.' },
    ],
  },
  {
    type: 'advice',
    title: 'Restare sull’isola o no',
    content:
      'Tra poco mi laureo. A Bologna e a Torino assumono subito, a Cagliari i concorsi sono lenti e intanto si va avanti a contratti. Ho il ragazzo, i nonni, il mare. E una valigia aperta sulla sedia da due settimane, né piena né vuota.\n' +
      'Chi è partito è tornato? Chi è restato si è pentito?',
    university: 'Università degli Studi di Cagliari',
    faculty: 'Professioni sanitarie / Infermieristica',
    studyYear: '3° anno triennale',
    academicTopic: 'Orientamento',
    author: 16,
    hoursAgo: 1330,
    likes: 7,
    comments: [
      {
        author: 2,
        hoursAgo: 1325,
        likes: 5,
        content:
          'Mio cugino (ogliastrino) è partito per due anni “e poi vediamo”. Ha visto, è tornato con esperienza e punteggio. Partire non è firmare per sempre.',
      },
      {
        author: 33,
        hoursAgo: 1321,
        likes: 4,
        content: 'io sono partita e mi manca tutto, però sto diventando una che sa stare da sola. non lo scambierei',
      },
      { author: 19, hoursAgo: 1317, likes: 2, content: 'fai due colonne: cosa rimpiangeresti a 40 anni. non cosa ti fa paura adesso' },
      { author: 16, hoursAgo: 1290, likes: 6, content: 'Le due colonne dicono due anni. Valigia piena a metà, apposta.' },
    ],
  },
];
