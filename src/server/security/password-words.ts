/** Words on which Italian students build passwords and which the dictionaries lack, or list as rare. The most common come first. */
const WORDS = `
  password sottovoce statteccitto guagliunciello jamm bell fra zi ue chan kun sama senpai kawaii patate fichi patatine birrozza studente studentessa universita uni ateneo esame esami laurea laureato laureata dottore dottoressa matricola tesi
  facolta studio studiare studenti studentesca magistrale triennale dottorato corso lezione lezioni appello sessione prof professore
  libretto cfu trenta trentaelode centodieci centodiecielode lode fuoricorso erasmus biblioteca collegio campus aula orale scritto scuola
  liceo maturita fuorisede forza ciao amore amo ti tiamo tivogliobene tvb tvtb amoremio vita vitamia tesoro cucciolo cucciola stella
  principessa mamma papa mammaepapa famiglia fratello sorella nonna nonno bella bello ciaobella bellissima bellissimo sempre persempre
  insieme cuore sole luna mare estate inverno primavera autunno natale pasqua capodanno ferragosto compleanno vacanza vacanze buongiorno
  buonanotte buonasera benvenuto benvenuta grazie prego salve gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
  novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica oggi domani accesso accedi entra login registrazione
  registrati account utente profilo segreto segreta segretissimo nonloso boh prova prova123 test admin qwerty ciaociao cambiami
  provvisoria temporanea nuova nuovapassword parola parolachiave chiave computer internet telefono iphone samsung google facebook
  instagram tiktok whatsapp netflix spotify playstation fortnite minecraft pokemon pikachu naruto onepiece juventus juve inter milan
  napoli roma lazio fiorentina torino toro genoa sampdoria atalanta bologna cagliari palermo catania bari lecce verona hellas udinese
  sassuolo empoli parma monza salernitana venezia cremonese spezia frosinone brescia pescara perugia reggina cosenza como pisa
  internazionale ssclazio asroma acmilan forzajuve forzainter forzanapoli forzaroma forzamilan forzalazio forzatoro forzajuventus
  finoallafine dybala totti delpiero buffon baggio maradona pirlo chiellini lautaro ronaldo messi vlahovic osimhen leao barella immobile
  insigne maldini ferrari lamborghini ducati vespa fiat panda valentinorossi leclerc schumacher vasco ligabue maneskin ultimo sferaebbasta
  jovanotti tiziano ferro modugno mina battisti italia italiano italiana italiani viva vivalitalia azzurri calcio pallone goal campione
  campioni pizza pasta carbonara gelato cioccolato nutella caffe cappuccino cornetto spaghetti tiramisu mozzarella lasagne aperitivo
  spritz birra vino prosecco milano firenze bergamo padova trento trieste ancona cosenza ferrara foggia latina livorno lucca matera
  messina modena novara pavia potenza ravenna rimini salerno sassari siena siracusa taranto teramo treviso udine urbino varese vercelli
  vicenza viterbo aosta arezzo asti avellino benevento bolzano campobasso caserta catanzaro chieti crotone cuneo lecco macerata mantova
  perugia pistoia pordenone prato ragusa reggio sicilia sardegna calabria puglia campania toscana lombardia piemonte veneto liguria umbria
  abruzzo molise basilicata marche lazio friuli unito polito unimi polimi bicocca unimib bocconi cattolica unicatt iulm unibo unipd unife
  unimore unipr unige unifi unipi unisi sapienza uniroma1 torvergata uniroma2 romatre uniroma3 luiss lumsa unina federico federicosecondo
  vanvitelli unicampania unisa parthenope orientale uniba poliba unisalento unifg unical unirc unicz unict unipa unime unica uniss unitn
  unibz univr unive cafoscari iuav units uniud univpm unicam unimc uniurb unipg univaq unich unite unimol unibas uniupo unipv unibg unibs
  normale santanna statale politecnico telematica pegaso unicusano ecampus mercatorum psicologia medicina giurisprudenza ingegneria
  informatica economia lettere filosofia architettura matematica fisica chimica biologia farmacia infermieristica scienze lingue storia
  arte design veterinaria agraria statistica sociologia pedagogia formazione comunicazione odontoiatria fisioterapia logopedia ostetricia
  biotecnologie geologia diritto privato pubblico penale anatomia istologia analisi algebra geometria avvocato medico ingegnere psicologo
  psicologa infermiere infermiera architetto maestra maestro gatto gatta gattino micio cane cagnolino cavallo leone tigre lupo aquila
  delfino farfalla unicorno drago angelo angioletto diavolo rosso rossa giallo verde azzurro bianco nero nera viola arancione rosa blu
  cielo fiore fiori rose pioggia neve fuoco mondo terra fanculo vaffanculo cazzo cazzone stronzo stronza merda puttana troia porcodio
  diocane diocan porcamadonna madonna dio gesu coglione culo figa minchia uno due tre quattro cinque sei sette otto nove dieci cento mille
  primo prima secondo anno anni casa lavoro soldi libro libri musica sport danza palestra pallavolo basket nuoto tennis moto macchina
  treno viaggio sogno sogni liberta pace felice felicita fortuna speranza gioia speranze forever love loveyou iloveyou baby angel princess
  flower sunshine dragon monkey master shadow batman superman starwars harrypotter guaglione guaglio uaglio uagliu uagnone guappo
  scugnizzo jamme jammeja jamm jammjà bell maronn mammt soreta sorete chitemmuort chitammuort chitestramuort strunz strunzo fratm frate
  vabbuo pasticciotto guagnone picciriddu picciridda picciotto picciotti ammuninni amuninni amunì minchiata suca camurria babbu beddu
  bedda beddamatri mizzica mizzeca cabbasisi trinacria curnutu sciatara talia vossia mannaggia mannaggiatte mannaggiaate daje daje daie
  mortacci limortaccitua aho ammazza ammappa bono bonazza fregna fregno frocio coatto pischello pischella scialla sticazzi mecojoni
  borgata ciumbia uè ue pirla pirletta pirlone terun terrone polentone bauscia ghe minga gnocca gnocco madunina belin belino belinone
  besugo mugugno maniman zena mona mone ostia ostrega ciò ciapa ciapalo va balengo cerea boja boiafaus bogianen gianduja gianduiotto
  socmel soccmel sorbole umarell umarel cinno cinna busone ciacola bischero bischeraccio babbo deh diobono boiade bimbo bimba nini
  mandrogno ajo aiò eja ejatolai su sardu forzaparis casteddu deu frari mischinu cugurra ichnusa mirto cadrega terronia quaquaraqua
  quaglione ricchione cumpà cumpa compà mba trmone trimone moscio scem ciucc ciuccio ciuccia cafone ciaone raga bro zio bella frate bomber
  noce nocciola rocky birillo fuffi fuffy fufi fido pallino bobby billy lilly lilli luna stella kira zoe maya minou romeo micio micia
  miciotto pallina briciola biscotto nuvola neve pippo pluto paperino topolino topolina minnie paperina qui quo qua gastone pimpa peppapig
  bing masha bluey calimero allegri conte mourinho spalletti gattuso cassano balotelli zaniolo chiesa bernardeschi bonucci cannavaro
  zambrotta nesta gilardino toni vieri ibra ibrahimovic kaka shevchenko pato zidane platini nedved trezeguet higuain cavani hamsik mertens
  lavezzi callejon kvara kvaratskhelia zielinski politano simeone mctominay icardi milito zanetti sneijder etoo lukaku dzeko calhanoglu
  dimarco theo giroud pulisic tonali pogba yildiz locatelli bremer szczesny donnarumma dimaria batistuta baresi rivera mazzola riva
  gigiriva zico falcao mancini signori nesta milinkovic luisalberto cr7 lm10 leo10 ke19 d10s d10 elpibe sinner jannik berrettini musetti
  tomba pantani bartali coppi nibali rossi biaggi bagnaia marquez hamilton verstappen raikkonen alonso senna villeneuve cavallinorampante
  pellegrini jacobs tamberi egonu zaytsev gallinari belinelli kobe bryant lebron jordan curry federer nadal djokovic maldini bobo
  pippoinzaghi inzaghi pinturicchio codino divincodino capitano ilcapitano bomber rossonero rossoneri nerazzurro nerazzurri bianconero
  bianconeri giallorosso giallorossi biancoceleste biancocelesti partenopeo partenopei granata rossoblu rosanero gobbo gobbi lupetto lupa
  aquile zebra zebre biscione diavoli vecchiasignora sololamilan solojuve solointer sololanapoli soloroma sololazio amala acmilan1899
  intermilan curva curvanord curvasud ultras ultra brigate fossa tifoso scudetto scudetti triplete mazda toyota honda yamaha kawasaki
  suzuki aprilia bmw audi mercedes volkswagen golf polo punto cinquecento fiat500 uno alfaromeo lancia maserati bugatti porsche smart nike
  adidas gucci prada versace armani dolcegabbana valentino fendi chanel supreme playboy cocacola pepsi redbull nesquik kinder oreo
  mcdonald ikea esselunga conad fedez ferragni chiaraferragni marracash salmo gue guepequeno capoplaza ghali tedua lazza geolier mahmood
  blanco annalisa elodie emma laurapausini pausini ramazzotti eros zucchero giorgia elisa giannamorandi morandi celentano pinodaniele
  lucio dalla guccini degregori deandre faber venditti baglioni cocciante vascoblasco blasco subsonica afterhours verdena linkinpark
  metallica nirvana acdc ironmaiden queen beatles pinkfloyd coldplay oasis eminem tupac drake rihanna beyonce shakira ladygaga madonna
  michaeljackson elvis onedirection harrystyles justinbieber taylorswift arianagrande billieeilish bts blackpink kpop jungkook vienna
  parigi londra newyork barcellona madrid berlino amsterdam tokyo lisbona siviglia ibiza formentera mykonos gallipoli rimini riccione
  jesolo sanremo tropea taormina capri ischia positano amalfi sorrento cortina courmayeur portofino bergamoalta laspezia bassano monza
  brianza salento maremma cilento murgia tortellini tortelli cappelletti lasagna gnocchi polenta risotto arancini arancina arancino
  cannoli cannolo cassata piadina focaccia porchetta supplì bruschetta parmigiana amatriciana caciopepe gricia pesto ragù ragu bolognese
  mortadella prosciutto salame parmigiano pecorino ricotta burrata panzerotto panzerotti orecchiette babà sfogliatella pastiera panettone
  pandoro colomba torrone crostata cantucci biscotti budino nocciolata gelati granita brioche bombolone frittella chiacchiere negroni
  campari aperol moretti peroni limoncello grappa montenegro jagermeister vodka tequila rum mojito cocktail 110elode 110lode 30elode 110
  30 18 trentelode compleanno1 4ever 4u ttb xsempre xte tvumdb tvttb tat tadb kiss bacio baci bacini abbraccio abbracci coccole amorino
  amoruccio patata patatina patatino pulcino pulcina orsetto orsacchiotto topino topina scimmietta bambola bambolina bimbi zuccherino
  cucci gioia mia vitamia mogliettina marito moglie fidanzato fidanzata amica amico migliore laboratorio tirocinio stage tutor relatore
  relatrice aulastudio mensa segreteria rettore studentello secchione secchiona ripetente bocciato bocciata promosso promossa bastardo
  bastarda cretino cretina idiota scemo scema deficiente imbecille cornuto troione zoccola baldracca bagascia pompino sborra sesso scopare
  trombare tette cagare cacca pipi piscio scoreggia culone palle coglioni rompicoglioni rompipalle cazzone cazzetto fottiti fottere
  affanculo vaffa suca sucaminchia porcozeus porcoddio porcaccio porcodue porcamiseria porcatroia porcaputtana porcavacca dioporco diocaro
  diobestia diocristo diocanta diomerda madonnaputtana cristo gesucristo santiddio ilmioamore ilmiogatto miocane ilmiocane lamiavita
  lamiapassword miapassword lapassword questapassword mipiace nonlaso nonmiricordo dimenticata
  comestai comestaje commestaje commestai comeva comevala comelava comebutta comettibutta comebuttala chefai cheffai chedici chesidice
  checcè checce tuttobene tuttapposto tuttappost tuttoapposto tuttaposto tuttocool ueh uehila uela bellazio bellaraga bellafra bellafrate
  bellali cumela cumelè cumelavà cumestet cumestai comestet comastet comaste cometevè cometistà comustai comusì comusemu comustas
  sabenedica sabbenedica assabenerica assabbenedica vossabenedica baciamolemani bongiorn bongiorno buondi buondì bundi bundì bondi
  bongiornu bonasira bonasera bonasciorno bonanotte bonanott bungiorno statebbuono statevebbuon stattebbuono statebbuon stattbuon stattbuò
  salutiebaci cereaneh neh monsu monsù madamin mandi mandimandi sani ciavo sciavo adiosu saludi saludos cantesemu comestas ajoinpari
  quantonemaje aufidersen sciampagn ciaociau ciau tuttecose tuttcos checumbinet tocchecumbin ndocojocojo annamobene annamo namose nnamo
  damoje dajeforte dajeforza maccheoh machenneso macheneso anvedi mbè embè vabbè vabbe vabbuò jatevenne jatevinne jamuninne mocciasco
  nontelodico telodico indovina indovinachi indovinello nonsaprei nonloricordo nonricordo chissa chissà chilosa nonlosonemmenoio
  nainggolan materazzi quagliarella candreva pjanic skriniar brozovic koulibaly khedira cuadrado hakimi sommer frattesi gatti cambiaso
  openda lukic dumfries dovbyk raspadori anguissa pavard bisseck mkhitaryan acerbi arnautovic asllani darmian carlosaugusto thuram bastoni
  maignan tomori reijnders loftuscheek okafor morata abraham joaofelix fofana kalulu thiaw terracciano camarda koopmeiners conceicao
  mckennie cabal kelly perin digregorio cambiaghi fagioli kean gudmundsson dodo ranieri gosens degea colpani retegui lookman ederson
  pasalic zappacosta deketelaere carnesecchi scalvini kolasinac hien djimsiti scamacca meret rrahmani juanjesus olivera spinazzola
  mazzocchi gilmour neres ngonge lobotka svilar ndicka angelino celik kone cristante soule elshaarawy baldanzi hummels paredes provedel
  romagnoli casale guendouzi rovella zaccagni castellanos isaksen orsolini ferguson ndoye castro skorupski lucumi posch freuler zapata
  vlasic ricci sanabria coco milinkovicsavic pinamonti berardi laurienté thauvin zirkzee calafiori belotti cutrone destro pazzini gomez
  papugomez ilicic muriel duvan maxilopez montella delvecchio candela emerson aldair tommasi cafu crespo veron salas boksic stankovic
  mihajlovic davids montero tacchinardi camoranesi vucinic marchisio barzagli lichtsteiner tevez vidal mandzukic dani alves matuidi
  douglascosta rabiot kulusevski arthur costa seedorf dida serginho costacurta tassotti gullit vanbasten rijkaard weah boban savicevic
  papin ambrosini abbiati robinho thiagosilva bacca suso kessie bennacer rebic zenga bergomi ferri matthaus klinsmann brehme berti
  djorkaeff recoba adriano maicon cambiasso julio cesar chivu cordoba toldo burdisso figo muntari pandev guarin palacio handanovic miranda
  perisic jorginho allan albiol ghoulam reina fabianruiz lozano careca alemao giordano denapoli bruscolotti haaland mbappe bellingham
  vinicius yamal lewandowski modric kroos benzema griezmann salah debruyne kane foden saka odegaard musiala wirtz gavi pedri neymar suarez
  iniesta xavi ramos casillas puyol pique beckham rooney gerrard lampard drogba henry cantona cruijff pele garrincha romario rivaldo
  ronaldinho riquelme batigol
`;

