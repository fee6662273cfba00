/** Films, series and books, and their characters. */
export const SCREEN_AND_PAGE = `
  la leggenda del pianista sull'oceano, la stanza del vescovo, malena, baaria, il camorrista, la tregua, la califfa, la vita è bella, buongiorno principessa, la grande bellezza, nuovo cinema paradiso, mediterraneo, il postino, la dolce vita, amarcord,
  otto e mezzo, la strada, i vitelloni, roma città aperta, ladri di biciclette, miracolo a milano, umberto d, sciuscià, riso amaro, il
  gattopardo, rocco e i suoi fratelli, la terra trema, senso, morte a venezia, blow up, l'avventura, la notte, l'eclisse, deserto rosso,
  professione reporter, il conformista, ultimo tango a parigi, novecento, l'ultimo imperatore, io ballo da sola, the dreamers, il
  sorpasso, i soliti ignoti, la grande guerra, amici miei, come se fosse antani, la supercazzola prematurata con scappellamento a destra,
  l'armata brancaleone, un borghese piccolo piccolo, c'eravamo tanto amati, una giornata particolare, brutti sporchi e cattivi, la
  terrazza, la famiglia, il medico della mutua, il vigile, un americano a roma, maccarone tu m'hai provocato, il marchese del grillo, io
  so io e voi non siete un cazzo, febbre da cavallo, bianco rosso e verdone, un sacco bello, borotalco, compagni di scuola, viaggi di
  nozze, o famo strano, maledetto il giorno che t'ho incontrato, acqua e sapone, ricomincio da tre, scusate il ritardo, non ci resta che
  piangere, pensavo fosse amore invece era un calesse, le vie del signore sono finite, fantozzi, il secondo tragico fantozzi, la corazzata
  potemkin è una cagata pazzesca, la corazzata kotiomkin, novantadue minuti di applausi, 92 minuti di applausi, batti lei, com'è umano
  lei, fantozzi contro tutti, ragionier ugo fantozzi, la signorina silvani, totò a colori, miseria e nobiltà, signori si nasce, i soliti
  idioti, noio vulevam savuar, la banda degli onesti, a proposito di politica ci sarebbe qualche cosetta da mangiare, totò peppino e la
  malafemmina, guardie e ladri, siamo uomini o caporali, 'a livella, natale in casa cupiello, te piace o presepe, filumena marturano,
  napoli milionaria, ha da passà 'a nuttata, sabato domenica e lunedì, non ti pago, matrimonio all'italiana, divorzio all'italiana,
  sedotta e abbandonata, ieri oggi domani, la ciociara, il giudizio universale, lo chiamavano trinità, continuavano a chiamarlo trinità,
  altrimenti ci arrabbiamo, bud spencer e terence hill, chi trova un amico trova un tesoro, io sto con gli ippopotami, per un pugno di
  dollari, per qualche dollaro in più, il buono il brutto il cattivo, c'era una volta il west, c'era una volta in america, giù la testa,
  quando un uomo con la pistola incontra un uomo col fucile, profondo rosso, suspiria, quattro mosche di velluto grigio, tre passi nel
  delirio, la casa dalle finestre che ridono, dellamorte dellamore, johnny stecchino, il piccolo diavolo, il mostro, tu mi turbi,
  berlinguer ti voglio bene, pinocchio, caro diario, bianca, ecce bombo, palombella rossa, la stanza del figlio, habemus papam, le parole
  sono importanti, chi parla male pensa male, mi si nota di più se vengo o se non vengo, continuiamo così facciamoci del male, faccio cose
  vedo gente, il caimano, il portaborse, le conseguenze dell'amore, il divo, this must be the place, youth, è stata la mano di dio,
  parthenope, la grande abbuffata, la cena, il ciclone, i laureati, ti amo in tutte le lingue del mondo, tre uomini e una gamba, chiedimi
  se sono felice, così è la vita, la leggenda di al john e jack, tu la conosci claudia, il cosmo sul comò, non ce la faccio troppi
  ricordi, santa maradona, radiofreccia, l'ultimo bacio, ricordati di me, saturno contro, le fate ignoranti, la finestra di fronte, mine
  vaganti, perfetti sconosciuti, smetto quando voglio, la meglio gioventù, i cento passi, notte prima degli esami, tre metri sopra il
  cielo, ho voglia di te, scusa ma ti chiamo amore, scusa ma ti voglio sposare, come tu mi vuoi, manuale d'amore, amore 14, i liceali,
  benvenuti al sud, benvenuti al nord, quo vado, sole a catinelle, che bella giornata, cado dalle nubi, tolo tolo, immaturi, basilicata
  coast to coast, lo chiamavano jeeg robot, dogman, gomorra, romanzo criminale, suburra, a ciro nun sta senza penziere, stai senza
  pensieri, libano dandi freddo, vacanze di natale, natale sul nilo, eccezzziunale veramente, viuuulenza, il ragazzo di campagna, vieni
  avanti cretino, l'allenatore nel pallone, la liceale, mimì metallurgico, travolti da un insolito destino, pasqualino settebellezze,
  boris dai dai dai, a cazzo di cane, gli occhi del cuore, un medico in famiglia, i cesaroni, don matteo, il commissario montalbano,
  montalbano sono, mare fuori, skam italia, braccialetti rossi, l'amica geniale, la piovra, distretto di polizia, un posto al sole, c'è
  ancora domani, le otto montagne, il traditore, io capitano, il signore delle formiche, la tigre e la neve, il mio nome è nessuno, la
  banda bassotti, zio paperone, paperino paperoga, il gladiatore, al mio segnale scatenate l'inferno, il mio nome è massimo decimo
  meridio, ciò che facciamo in vita riecheggia nell'eternità, forza e onore, braveheart, titanic, via col vento, francamente me ne
  infischio, domani è un altro giorno, casablanca, il padrino, gli farò un'offerta che non potrà rifiutare, scarface, quei bravi ragazzi,
  taxi driver, ma dici a me, toro scatenato, arancia meccanica, shining, odissea nello spazio, full metal jacket, eyes wide shut, pulp
  fiction, le iene, kill bill, bastardi senza gloria, django unchained, c'era una volta a hollywood, fight club, la prima regola del fight
  club, il silenzio degli innocenti, seven, memento, inception, interstellar, il cavaliere oscuro, perché così serio, matrix, pillola
  rossa o pillola blu, avatar, forrest gump, la vita è come una scatola di cioccolatini, corri forrest corri, l'attimo fuggente, o
  capitano mio capitano, cogli l'attimo, cogli la prima rosa, will hunting, il miglio verde, le ali della libertà, schindler's list,
  salvate il soldato ryan, il grande lebowski, drugo lebowski, non è un paese per vecchi, fargo, american beauty, american history x,
  trainspotting, donnie darko, ritorno al futuro, strade dove stiamo andando non c'è bisogno di strade, indiana jones, guerre stellari,
  che la forza sia con te, io sono tuo padre, luke sono tuo padre, una nuova speranza, l'impero colpisce ancora, il ritorno dello jedi, la
  minaccia fantasma, darth vader, obi wan kenobi, han solo, millennium falcon, terminator, hasta la vista baby, alien, blade runner, ho
  visto cose che voi umani, jurassic park, lo squalo, et telefono casa, rocky balboa, gli occhi della tigre, adriana, rambo, top gun,
  dirty dancing, nessuno può mettere baby in un angolo, pretty woman, ghost, grease, footloose, il signore degli anelli, la compagnia
  dell'anello, le due torri, il ritorno del re, un anello per domarli, tu non puoi passare, il mio tesoro, frodo baggins, bilbo baggins,
  gandalf il grigio, lo hobbit, legolas aragorn, harry potter e la pietra filosofale, harry potter e la camera dei segreti, il prigioniero
  di azkaban, il calice di fuoco, l'ordine della fenice, il principe mezzosangue, i doni della morte, hermione granger, ron weasley, albus
  silente, severus piton, sirius black, draco malfoy, lord voldemort, expecto patronum, avada kedavra, wingardium leviosa, expelliarmus,
  alohomora, giuro solennemente di non avere buone intenzioni, fatto il misfatto, grifondoro, serpeverde, corvonero, tassorosso, hogwarts,
  twilight, hunger games, che la fortuna sia sempre a vostro favore, divergent, il re leone, hakuna matata senza pensieri, il cerchio
  della vita, la bella e la bestia, la sirenetta, in fondo al mar, aladdin, il mondo è mio, frozen, all'alba sorgerò, la spada nella
  roccia, biancaneve e i sette nani, specchio specchio delle mie brame, cenerentola, bibbidi bobbidi bu, peter pan, seconda stella a
  destra, la carica dei 101, gli aristogatti, tutti quanti voglion fare jazz, robin hood, il libro della giungla, ti bastan poche briciole
  lo stretto indispensabile, mary poppins, basta un poco di zucchero, supercalifragilistichespiralidoso, alla ricerca di nemo, zitto e
  nuota, toy story, verso l'infinito e oltre, up, wall e, monsters and co, gli incredibili, ratatouille, cars, inside out, coco, encanto,
  oceania, rapunzel, mulan, pocahontas, tarzan, hercules, shrek, madagascar, l'era glaciale, cattivissimo me, minions, la città incantata,
  il mio vicino totoro, il castello errante di howl, principessa mononoke, dragon ball, son goku, kamehameha, vegeta, one piece, monkey d
  luffy, il re dei pirati, naruto uzumaki, sasuke uchiha, itachi uchiha, death note, attack on titan, eren jaeger, demon slayer, jujutsu
  kaisen, my hero academia, tokyo ghoul, fullmetal alchemist, neon genesis evangelion, sailor moon, holly e benji, occhi di gatto, lupin
  terzo, lady oscar, capitan harlock, mazinga z, jeeg robot d'acciaio, goldrake, ufo robot, l'uomo tigre, kiss me licia, mila e shiro,
  lamù, ken il guerriero, pokemon gotta catch em all, pikachu, i cavalieri dello zodiaco, detective conan, city hunter, game of thrones,
  il trono di spade, winter is coming, l'inverno sta arrivando, you know nothing jon snow, valar morghulis, daenerys targaryen, jon snow,
  tyrion lannister, breaking bad, walter white, heisenberg, better call saul, la casa di carta, bella ciao, stranger things, squid game,
  peaky blinders, the walking dead, grey's anatomy, dottor house, friends, how i met your mother, leggendario, the big bang theory,
  bazinga, sheldon cooper, the office, i simpson, homer simpson, bart simpson, futurama, i griffin, south park, lost, prison break,
  dexter, sherlock, doctor who, bridgerton, mercoledì addams, dark, black mirror, vikings, sons of anarchy, the last of us, spiderman, da
  grandi poteri derivano grandi responsabilità, iron man, io sono iron man, capitan america, avengers, thanos, wakanda forever, deadpool,
  batman, joker, superman, wonder woman, harley quinn, wolverine, i promessi sposi, quel ramo del lago di como, renzo e lucia, don
  abbondio, questo matrimonio non s'ha da fare, addio monti sorgenti dall'acque, la sventurata rispose, la divina commedia, il decameron,
  il principe, se questo è un uomo, la coscienza di zeno, uno nessuno e centomila, il fu mattia pascal, sei personaggi in cerca d'autore,
  così è se vi pare, i malavoglia, mastro don gesualdo, rosso malpelo, canne al vento, cuore, il barone rampante, il visconte dimezzato,
  il cavaliere inesistente, le città invisibili, se una notte d'inverno un viaggiatore, marcovaldo, il nome della rosa, il pendolo di
  foucault, la luna e i falò, lessico famigliare, gli indifferenti, la noia, il deserto dei tartari, va dove ti porta il cuore, la
  solitudine dei numeri primi, io non ho paura, io uccido, cristo si è fermato a eboli, il giorno della civetta, a ciascuno il suo,
  novecento, seta, le avventure di pinocchio, il piccolo principe, l'essenziale è invisibile agli occhi, addomesticami, cent'anni di
  solitudine, l'amore ai tempi del colera, il vecchio e il mare, il giovane holden, il grande gatsby, lo straniero, delitto e castigo,
  guerra e pace, anna karenina, i fratelli karamazov, le notti bianche, il maestro e margherita, orgoglio e pregiudizio, cime tempestose,
  jane eyre, piccole donne, alice nel paese delle meraviglie, dracula, frankenstein, il ritratto di dorian gray, i miserabili, madame
  bovary, il conte di montecristo, i tre moschettieri, uno per tutti tutti per uno, la metamorfosi, il processo, siddharta, il codice da
  vinci, grande fratello, la fattoria degli animali, il grande fratello ti guarda, 1984, fahrenheit 451, il mondo nuovo, cronache
  marziane, it, dune, la storia infinita, momo, l'insostenibile leggerezza dell'essere, il profumo, il cacciatore di aquiloni, mille
  splendidi soli
`;
