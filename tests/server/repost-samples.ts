/** Pairs of one text, the second changed, extended, reordered or disguised; written before the rule was tuned to them. */
export const SAME: [string, string][] = [
  [
    "Vendo appunti completi di Diritto Privato, 140 pagine scritte al computer con schemi e domande d'esame. Prezzo 15 euro, scrivetemi in privato su Telegram.",
    "Vendo appunti completi di Diritto Privato, 140 pagine scritte al computer con schemi e quesiti d'esame. Prezzo 15 euro, scrivetemi in privato su Telegram.",
  ],
  [
    'Ripetizioni di Analisi 1 e Geometria a prezzi bassissimi, prima lezione gratis. Chiamate al numero in bio.',
    'Ripetizioni di Analisi 1 e Geometria a prezzi davvero molto bassissimi, prima lezione gratis. Chiamate al numero in bio.',
  ],
  [
    'Affittasi stanza singola luminosa in zona Lambrate, 400 euro spese escluse, solo studentesse referenziate, libera da subito.',
    'Affittasi camera singola luminosa in zona Lambrate, 400 euro spese non incluse, soltanto studentesse referenziate, libera da ora.',
  ],
  [
    'Compra follower veri per il tuo profilo, consegna in 24 ore, pagamento sicuro con PayPal, risultati garantiti.',
    'Comppra folllower verii per il tuo proffilo, consegnna in 24 ore, pagamentto sicuro con PayPal, risulttati garantiti.',
  ],
  [
    'Tesi di laurea scritte da professionisti, qualsiasi facoltà, massima riservatezza, preventivo in giornata.',
    'Tеsi di lаureа scrittе dа prоfessiоnisti, quаlsiasi fаcoltà, mаssima risеrvatezza, prеventivo in giоrnata.',
  ],
  [
    'Soldi facili con le criptovalute anche per studenti, io ho fatto 3000 euro in un mese, scrivetemi.',
    'Soldi... facili!! con le criptovalute, anche per studenti; io ho fatto 3000 euro in un mese: scrivetemi!!!',
  ],
  [
    "Scaricate le soluzioni dell'esame di Fisica 1 da qui: http://bit.ly/fisica-sol1 prima che lo cancellino, funziona davvero.",
    "Scaricate le soluzioni dell'esame di Fisica 1 da qui: http://tinyurl.com/yx29k prima che lo cancellino, funziona davvero.",
  ],
  [
    'Non comprate il libro del professore, è una truffa legalizzata, ve lo passo io in pdf a 3 euro.',
    'Ragazzi ascoltate: non comprate il libro del professore, è una truffa legalizzata, ve lo passo io in pdf a 3 euro.',
  ],
  [
    'Offro lezioni private di statistica online, anni di esperienza, studenti promossi al primo colpo, prezzi modici e orari flessibili anche la sera.',
    'Offro lezioni private di statistica online, prezzi modici e orari flessibili anche la sera, anni di esperienza, studenti promossi al primo colpo.',
  ],
  [
    'Cerco persone ambiziose per un progetto serio nel settore benessere, guadagni importanti, formazione gratuita, no perditempo.',
    'Cerco ragazzi ambiziosi per un progetto serio nel settore benessere, guadagni notevoli, formazione gratuita, astenersi perditempo.',
  ],
  [
    'Patente B senza esame, documenti registrati e validi, contatto WhatsApp in privato, massima serietà.',
    'P4tente B s3nza es4me, docum3nti r3gistrati e val1di, contatto Wh4tsApp in pr1vato, mass1ma s3rietà.',
  ],
  [
    'Biglietti per la festa universitaria di venerdì al Magazzini, prevendita 12 euro con drink, scrivetemi per la lista.',
    'Biglietti per la festa universitaria di venerdì al Magazzini. Prevendita 12 euro con un drink incluso, scrivetemi per entrare in lista.',
  ],
  [
    "Se anche voi siete stanchi dell'università venite a vedere il mio video su come ho mollato tutto e ora vivo a Bali guadagnando online, link nel profilo, commentate LIBERTÀ e vi mando la guida.",
    "Se pure voi siete stanchi dell'uni venite a guardare il mio video su come ho mollato tutto ed ora vivo a Bali guadagnando online, link sul profilo, commentate LIBERTÀ e vi spedisco la guida.",
  ],
  [
    'Regalo account Netflix ai primi venti che si iscrivono alla mia newsletter, è tutto vero provare per credere.',
    'Regalo account Netflix ai primi trenta che si iscrivono alla mia newsletter, è tutto vero provare per credere.',
  ],
  [
    'Solo oggi: riassunti di Pedagogia Generale, Psicologia dello Sviluppo e Didattica a metà prezzo, pagamento con Satispay.',
    'Solo oggi: riassunti di Didattica, Pedagogia Generale e Psicologia dello Sviluppo a metà prezzo, pagamento con Satispay.',
  ],
  [
    'Attenzione, la segreteria ha comunicato che le tasse raddoppiano da gennaio. Condividete questo messaggio con dieci amici, non è una bufala.',
    'Attenzione attenzione, la segreteria ha comunicato che le tasse raddoppiano da febbraio. Condividete questo messaggio con dieci amici, non è una bufala.',
  ],
  [
    'Chi vuole il PDF di Economia Aziendale mi scriva, costa meno di una pizza e vi salva la sessione.',
    'chi vuole il pdf di economia aziendale mi scriva costa meno di una pizza e vi salva la sessione xoxo',
  ],
  [
    "prestiti veloci fino a 5000 euro anche senza busta paga, risposta in un'ora, chiedete di Gino",
    "prestiti_veloci_fino_a_5000_euro anche senza busta-paga, risposta in un'ora, chiedete di Gino",
  ],
  [
    'Traduco e correggo tesi in inglese, madrelingua, due euro a cartella, sconto per chi porta un amico. Ho già aiutato più di cento studenti della Statale e della Cattolica. Chiedete referenze.',
    'Traduco e correggo tesi in inglese, madrelingua, due euro a cartella, sconto per chi porta un amico. Chiedete referenze. Ho già aiutato più di cento studenti della Cattolica e della Statale.',
  ],
  [
    'Vota la nostra lista alle elezioni studentesche, siamo gli unici che pensano davvero ai fuorisede.',
    'Votate la nostra lista alle elezioni studentesche! Siamo gli unici che pensano davvero ai fuorisede.',
  ],
  [
    'Sono disperata, ho bisogno urgente di 50 euro per pagare la rata, chi può mi faccia una ricarica, restituisco tutto lunedì, giuro.',
    'Sono disperato, ho bisogno urgente di 60 euro per pagare la rata, chi può mi faccia una ricarica, restituisco tutto martedì, giuro.',
  ],
  [
    'Stanza doppia vicino al Politecnico, 280 euro a testa, wifi compreso.',
    'Stanza doppia vicino al Politecnico, 280 euro a testa, wifi compreso. Stanza doppia vicino al Politecnico, 280 euro a testa, wifi compreso.',
  ],
  [
    "Cari studenti, siamo un'associazione di tutor nata nel 2015 e ogni anno aiutiamo centinaia di ragazzi a superare gli esami più difficili. I nostri corsi si tengono in centro, a due passi dalla metropolitana, oppure in diretta su internet con registrazione disponibile per un mese. Le materie coperte sono Analisi, Fisica, Chimica, Statistica e Scienza delle Costruzioni. Le classi sono piccole, al massimo otto persone, e ogni settimana si fa una simulazione d'esame corretta a mano. Il prezzo è di 180 euro per venti ore, ma chi si iscrive entro venerdì ne paga soltanto 140. Per informazioni scrivete un messaggio privato o passate in sede dalle 10 alle 18.",
    "Cari studenti, siamo un'associazione di tutor nata nel 2014 e ogni anno aiutiamo migliaia di ragazzi a superare gli esami più difficili. I nostri corsi si tengono in centro, a due passi dalla metropolitana, oppure in diretta su internet con registrazione disponibile per due mesi. Le materie coperte sono Fisica, Analisi, Statistica, Chimica e Scienza delle Costruzioni. Le classi sono piccole, al massimo dieci persone, e ogni settimana si fa una simulazione d'esame corretta a mano. Il prezzo è di 180 euro per venti ore, ma chi si iscrive entro sabato ne paga soltanto 150. Per informazioni mandate un messaggio privato o passate in sede dalle 9 alle 18.",
  ],
];

