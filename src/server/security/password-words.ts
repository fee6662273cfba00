/** What Italian students build passwords on and the dictionaries lack, or list as rare. The commoner, the further to the front. */
const WORDS = `
  password sottovoce studente studentessa universita uni ateneo esame esami laurea laureato laureata dottore dottoressa matricola tesi facolta
  studio studiare studenti studentesca magistrale triennale dottorato corso lezione lezioni appello sessione prof professore libretto cfu trenta
  trentaelode centodieci centodiecielode lode fuoricorso erasmus biblioteca collegio campus aula orale scritto scuola liceo maturita fuorisede
  forza ciao amore amo ti tiamo tivogliobene tvb tvtb amoremio vita vitamia tesoro cucciolo cucciola stella principessa mamma papa mammaepapa famiglia
  fratello sorella nonna nonno bella bello ciaobella bellissima bellissimo sempre persempre insieme cuore sole luna mare estate inverno primavera
  autunno natale pasqua capodanno ferragosto compleanno vacanza vacanze buongiorno buonanotte buonasera benvenuto benvenuta grazie prego salve
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato
  domenica oggi domani accesso accedi entra login registrazione registrati account utente profilo segreto segreta segretissimo nonloso boh prova
  prova123 test admin qwerty ciaociao cambiami provvisoria temporanea nuova nuovapassword parola parolachiave chiave computer internet telefono
  iphone samsung google facebook instagram tiktok whatsapp netflix spotify playstation fortnite minecraft pokemon pikachu naruto onepiece
  juventus juve inter milan napoli roma lazio fiorentina torino toro genoa sampdoria atalanta bologna cagliari palermo catania bari lecce verona
  hellas udinese sassuolo empoli parma monza salernitana venezia cremonese spezia frosinone brescia pescara perugia reggina cosenza como pisa
  internazionale ssclazio asroma acmilan forzajuve forzainter forzanapoli forzaroma forzamilan forzalazio forzatoro forzajuventus finoallafine
  dybala totti delpiero buffon baggio maradona pirlo chiellini lautaro ronaldo messi vlahovic osimhen leao barella immobile insigne maldini
  ferrari lamborghini ducati vespa fiat panda valentinorossi leclerc schumacher vasco ligabue maneskin ultimo sferaebbasta jovanotti tiziano
  ferro modugno mina battisti italia italiano italiana italiani viva vivalitalia azzurri calcio pallone goal campione campioni pizza pasta
  carbonara gelato cioccolato nutella caffe cappuccino cornetto spaghetti tiramisu mozzarella lasagne aperitivo spritz birra vino prosecco
  milano firenze bergamo padova trento trieste ancona cosenza ferrara foggia latina livorno lucca matera messina modena novara pavia potenza
  ravenna rimini salerno sassari siena siracusa taranto teramo treviso udine urbino varese vercelli vicenza viterbo aosta arezzo asti avellino
  benevento bolzano campobasso caserta catanzaro chieti crotone cuneo lecco macerata mantova perugia pistoia pordenone prato ragusa reggio
  sicilia sardegna calabria puglia campania toscana lombardia piemonte veneto liguria umbria abruzzo molise basilicata marche lazio friuli
  unito polito unimi polimi bicocca unimib bocconi cattolica unicatt iulm unibo unipd unife unimore unipr unige unifi unipi unisi sapienza
  uniroma1 torvergata uniroma2 romatre uniroma3 luiss lumsa unina federico federicosecondo vanvitelli unicampania unisa parthenope orientale
  uniba poliba unisalento unifg unical unirc unicz unict unipa unime unica uniss unitn unibz univr unive cafoscari iuav units uniud univpm
  unicam unimc uniurb unipg univaq unich unite unimol unibas uniupo unipv unibg unibs normale santanna statale politecnico telematica pegaso
  unicusano ecampus mercatorum
  psicologia medicina giurisprudenza ingegneria informatica economia lettere filosofia architettura matematica fisica chimica biologia farmacia
  infermieristica scienze lingue storia arte design veterinaria agraria statistica sociologia pedagogia formazione comunicazione odontoiatria
  fisioterapia logopedia ostetricia biotecnologie geologia diritto privato pubblico penale anatomia istologia analisi algebra geometria
  avvocato medico ingegnere psicologo psicologa infermiere infermiera architetto maestra maestro
  gatto gatta gattino micio cane cagnolino cavallo leone tigre lupo aquila delfino farfalla unicorno drago angelo angioletto diavolo
  rosso rossa giallo verde azzurro bianco nero nera viola arancione rosa blu cielo fiore fiori rose pioggia neve fuoco mondo terra
  fanculo vaffanculo cazzo cazzone stronzo stronza merda puttana troia porcodio diocane diocan porcamadonna madonna dio gesu coglione culo figa minchia
  uno due tre quattro cinque sei sette otto nove dieci cento mille primo prima secondo anno anni casa lavoro soldi libro libri musica sport
  danza palestra pallavolo basket nuoto tennis moto macchina treno viaggio sogno sogni liberta pace felice felicita fortuna speranza gioia
  speranze forever love loveyou iloveyou baby angel princess flower sunshine dragon monkey master shadow batman superman starwars harrypotter
  ilmioamore ilmiogatto miocane ilmiocane lamiavita lamiapassword miapassword lapassword questapassword mipiace nonlaso nonmiricordo dimenticata
`;

