import type { DemoPost } from './types.ts';

/** Less than a day old; newest first. */
export const recentTalkPosts: DemoPost[] = [
  {
    type: 'talk',
    title: 'Orale domani: c’è qualcuno sulla stessa barca?',
    content:
      'Anatomia, siamo in centoquaranta, io sono il numero centotrentuno. Quindi forse domani, forse dopodomani, forse mai. Ripeto il plesso brachiale da stamattina e ormai lo dico come una preghiera.\n' +
      'Non voglio che ci interroghiamo a vicenda. Voglio solo parlare con gente che in questo momento ha lo stesso mal di pancia.',
    university: 'Università degli Studi di Milano',
    faculty: 'Medicina e Chirurgia',
    studyYear: '2° anno triennale',
    course: 'Anatomia',
    academicTopic: 'Ansia da prestazione',
    author: 7,
    hoursAgo: 0.3,
    likes: 6,
    comments: [
      { author: 4, hoursAgo: 0.25, likes: 4, content: 'Numero 12, un’altra città, stesso plesso. Entro.' },
      { author: 13, hoursAgo: 0.2, likes: 2, content: 'io costituzionale, numero 40. i mal di pancia si possono mescolare?' },
      { author: 7, hoursAgo: 0.1, likes: 2, content: 'si devono' },
    ],
  },
  {
    type: 'talk',
    title: 'Chat ufficiale di chi è fermo in galleria',
    content:
      'Fermi da venti minuti fra due stazioni. Il signore di fronte ha tirato fuori un panino con la frittata di maccheroni e tutto il vagone lo guarda con rispetto.\n' +
      'Se siete pure voi su un treno, una metro, un pullman, una corriera, venite qua. Si parla di tutto tranne che dell’esame a cui stiamo arrivando tardi.',
    university: 'Università degli Studi di Napoli Federico II',
    faculty: 'Ingegneria industriale (meccanica, energetica, aerospaziale, chimica, gestionale)',
    studyYear: '3° anno triennale',
    academicTopic: 'Trasporti',
    author: 36,
    hoursAgo: 2.6,
    likes: 12,
    comments: [
      { author: 15, hoursAgo: 2.5, likes: 5, content: 'Panchina di Paola presente, come sempre. Posto riservato.' },
      { author: 24, hoursAgo: 2.3, likes: 1, content: 'regionale per Verona, in piedi, zaino del vicino in faccia. arrivo' },
      {
        author: 36,
        hoursAgo: 1.4,
        likes: 3,
        content: 'Aggiornamento: ha diviso la frittata in sei. Sono il quarto. Non ho mai amato tanto i trasporti pubblici.',
      },
    ],
  },
  {
    type: 'talk',
    content:
      'Consegnato ieri il progetto grosso, quello di quattro mesi. Pensavo che mi sarei sentita leggera e invece giro per casa e apro cassetti. Non so che cosa si fa quando non si deve fare niente. Qualcuno che ha voglia di parlare di cose inutili? Serie, ricette, piante, quella roba lì.',
    university: 'Università Iuav di Venezia',
    faculty: 'Design e Arti',
    academicTopic: 'Stress da studio',
    author: 32,
    hoursAgo: 5.2,
    likes: 8,
    comments: [
      { author: 11, hoursAgo: 5, likes: 3, content: 'pasta e ceci, ricetta della mi’ nonna, posso parlarne per ore' },
      { author: 35, hoursAgo: 4.4, likes: 2, content: 'Piante: ho una competenza imprevista sul terriccio.' },
      { author: 10, hoursAgo: 3.1, likes: 1, content: 'io ho appena imparato a fare il pane e ne parlo con chiunque, anche col corriere' },
    ],
  },
  {
    type: 'talk',
    content:
      'Sono l’unico del mio giro rimasto in facoltà (matematica: eravamo in sette, gli altri hanno cambiato corso). Studio solo da un mese e comincio a rispondere ad alta voce ai libri. C’è qualcuno, anche di altre città e di altre materie, che ha voglia di studiare in silenzio “insieme” e ogni tanto dire due parole?',
    university: 'Università degli Studi di Genova',
    faculty: 'Matematica',
    studyYear: '2° anno triennale',
    academicTopic: 'Gruppo di studio',
    author: 17,
    hoursAgo: 9.5,
    likes: 4,
    comments: [
      {
        author: 2,
        hoursAgo: 9,
        likes: 5,
        content: 'Silenzio condiviso: presente. Lettere, ma quando taccio sono bravissima in matematica.',
      },
      { author: 25, hoursAgo: 7.7, likes: 2, content: 'sì, per me che rientro dopo due anni sarebbe perfetto. la mattina?' },
      { author: 17, hoursAgo: 7.1, likes: 3, content: 'La mattina. Cinquanta minuti zitti e dieci di lamentele, in chat qui.' },
    ],
  },
  {
    type: 'talk',
    content: 'qualcuno in partenza per la Spagna nel secondo semestre? ho un’ora buca e mille paure, apro la chat',
    university: "Università Ca' Foscari Venezia",
    faculty: 'Lingue e Letterature straniere',
    academicTopic: 'Erasmus',
    author: 10,
    hoursAgo: 11.8,
    likes: 1,
    comments: [],
  },
  {
    type: 'talk',
    title: 'Fuori corso, entrate pure senza bussare',
    content:
      'Parliamone una volta tra noi, senza i parenti e senza quelli con la media nella firma della mail. Da quanto, perché, cosa vi dite la mattina. Io comincio: quinto anno di una triennale, mi dico “oggi la mail” e poi faccio la lavatrice.',
    university: 'Università degli Studi di Perugia',
    academicTopic: 'Vita universitaria',
    author: 29,
    hoursAgo: 14,
    likes: 16,
    comments: [
      {
        author: 3,
        hoursAgo: 13.7,
        likes: 7,
        content:
          'Decimo anno, quasi alla fine. Mi dicevo “oggi un articolo del codice”. Uno solo. Ha funzionato nei giorni in cui ho smesso di contarli.',
      },
      {
        author: 25,
        hoursAgo: 13.1,
        likes: 4,
        content:
          'Io avevo smesso e sono rientrata da poco. La prima mail l’ho scritta con la coperta in testa. La lavatrice era già fatta.',
      },
      { author: 20, hoursAgo: 12, likes: 6, content: 'Entro piano. Non sono ancora pronta a dire il numero' },
      { author: 29, hoursAgo: 11.8, likes: 9, content: 'Qui il numero non serve. C’è posto vicino alla finestra.' },
    ],
  },
  {
    type: 'talk',
    title: 'Turno di sera',
    content:
      'Apro una stanza per chi studia quando gli altri hanno finito: chi lavora, chi ha figli, chi assiste qualcuno, chi chiude il locale. Stasera metto a letto i bimbi e alle dieci sono qui con Psicologia dinamica e una tisana che si raffredderà.\n' +
      'Non serve essere brillanti. Basta esserci.',
    academicTopic: 'Lavoro part-time',
    author: 26,
    hoursAgo: 19,
    likes: 11,
    comments: [
      { author: 28, hoursAgo: 18.6, likes: 4, content: 'Chiusura alle 21.30, arrivo con il badge ancora al collo' },
      { author: 22, hoursAgo: 17.2, likes: 5, content: 'posso venire anche se stasera non ce la faccio a studiare?' },
      { author: 26, hoursAgo: 17, likes: 10, content: 'Soprattutto.' },
    ],
  },
  {
    type: 'talk',
    title: 'Ieri ho fatto il primo colloquio con la psicologa dell’università',
    content:
      'Lo dico perché io per un anno ho cercato su internet “com’è” e non trovavo niente di umano.\n' +
      'Si compila un modulo, ti richiamano (a me dopo dodici giorni), ci si siede. Mi ha chiesto “da dove vuole cominciare” e io ho detto “non lo so”, e lei: “va bene, cominciamo da lì”. Ho parlato quasi solo della sveglia delle sette. Sono uscita e ho mangiato una brioche enorme.\n' +
      'Se qualcuno ci sta pensando e ha domande, anche quelle che sembrano ridicole tipo “cosa mi metto”, apro la chat e rispondo.',
    university: 'Università degli Studi di Torino',
    faculty: 'Psicologia',
    studyYear: '2° anno triennale',
    academicTopic: 'Stress da studio',
    author: 0,
    hoursAgo: 22.5,
    likes: 19,
    comments: [
      { author: 38, hoursAgo: 22, likes: 6, content: 'domanda ridicola: si può piangere al primo? tipo subito?' },
      { author: 0, hoursAgo: 21.8, likes: 12, content: 'I fazzoletti erano già sul tavolo, dalla parte mia. Credo che sia un sì.' },
      {
        author: 5,
        hoursAgo: 20.7,
        likes: 8,
        content: 'Aggiungo: è gratuito, è riservato, i docenti non lo sanno e non finisce su nessun libretto. Lo chiedono sempre tutti.',
      },
      { author: 12, hoursAgo: 16.3, likes: 3, content: 'dodici giorni mi sembrano tanti se uno sta male adesso' },
      {
        author: 39,
        hoursAgo: 15.8,
        likes: 7,
        content:
          'Vero. Se è adesso si passa dal medico di base, dalla guardia medica, o si chiama una linea d’ascolto: nella pagina Supporto c’è chi risponde e in quali orari. I dodici giorni sono per il percorso, non per il pronto soccorso.',
      },
    ],
  },
];
