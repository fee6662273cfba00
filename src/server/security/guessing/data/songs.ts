/** Popular songs, by their titles and best-known lines. */
export const SONGS = `
  nel blu dipinto di blu, volare oh oh cantare oh oh, penso che un sogno così non ritorni mai più, azzurro il pomeriggio è troppo azzurro
  e lungo per me, il ragazzo della via gluck, là dove c'era l'erba ora c'è una città, albachiara, respiri piano per non far rumore, vita
  spericolata, voglio una vita spericolata, voglio una vita come steve mcqueen, siamo solo noi, sally, una canzone per te, ogni volta,
  bollicine, colpa d'alfredo, vivere vivere, gli angeli, un senso, voglio trovare un senso a questa storia, come nelle favole, eh già
  sembrava la fine del mondo, rewind, c'è chi dice no, certe notti, certe notti la macchina è calda, urlando contro il cielo, balliamo sul
  mondo, piccola stella senza cielo, happy hour, il giorno di dolore che uno ha, non è tempo per noi, una vita da mediano, ho perso le
  parole, questa è la mia vita, tra palco e realtà, la canzone del sole, le bionde trecce gli occhi azzurri e poi, emozioni, i giardini di
  marzo, che anno è che giorno è, il mio canto libero, e penso a te, acqua azzurra acqua chiara, dieci ragazze per me, non è francesca, mi
  ritorni in mente, una giornata uggiosa, con il nastro rosa, lo scopriremo solo vivendo, pensieri e parole, cinque giorni che ti ho
  persa, un'avventura, prendila così, la donna cannone, butterò questo mio enorme cuore tra le stelle, rimmel, viva l'italia, la leva
  calcistica della classe 68, generale dietro la collina, titanic, buonanotte fiorellino, la storia siamo noi, caruso, te voglio bene
  assai, ma tanto tanto bene sai, caro amico ti scrivo così mi distraggo un po, l'anno che verrà, quattro tre settantatre, piazza grande,
  com'è profondo il mare, attenti al lupo, anna e marco, disperato erotico stomp, futura, la sera dei miracoli, bocca di rosa, la
  chiamavano bocca di rosa, il pescatore, la guerra di piero, dormi sepolto in un campo di grano, via del campo, la canzone di marinella,
  don raffae, crêuza de mä, amore che vieni amore che vai, un giudice, la canzone dell'amore perduto, il bombarolo, dolcenera, geordie,
  volta la carta, fiume sand creek, dai diamanti non nasce niente dal letame nascono i fior, centro di gravità permanente, cerco un centro
  di gravità permanente, la cura, ti proteggerò dalle paure, voglio vederti danzare, cuccurucucù paloma, bandiera bianca, sul ponte
  sventola bandiera bianca, povera patria, la stagione dell'amore, summer on a solitary beach, e ti vengo a cercare, l'era del cinghiale
  bianco, gloria manchi tu nell'aria, ti amo un soldo ti amo, tu mi rubi l'anima, self control, gente di mare, si può dare di più, sarà
  perché ti amo, che confusione sarà perché ti amo, felicità è un bicchiere di vino con un panino, ci sarà, nostalgia canaglia, mamma
  maria, l'italiano, lasciatemi cantare con la chitarra in mano, sono un italiano un italiano vero, serenata, solo noi, soli, perdere
  l'amore, ancora tu, quando quando quando, il cielo in una stanza, quando sei qui con me questa stanza non ha più pareti, sapore di sale,
  senza fine, una lunga storia d'amore, la gatta, io che amo solo te, che cosa c'è, ritornerai, legata a un granello di sabbia, sei
  bellissima, almeno tu nell'universo, minuetto, e non finisce mica il cielo, piccolo uomo, se telefonando, parole parole, grande grande
  grande, tintarella di luna, le mille bolle blu, brava, ancora ancora ancora, città vuota, l'importante è finire, amor mio,
  ventiquattromila baci, con ventiquattromila baci, una carezza in un pugno, azzurro, prisencolinensinainciusol, chi non lavora non fa
  l'amore, il tuo bacio è come un rock, pregherò, svalutation, yuppi du, l'emozione non ha voce, si è spento il sole, storia d'amore,
  nessuno mi può giudicare, la bambola, tu mi fai girar come fossi una bambola, cuore matto, il mondo non si è fermato mai un momento, io
  che non vivo, non ho l'età, zingara, bandiera gialla, stasera mi butto, una lacrima sul viso, se mi lasci non vale, pensiero, tanta
  voglia di lei, piccola katy, uomini soli, dammi solo un minuto, chi fermerà la musica, noi due nel mondo e nell'anima, parsifal, io
  vagabondo, io vagabondo che non sono altro, dio è morto, auschwitz, la locomotiva, l'avvelenata, cyrano, incontro, canzone per un'amica,
  un altro giorno è andato, amico è, margherita, questo piccolo grande amore, quella sua maglietta fina, strada facendo, avrai, e tu come
  stai, mille giorni di te e di me, poster, la vita è adesso, sabato pomeriggio, porta portese, alba chiara, acqua dalla luna, sara perché
  ti amo, gianna gianna gianna, ma il cielo è sempre più blu, mio fratello è figlio unico, nuntereggae più, berta filava, ahi maria, aida,
  il cielo è sempre più blu, splendido splendente, teorema, ti lascerò, senza una donna, diamante, per colpa di chi, donne tu tu tu,
  chocabeck, con le mani, solo una sana e consapevole libidine, dune mosse, così celeste, miserere, baila morena, il volo, diavolo in me,
  a te che sei l'unica al mondo, l'ombelico del mondo, penso positivo perché son vivo, serenata rap, ragazzo fortunato, bella come una
  mattina d'acqua cristallina, le tasche piene di sassi, il più grande spettacolo dopo il big bang, ti porto via con me, estate addosso,
  per te, mezzogiorno, baciami ancora, raggio di sole, ogni giorno la vita è una grande corrida, laura non c'è, tu sei l'ultima cosa, sei
  un mito, hanno ucciso l'uomo ragno, nord sud ovest est, come mai, la regola dell'amico, gli anni d'oro del grande real, gli anni, una
  canzone d'amore, nessun rimpianto, rotta per casa di dio, la dura legge del gol, tieni il tempo, con un deca, bella vera, la solitudine,
  marco se n'è andato e non ritorna più, strani amori, non c'è, incancellabile, tra te e il mare, vivimi, la mia storia tra le dita,
  destinazione paradiso, più bella cosa non c'è, adesso tu, terra promessa, se bastasse una canzone, cose della vita, un'emozione per
  sempre, una storia importante, musica è, favola, l'essenziale, guerriero, ti ho voluto bene veramente, non me lo so spiegare, perdono,
  sere nere, il conforto, la differenza tra me e te, alla mia età, imbranato, ti scatterò una foto, xdono, rosso relativo, la fine,
  meravigliosa creatura, sei nell'anima, i maschi, bello e impossibile, america, fotoromanza, notti magiche inseguendo un gol, un'estate
  italiana, gianna nannini, luce, per dire di no, come saprei, vattene amore, trottolino amoroso dudu dadada, i migliori anni della nostra
  vita, triangolo, mi vendo, il carrozzone, cercami, il cielo, sei per me, non dimenticar le mie parole, maledetta primavera, che importa
  se per innamorarsi basta un'ora, ti sento, non succederà più, figli delle stelle, ti stringerò nelle mani, pazza idea, ma che bontà,
  rumore, tuca tuca, ballo ballo, a far l'amore comincia tu, tanti auguri com'è bello far l'amore, pedro pedro pedro pe, gioca jouer,
  vamos a la playa, tropicana, dolce vita, people from ibiza, i like chopin, l'estate sta finendo, voyage voyage, quello che le donne non
  dicono, siamo così è difficile spiegare, la notte vola, cicale, sono tremendo, bambola, nessuno, laura, la voce del silenzio, oggi sono
  io, di sole e d'azzurro, come foglie, gocce di memoria, estate, immobile, mentre tutto scorre, parlami d'amore, solo 3 minuti, estate
  negramaro, meraviglioso, meraviglioso perfino il tuo dolore, la prima cosa bella, fai rumore, due vite, brividi, zitti e buoni, parla la
  gente purtroppo parla, i wanna be your slave, beggin, torna a casa, soldi soldi clap clap, occidentali's karma, non mi avete fatto
  niente, l'amore si odia, l'esercito del selfie, vorrei ma non posto, roma bangkok, amore e capoeira, italodisco, riccione, tormentone,
  pamplona, andiamo a comandare, la dolce vita, mille labbra rosso coca cola, musica leggerissima, voglio tornare negli anni novanta, me
  ne frego, una volta ancora, supereroi, i nostri giorni migliori, pianeti, poesia senza veli, altrove, sincero, glicine, chiamami per
  nome, la genesi del tuo colore, dove si balla, ciao ciao, ovunque sarai, farfalle, tango, cenere, supereroi, made in italy, casa mia, la
  noia, sinceramente, i p' me tu p' te, tuta gold, apnea, volevo essere un duro, balorda nostalgia, incoscienti giovani, o sole mio, torna
  a surriento, funiculì funiculà, reginella, malafemmena, tu vuo fa l'americano, guaglione, i te vurria vasà, anema e core, quanno chiove,
  napule è mille culure, yes i know my way, je so pazzo, 'o surdato 'nnammurato, oj vita oj vita mia, santa lucia, nun te scurdà, comme
  facette mammeta, i' te voglio bene assaje, roma capoccia, grazie roma, arrivederci roma, la società dei magnaccioni, tanto pe cantà,
  roma nun fa la stupida stasera, sora rosa, notte prima degli esami, notte di lacrime e preghiere, o mia bela madunina, vincerò vincerò,
  nessun dorma, la donna è mobile qual piuma al vento, va pensiero sull'ali dorate, libiamo ne lieti calici, e lucevan le stelle, largo al
  factotum, fratelli d'italia l'italia s'è desta, dell'elmo di scipio, stringiamci a coorte, bella ciao bella ciao bella ciao, una mattina
  mi son svegliato, bandiera rossa, avanti popolo alla riscossa, tu scendi dalle stelle, astro del ciel, jingle bells, bianco natal, tanti
  auguri a te, giro giro tondo casca il mondo, la vispa teresa, fra martino campanaro, nella vecchia fattoria, il coccodrillo come fa,
  quarantaquattro gatti in fila per sei col resto di due, volevo un gatto nero, il valzer del moscerino, popoff, ci vuole un fiore, il
  pulcino pio, samarcanda, per fare un tavolo ci vuole il legno, i watussi, abbronzatissima, il ballo del mattone, datemi un martello, il
  geghegè, la pappa col pomodoro, non voglio mica la luna, bandolero stanco, vita da mediano, ok il prezzo è giusto, gioia infinita, tutto
  l'amore che ho, ti amo e ti odio, sotto questo sole, bohemian rhapsody, we will rock you, we are the champions, don't stop me now,
  somebody to love, the show must go on, radio ga ga, i want to break free, stairway to heaven, hotel california, let it be, hey jude,
  yesterday, here comes the sun, come together, all you need is love, yellow submarine, imagine all the people, smells like teen spirit,
  nothing else matters, enter sandman, wish you were here, comfortably numb, another brick in the wall, highway to hell, back in black,
  thunderstruck, sweet child o mine, november rain, welcome to the jungle, livin on a prayer, born to be wild, born in the usa, dancing
  queen, mamma mia, billie jean, beat it, thriller, purple rain, like a virgin, i will survive, i will always love you, my heart will go
  on, wonderwall, don't look back in anger, viva la vida, fix you, yellow, the scientist, a sky full of stars, creep, karma police, seven
  nation army, numb, in the end, californication, under the bridge, by the way, otherside, boulevard of broken dreams, american idiot,
  basket case, one more time, get lucky, blinding lights, shape of you, perfect, rolling in the deep, someone like you, hello, bad guy,
  poker face, bad romance, umbrella, diamonds, firework, roar, wrecking ball, despacito, waka waka, gangnam style, la bamba, macarena
`;
