import type { DemoPost } from './types.ts';

/** One to twelve days old; newest first. */
export const olderAdvicePosts: DemoPost[] = [
  {
    type: 'advice',
    title: 'Learning agreement: panico organizzato',
    content:
      'Parto tra sei settimane per Granada e dei cinque corsi che avevo scelto tre non esistono più. Uno è stato spostato di semestre, uno è solo per dottorandi, uno “no se imparte”. Il coordinatore qui dice di sentire quello là, quello là dice di sentire quello qui.\n' +
      'Se non chiudo il modulo perdo la borsa? Si può cambiare dopo? Ho dormito quattro ore e ho sognato una tabella.',
    university: "Università Ca' Foscari Venezia",
    faculty: 'Lingue e Letterature straniere',
    studyYear: '2° anno triennale',
    academicTopic: 'Erasmus',
    author: 10,
    hoursAgo: 36,
    likes: 8,
    comments: [
      {
        author: 22,
        hoursAgo: 35,
        likes: 10,
        content:
          'Respira: il learning agreement si cambia anche dopo l’arrivo, di solito entro un mese dall’inizio delle lezioni. Adesso ne serve uno firmabile, non quello perfetto. Metti cinque corsi che esistono oggi, poi aggiusti.',
      },
      {
        author: 14,
        hoursAgo: 33.2,
        likes: 3,
        content: 'Scrivi a tutti e due i coordinatori NELLA STESSA mail. Quando si vedono in copia diventano magicamente efficienti.',
      },
      {
        author: 10,
        hoursAgo: 29,
        likes: 5,
        content: 'La mail unica ha funzionato in tre ore. Tre ore, dopo tre settimane. Non so se ridere.',
      },
      { author: 22, hoursAgo: 28.4, likes: 2, content: 'ridi, e cerca casa vicino all’università e non in centro!' },
    ],
  },
  {
    type: 'advice',
    content:
      'ma per l’isee universitario se i miei sono separati ma non divorziati conta anche il reddito di mio padre? vive da un’altra parte da sei anni. il caaf mi ha detto una cosa, il sito un’altra, mia zia una terza. sono un pò persa',
    university: 'Università degli Studi di Bari Aldo Moro',
    faculty: 'Economia e Management',
    academicTopic: 'Problemi economici',
    author: 12,
    hoursAgo: 48,
    likes: 6,
    comments: [
      {
        author: 31,
        hoursAgo: 46,
        likes: 5,
        content:
          'Se non c’è una separazione legale (atto o sentenza) di regola per l’ISEE fanno ancora nucleo. Se la separazione c’è cambia tutto: tuo padre conta solo in certi casi. Chiedi al CAF proprio con queste parole e porta l’atto.',
      },
      {
        author: 13,
        hoursAgo: 44.6,
        likes: 3,
        content:
          'lascia perdere tua zia (anche se la mia spesso ci azzecca). l’ufficio diritto allo studio risponde al telefono la mattina presto, verso le nove e cinque, quando non li ha ancora stancati nessuno',
      },
      { author: 12, hoursAgo: 40, likes: 1, content: 'l’atto c’è. vado col foglio in mano. grazie!!' },
    ],
  },
  {
    type: 'advice',
    content:
      'R o Python per una tesi sui ritardi dei treni regionali? I dati sono tanti e sporchi (come i treni). La relatrice dice “quello che preferisci”, che è la risposta peggiore.',
    university: 'Università degli Studi di Milano-Bicocca',
    faculty: 'Statistica',
    academicTopic: 'Tesi',
    author: 14,
    hoursAgo: 57,
    likes: 1,
    comments: [],
  },
  {
    type: 'advice',
    title: 'Una mia amica non sta bene e non vuole che lo dica',
    content:
      'Studio Psicologia e proprio per questo mi sento ridicola a chiedere.\n' +
      'Una mia amica da mesi non viene più a lezione, dorme di giorno, e sabato mi ha detto che a volte pensa che sarebbe più facile non esserci. Mi ha fatto promettere di non dirlo a nessuno. Io ho promesso.\n' +
      'Ora ho questa promessa in tasca che pesa dieci chili. Cosa fareste?',
    academicTopic: 'Altro',
    author: 5,
    hoursAgo: 62,
    likes: 16,
    comments: [
      {
        author: 39,
        hoursAgo: 61.5,
        likes: 15,
        content:
          'Certe promesse si possono rompere, e questa è una. Puoi dirglielo prima: “ti voglio bene, ho paura, e non riesco a tenerlo da sola”. Proponile di andare insieme dal medico o al servizio psicologico, fisicamente insieme. Se capisci che il rischio è adesso, 112, senza pensare alla promessa.',
      },
      {
        author: 16,
        hoursAgo: 60.8,
        likes: 8,
        content:
          'Chiedile in modo diretto se pensa di farsi del male. Chiederlo non mette l’idea in testa a nessuno, è provato. Fa sentire che se ne può parlare.',
      },
      {
        author: 23,
        hoursAgo: 58,
        likes: 6,
        content: 'E tu con chi ne parli? Anche chi sorregge ha bisogno di una sedia. Telefono Amico ascolta anche gli amici.',
      },
      { author: 18, hoursAgo: 57, likes: 2, content: 'grazie a te che ci sei per lei' },
      {
        author: 5,
        hoursAgo: 39,
        likes: 12,
        content:
          'Le ho parlato. Si è arrabbiata dieci minuti, poi ha pianto un’ora, poi ha detto “vieni con me però”. Giovedì andiamo. Io ci vado anche per me.',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Tornare dopo due anni',
    content:
      'Ho interrotto Farmacia due anni fa, per motivi di famiglia. Mi mancano otto esami e la tesi. Adesso potrei rientrare, ma i miei compagni lavorano già, il portale ha cambiato faccia e quando ho aperto gli appunti di Chimica farmaceutica sembravano di un’altra persona. Con una bella calligrafia, tra l’altro.\n' +
      'Da che parte si ricomincia? Dall’esame più facile o da quello che fa più paura?',
    university: 'Università degli Studi di Pavia',
    faculty: 'Farmacia',
    studyYear: 'Fuori corso',
    academicTopic: 'Orientamento',
    author: 25,
    hoursAgo: 80,
    likes: 13,
    comments: [
      {
        author: 29,
        hoursAgo: 78,
        likes: 8,
        content:
          'Da quello più corto. Non il più facile: il più corto. Serve un voto nuovo nel libretto, uno qualsiasi, per convincere la testa che sei di nuovo dentro.',
      },
      { author: 8, hoursAgo: 77, likes: 3, content: 'la persona degli appunti sei sempre tu, quindi la calligrafia ce l’hai ancora' },
      {
        author: 3,
        hoursAgo: 70.3,
        likes: 5,
        content:
          'Prima di tutto segreteria: chiedi di ricognizione o sospensione degli anni fermi, a volte si paga molto meno di quello che si teme. Poi un esame.',
      },
      {
        author: 25,
        hoursAgo: 51,
        likes: 6,
        content:
          'Chiamato: gli anni fermi costano un’inezia rispetto a quello che temevo. Ho iniziato da Igiene, trecento pagine. Grazie, davvero.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'In due corsi su quattro il 20% del voto è “class participation”. Io alzo la mano dentro la testa. Preparo la frase, la limo, la traduco, e quando è perfetta siamo due slide avanti.\n' +
      'C’è un modo per intervenire senza che il cuore mi esca dal maglione?',
    university: 'Università Commerciale Luigi Bocconi',
    academicTopic: 'Ansia da prestazione',
    author: 31,
    hoursAgo: 96,
    likes: 7,
    comments: [
      {
        author: 34,
        hoursAgo: 94.5,
        likes: 6,
        content: 'Prepara domande invece di interventi. Una domanda non può essere sbagliata e vale partecipazione uguale.',
      },
      {
        author: 20,
        hoursAgo: 93,
        likes: 4,
        content: 'la prima mano nei primi cinque minuti, quando nessuno è ancora brillante. poi sei libera tutta l’ora',
      },
      {
        author: 31,
        hoursAgo: 60,
        likes: 5,
        content: 'Primi cinque minuti, una domanda. Ha detto “good point”. Sono diventata color mattone, ma è fatta.',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Ambulatorio serale o niente lavoro?',
    content:
      'Mi hanno offerto tre sere a settimana in una clinica, 19-23, pagate poco ma in regola. Ho le esercitazioni obbligatorie la mattina alle otto e due esami grossi. I soldi mi servirebbero (affitto, benzina: gli allevamenti non sono in centro) e imparerei un sacco.\n' +
      'Chi ha provato a lavorare al quarto-quinto anno di un corso con frequenza? Si regge?',
    university: 'Università degli Studi di Parma',
    faculty: 'Medicina veterinaria',
    academicTopic: 'Lavoro part-time',
    author: 19,
    hoursAgo: 125,
    likes: 5,
    comments: [
      {
        author: 16,
        hoursAgo: 123,
        likes: 6,
        content:
          'Tre sere sono tante. Chiedi due, per due mesi di prova, dicendolo così: “dopo la sessione ne riparliamo”. Chi ti vuole davvero accetta.',
      },
      {
        author: 28,
        hoursAgo: 122.4,
        likes: 3,
        content:
          'Io venti ore le reggo, ma gli esami sono scesi da quattro a due a sessione. Basta saperlo prima e non chiamarlo fallimento.',
      },
      {
        author: 19,
        hoursAgo: 110,
        likes: 4,
        content:
          'Accettato due sere, prova fino alla fine della sessione. E ieri ho visto nascere quattro cuccioli durante il turno, quindi credo di avere scelto bene.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'scavo di tre settimane in Salento (6 cfu di tirocinio, vitto e alloggio pagati) oppure restare a dare Storia romana che mi trascino da un anno. non riesco a fare tutte e due. il cuore dice cazzuola, la media dice storia romana',
    university: 'Università del Salento',
    faculty: 'Beni culturali e Archeologia',
    studyYear: '2° anno triennale',
    academicTopic: 'Tirocinio',
    author: 27,
    hoursAgo: 150,
    likes: 4,
    comments: [
      {
        author: 2,
        hoursAgo: 147,
        likes: 7,
        content: 'La cazzuola. Storia romana è ferma lì da duemila anni, aspetta altre tre settimane.',
      },
      { author: 37, hoursAgo: 146, likes: 3, content: 'Su uno scavo con ceramica romana ripassi metà esame con le mani, comunque.' },
      {
        author: 27,
        hoursAgo: 99,
        likes: 2,
        content:
          'cazzuola fu. ho trovato un’ansa d’anfora e il responsabile mi ha fatto due ore di storia romana davanti. avevate ragione tutti e due',
      },
    ],
  },
  {
    type: 'advice',
    title: 'Umiliare a ricevimento',
    content:
      'Un docente, a ricevimento, ha letto il mio progetto davanti ad altri tre studenti e ha detto: “lei queste cose le ha fatte alle medie?”. Poi ha riso e ha chiesto agli altri se erano d’accordo. Nessuno ha risposto. Io ho detto “grazie” e sono uscito. Grazie!\n' +
      'Non è la prima volta e non sono l’unico. Si può fare qualcosa senza farsi terra bruciata, visto che è un esame obbligatorio?',
    academicTopic: 'Relazioni con docenti',
    author: 14,
    hoursAgo: 185,
    likes: 18,
    comments: [
      {
        author: 3,
        hoursAgo: 183,
        likes: 9,
        content:
          'Sì. Scrivi subito su un foglio data, ora, frasi, presenti. Poi ci sono il rappresentante degli studenti, il presidente del corso e in molti atenei la Consigliera di fiducia o il Garante: si può parlare in modo riservato prima di decidere qualunque cosa.',
      },
      {
        author: 35,
        hoursAgo: 181,
        likes: 7,
        content: 'Da dentro: le segnalazioni di più persone pesano. Una è “un malinteso”, quattro sono un fatto.',
      },
      {
        author: 5,
        hoursAgo: 178.6,
        likes: 8,
        content: 'E il “grazie” non rimproverartelo. Quando ci attaccano spesso diventiamo educatissimi, è il corpo che cerca l’uscita.',
      },
      {
        author: 14,
        hoursAgo: 150,
        likes: 10,
        content:
          'Siamo andati in cinque dalla Consigliera di fiducia. Ci ha ascoltati un’ora e ha preso appunti a mano. Non so come finirà, ma sono uscito più alto.',
      },
    ],
  },
  {
    type: 'advice',
    content:
      'il mio gruppo di studio di algoritmi è diventato un gruppo di caffè con un libro al centro. in tre ore facciamo venti minuti. sono le persone più simpatiche del mondo e non voglio perderle ma vorrei anche passare l’esame. qual’è il modo giusto, come glielo dico?',
    university: 'Università di Pisa',
    faculty: 'Informatica',
    course: 'Algoritmi',
    academicTopic: 'Gruppo di studio',
    author: 9,
    hoursAgo: 220,
    likes: 6,
    comments: [
      {
        author: 36,
        hoursAgo: 217,
        likes: 9,
        content:
          'Pomodori da 25 minuti, timer in mezzo al tavolo, caffè tra uno e l’altro. Il cattivo diventa il timer e tu resti simpatico.',
      },
      {
        author: 21,
        hoursAgo: 214,
        likes: 2,
        content: 'noi alla fine di ogni incontro decidiamo che pagine fare la volta dopo e chi le spiega. se devi spiegare, studi',
      },
      { author: 9, hoursAgo: 180, likes: 4, content: 'timer comprato, a forma di tartaruga. funziona. la tartaruga ora è il capo' },
    ],
  },
  {
    type: 'advice',
    title: 'Dormo quattro ore e mi sembra normale',
    content:
      'Consegne ogni due settimane. Dormo quattro ore, a volte tre. Mangio in piedi. La settimana scorsa mi sono accorta che ridevo e piangevo per la stessa cosa (il plotter).\n' +
      'La parte che mi spaventa è che nel mio corso è normale, ci si vanta anche. “Io tre.” “Io due.” Come si esce da questa gara senza restare indietro?',
    university: 'Università Iuav di Venezia',
    faculty: 'Design e Arti',
    academicTopic: 'Stress da studio',
    author: 32,
    hoursAgo: 270,
    likes: 15,
    comments: [
      {
        author: 11,
        hoursAgo: 268,
        likes: 10,
        content:
          'Architettura, stessa gara. Io mi sono messo una regola sola: a mezzanotte e mezza il file si salva e si chiude, qualunque cosa. Primo mese panico. Poi ho scoperto che le cose che disegnavo alle tre le rifacevo alle dieci.',
      },
      {
        author: 23,
        hoursAgo: 266.4,
        likes: 8,
        content:
          'Lo dico da quasi medico: tre-quattro ore per settimane non sono un vanto, sono un problema di salute. Se il sonno non torna o il pianto si ripete, il medico di base è il posto giusto. E mangia seduta, almeno una volta al giorno.',
      },
      {
        author: 0,
        hoursAgo: 260,
        likes: 3,
        content:
          'Da chi comincia a smettere di vantarsi spesso gli altri tirano un sospiro. Qualcuno deve dire per primo “io ho dormito otto ore”.',
      },
      {
        author: 32,
        hoursAgo: 233,
        likes: 7,
        content: 'Ieri in aula ho detto “io sette”. Silenzio. Poi una: “non ti sopporto. insegnami”.',
      },
    ],
  },
];
