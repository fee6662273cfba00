import type { DemoPost } from './types.ts';

/** One to twelve days old; newest first. */
export const olderTalkPosts: DemoPost[] = [
  {
    type: 'talk',
    content:
      'La domenica sera fuori sede ha un rumore preciso: le rotelle del trolley sui sampietrini, la chiave che gira, e il frigo vuoto che ronza. In valigia ho sei barattoli di mia madre e una teglia avvolta in due asciugamani.\n' +
      'Facciamo che ognuno scrive cosa gli hanno messo in valigia?',
    university: 'Alma Mater Studiorum - Università di Bologna',
    faculty: 'Lettere',
    academicTopic: 'Alloggio',
    author: 2,
    hoursAgo: 27,
    likes: 13,
    comments: [
      {
        author: 33,
        hoursAgo: 26.5,
        likes: 5,
        content: 'caponata. un chilo. non ci stava il computer e mia nonna ha detto di lasciare il computer',
      },
      {
        author: 16,
        hoursAgo: 26.1,
        likes: 7,
        content: 'pane carasau, pecorino, e un santino nascosto nella scarpa che ho trovato adesso scrivendo',
      },
      {
        author: 7,
        hoursAgo: 25.4,
        likes: 3,
        content: 'Io torno a casa in metro con dodici uova di mia zia. Dodici. Sulle ginocchia, linea rossa, ora di punta.',
      },
      { author: 38, hoursAgo: 25, likes: 2, content: 'mozzarella, ma non è arrivata. l’ho mangiata a Frosinone' },
    ],
  },
  {
    type: 'talk',
    content:
      'Non dormo. Non è ansia per qualcosa, è proprio che alle tre il cervello decide di fare l’inventario. Conto gli esami, le frasi che ho detto male a quindici anni, gli alberi di via Zamboni.\n' +
      'C’è qualcuno a cui va di parlare finché l’inventario finisce?',
    academicTopic: 'Stress da studio',
    author: 34,
    hoursAgo: 44,
    likes: 9,
    comments: [
      { author: 32, hoursAgo: 43.6, likes: 4, content: 'io sto qui, tanto il plotter ha appena iniziato' },
      {
        author: 23,
        hoursAgo: 40.2,
        likes: 6,
        content:
          'Un consiglio da chi fa le notti: se dopo venti minuti non dormi, alzati, luce bassa, una cosa noiosa, e torna quando hai sonno. E se va avanti da settimane parlane col medico, il sonno si cura.',
      },
      { author: 34, hoursAgo: 38, likes: 3, content: 'Ho letto la garanzia della lavatrice. Addormentato alla clausola 4.' },
    ],
  },
  {
    type: 'talk',
    title: 'Dopo una bocciatura, prima di dirlo a casa',
    content:
      'Sto sul muretto fuori dalla facoltà. Ho il telefono in mano da quaranta minuti. Mi serve qualcuno che mi dica qualsiasi cosa per altri dieci e poi chiamo.',
    university: 'Università degli Studi di Napoli Federico II',
    faculty: 'Medicina e Chirurgia',
    academicTopic: 'Esami',
    author: 4,
    hoursAgo: 66,
    likes: 8,
    comments: [
      {
        author: 7,
        hoursAgo: 65.9,
        likes: 6,
        content: 'I fenicotteri da piccoli sono grigi. Il rosa arriva dopo, e ci mettono anni. Chiama quando vuoi.',
      },
      {
        author: 1,
        hoursAgo: 65.7,
        likes: 4,
        content:
          'Io la prima volta ho chiamato e ho detto “mamma, oggi ho preso 13, cosa mangiamo?”. Ha risposto “pasta al forno”. Fine della tragedia.',
      },
      {
        author: 4,
        hoursAgo: 65.2,
        likes: 11,
        content: 'Chiamata. “Ma tu hai mangiato?”. Ha detto solo questo. I fenicotteri, comunque, li ho raccontati pure a lei.',
      },
    ],
  },
  {
    type: 'talk',
    content:
      'Chi è in partenza o è appena partito per l’Erasmus? Io sono quella che è tornata e ne parla troppo. Apro la chat per domande pratiche (affitti, tessera sanitaria, come si dice “scusi, non ho capito, e non capirò nemmeno la seconda volta”) e per le paure che alle feste di partenza non si dicono.',
    university: 'Università degli Studi di Napoli "L\'Orientale"',
    faculty: 'Interpretariato, Traduzione e Mediazione linguistica',
    studyYear: '1° anno magistrale',
    academicTopic: 'Erasmus',
    author: 22,
    hoursAgo: 90,
    likes: 5,
    comments: [
      {
        author: 10,
        hoursAgo: 89.2,
        likes: 4,
        content: 'Paura numero uno: che mi piaccia così tanto da non voler tornare. Paura numero due: il contrario.',
      },
      {
        author: 37,
        hoursAgo: 87,
        likes: 2,
        content:
          'partita a 26 anni per il tirocinio, mi sentivo la nonna del gruppo. alla fine ero quella che cucinava per tutti, quindi sì, la nonna',
      },
    ],
  },
  {
    type: 'talk',
    title: 'Mangiare da sola',
    content:
      'Domanda piccola. In mensa mangio da sola tutti i giorni col telefono davanti per sembrare occupata. Non sono triste, credo. Però oggi una al tavolo accanto rideva con le amiche e ho mandato giù tutto in cinque minuti e sono scappata.\n' +
      'Capita? Voglio solo chiacchierare con chi mangia da solo, magari ci facciamo compagnia da qui.',
    university: 'Università degli Studi Roma Tre',
    faculty: "Scienze della formazione / dell'educazione",
    academicTopic: 'Mensa',
    author: 21,
    hoursAgo: 118,
    likes: 10,
    comments: [
      {
        author: 6,
        hoursAgo: 117.2,
        likes: 5,
        content: 'ogni giorno ore 12.10 tavolo in fondo vicino ai vassoi. telefono scarico da cinque minuti ma lo guardo lo stesso',
      },
      { author: 9, hoursAgo: 116, likes: 4, content: 'fila delle patate, da solo, orgoglioso. ci vediamo in chat domani alle 12 e mezza?' },
      { author: 21, hoursAgo: 115.4, likes: 6, content: '12 e mezza. Io ho le lenticchie.' },
      {
        author: 19,
        hoursAgo: 108,
        likes: 3,
        content: 'Io una volta ho chiesto “scusa, è libero?” a una sola come me. Adesso è la mia coinquilina. Non promette, ma succede.',
      },
    ],
  },
  {
    type: 'talk',
    content:
      'Oggi un anno da quando non c’è più mio padre. In casa si fa finta che sia un martedì. Io sono a lezione, prendo appunti, e ogni tanto scrivo il suo nome nell’angolo del foglio per vedere se la penna funziona ancora.\n' +
      'Non cerco frasi giuste. Se qualcuno ha voglia di raccontarmi una cosa bella del proprio padre, o di chi gli ha fatto da padre, io leggo.',
    academicTopic: 'Altro',
    author: 38,
    hoursAgo: 155,
    likes: 20,
    comments: [
      {
        author: 23,
        hoursAgo: 154,
        likes: 11,
        content:
          'Mio nonno mi ha insegnato ad andare in bici tenendo il sellino, e ha continuato a dire “ti tengo” quando non mi teneva più. Me l’ha confessato a ottant’anni.',
      },
      {
        author: 3,
        hoursAgo: 153.1,
        likes: 9,
        content:
          'Il mio fischiava dalla strada per farci capire che era ora di scendere. Un fischio a tre note. Ogni tanto lo faccio io, a nessuno.',
      },
      {
        author: 13,
        hoursAgo: 152.4,
        likes: 4,
        content:
          'mio padre al mio primo esame ha aspettato fuori quattro ore e quando sono uscita ha fatto finta di passare per caso. a duecento chilometri da casa',
      },
      {
        author: 26,
        hoursAgo: 149,
        likes: 7,
        content:
          'Ti mando un abbraccio. Se i martedì così diventano tanti, al servizio psicologico del tuo ateneo si può portare anche il lutto: non è solo per gli esami.',
      },
      { author: 38, hoursAgo: 141.5, likes: 13, content: 'Li ho letti tutti in corridoio. Il fischio a tre note l’ho provato. Grazie.' },
    ],
  },
  {
    type: 'talk',
    content:
      'Tesi sperimentale: in laboratorio dalle otto alle sette, e l’unica cosa che mi parla è la pompa da vuoto. Fa “tò-tò-tò”, ormai la capisco. Altri tesisti che vogliono parlare con forme di vita più complesse?',
    university: 'Università degli Studi di Messina',
    faculty: 'Chimica',
    studyYear: '1° anno magistrale',
    academicTopic: 'Tesi',
    author: 30,
    hoursAgo: 190,
    likes: 4,
    comments: [
      {
        author: 33,
        hoursAgo: 189.5,
        likes: 2,
        content: 'io non sono tesista ma sono una forma di vita complessa, almeno secondo l’ultimo capitolo',
      },
      {
        author: 35,
        hoursAgo: 188,
        likes: 5,
        content: 'La mia faceva “tà-tà-tà”. Quando l’hanno cambiata ho avuto un piccolo lutto. Entro.',
      },
    ],
  },
  {
    type: 'talk',
    content: 'Chi sta in una valle con una corriera ogni due ore e ha imparato a farsele bastare? Cerco storie di fermate.',
    studyYear: '3° anno triennale',
    academicTopic: 'Trasporti',
    author: 18,
    hoursAgo: 210,
    likes: 2,
    comments: [],
  },
  {
    type: 'talk',
    title: 'Mollare o no, ma senza consigli',
    content:
      'Tutti mi danno consigli. Io vorrei solo dire ad alta voce “forse non voglio fare l’architetto” in un posto dove nessuno risponde subito “ma ormai sei al terzo anno”.\n' +
      'Ecco: forse non voglio fare l’architetto.',
    university: 'Università degli Studi di Firenze',
    academicTopic: 'Orientamento',
    author: 11,
    hoursAgo: 235,
    likes: 7,
    comments: [
      { author: 34, hoursAgo: 234.3, likes: 12, content: 'Ok.' },
      { author: 18, hoursAgo: 233, likes: 6, content: 'Letto.' },
      { author: 20, hoursAgo: 231.5, likes: 4, content: 'ciao forse-non-architetto' },
      { author: 11, hoursAgo: 229, likes: 9, content: 'Non ci credo, quanto mi hanno fatto bene tre risposte così corte.' },
    ],
  },
  {
    type: 'talk',
    title: 'Il primo paziente che se ne va',
    content:
      'È successo ieri, durante il mio turno di tirocinio. Avevo preso il giro dei parametri, alle dieci parlava del suo orto. Alle due no.\n' +
      'Nessuno ha sbagliato niente, me l’hanno detto tutti. Sono tornata a casa, ho fatto la lavatrice, ho cenato. Poi ho trovato in tasca il foglietto dove mi aveva scritto quando si piantano i carciofi.\n' +
      'Avrei bisogno di parlarne con qualcuno che sa cosa vuol dire, o anche con qualcuno che non lo sa.',
    academicTopic: 'Tirocinio',
    author: 16,
    hoursAgo: 290,
    likes: 26,
    comments: [
      {
        author: 23,
        hoursAgo: 289,
        likes: 14,
        content:
          'So cosa vuol dire. Il mio si chiamava con il nome di un santo che non ricorda nessuno e io lo ricordo sempre. Domani vai dalla tutor e dille proprio la cosa dei carciofi. Serve raccontarla a chi c’era.',
      },
      { author: 19, hoursAgo: 287, likes: 6, content: 'Da noi sono animali, ma il silenzio dopo è lo stesso. Ti ascolto volentieri.' },
      { author: 26, hoursAgo: 285.5, likes: 4, content: 'Non so cosa vuol dire. Però entro in chat e sto lì.' },
      {
        author: 4,
        hoursAgo: 280,
        likes: 8,
        content:
          'In molte aziende ospedaliere c’è il supporto psicologico anche per chi è in tirocinio. Chiedilo: non è per i fragili, è per chi ha un foglietto in tasca.',
      },
      { author: 16, hoursAgo: 262, likes: 17, content: 'Ho parlato con la tutor. Poi siamo andate tutte e due al vivaio. Otto piantine.' },
    ],
  },
];
