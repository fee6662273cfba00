import type { DemoPost } from './types.ts';

/** Twelve days to two months old; newest first. */
export const oldestVentPosts: DemoPost[] = [
  {
    type: 'vent',
    title: '“Interessante, ma”',
    content:
      'Terzo anno di dottorato. Tutte le riunioni cominciano con “interessante, ma”. Ho una cartella di otto articoli interessanti, ma.\n' +
      'Sono la persona a cui gli studenti della triennale chiedono consigli. Rispondo con voce sicura, poi torno in ufficio e cerco su internet “come capire se sei nel posto sbagliato”. Il primo risultato è un articolo sulle piante d’appartamento: troppa luce, poca luce, terriccio.\n' +
      'Forse è il terriccio.',
    university: 'Università degli Studi di Padova',
    faculty: 'Fisica e Astronomia',
    studyYear: 'Dottorato',
    academicTopic: 'Relazioni con docenti',
    author: 35,
    hoursAgo: 300,
    likes: 20,
    comments: [
      { author: 34, hoursAgo: 297, likes: 7, content: 'È sempre il terriccio.' },
      {
        author: 14,
        hoursAgo: 290,
        likes: 5,
        content:
          'La settimana prossima, in riunione, prova a chiedere: “qual è la parte che terresti?”. Obbliga il cervello altrui a cercare una cosa buona. A volte la trova.',
      },
      {
        author: 35,
        hoursAgo: 271,
        likes: 4,
        content:
          'L’ho chiesto. Ha pensato un minuto e ha detto “il metodo. Il metodo è tuo ed è solido”. In tre anni non l’aveva mai detto e credo che non sapesse di pensarlo.',
      },
    ],
  },
  {
    type: 'vent',
    content: 'Non capisco le dimostrazioni e ormai siamo troppo avanti perché possa chiederlo.',
    university: 'Università degli Studi di Genova',
    faculty: 'Matematica',
    academicTopic: 'Ansia da prestazione',
    author: 17,
    hoursAgo: 360,
    likes: 10,
    comments: [
      {
        author: 35,
        hoursAgo: 355,
        likes: 9,
        content:
          'Te lo dico da chi ora tiene le esercitazioni: la domanda “scusi, può rifare il passaggio di tre settimane fa?” è la più attesa dell’aula. Dopo la tua mano se ne alzano altre sei.',
      },
      { author: 6, hoursAgo: 350, likes: 2, content: 'se la fai tu la faccio anch’io' },
      { author: 17, hoursAgo: 338, likes: 3, content: 'L’ho fatta. Se ne sono alzate quattro. Vale.' },
    ],
  },
  {
    type: 'vent',
    title: 'in aula, davanti a tutti',
    content:
      'ieri a metà lezione mi si è chiuso lo stomaco, poi le mani formicolavano, poi ero sicuro di morire. proprio sicuro. sono uscito scavalcando sei persone e mi sono seduto sulle scale antincendio con la testa fra le ginocchia\n' +
      'una ragazza che non conosco è venuta a sedersi vicino. non ha detto niente. ha contato piano fino a dieci, poi da capo, tante volte. quando ho alzato la testa mi ha dato una gomma da masticare ed è rientrata\n' +
      'oggi non sono andato. ho paura che mi succeda di nuovo e che tutti si ricordino di me per quello\n' +
      'ps se leggi: grazie. menta forte',
    academicTopic: 'Ansia da prestazione',
    author: 38,
    hoursAgo: 420,
    likes: 23,
    comments: [
      {
        author: 5,
        hoursAgo: 415,
        likes: 13,
        content:
          'Somiglia a un attacco di panico: fa una paura enorme e poi passa. Non sei “quello che è uscito”, e in quell’aula non sei di sicuro il solo ad averne avuto uno. Parlane col medico di base o col servizio psicologico del tuo ateneo, sono cose su cui si lavora bene.',
      },
      {
        author: 0,
        hoursAgo: 411,
        likes: 6,
        content: 'A me aiuta l’acqua fredda sui polsi e nominare cinque cose che vedo. Le prime volte ti senti ridicola, poi funziona.',
      },
      {
        author: 21,
        hoursAgo: 402,
        likes: 3,
        content: 'siediti vicino all’uscita i primi giorni, senza vergogna. sapere che puoi uscire spesso basta per non dover uscire',
      },
      { author: 39, hoursAgo: 399, likes: 8, content: 'Quella ragazza è tutte le persone che vorrei diventare.' },
      {
        author: 38,
        hoursAgo: 380,
        likes: 9,
        content: 'sono tornato. posto vicino alla porta. primo appuntamento al servizio psicologico fra nove giorni. piano piano',
      },
    ],
  },
  {
    type: 'vent',
    content:
      '“Ah, Scienze motorie? Quindi fate ginnastica.” Sì, certo: ginnastica, e poi biochimica, anatomia, fisiologia, biomeccanica, statistica e diritto dello sport. Con le scarpe da ginnastica, se vi fa piacere.\n' +
      'Lo dico con affetto. Ma lo dico per l’ottantesima volta.',
    university: 'Università degli Studi di Verona',
    faculty: 'Scienze motorie',
    academicTopic: 'Vita universitaria',
    author: 24,
    hoursAgo: 500,
    likes: 14,
    comments: [
      { author: 34, hoursAgo: 496, likes: 7, content: 'Scambio volentieri con “ah, Filosofia? Quindi pensate.”' },
      { author: 20, hoursAgo: 480, likes: 4, content: '“ah, Comunicazione? Quindi parlate.” facciamo un club' },
      { author: 21, hoursAgo: 470, likes: 3, content: '“ah, maestra? che bello stai coi bimbi tutto il giorno a colorare” presente' },
    ],
  },
  {
    type: 'vent',
    content:
      'Non lo dico a nessuno quindi lo dico qui. Certe sere vorrei sparire. Non è per un esame, non è per una cosa precisa. È come se fossi sempre dietro a un vetro, tutti parlano e io annuisco.\n' +
      'Domani mi alzo, vado in laboratorio, sorrido. Lo so fare molto bene. È questo che mi fa paura, che lo so fare così bene che nessuno guarda.',
    author: 8,
    hoursAgo: 585,
    likes: 12,
    comments: [
      {
        author: 5,
        hoursAgo: 584.5,
        likes: 15,
        content:
          'Io guardo. Grazie di averlo scritto: non è poco, anche se sembra una riga sola. Quando dici che vorresti sparire, ci sono momenti in cui pensi di farti del male? Se sì, per favore non restare da sola stasera: chiama qualcuno che è vicino, o il 112 se senti che è adesso. Non disturbi.',
      },
      {
        author: 16,
        hoursAgo: 583.8,
        likes: 9,
        content:
          'Ti leggo. Nella pagina Supporto c’è Telefono Amico, con il numero e gli orari: non serve essere “gravi”, serve avere voglia di dirlo a una voce. Io una volta ho chiamato e non sapevo cosa dire, e hanno aspettato.',
      },
      {
        author: 26,
        hoursAgo: 582,
        likes: 7,
        content:
          'Il vetro lo conosco. Da dietro sembra che sia per sempre, e non è vero. A me ha aiutato il medico di base: dieci minuti, ho detto proprio la frase che hai scritto tu. La puoi leggere dal telefono, se a voce non esce.',
      },
      {
        author: 8,
        hoursAgo: 575,
        likes: 11,
        content:
          'Non mi sto facendo del male. Però avevo bisogno che qualcuno me lo chiedesse chiaro. Domani chiamo il medico, leggo dal telefono.',
      },
      { author: 5, hoursAgo: 574, likes: 10, content: 'Brava. Se ti va, domani sera torna qui a dire com’è andata. Ci siamo.' },
      {
        author: 8,
        hoursAgo: 548,
        likes: 14,
        content: 'Chiamato. Visita giovedì. Ho letto dal telefono e la voce mi ha retto fino a metà, poi è bastato.',
      },
    ],
  },
  {
    type: 'vent',
    title: 'Resa: 3%',
    content:
      'Nove ore di sintesi, due colonne, un’evaporazione notturna. Resa: tre per cento. Il mio prodotto sta tutto su una punta di spatola, più o meno come la mia autostima.\n' +
      'Il correlatore ha guardato la punta della spatola e ha detto: “però è puro”.',
    university: 'Università degli Studi di Messina',
    faculty: 'Chimica',
    studyYear: '1° anno magistrale',
    academicTopic: 'Tesi',
    author: 30,
    hoursAgo: 680,
    likes: 8,
    comments: [
      { author: 8, hoursAgo: 671, likes: 8, content: '“Però è puro” lo voglio ricamato su un cuscino' },
      {
        author: 35,
        hoursAgo: 660,
        likes: 5,
        content: 'Tre per cento di un numero positivo è un numero positivo. Fisica, un po’ approssimata.',
      },
    ],
  },
  {
    type: 'vent',
    title: 'Studio nella sala d’attesa',
    content:
      'Mamma fa le terapie il martedì e il giovedì. Io studio nella sala d’attesa, posto vicino alla macchinetta, perché lì c’è la presa. Le infermiere ormai mi chiedono a che capitolo sono.\n' +
      'Oggi la signora accanto mi ha detto “beata te che hai la testa per studiare”. La testa non ce l’ho. Ho gli occhi su una pagina e conto le gocce. Però se chiudo il libro mamma si preoccupa, quindi lo tengo aperto, e ogni tanto giro pagina per farle sentire il rumore.',
    academicTopic: 'Altro',
    author: 22,
    hoursAgo: 790,
    likes: 17,
    comments: [
      {
        author: 19,
        hoursAgo: 786,
        likes: 12,
        content: 'Girare pagina per farle sentire il rumore. Non so dire niente di utile, ti abbraccio e basta.',
      },
      {
        author: 37,
        hoursAgo: 780,
        likes: 6,
        content:
          'Quando è toccato a noi, il mio corso ha accettato di spostarmi due scadenze con una riga del medico. Chiedilo: non è un favore, è previsto più spesso di quanto si creda.',
      },
      {
        author: 16,
        hoursAgo: 772,
        likes: 8,
        content:
          'In tanti reparti c’è un servizio psicologico anche per i familiari, spesso gratuito. Chiedi alla caposala. Chi accompagna si stanca in un modo che nessuno misura.',
      },
      {
        author: 22,
        hoursAgo: 745,
        likes: 5,
        content: 'C’è, al secondo piano. Non lo sapevo, e passavo davanti alla porta due volte a settimana.',
      },
    ],
  },
  {
    type: 'vent',
    content:
      'Trentotto anni, due figli, un lavoro la mattina. Studio dalle nove e mezza di sera, quando dormono. Ieri il piccolo si è svegliato, è venuto in cucina, ha guardato il libro e ha detto: “mamma, anche tu hai i compiti?”.\n' +
      'Poi leggo i commenti su chi fa la telematica, “esami regalati”, e mi viene da ridere. Regalatemi due ore di sonno piuttosto.',
    university: 'Università degli Studi Niccolò Cusano',
    faculty: 'Psicologia',
    academicTopic: 'Lavoro part-time',
    author: 26,
    hoursAgo: 900,
    likes: 25,
    comments: [
      {
        author: 5,
        hoursAgo: 895,
        likes: 9,
        content: 'Il libro alle nove e mezza di sera con la casa sulle spalle è tutto tranne che regalato.',
      },
      { author: 29, hoursAgo: 870, likes: 4, content: 'io alla sua età facevo i compiti peggio del piccolo. tanto rispetto' },
    ],
  },
  {
    type: 'vent',
    content:
      'oggi compleanno, 28. in chat di famiglia mia cugina ha messo la foto della tesi, mio zio il pollice e poi “e tu?” con la faccina\n' +
      'sono uscito a fare due passi. non è successo niente. solo che due passi sono diventati nove chilometri',
    faculty: 'Scienze politiche e Relazioni internazionali',
    studyYear: 'Fuori corso',
    academicTopic: 'Altro',
    author: 29,
    hoursAgo: 1040,
    likes: 10,
    comments: [
      { author: 3, hoursAgo: 1036, likes: 7, content: 'Auguri. Nove chilometri sono un regalo fatto bene.' },
      { author: 20, hoursAgo: 1010, likes: 5, content: 'auguri. “e tu?” andrebbe vietato per legge' },
    ],
  },
  {
    type: 'vent',
    title: 'Pranzo della domenica, domanda fissa',
    content:
      '“E con Filosofia che ci fai?” Zia, ogni domenica, tra il secondo e la frutta.\n' +
      'Le prime volte rispondevo con le competenze trasversali. Poi con le statistiche. Domenica scorsa ho detto: “tengo compagnia alle domande”. Silenzio. Mia nonna ha annuito, si è alzata e mi ha servito la seconda porzione di lasagne.\n' +
      'Quindi ecco: con Filosofia ci fai le lasagne.',
    university: 'Alma Mater Studiorum - Università di Bologna',
    faculty: 'Filosofia',
    academicTopic: 'Orientamento',
    author: 34,
    hoursAgo: 1200,
    likes: 19,
    comments: [
      { author: 2, hoursAgo: 1192, likes: 11, content: 'Lettere, stesso tavolo, stessa zia. Tortellini.' },
      { author: 24, hoursAgo: 1180, likes: 3, content: 'a me con motorie danno l’insalata' },
      { author: 18, hoursAgo: 1150, likes: 4, content: 'sociologia: mi chiedono se aggiusto il computer' },
    ],
  },
  {
    type: 'vent',
    title: 'Finito',
    content:
      'Ultimo esame della triennale. Ventidue. L’ho accettato prima ancora che la professoressa finisse di dirlo, credo di averle dato sulla voce.\n' +
      'Ho passato due anni a dire “quando finisco” come se fosse una città dove non si arriva. Stamattina la corriera dalla valle era in ritardo, pioveva, avevo un buco nella scarpa. E adesso sono seduto in piazza Duomo con il calzino bagnato e ho finito.\n' +
      'A chi è ancora dentro: c’è davvero la fine. È un po’ umida ma c’è.',
    university: 'Università degli Studi di Trento',
    faculty: 'Sociologia e Servizio sociale',
    studyYear: '3° anno triennale',
    academicTopic: 'Esami',
    author: 18,
    hoursAgo: 1380,
    likes: 34,
    comments: [
      { author: 3, hoursAgo: 1377, likes: 9, content: 'Salvato. Lo rileggo prima del prossimo.' },
      { author: 33, hoursAgo: 1360, likes: 4, content: '“è un po’ umida ma c’è” complimentiii' },
      { author: 15, hoursAgo: 1352, likes: 6, content: 'Da pendolare a pendolare: la corriera in ritardo era un saluto.' },
      { author: 21, hoursAgo: 1340, likes: 2, content: 'che bello leggere una cosa così la sera prima del mio primo esame' },
    ],
  },
];