/** The commonest first names; the dictionary of names is in alphabetical order and says nothing of how common one is. */
const FIRST_NAMES = `
  giulia marco francesca andrea chiara luca martina alessandro sara matteo alessia lorenzo giorgia davide elisa francesco federica simone
  valentina riccardo anna gabriele sofia tommaso alice federico aurora mattia elena stefano silvia antonio laura giuseppe ilaria giovanni
  eleonora filippo beatrice edoardo camilla leonardo arianna alberto noemi nicola greta daniele gaia michele rebecca emanuele irene samuele
  michela roberto serena paolo marta diego claudia giacomo emma christian roberta cristian veronica pietro paola fabio cristina salvatore
  ludovica vincenzo erica alex angela luigi vittoria nicolo nicole dario asia domenico caterina mario maria enrico benedetta jacopo debora
  manuel deborah kevin jessica massimo monica gianluca linda pasquale lisa raffaele miriam carlo carlotta angelo viola ginevra giada azzurra
  bianca lucia teresa rosa carmen sharon vanessa sabrina barbara daniela simona stefania patrizia antonella manuela rossella mariagrazia
  margherita matilde agnese adele letizia melissa rachele maddalena sergio giorgio claudio maurizio massimiliano alessio ivan denis igor omar
  gianmarco pierluigi tiziano valerio cristiano flavio gioele elia nathan ettore achille brando thomas samuel
`;

/** What everybody says, as a phrase: letters alone. */
const PHRASES = `
  tiamotanto tiamopersempre tiamoamoremio ioetepersempre ioete seituttoperme seilamiavita noiduepersempre tivogliotantobene mimanchi
  forzaitalia vivalitalia fratelliditalia ciaocomestai comestai ciaomamma ciaobella ciaobelli bellaciao obellaciao ciaoatutti ciaoamore
  romacaputmundi veniviidivici carpediem cogitoergosum mementomori perasperaadastra dolcevita ladolcevita lavitaebella hakunamatata
  inboccaallupo crepiillupo inculoallabalena nelmezzodelcammin nelmezzodelcammindinostravita minuilluminodimmenso essereononessere
  nonmiricordo nonmelaricordo nonricordolapassword lamiapassword questaelamiapassword passwordsicura passwordsegreta lapasswordpiusicura
  centodiecielode trentaelode esameditriennale corsodilaurea tesidilaurea universitadeglistudi studentiuniversitari
  apritisesamo supercalifragilistichespiralidoso trentatretrentini unduetrestella unoduetre unoduetrequattro abbassolascuola
  buonnatale buoncompleanno buonagiornata buonaserata tuttobene chevuoi checazzo machecazzo vaialdiavolo portamialmare alpostoalsole
  ilovemylife iloveyou iloveyouforever iloveitaly correcthorsebatterystaple letmeinplease thisismypassword
`;

const listOf = (text: string) => [...new Set(text.trim().split(/\s+/))];

export const OWN_WORDS = listOf(WORDS);
export const STOCK_PHRASES = new Set(listOf(PHRASES));
export const COMMON_FIRST_NAMES = listOf(FIRST_NAMES);
