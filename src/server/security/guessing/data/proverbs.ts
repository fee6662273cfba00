/** Proverbs and sayings. */
export const PROVERBS = `
  chi va piano va sano e va lontano, chi dorme non piglia pesci, tanto va la gatta al lardo che ci lascia lo zampino, rosso di sera bel
  tempo si spera, rosso di mattina l'acqua si avvicina, il mattino ha l'oro in bocca, a caval donato non si guarda in bocca, chi trova un
  amico trova un tesoro, chi la fa l'aspetti, chi fa da sé fa per tre, chi semina vento raccoglie tempesta, chi troppo vuole nulla
  stringe, chi tardi arriva male alloggia, chi tace acconsente, chi rompe paga e i cocci sono suoi, chi va con lo zoppo impara a
  zoppicare, chi di spada ferisce di spada perisce, chi di speranza vive disperato muore, chi non risica non rosica, chi ben comincia è a
  metà dell'opera, chi ha tempo non aspetti tempo, chi cerca trova, chi vivrà vedrà, chi si ferma è perduto, chi si loda si imbroda, chi
  si accontenta gode, chi si scusa si accusa, chi si somiglia si piglia, chi sa fa e chi non sa insegna, chi lascia la via vecchia per la
  nuova sa quel che lascia ma non sa quel che trova, chi ha il pane non ha i denti, chi non ha testa ha gambe, chi non muore si rivede,
  chi non beve in compagnia o è un ladro o è una spia, chi disprezza compra, chi dice donna dice danno, chi è causa del suo mal pianga se
  stesso, chi è senza peccato scagli la prima pietra, chi va a roma perde la poltrona, chi va al mulino s'infarina, chi pecora si fa il
  lupo se la mangia, chi mena per primo mena due volte, chi perde ha sempre torto, chi parte da bene non torna, chi nasce tondo non muore
  quadrato, chi nasce quadrato non muore tondo, chi più spende meno spende, chi più ne ha più ne metta, chi ha avuto ha avuto chi ha dato
  ha dato, chi fugge l'amor vince, chi ama teme, chi pratica lo zoppo, chi rispetta sarà rispettato, chi lavora mangia, chi non lavora non
  mangia, chi va via perde il posto all'osteria, chi bello vuole apparire un poco deve soffrire, can che abbaia non morde, non svegliare
  il can che dorme, menare il can per l'aia, il lupo perde il pelo ma non il vizio, il lupo cattivo, in bocca al lupo, crepi il lupo,
  gatta ci cova, la gatta frettolosa fa i gattini ciechi, quando il gatto non c'è i topi ballano, di notte tutti i gatti sono bigi, meglio
  un uovo oggi che una gallina domani, gallina vecchia fa buon brodo, il gallo canta, meglio tardi che mai, meglio soli che male
  accompagnati, meglio prevenire che curare, meglio essere invidiati che compatiti, meglio un giorno da leone che cento da pecora, meglio
  poco che niente, meglio ridere che piangere, meglio abbondare, non tutto il male vien per nuocere, non tutte le ciambelle riescono col
  buco, non è tutto oro quel che luccica, non c'è due senza tre, non c'è rosa senza spine, non c'è fumo senza arrosto, non c'è peggior
  sordo di chi non vuol sentire, non si muove foglia che dio non voglia, non dire gatto se non ce l'hai nel sacco, non dire quattro se non
  ce l'hai nel sacco, non fare agli altri quello che non vorresti fosse fatto a te, non rimandare a domani quello che puoi fare oggi, non
  mettere il carro davanti ai buoi, non sputare nel piatto in cui mangi, non destare il can che dorme, non mettere il dito tra moglie e
  marito, tra moglie e marito non mettere il dito, non è bello ciò che è bello ma è bello ciò che piace, non si sputa nel piatto dove si
  mangia, non si può avere la botte piena e la moglie ubriaca, la botte piena e la moglie ubriaca, nella botte piccola c'è il vino buono,
  una rondine non fa primavera, san benedetto la rondine sotto il tetto, due piccioni con una fava, prendere due piccioni con una fava,
  una mela al giorno toglie il medico di torno, l'abito non fa il monaco, l'appetito vien mangiando, l'erba del vicino è sempre più verde,
  l'erba voglio non cresce neanche nel giardino del re, l'erba cattiva non muore mai, l'occasione fa l'uomo ladro, l'unione fa la forza,
  l'ozio è il padre dei vizi, l'ospite è come il pesce dopo tre giorni puzza, l'eccezione conferma la regola, l'apparenza inganna, l'amore
  è cieco, l'amore non è bello se non è litigarello, l'amor che move il sole e l'altre stelle, l'acqua cheta rovina i ponti, acqua passata
  non macina più, acqua in bocca, tirare l'acqua al proprio mulino, goccia a goccia si scava la roccia, la goccia che fa traboccare il
  vaso, la fortuna è cieca, la fortuna aiuta gli audaci, la calma è la virtù dei forti, la pazienza è la virtù dei forti, la speranza è
  l'ultima a morire, finché c'è vita c'è speranza, la notte porta consiglio, la fretta è cattiva consigliera, la madre dei cretini è
  sempre incinta, la mamma è sempre la mamma, di mamma ce n'è una sola, la verità viene sempre a galla, la verità fa male, la vendetta è
  un piatto che va servito freddo, la curiosità uccise il gatto, la via dell'inferno è lastricata di buone intenzioni, la legge è uguale
  per tutti, la lingua batte dove il dente duole, la farina del diavolo va tutta in crusca, la superbia andò a cavallo e tornò a piedi, la
  prima gallina che canta ha fatto l'uovo, la pratica val più della grammatica, val più la pratica che la grammatica, la parola è
  d'argento il silenzio è d'oro, il silenzio è d'oro, il tempo è denaro, il tempo è galantuomo, il tempo vola, il gioco non vale la
  candela, il fine giustifica i mezzi, il diavolo fa le pentole ma non i coperchi, il diavolo veste prada, il troppo stroppia, il bue che
  dice cornuto all'asino, il buongiorno si vede dal mattino, il cane è il migliore amico dell'uomo, il cliente ha sempre ragione, il mondo
  è bello perché è vario, il mondo è piccolo, il medico pietoso fa la piaga puzzolente, il riso abbonda sulla bocca degli stolti, il riso
  fa buon sangue, buon vino fa buon sangue, il sangue non è acqua, buon sangue non mente, il dado è tratto, il pesce puzza dalla testa,
  pesce grande mangia pesce piccolo, sano come un pesce, i panni sporchi si lavano in famiglia, i soldi non fanno la felicità, il denaro
  non dà la felicità, i parenti sono come le scarpe, parenti serpenti, amore di mamma, amici per la pelle, amici per sempre, patti chiari
  amicizia lunga, conti chiari, tutto è bene quel che finisce bene, tutto fa brodo, tutto il mondo è paese, tutte le strade portano a
  roma, roma non fu fatta in un giorno, tutti i nodi vengono al pettine, tutti i gusti son gusti, tutti per uno, a buon intenditor poche
  parole, a mali estremi estremi rimedi, a carnevale ogni scherzo vale, a chi troppo e a chi niente, a ciascuno il suo mestiere, a lavare
  la testa all'asino si perde il sapone, a nemico che fugge ponti d'oro, a goccia a goccia, a pensar male si fa peccato ma spesso ci si
  indovina, a tutto c'è rimedio fuorché alla morte, aiutati che dio t'aiuta, aiutati che il ciel t'aiuta, al cuor non si comanda, al
  contadino non far sapere quanto è buono il formaggio con le pere, ambasciator non porta pena, anche l'occhio vuole la sua parte, anche
  le pulci hanno la tosse, anno nuovo vita nuova, anno bisesto anno funesto, aprile dolce dormire, aprile non ti scoprire, maggio vai
  adagio, marzo pazzerello guarda il sole e prendi l'ombrello, cielo a pecorelle acqua a catinelle, sotto la neve pane sotto la pioggia
  fame, natale con i tuoi pasqua con chi vuoi, l'epifania tutte le feste porta via, di venere e di marte non ci si sposa e non si parte,
  trenta giorni ha novembre con april giugno e settembre, batti il ferro finché è caldo, bacco tabacco e venere, bisogna battere il ferro
  finché è caldo, botte e risposte, campa cavallo che l'erba cresce, cane non mangia cane, carta canta, casa dolce casa, casa mia casa mia
  per piccina che tu sia tu mi sembri una badia, chiodo scaccia chiodo, chiudere la stalla quando i buoi sono scappati, contro la forza la
  ragion non vale, cosa fatta capo ha, cosa nostra, corpo a corpo, cuor contento il ciel l'aiuta, gente allegra il ciel l'aiuta, da cosa
  nasce cosa, dagli amici mi guardi iddio, dal dire al fare c'è di mezzo il mare, tra il dire e il fare c'è di mezzo il mare, dimmi con
  chi vai e ti dirò chi sei, dio li fa e poi li accoppia, domandare è lecito rispondere è cortesia, donna al volante pericolo costante,
  donne e motori gioie e dolori, dopo il danno la beffa, due pesi e due misure, due cuori e una capanna, dulcis in fundo, è l'ultima
  goccia, è sempre la solita storia, essere al settimo cielo, essere in alto mare, essere al verde, fidarsi è bene non fidarsi è meglio,
  fatta la legge trovato l'inganno, fare di tutta l'erba un fascio, fare orecchie da mercante, far ridere i polli, farsi in quattro, gioco
  di mani gioco di villani, gioco di squadra, gli ultimi saranno i primi, beati gli ultimi, gli estremi si toccano, gli opposti si
  attraggono, impara l'arte e mettila da parte, in amore e in guerra tutto è permesso, in vino veritas, in medio stat virtus, in culo alla
  balena, speriamo che non caghi, lontano dagli occhi lontano dal cuore, occhio non vede cuore non duole, occhio per occhio dente per
  dente, occhio al portafoglio, le bugie hanno le gambe corte, le ore del mattino hanno l'oro in bocca, le cose belle durano poco, le
  disgrazie non vengono mai sole, piove sul bagnato, mal comune mezzo gaudio, mogli e buoi dei paesi tuoi, molto fumo e poco arrosto,
  morto un papa se ne fa un altro, morte tua vita mia, mors tua vita mea, moglie e buoi, mani fredde cuore caldo, natura non facit saltus,
  nessuna nuova buona nuova, nessuno è profeta in patria, nessuno è perfetto, ne uccide più la gola che la spada, ne uccide più la penna,
  oggi a me domani a te, ogni lasciata è persa, ogni promessa è debito, ogni scarrafone è bello a mamma soja, ogni cosa a suo tempo, ogni
  giorno ha la sua pena, ogni medaglia ha il suo rovescio, ogni limite ha una pazienza, ogni simile ama il suo simile, ogni testa è un
  tribunale, paese che vai usanza che trovi, pancia mia fatti capanna, pane al pane vino al vino, buono come il pane, piano piano, per un
  punto martin perse la cappa, piangere sul latte versato, inutile piangere sul latte versato, poca brigata vita beata, prendere o
  lasciare, prima il dovere poi il piacere, quando si chiude una porta si apre un portone, chiusa una porta si apre un portone, quando il
  gioco si fa duro i duri cominciano a giocare, quando la pera è matura casca da sola, quel che è fatto è fatto, quel che non strozza
  ingrassa, quello che non uccide fortifica, ciò che non ti uccide ti rende più forte, ride bene chi ride ultimo, ride ben chi ride
  ultimo, sbagliando si impara, sbagliare è umano perseverare è diabolico, errare è umano, scherza coi fanti e lascia stare i santi, se la
  montagna non va a maometto maometto va alla montagna, se son rose fioriranno, se non è zuppa è pan bagnato, se mio nonno avesse le
  ruote, se mia nonna avesse le ruote sarebbe una carriola, sfortunato al gioco fortunato in amore, fortunato in amore, si salvi chi può,
  si dice il peccato ma non il peccatore, si stava meglio quando si stava peggio, si chiude un occhio, sono sempre i migliori quelli che
  se ne vanno, tale padre tale figlio, tanto fumo, tanto tuonò che piovve, tempo al tempo, dai tempo al tempo, tentar non nuoce, tira più
  un pelo di figa, tira più un pelo di fica che un carro di buoi, tutto passa, il tempo guarisce tutte le ferite, troppi galli a cantar
  non si fa mai giorno, troppi cuochi guastano la cucina, tra due litiganti il terzo gode, trovare l'america, uomo avvisato mezzo salvato,
  uomo di panza uomo di sostanza, un bel gioco dura poco, un bel tacer non fu mai scritto, un colpo al cerchio e uno alla botte, un colpo
  di fulmine, una mano lava l'altra e tutte e due lavano il viso, una volta ogni morte di papa, una cosa tira l'altra, le ciliegie una
  tira l'altra, uno tira l'altro, vedi napoli e poi muori, vivi e lascia vivere, vizi privati e pubbliche virtù, volere è potere, vuotare
  il sacco, verba volant scripta manent, zitti zitti piano piano, zucca vuota, acqua e sapone, acqua e fuoco, anima e corpo, anima
  gemella, avere le mani bucate, avere sale in zucca, avere la testa fra le nuvole, con la testa tra le nuvole, bacio alla francese,
  capitano mio capitano, cotto e mangiato, corna e bicorna, fare la frittata, cadere dalle nuvole, cascare dalle nuvole, cercare il pelo
  nell'uovo, cercare un ago in un pagliaio, come il cacio sui maccheroni, come cane e gatto, come due gocce d'acqua, dare i numeri, dalla
  padella alla brace, dalle stelle alle stalle, prendere lucciole per lanterne, rompere il ghiaccio, rompere le scatole, rompere le palle,
  restare a bocca aperta, sputare il rospo, toccare ferro, tocca a te, togliere le castagne dal fuoco, vendere la pelle dell'orso prima di
  averlo preso, salvare capra e cavoli, cavoli a merenda, cavoli amari, cavoli tuoi, mosca bianca, pecora nera, cigno nero, lacrime di
  coccodrillo, il canto del cigno, la gallina dalle uova d'oro, la pulce nell'orecchio, la ciliegina sulla torta, chiaro come il sole,
  liscio come l'olio, muto come un pesce, testardo come un mulo, lento come una lumaca, furbo come una volpe, forte come un toro, bianco
  come la neve, rosso come un peperone, verde come l'invidia, dolce come il miele, nudo come un verme, solo come un cane, pazzo di te,
  pazza di te, matto da legare, magro come un chiodo
`;
