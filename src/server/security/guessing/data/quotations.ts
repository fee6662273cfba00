/** Verses, quotations, mottoes and tongue-twisters from school, and what is said on television, on walls and on the web. */
export const QUOTATIONS = `
  nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura, che la diritta via era smarrita, lasciate ogni speranza o voi
  ch'entrate, per me si va nella città dolente, per me si va ne l'etterno dolore, fatti non foste a viver come bruti ma per seguir virtute
  e canoscenza, fatti non foste per vivere come bruti, amor ch'a nullo amato amar perdona, galeotto fu il libro e chi lo scrisse, quel
  giorno più non vi leggemmo avante, e caddi come corpo morto cade, e quindi uscimmo a riveder le stelle, puro e disposto a salire alle
  stelle, tanto gentile e tanto onesta pare, vuolsi così colà dove si puote ciò che si vuole e più non dimandare, non ragioniam di lor ma
  guarda e passa, non ti curar di lor ma guarda e passa, ahi serva italia di dolore ostello, paolo e francesca, considerate la vostra
  semenza, papé satàn papé satàn aleppe, caron dimonio con occhi di bragia, più che il dolor poté il digiuno, ed è subito sera, ognuno sta
  solo sul cuor della terra trafitto da un raggio di sole, m'illumino d'immenso, si sta come d'autunno sugli alberi le foglie, soldati,
  san martino del carso, veglia, fratelli di che reggimento siete, la nebbia agli irti colli piovigginando sale, san martino, t'amo pio
  bove, l'albero a cui tendevi la pargoletta mano, pianto antico, davanti a san guido, i cipressi che a bolgheri alti e schietti, sempre
  caro mi fu quest'ermo colle, e il naufragar m'è dolce in questo mare, l'infinito, a silvia rimembri ancora, silvia rimembri ancora quel
  tempo della tua vita mortale, il sabato del villaggio, la donzelletta vien dalla campagna, la quiete dopo la tempesta, passata è la
  tempesta, il passero solitario, d'in su la vetta della torre antica, che fai tu luna in ciel, la ginestra, alla luna, o graziosa luna,
  né più mai toccherò le sacre sponde, a zacinto, dei sepolcri, all'ombra de cipressi e dentro l'urne, forse perché della fatal quiete, un
  dì s'io non andrò sempre fuggendo, ei fu siccome immobile, il cinque maggio, fu vera gloria ai posteri l'ardua sentenza, dagli atri
  muscosi dai fori cadenti, la pioggia nel pineto, taci su le soglie del bosco, o cavallina cavallina storna, san lorenzo io lo so perché
  tanto di stelle, x agosto, la mia sera, il gelsomino notturno, novembre gemmea l'aria, myricae, lavandare, spesso il male di vivere ho
  incontrato, meriggiare pallido e assorto, non chiederci la parola, ho sceso dandoti il braccio almeno un milione di scale, ossi di
  seppia, forse un mattino andando, chiare fresche et dolci acque, chiare fresche e dolci acque, solo et pensoso i più deserti campi, voi
  ch'ascoltate in rime sparse il suono, erano i capei d'oro a l'aura sparsi, pace non trovo et non ò da far guerra, le donne i cavallier
  l'arme gli amori, canto l'arme pietose e 'l capitano, quant'è bella giovinezza che si fugge tuttavia, chi vuol esser lieto sia di doman
  non c'è certezza, s'i fosse foco ardere' il mondo, guido i vorrei che tu e lapo ed io, laudato si mi signore, altissimo onnipotente bon
  signore, quel ramo del lago di como che volge a mezzogiorno, cantami o diva del pelide achille l'ira funesta, cantami o diva, musa
  quell'uom di multiforme ingegno, arma virumque cano, timeo danaos et dona ferentes, odi et amo, vivamus mea lesbia atque amemus, da mi
  basia mille, carpe diem quam minimum credula postero, veni vidi vici, alea iacta est, gallia est omnia divisa in partes tres, quousque
  tandem abutere catilina patientia nostra, cogito ergo sum, penso dunque sono, so di non sapere, conosci te stesso, panta rei, tutto
  scorre, ad maiora, ad maiora semper, per aspera ad astra, memento mori, memento audere semper, carpe diem, carpe noctem, dum spiro
  spero, audentes fortuna iuvat, homo homini lupus, mens sana in corpore sano, amor vincit omnia, omnia vincit amor, nosce te ipsum, sic
  transit gloria mundi, sic parvis magna, vae victis, tu quoque brute fili mi, si vis pacem para bellum, divide et impera, festina lente,
  errare humanum est, de gustibus non disputandum est, cui prodest, cum grano salis, dura lex sed lex, ubi maior minor cessat, nomen omen,
  repetita iuvant, excusatio non petita accusatio manifesta, pecunia non olet, panem et circenses, gaudeamus igitur, alma mater studiorum,
  lorem ipsum dolor sit amet, rosa rosae rosam, qui quae quod, ora et labora, ave maria gratia plena, padre nostro che sei nei cieli, ave
  maria piena di grazia, l'eterno riposo, angelo di dio, credo in un solo dio, gesù ti amo, gesù confido in te, dio ti benedica, dio è
  amore, dio c'è, santa maria madre di dio, amen, in nome del padre, nel nome del padre del figlio e dello spirito santo, ama il prossimo
  tuo, ama il prossimo tuo come te stesso, polvere sei e polvere ritornerai, vanità delle vanità, non avrai altro dio all'infuori di me,
  essere o non essere questo è il problema, to be or not to be that is the question, romeo e giulietta, o romeo romeo perché sei tu romeo,
  c'è del marcio in danimarca, siamo fatti della stessa sostanza dei sogni, sogno di una notte di mezza estate, tanto rumore per nulla,
  molto rumore per nulla, la bisbetica domata, eppur si muove, obbedisco, qui si fa l'italia o si muore, roma o morte, libera chiesa in
  libero stato, liberté égalité fraternité, proletari di tutto il mondo unitevi, la religione è l'oppio dei popoli, hasta la victoria
  siempre, el pueblo unido jamas sera vencido, i have a dream, yes we can, ich bin ein berliner, stay hungry stay foolish, siate affamati
  siate folli, credere obbedire combattere, me ne frego, boia chi molla, molti nemici molto onore, vincere e vinceremo, se avanzo
  seguitemi, spezzeremo le reni alla grecia, armiamoci e partite, la mafia è una montagna di merda, se sei abituato a dire sempre sì, il
  futuro è adesso, un piccolo passo per un uomo, houston abbiamo un problema, l'immaginazione è più importante della conoscenza, dio non
  gioca a dadi, e uguale emme ci quadro, la matematica non è un'opinione, due più due fa quattro, tre per tre nove, pi greco tre e
  quattordici, somma dei quadrati costruiti sui cateti, ipotenusa al quadrato, trentatre trentini entrarono a trento tutti e trentatre
  trotterellando, tigre contro tigre, sopra la panca la capra campa sotto la panca la capra crepa, apelle figlio di apollo fece una palla
  di pelle di pollo, ambarabà ciccì coccò tre civette sul comò, se l'arcivescovo di costantinopoli si volesse
  arcivescoviscostantinopolizzare, precipitevolissimevolmente, a e i o u ipsilon, il papa pesa e pesta il pepe a pisa, li vuoi quei kiwi,
  sul tagliere gli agli taglia non tagliare la tovaglia, chi ama chiama chi ama, filastrocca delle gocce, uno due tre stella, un due tre
  stella, lupo mangia frutta, acqua fuochino fuoco, regina reginella quanti passi devo fare, strega comanda color, palla prigioniera,
  nascondino, chi ha paura dell'uomo nero, c'era una volta, c'era una volta un re, e vissero felici e contenti, e tutti vissero felici e
  contenti, specchio delle mie brame, apriti sesamo, abracadabra, sim sala bim, hocus pocus, bocca mia taci, parola d'ordine, la parola
  d'ordine è, chi va là, parola segreta, frase segreta, la mia parola d'ordine, questa non è una password, non è una password, non ho
  fantasia, non so cosa scrivere, non so che password mettere, una password qualsiasi, una password a caso, password a caso, la solita
  password, sempre la stessa password, la password di sempre, la password più sicura del mondo, password difficile, password impossibile,
  questa è la mia password, non te la dico, non lo dico a nessuno, non dirlo a nessuno, è un segreto, top secret, accesso negato, accesso
  consentito, fammi entrare, lasciami entrare, aprimi la porta, ho dimenticato la password, dimentico sempre la password, password
  dimenticata, non mi ricordo niente, non ricordo mai, inserisci la password, scegli una password, cambia la password, nuova password,
  vecchia password, password uno due tre, la password di facebook, la password di instagram, la password del wifi, password wifi casa,
  wifi di casa, la mia mail, la mia data di nascita, il mio nome, il mio cognome, nome e cognome, nome utente, utente e password, il nome
  del mio cane, il nome del mio gatto, il mio primo amore, il mio ragazzo, la mia ragazza, il mio migliore amico, la mia migliore amica,
  casa mia, la mia famiglia, non ce n'è coviddi, non ce n'è covid, buongiorno da mondello, salutame a soreta, salutame a mammeta, ciaone
  proprio, ma anche no, e anche oggi si studia domani, saluti e baci, baci e abbracci, tanti baci, pace e amore, pace amore e gioia
  infinita, sesso droga e rock and roll, sesso droga e rock n roll, carpe diem baby, only the brave, no pain no gain, just do it, never
  give up, never say never, keep calm and carry on, live love laugh, live laugh love, hakuna matata, yolo, vivi ama ridi, vivi ridi ama,
  sogna ama vivi, credi in te stesso, credici sempre, mai arrendersi, non mollare mai, non arrenderti mai, non mi arrendo, io ci credo, ce
  la farò, ce la posso fare, ce la faremo, andrà tutto bene, tutto andrà bene, tutto passa, vado a vivere da solo, vado al massimo,
  barcollo ma non mollo, boh non lo so, come te nessuno mai, nessuno come te, sei il mio mondo, sei la mia vita, sei tutto per me, sei
  unica, sei bellissima, sei la mia stella, amore della mia vita, l'amore della mia vita, amore mio infinito, amore infinito, amore
  eterno, amore per sempre, per sempre insieme, insieme per sempre, per sempre tua, per sempre tuo, io e te tre metri sopra il cielo, io e
  te per sempre, noi due per sempre, solo tu, solo noi, solo per te, ti amo da morire, ti amo più della mia vita, ti amo tantissimo, ti
  voglio bene, ti voglio un mondo di bene, ti penso sempre, mi manchi tanto, mi manchi da morire, ti odio, ti amo nonna, ti amo mamma,
  mamma ti voglio bene, papà ti voglio bene, grazie di esistere, grazie di tutto, buona fortuna, buona giornata a tutti, buona notte,
  dolce notte, sogni d'oro, buon anno nuovo, felice anno nuovo, tanti auguri, cento di questi giorni, buon appetito, buon viaggio, in
  bocca al lupo, viva la vita, viva la mamma, viva la pappa col pomodoro, viva gli sposi, viva la libertà, viva la figa, viva la fica,
  viva la juve, abbasso la squola, odio la scuola, odio studiare, odio tutti, odio il lunedì, odio la matematica, che palle, che due
  palle, che schifo, che figata, che bella vita, che vita di merda, vita di merda, mondo di merda, porca miseria, porca troia, porca
  puttana, porca vacca, porco cane, porco mondo, per dindirindina, mannaggia la miseria, mannaggia a te, li mortacci tua, mortacci vostri,
  ma va a cagare, ma vaffanculo, vai a quel paese, vai a farti fottere, figlio di puttana, testa di cazzo, faccia di culo, brutto stronzo,
  non me ne frega un cazzo, non me ne frega niente, cazzo ne so, che ne so, sti cazzi, me cojoni, e sti cazzi, esticazzi, daje roma, forza
  roma, roma ti amo, roma caput mundi, alè alè, forza magica roma, solo la lazio, solo la roma, solo la juve, solo il napoli, solo per la
  maglia, vinci per noi, non sarai mai sola, you'll never walk alone, fino alla fine, fino alla fine forza juventus, storia di un grande
  amore, juve storia di un grande amore, vincere non è importante è l'unica cosa che conta, pazza inter amala, amala pazza inter, c'è solo
  l'inter, milan siamo noi, ac milan, forza vecchio cuore rossonero, curva sud, curva nord, curva a, curva b, un giorno all'improvviso mi
  innamorai di te, napoli campione, campioni d'italia, campioni del mondo, campioni del mondo 2006, campioni d'europa, popopopopopo, ho
  visto maradona, o mamma mamma mamma, siamo noi i campioni, odio la juve, odio roma, juve merda, inter merda, milan merda, napoli merda,
  roma merda, lazio merda, gobbi di merda, chi non salta, forza viola, forza toro, forza samp, forza genoa, ti amo tanto, ti amo per
  sempre, ti amo amore mio, io e te per sempre, sei tutto per me, sei la mia vita, ti voglio tanto bene, mi manchi, forza italia, viva
  l'italia, ciao come stai, come stai, ciao mamma, ciao bella, ciao belli, bella ciao, ciao a tutti, ciao amore, dolce vita, in bocca al
  lupo, in culo alla balena, non mi ricordo, non me la ricordo, non ricordo la password, la mia password, questa è la mia password,
  password sicura, password segreta, la password più sicura, esame di triennale, tre trentini, un due tre stella, uno due tre, uno due tre
  quattro, abbasso la scuola, buon natale, buon compleanno, buona giornata, buona serata, tutto bene, che vuoi, che cazzo, ma che cazzo,
  vai al diavolo, portami al mare, al posto al sole, non chiederci la parola, senza di te, con te per sempre, dentro di me, tu ed io, io
  tu e le rose, uno di noi, siamo in due, dimmi di si, dimmi la verità, bella vita, bella zio, bella raga, bella fratè, ciao a tutti, ciao
  come va, ciao mondo, ciao ragazzi, ciao amore ciao, ciao mare, tutto ok, tutto a posto, tutto bene grazie, non è vero, non ci credo, non
  ci posso credere, chi lo sa, chi se ne frega, cosa vuoi, cosa guardi, che ore sono, che tempo che fa, sotto il sole, sole cuore amore,
  sole mare amore, sole e luna, sole luna stelle, mare e sole, luna e stelle, il sole e la luna, cuore matto, cuore di panna, cuore di
  mamma, piede di porco, pane e nutella, pane e vino, pane e salame, pasta al forno, pasta e fagioli, pasta al pomodoro, pasta alla
  carbonara, spaghetti alla carbonara, spaghetti aglio olio e peperoncino, risotto alla milanese, cotoletta alla milanese, pizza
  margherita, pizza e birra, pizza mafia e mandolino, gelato al cioccolato, dolce e un po salato, panna cotta, latte e miele, caffè
  macchiato, prosciutto e melone, pizza napoletana, tiramisù, parmigiana di melanzane, bistecca alla fiorentina, trenta e lode, centodieci
  e lode, cento e lode, diciotto politico, dottore dottore dottore del buco del cul, vaffanculo vaffanculo, laurea triennale, laurea
  magistrale, tesi di laurea, corso di laurea, fuori corso, studente fuori sede, studente fuori corso, vita da fuorisede, vita da
  studente, sessione estiva, sessione invernale, sessione di esami, appello straordinario, esame di stato, esame di maturità, analisi
  matematica, analisi uno, analisi due, diritto privato, diritto penale, diritto costituzionale, procedura civile, procedura penale,
  anatomia umana, economia aziendale, psicologia generale, scienze politiche, scienze motorie, scienze della formazione, scienze della
  comunicazione, lettere moderne, lettere antiche, lingue straniere, giurisprudenza, università degli studi, libretto universitario,
  biblioteca nazionale, aula studio, ricevimento studenti, segreteria studenti, numero di matricola, la sapienza, roma tre, tor vergata,
  ca foscari, la statale, la bicocca, la cattolica, alma mater, politecnico di milano, politecnico di torino, politecnico di bari,
  università di bologna, federico secondo, scuola normale superiore, correct horse battery staple, let me in please, this is my password,
  this is a password, trust no one, open sesame, hello world, i love you forever, i love you so much, i love italy, made in italy, the
  quick brown fox jumps over the lazy dog, have a nice day, once upon a time, long live the king, god save the queen, game over, the end,
  happy ending, girl power, friends forever, best friends forever, together forever, forever and ever, forever young, forever alone, love
  is all, love me like you do, love is in the air, true love, one love, only you, kiss me, miss you
`;