/** The most common first names: the dictionary of names is alphabetical and does not say how common a name is. */
const FIRST_NAMES = `
  giulia marco francesca andrea chiara luca martina alessandro sara matteo alessia lorenzo giorgia davide elisa francesco federica simone
  valentina riccardo anna gabriele sofia tommaso alice federico aurora mattia elena stefano silvia antonio laura giuseppe ilaria giovanni
  eleonora filippo beatrice edoardo camilla leonardo arianna alberto noemi nicola greta daniele gaia michele rebecca emanuele irene
  samuele michela roberto serena paolo marta diego claudia giacomo emma christian roberta cristian veronica pietro paola fabio cristina
  salvatore ludovica vincenzo erica alex angela luigi vittoria nicolo nicole dario asia domenico caterina mario maria enrico benedetta
  jacopo debora manuel deborah kevin jessica massimo monica gianluca linda pasquale lisa raffaele miriam carlo carlotta angelo viola
  ginevra giada azzurra bianca lucia teresa rosa carmen sharon vanessa sabrina barbara daniela simona stefania patrizia antonella manuela
  rossella mariagrazia margherita matilde agnese adele letizia melissa rachele maddalena sergio giorgio claudio maurizio massimiliano
  alessio ivan denis igor omar gianmarco pierluigi tiziano valerio cristiano flavio gioele elia nathan ettore achille brando thomas samuel
`;

const listOf = (text: string) => [...new Set(text.trim().split(/\s+/))];

export const OWN_WORDS = listOf(WORDS);
export const COMMON_FIRST_NAMES = listOf(FIRST_NAMES);
