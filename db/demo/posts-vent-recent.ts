import type { DemoPost } from './types.ts';

/** Less than a day old; newest first. */
export const recentVentPosts: DemoPost[] = [
  {
    type: 'vent',
    content:
      'ho aperto il libro di privato alle nove. alle undici e mezza avevo cambiato le lenzuola, disposto gli evidenziatori per sfumatura e letto tutta la storia della ceramica di Caltagirone.\n' +
      'pagine studiate: quattro. e due erano indice',
    university: 'Università degli Studi di Palermo',
    faculty: 'Giurisprudenza',
    studyYear: '2° anno triennale',
    course: 'Diritto privato',
    academicTopic: 'Stress da studio',
    author: 13,
    hoursAgo: 0.7,
    likes: 14,
    comments: [
      {
        author: 28,
        hoursAgo: 0.6,
        likes: 5,
        content: 'L’indice conta. Al mio primo esame l’ho studiato meglio del resto, infatti so sempre a che pagina sta quello che non so.',
      },
      { author: 2, hoursAgo: 0.5, likes: 3, content: 'La ceramica di Caltagirone è un argomento serio, difendo la scelta' },
      { author: 13, hoursAgo: 0.4, likes: 1, content: 'grazie, mi sento già più colta e ugualmente bocciata' },
    ],
  },
  {
    type: 'vent',
    title: 'Trenta, e nessuno da chiamare',
    content:
      'Oggi ho dato Clinica medica. Trenta. Sono uscito dall’aula, ho preso il telefono e ho cercato “nonno” in rubrica senza pensarci, come dopo ogni esame da cinque anni.\n' +
      'Il numero c’è ancora. Lui no, da marzo.\n\n' +
      'Rispondeva sempre con la stessa frase: “e quanto fa, il massimo?”. E io ogni volta: sì nonno, è il massimo. E lui: “ah, allora va bene”.\n\n' +
      'Sono rimasto dieci minuti seduto fuori dal policlinico con il telefono in mano. Poi sono andato a prendere un caffè e ho brindato con quello. Volevo solo scriverlo da qualche parte.',
    university: 'Università degli Studi di Roma "Tor Vergata"',
    faculty: 'Medicina e Chirurgia',
    studyYear: '2° anno magistrale',
    academicTopic: 'Altro',
    author: 23,
    hoursAgo: 1.9,
    likes: 31,
    comments: [
      { author: 4, hoursAgo: 1.7, likes: 12, content: 'È il massimo, sì. Allora va bene.' },
      {
        author: 37,
        hoursAgo: 1.6,
        likes: 8,
        content:
          'L’ho letto in biblioteca e ho dovuto mettermi gli occhiali da sole. Un abbraccio da una che ha ancora il numero della nonna e non lo cancellerà.',
      },
      {
        author: 16,
        hoursAgo: 1.2,
        likes: 4,
        content: 'complimenti per il trenta, davvero. scommetto che al bar sotto casa sua lo sapevano tutti che il nipote fa il medico',
      },
      { author: 23, hoursAgo: 0.8, likes: 9, content: 'Lo sapeva pure il barbiere. Grazie, mi avete fatto più bene di quanto pensassi.' },
    ],
  },
  {
    type: 'vent',
    content: 'pasta al forno in mensa. ultima porzione, ed era la mia. oggi la vita è bella, fine dell’aggiornamento',
    university: 'Università di Pisa',
    academicTopic: 'Mensa',
    author: 9,
    hoursAgo: 2.3,
    likes: 5,
    comments: [],
  },
  {
    type: 'vent',
    title: 'La prima della famiglia',
    content:
      'Sono la prima della mia famiglia a fare l’università. A casa ne vanno così fieri che mio padre tiene il mio libretto (stampato! l’ha fatto stampare in copisteria) nel cassetto buono, con i documenti della macchina.\n\n' +
      'Il problema è che nessuno sa cosa sia un CFU, cosa sia un appello, come sia possibile studiare due mesi e poi non passare. Quando dico che sono stanca mia madre risponde “eh, ma tu stai seduta”. Non è cattiveria: lei pulisce tre uffici, si alza alle quattro e mezza, e ha ragione.\n\n' +
      'Però così non mi lamento mai. Se va male dico che hanno spostato l’esame. Se va bene dico che era facile, perché mi sembra di vantarmi. Ogni rata che pagano me la sento addosso come un maglione di lana ad agosto.\n' +
      'Non so bene cosa chiedo. Forse solo se capita anche a qualcun altro di sentirsi in colpa perché studia.',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    studyYear: '2° anno triennale',
    academicTopic: 'Vita universitaria',
    author: 0,
    hoursAgo: 4.5,
    likes: 36,
    comments: [
      {
        author: 12,
        hoursAgo: 4.3,
        likes: 11,
        content:
          'Capita. Mio padre fa il muratore e quando torna io sto sui libri “al fresco”. Ho cominciato a ripetergli ad alta voce mentre cena: lui non capisce niente di curve di domanda, io capisco meglio, e adesso dice ai colleghi che “abbiamo dato” microeconomia. Abbiamo.',
      },
      { author: 31, hoursAgo: 4.1, likes: 6, content: '“abbiamo dato microeconomia” è la cosa più bella che leggerò oggi' },
      {
        author: 3,
        hoursAgo: 3.9,
        likes: 4,
        content:
          'Prima generazione pure io. Il senso di colpa non se ne va col primo trenta, te lo dico. Se ne va un po’ quando smetti di raccontare che è tutto facile.',
      },
      {
        author: 39,
        hoursAgo: 3.5,
        likes: 7,
        content:
          'Studiare stanca, anche da seduti. Le due fatiche possono esistere insieme senza che una cancelli l’altra: tua madre ha ragione e hai ragione anche tu.',
      },
      { author: 21, hoursAgo: 3.2, likes: 2, content: 'il libretto stampato nel cassetto buono mi ha steso' },
      {
        author: 20,
        hoursAgo: 2.7,
        likes: 5,
        content:
          'Io la storia dell’esame spostato l’ho tirata avanti per anni. Non farlo, per favore. Alla prima volta che va male dillo, anche se ti trema la voce.',
      },
      {
        author: 9,
        hoursAgo: 2.2,
        likes: 1,
        content:
          'anche io primo di famiglia. al primo appello mia zia mi ha acceso una candela in chiesa. ho preso 19, vale come mezzo miracolo',
      },
      {
        author: 35,
        hoursAgo: 1.5,
        likes: 3,
        content:
          'Se può consolarti: le parole le imparano. L’anno scorso mia mamma ha spiegato lei a mia nonna cos’è un dottorato. Male, ma con una convinzione che io non ho mai avuto.',
      },
      {
        author: 0,
        hoursAgo: 0.9,
        likes: 8,
        content: 'Vi rispondo dal tram con gli occhi lucidi. Stasera provo a spiegare cos’è un CFU. Grazie.',
      },
    ],
  },
  {
    type: 'vent',
    title: 'ma voi in che liceo siete andati',
    content:
      'primo anno, prime settimane. il prof chiede “chi ha già visto i numeri complessi?” e alzano la mano in duecento. poi “chi ha già programmato?” altri duecento. io vengo da un istituto di un paese di quattromila abitanti in provincia di Potenza, in quinta il prof di mate è cambiato tre volte e l’ultimo è arrivato ad aprile\n' +
      'prendo appunti di cose che per gli altri sono ripasso. a mensa fanno battute sulle matrici e io rido due secondi dopo\n' +
      'non voglio mollare eh. solo che ogni giorno mi sembra che si siano sbagliati a farmi entrare',
    university: 'Politecnico di Torino',
    faculty: "Ingegneria dell'informazione (informatica, elettronica, biomedica)",
    studyYear: '1° anno triennale',
    academicTopic: 'Stress da studio',
    author: 6,
    hoursAgo: 8.1,
    likes: 17,
    comments: [
      {
        author: 1,
        hoursAgo: 7.6,
        likes: 13,
        content:
          'Al Poli (l’altro, Milano) mi sono sentito così per un anno intero. Il test l’hai passato con le stesse crocette degli altri, ma senza i loro professori. Vai al tutorato: metà di quelli che alzano la mano ci va di nascosto.',
      },
      {
        author: 17,
        hoursAgo: 7,
        likes: 4,
        content: 'Quelli che dicono “già visto” spesso hanno visto il titolo. Te lo dice uno che al primo anno diceva “già visto”.',
      },
      { author: 36, hoursAgo: 5.9, likes: 2, content: 'ridere due secondi dopo è in perfetto orario per gli standard di ingegneria' },
      { author: 6, hoursAgo: 5.1, likes: 5, content: 'ok oggi vado al tutorato. se non scrivo più mi ha mangiato una matrice' },
    ],
  },
  {
    type: 'vent',
    title: 'Coincidenza, dicono',
    content:
      'Il regionale delle 6.41 ha fatto nove minuti di ritardo. La coincidenza a Paola non ha aspettato, perchè le coincidenze in Calabria hanno senso dell’umorismo: si chiamano così e non coincidono mai.\n' +
      'Cinquantasei minuti di panchina. Quando sono entrato a lezione di Scienza delle costruzioni era iniziata da mezz’ora, e il prof: “oh, ci ha raggiunti”.\n' +
      'Quattro ore al giorno, cinque giorni a settimana. Ho fatto il conto: alla laurea saranno quasi tre mesi interi di vita su un sedile. Almeno spostatemi la panchina al sole.',
    university: 'Università della Calabria',
    faculty: 'Ingegneria civile, edile e ambientale',
    studyYear: '2° anno triennale',
    academicTopic: 'Trasporti',
    author: 15,
    hoursAgo: 12.5,
    likes: 11,
    comments: [
      { author: 36, hoursAgo: 12.1, likes: 6, content: 'Fratello di Circumvesuviana qui. Noi la chiamiamo meditazione guidata.' },
      {
        author: 8,
        hoursAgo: 11.4,
        likes: 2,
        content:
          'portati un cuscino, non scherzo. cuscino e quaderno degli esercizi: io sulla Siracusa-Catania ci ho preparato metà di genetica',
      },
      {
        author: 18,
        hoursAgo: 9,
        likes: 3,
        content:
          'Prova a dire al prof che sei pendolare e chiedi gli appunti della prima mezz’ora, o le registrazioni. Molti dicono di sì, è che non glielo chiede mai nessuno.',
      },
    ],
  },
  {
    type: 'vent',
    title: 'Mi mancano nove esami e loro hanno prenotato il ristorante',
    content:
      'I miei credono che mi laurei in primavera. Mi mancano nove esami.\n\n' +
      'È cominciata con uno solo. “Com’è andata?” “Bene, ventisei.” Mi sembrava una bugia piccola: l’avrei recuperato all’appello dopo e nessuno si sarebbe fatto male. Poi all’appello dopo non mi sono presentata. Poi ne è arrivato un altro. Adesso ho un libretto finto nella testa, con i voti finti e la media finta, e me lo ripasso prima di tornare a casa la domenica come se fosse un esame vero.\n\n' +
      'Ieri mia madre mi ha mandato la foto del ristorante. Ha scritto “tanto a primavera si sta anche fuori”.\n' +
      'Da ieri respiro male. Non sto pensando di fare niente di brutto, lo dico subito. Sono solo tanto stanca di essere due persone.',
    academicTopic: 'Stress da studio',
    author: 20,
    hoursAgo: 15.5,
    likes: 22,
    comments: [
      {
        author: 5,
        hoursAgo: 15.1,
        likes: 14,
        content:
          'Ti ho letta tutta. La cosa più difficile l’hai appena fatta: dirlo a qualcuno, anche se siamo sconosciuti. Non devi risolvere nove esami oggi. Oggi devi solo smettere di essere sola con questa cosa.',
      },
      {
        author: 29,
        hoursAgo: 14.6,
        likes: 9,
        content:
          'Io ero a sette esami e un vestito già comprato. L’ho detto prima a mia sorella, che poi è venuta con me a dirlo agli altri. Due settimane tremende. Poi ho dormito, per la prima volta in un anno.',
      },
      {
        author: 3,
        hoursAgo: 14,
        likes: 5,
        content: 'Se a voce ti blocchi, scrivi una lettera e resta nella stanza mentre la leggono. Con i miei ha funzionato così.',
      },
      {
        author: 39,
        hoursAgo: 13.2,
        likes: 11,
        content:
          'Il counseling dell’università è gratuito e questa storia l’hanno già sentita tante volte: aiutano anche a preparare il discorso con i genitori. E se una sera il fiato non torna c’è Telefono Amico, numero e orari sono nella pagina Supporto.',
      },
      {
        author: 20,
        hoursAgo: 12.4,
        likes: 6,
        content: 'non sapevo che si potesse chiedere aiuto per il discorso. pensavo che bisognasse stare “abbastanza male”',
      },
      { author: 5, hoursAgo: 12, likes: 8, content: 'Non c’è un minimo di sofferenza richiesto all’ingresso. Vai.' },
      {
        author: 26,
        hoursAgo: 10.3,
        likes: 7,
        content:
          'Ti scrivo da mamma, oltre che da studentessa. Mi arrabbierei? Sì, un giorno. Poi passerei il resto della vita a chiedermi come ho fatto a non accorgermi che mia figlia stava così. Diglielo.',
      },
      { author: 2, hoursAgo: 6.5, likes: 2, content: 'sto facendo il tifo per te, davvero' },
      {
        author: 20,
        hoursAgo: 1.1,
        likes: 13,
        content: 'Ho scritto a mio fratello. Solo “ti devo parlare, non sto bene”. Viene sabato. Grazie a tutti, uno per uno.',
      },
    ],
  },
  {
    type: 'vent',
    content:
      'Studio qui con l’esonero totale e la borsa. Lo scrivo su questa pagina perché in aula non lo dico.\n' +
      'Non sono gli esami. È quando a fine lezione si va “a mangiare una cosa” e la cosa sono ventisei euro. È il “ma prendi un taxi” detto senza malizia. È la settimana bianca, il master a Londra dato per scontato, il papà che “fa una telefonata”.\n' +
      'Io ho il foglio excel della spesa e il pullman per Foggia prenotato con tre mesi d’anticipo perché costa meno. Dico che ho già mangiato. Dico sempre che ho già mangiato.',
    university: 'Università Commerciale Luigi Bocconi',
    faculty: 'Economia e Management',
    academicTopic: 'Problemi economici',
    author: 31,
    hoursAgo: 21,
    likes: 13,
    comments: [
      {
        author: 14,
        hoursAgo: 20.2,
        likes: 9,
        content: 'Bicocca, borsa, stesso foglio excel. Se ti va vieni a pranzo in mensa da noi: si spende poco e non telefona nessun papà.',
      },
      {
        author: 19,
        hoursAgo: 18.5,
        likes: 4,
        content:
          'Quando ho detto ad alta voce “io porto il pranzo da casa”, due del gruppo hanno risposto “ah meno male, anch’io”. Erano mesi che facevamo finta tutte e tre.',
      },
      { author: 31, hoursAgo: 13, likes: 6, content: 'Provo a dirlo giovedì. Ho il batticuore come prima di un orale, è assurdo.' },
      { author: 32, hoursAgo: 11.2, likes: 2, content: 'non è assurdo per niente. poi raccontaci' },
    ],
  },
];