/** Pairs of different texts, as one person may write them on one day. */
export const DIFFERENT: [string, string][] = [
  ['Grazie mille!', 'Grazie davvero.'],
  ['In bocca al lupo per domani!', 'In bocca al lupo per la tesi, vedrai che andrà bene.'],
  [
    "Ciao, cerco due persone per preparare Analisi 2 per l'appello di febbraio, ci vediamo in biblioteca il martedì pomeriggio.",
    "Ciao, cerco due persone per preparare Chimica Generale per l'appello di giugno, ci vediamo su Discord il venerdì sera.",
  ],
  [
    'Esame di Statistica: scritto di due ore con quattro esercizi, il terzo sulle catene di Markov era tosto. Orale facoltativo. Ho preso 26 studiando tre settimane.',
    'Esame di Sociologia: orale di venti minuti con tre domande, una a scelta. La professoressa mette a proprio agio. Ho preso 29 studiando dieci giorni.',
  ],
  ["Non dormo da tre notti per l'ansia dell'orale di domani.", "L'orale è andato, stanotte finalmente ho dormito nove ore di fila."],
  [
    'Secondo me ti conviene parlarne col tutor del corso, a me ha risolto un problema simile in due giorni.',
    "Secondo me dovresti lasciar perdere quell'esame per ora e concentrarti su quelli in cui sei più avanti.",
  ],
  [
    'Mi sento sola da quando mi sono trasferita a Torino, le lezioni sono enormi e nessuno parla con nessuno.',
    'Oggi per la prima volta una ragazza del corso mi ha chiesto di pranzare insieme, Torino sembra già meno grigia.',
  ],
  [
    "Il prof di Algoritmi spiega benissimo ma l'esame è un incubo: tre esercizi in un'ora e se sbagli la complessità perdi metà del punteggio. Consiglio di fare tutti i temi d'esame dal 2018.",
    "Il prof di Basi di Dati è noioso a lezione ma l'esame è onesto: query SQL, uno schema ER e due domande di teoria. Consiglio di fare gli esercizi del libro e basta.",
  ],
  [
    'Sto pensando di lasciare Giurisprudenza al terzo anno. Ho fatto metà degli esami ma ogni volta che apro un codice mi viene da piangere.',
    'Ho deciso: lascio Giurisprudenza e mi iscrivo a Scienze della Formazione. Ho paura ma per la prima volta da mesi mi sento leggera.',
  ],
  [
    'Mensa di oggi: pasta scotta, pollo gommoso, ma il dolce era buono.',
    'Mensa di oggi: riso freddo discreto e finalmente frutta che non sa di plastica.',
  ],
  [
    "La mia storia con l'ansia è iniziata al liceo. Prima di ogni interrogazione vomitavo, poi ho imparato a respirare e ora va meglio, anche se in sessione torna a trovarmi.",
    "La mia storia con la dislessia è iniziata alle elementari. Le maestre pensavano fossi pigro, poi una logopedista ha capito e adesso all'università uso gli strumenti compensativi senza vergogna.",
  ],
  [
    'Sono indeciso tra Erasmus a Lisbona e a Siviglia: la prima costa di più, la seconda ha pochi corsi in inglese.',
    "Mi hanno preso per l'Erasmus a Lisbona! Parto a settembre, qualcuno che c'è già stato mi dice in che zona cercare casa?",
  ],
  ['Mi dispiace tanto, ti mando un abbraccio forte.', 'Mi dispiace, purtroppo di quel corso non so nulla.'],
  [
    'Esame di Economia Politica con la Conti: trenta crocette in quaranta minuti, penalità per le risposte sbagliate, voto 24.',
    'Esame di Macroeconomia con il Russo: tre domande aperte in due ore, nessuna penalità, si può portare il formulario, voto 28.',
  ],
  [
    'Domanda per chi lavora e studia: come fate con le frequenze obbligatorie dei laboratori?',
    'Domanda per chi ha fatto il tirocinio in azienda: quanto tempo prima vi siete mossi per il convenzionamento?',
  ],
  [
    "Il mio ragazzo mi ha lasciata a due giorni dall'esame di Istologia. Tempismo perfetto. Non riesco a leggere una pagina senza piangere sul microscopio.",
    "Vi ricordate di me, quella lasciata prima di Istologia? Ho preso 27. Lui invece l'hanno bocciato. Il karma ogni tanto studia.",
  ],
  ["Sì, l'ho trovato anch'io molto difficile.", "Sì, il parziale vale per tutto l'anno."],
  [
    'Non capisco perché i professori fissino due appelli lo stesso giorno, ogni anno la stessa storia.',
    'Non capisco perché il portale vada in tilt ogni volta che aprono le iscrizioni agli appelli.',
  ],
  [
    "Vi racconto il mio esame di Diritto Penale perché prima di darlo cercavo disperatamente qualcosa del genere. L'appello era alle nove, eravamo quarantadue e il professore ha chiamato in ordine alfabetico. Mi ha chiesto il dolo eventuale, la differenza con la colpa cosciente e poi la legittima difesa. Quando ho esitato mi ha fatto un esempio con un cacciatore e mi sono sbloccata. Ho studiato sul Fiandaca per sette settimane, ripetendo con una compagna. Voto finale 27, accettato senza pensarci.",
    "Vi racconto il mio esame di Diritto Internazionale perché online non si trova niente. L'appello era alle due, eravamo in sei e si poteva scegliere l'ordine. L'assistente mi ha chiesto le fonti, le consuetudini e una sentenza della Corte dell'Aia a mia scelta. Ho portato il caso Lotus e si è illuminata. Poi cinque minuti con la docente sulle immunità, dove ho balbettato. Ho studiato dalle dispense per un mese scarso, da solo e di notte. Voto finale 24, ma va bene così.",
  ],
];
