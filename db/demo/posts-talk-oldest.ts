import type { DemoPost } from './types.ts';

/** Twelve days to two months old; newest first. */
export const oldestTalkPosts: DemoPost[] = [
  {
    type: 'talk',
    content:
      'coinquilini cercasi NON è un annuncio, è un grido. siamo in tre, la quarta stanza è vuota da settembre e la padrona ci vuole far pagare anche quella. qualcuno nella stessa situazione a bari o anche altrove per capire come vi siete mossi? e anche solo per gridare insieme',
    university: 'Università degli Studi di Bari Aldo Moro',
    faculty: 'Economia e Management',
    studyYear: '2° anno triennale',
    academicTopic: 'Alloggio',
    author: 12,
    hoursAgo: 345,
    likes: 5,
    comments: [
      {
        author: 29,
        hoursAgo: 343,
        likes: 3,
        content: 'controlla se il contratto è unico (in solido) o uno a testa. se è uno a testa la stanza vuota è un problema suo',
      },
      {
        author: 12,
        hoursAgo: 331,
        likes: 2,
        content: 'è uno a testa!!! ho riletto tre volte. stasera glielo dico con calma (non è vero, ma ci provo)',
      },
    ],
  },
  {
    type: 'talk',
    title: 'Pausa di un anno per lavorare',
    content:
      'Mi fermo un anno. Non è una sconfitta, è aritmetica: mio padre in cassa integrazione, io posso fare la stagione e poi l’inverno in magazzino. Torno, lo so che torno. Però stamattina ho svuotato l’armadietto e mi è venuto il magone per due quaderni e un righello.\n' +
      'Chi si è fermato per soldi ed è tornato, mi racconta?',
    university: 'Università del Salento',
    faculty: 'Beni culturali e Archeologia',
    academicTopic: 'Problemi economici',
    author: 27,
    hoursAgo: 400,
    likes: 11,
    comments: [
      {
        author: 25,
        hoursAgo: 398,
        likes: 9,
        content:
          'Ferma due anni, tornata. Tieni una cosa accesa: un esame piccolo, una mail all’anno, la tessera della biblioteca. Serve un filo da seguire al ritorno.',
      },
      {
        author: 28,
        hoursAgo: 396.2,
        likes: 3,
        content:
          'prima di fermarti chiedi in segreteria se conviene la sospensione o il tempo parziale. col part-time paghi meno e non esci',
      },
      {
        author: 12,
        hoursAgo: 394,
        likes: 5,
        content:
          'e guarda i fondi di sostegno straordinario dell’ateneo: se il reddito è cambiato quest’anno si può fare domanda con l’ISEE corrente',
      },
      {
        author: 27,
        hoursAgo: 366,
        likes: 8,
        content: 'Tempo parziale, e domanda con l’isee corrente fatta oggi. Il righello è tornato nell’armadietto.',
      },
    ],
  },
  {
    type: 'talk',
    title: 'Prima sessione, istruzioni per umani',
    content:
      'Matricole, facciamo che chi ha già dato qualche sessione ci spiega le cose che nessuno spiega? Comincio con le domande che mi vergogno a fare: cosa si porta, se arrivo in ritardo cosa succede, si può andare in bagno, e se mi ritiro se la ricordano?',
    university: 'Politecnico di Torino',
    faculty: "Ingegneria dell'informazione (informatica, elettronica, biomedica)",
    academicTopic: "Sessione d'esame",
    author: 6,
    hoursAgo: 470,
    likes: 9,
    comments: [
      {
        author: 1,
        hoursAgo: 469,
        likes: 10,
        content:
          'Documento, libretto o tesserino, tre penne (una muore sempre), acqua. In ritardo: prova a entrare comunque. Bagno: chiedi prima. Se ti ritiri nessuno se lo ricorda, giuro, hanno quattrocento compiti.',
      },
      {
        author: 7,
        hoursAgo: 467.5,
        likes: 4,
        content: 'agli orali vai ad ascoltare un giorno prima. le domande girano sempre attorno alle stesse dieci cose',
      },
      {
        author: 17,
        hoursAgo: 466,
        likes: 3,
        content: 'iscriviti all’appello. sembra scontato. non lo è. lo dico per esperienza e non voglio parlarne',
      },
      { author: 21, hoursAgo: 463, likes: 2, content: 'salvato tutto. tre penne. tre.' },
    ],
  },
  {
    type: 'talk',
    title: 'Due vite',
    content:
      'A Milano ho un ragazzo, degli amici, una vita normale. A casa, in un paese dove il barista sa a che ora rientro, sono quello “che studia i numeri e non ha tempo per la fidanzata”. Ogni volta che scendo dal treno mi tolgo qualcosa di dosso e lo lascio in stazione.\n' +
      'Ho solo voglia di parlarne con chi lo sa.',
    academicTopic: 'Vita universitaria',
    author: 14,
    hoursAgo: 560,
    likes: 17,
    comments: [
      {
        author: 18,
        hoursAgo: 558,
        likes: 10,
        content:
          'Lo so. Il mio pezzo lo lasciavo sulla corriera. L’anno scorso l’ho detto a mia zia, la più chiacchierona: mi ha stupito, è diventata la mia cassaforte.',
      },
      {
        author: 39,
        hoursAgo: 556,
        likes: 7,
        content:
          'Non devi niente a nessuno, nemmeno un coming out. Si dice quando si è al sicuro e se se ne ha voglia. Esiste anche la Gay Help Line, la trovi nella pagina Supporto, ascoltano proprio queste storie di treni.',
      },
      {
        author: 10,
        hoursAgo: 550.2,
        likes: 5,
        content: 'Che bello «mi tolgo qualcosa e lo lascio in stazione». Spero che un giorno ti resti addosso fino a casa.',
      },
      {
        author: 14,
        hoursAgo: 532,
        likes: 11,
        content: 'Grazie. Sono tre, oggi, le persone che lo sanno e che vengono da un paese. Per me è una folla.',
      },
    ],
  },
  {
    type: 'talk',
    content:
      'Ho preso 27 e ho pianto in bagno. Lo so come suona, per questo lo scrivo qua: so che c’è chi quel 27 lo sogna e mi vergogno il doppio. È che se non è trenta mi sembra di non esserci.\n' +
      'Qualcuno con questa malattia del trenta? Non per farci i complimenti. Per guarire.',
    academicTopic: 'Ansia da prestazione',
    author: 31,
    hoursAgo: 650,
    likes: 8,
    comments: [
      {
        author: 5,
        hoursAgo: 647,
        likes: 11,
        content:
          'Presente, in via di guarigione. Il primo esercizio me l’ha dato la psicologa: fare apposta una cosa mediocre a settimana. Ho disegnato un cavallo orrendo. È in cucina.',
      },
      {
        author: 39,
        hoursAgo: 645,
        likes: 6,
        content:
          '“Se non è trenta mi sembra di non esserci”: tieni questa frase, vale la pena portarla a qualcuno in una stanza tranquilla. Non perché sia grave, perché è precisa.',
      },
      { author: 17, hoursAgo: 640, likes: 2, content: 'io con quel 27 ci faccio una cornice, però ti capisco lo stesso' },
      { author: 31, hoursAgo: 622, likes: 7, content: 'Ho fatto una torta storta. Buonissima, comunque.' },
    ],
  },
  {
    type: 'talk',
    content:
      'Tirocinio in clinica: oggi un cagnone di sessanta chili ha avuto paura della bilancia e si è seduto in braccio a me. Il professore ha continuato la spiegazione. Io annuivo da sotto.\n' +
      'Non ho problemi, per una volta. Vorrei una chat di sole cose belle successe oggi. Anche minuscole.',
    university: 'Università degli Studi di Parma',
    faculty: 'Medicina veterinaria',
    academicTopic: 'Altro',
    author: 19,
    hoursAgo: 760,
    likes: 6,
    comments: [
      {
        author: 8,
        hoursAgo: 759,
        likes: 3,
        content: 'il mio terreno di coltura NON si è contaminato. dopo tre settimane. ho baciato la piastra (da chiusa)',
      },
      { author: 2, hoursAgo: 757, likes: 4, content: 'La bibliotecaria mi ha messo da parte il posto vicino al termosifone' },
      {
        author: 21,
        hoursAgo: 751,
        likes: 2,
        content: 'una bimba al tirocinio mi ha chiesto se sono grande o se sono ancora piccola. ho detto “non si sa”. ha detto “anche io”',
      },
    ],
  },
  {
    type: 'talk',
    content:
      'Ho bisogno di parlare con qualcuno di una cosa che non dico da anni. Non è pericolosa, è solo diventata pesante. Non so neanche se poi riuscirò a scriverla. Posso stare in chat un po’ in silenzio?',
    academicTopic: 'Vita universitaria',
    author: 20,
    hoursAgo: 880,
    likes: 14,
    comments: [
      { author: 5, hoursAgo: 879.5, likes: 9, content: 'Certo. Il silenzio qui vale come presenza.' },
      { author: 29, hoursAgo: 878, likes: 6, content: 'ci sto anch’io, in silenzio, faccio le parole crociate' },
      { author: 20, hoursAgo: 870, likes: 8, content: 'Alla fine non l’ho scritta. Ma sono rimasta due ore e ho dormito. Grazie.' },
    ],
  },
  {
    type: 'talk',
    title: 'Supplente di giorno, studentessa di pomeriggio',
    content:
      'Da ottobre ho una supplenza alle medie, quattordici ore. La mattina dico “silenzio” a ventisei dodicenni, il pomeriggio mi siedo in aula e vorrei tanto che qualcuno lo dicesse a me. Altri che insegnano e intanto finiscono la magistrale? Scambio schede di grammatica contro solidarietà.',
    university: 'Sapienza Università di Roma',
    faculty: 'Lettere',
    studyYear: '2° anno magistrale',
    academicTopic: 'Lavoro part-time',
    author: 37,
    hoursAgo: 1020,
    likes: 3,
    comments: [
      { author: 21, hoursAgo: 1018, likes: 2, content: 'io farò la maestra, posso venire a spiare il futuro?' },
      { author: 2, hoursAgo: 1013, likes: 3, content: 'Schede accettate. La mia solidarietà è illimitata ma disordinata.' },
    ],
  },
  {
    type: 'talk',
    content:
      'Crociato, stagione finita, otto mesi. Facevo atletica da quando avevo nove anni. Adesso studio i protocolli di riabilitazione sul libro e li faccio il pomeriggio sul lettino, è quasi comico.\n' +
      'Se c’è qualcun altro che ha dovuto smettere una cosa che lo teneva in piedi, ne parlerei volentieri.',
    academicTopic: 'Altro',
    author: 24,
    hoursAgo: 1180,
    likes: 5,
    comments: [
      {
        author: 11,
        hoursAgo: 1177,
        likes: 4,
        content:
          'Pianoforte, tendinite, due anni fa. Per mesi non riuscivo nemmeno ad ascoltarlo. Poi ho ricominciato dalle canzoni brutte. Ti capisco.',
      },
      {
        author: 23,
        hoursAgo: 1174,
        likes: 5,
        content:
          'Otto mesi sono lunghi ma finiscono. Nel frattempo tieniti gli orari dell’atletica, anche solo per camminare: il corpo vuole l’appuntamento.',
      },
      {
        author: 24,
        hoursAgo: 1120,
        likes: 6,
        content: 'Tenuti gli orari. Alle 17 cammino. Ieri il mio vecchio allenatore ha camminato con me.',
      },
    ],
  },
  {
    type: 'talk',
    title: 'Ultimo anno di Psicologia: e dopo?',
    content:
      'Tra tirocinio, abilitazione, scuole di specializzazione che costano come una macchina usata e “esperienza richiesta: tre anni”, qualcuno ha capito come ci si arriva vivi? Chat aperta per ultimo anno e neolaureati, ma anche per chi è al primo e vuole spaventarsi con calma.',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    studyYear: '2° anno magistrale',
    academicTopic: 'Orientamento',
    author: 39,
    hoursAgo: 1340,
    likes: 12,
    comments: [
      {
        author: 5,
        hoursAgo: 1337,
        likes: 6,
        content: 'Primo passo: un foglio con le spese vere, anno per anno. Fa meno paura del foglio immaginario.',
      },
      { author: 0, hoursAgo: 1334, likes: 3, content: 'io sono al secondo e mi spavento con calma, grazie dell’invito' },
      {
        author: 26,
        hoursAgo: 1329,
        likes: 5,
        content: 'Io lo farò a quarant’anni passati. Se vi consola, le macchine usate poi si ammortizzano.',
      },
      {
        author: 39,
        hoursAgo: 1301,
        likes: 4,
        content:
          'Uscita da questa chat con tre bandi di tirocinio retribuito che non conoscevo. Li ho messi in bacheca al dipartimento, anonimi pure loro.',
      },
    ],
  },
];
