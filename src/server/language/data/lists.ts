/** Named alternatives for the phrases. Words are lower case, without accents; only the verb `è` keeps its own. */
export const LISTS: Record<string, string> = {
  foul: 'merda cazzo minchia culo menga',
  masked: 'stronzo stronza stronzi puttana puttane coglione coglioni bastardo bastarda bastardi frocio ricchione cretino cretina merda cazzo culo',
  title: `
    prof profe professore professoressa professori professoresse docente docenti assistente assistenti tutor relatore rettore preside segretaria
    segretario rappresentante rappresentanti studente studentessa coinquilino coinquilina collega moderatore moderatori persona persone uomo donna
    gente ragazza ragazzo autista`,
  group: `
    ebrei negri zingari froci gay rom terroni musulmani immigrati arabi lesbiche trans stranieri meridionali napoletani africani cinesi rumeni
    albanesi marocchini disabili handicappati`,
  // Threats.
  hurt: `
    ammazzo ammazziamo ammazzero ammazzerei ammazzeremo uccido uccidiamo uccidero ucciderei uccideremo accoppo sgozzo strozzo strangolo massacro
    massacriamo massacrero accoltello pesto pestiamo picchio picchiamo picchierei meno meniamo menerei sfracello sotterro sparo spariamo sparerei
    scanno squarto sventro sbudello crocifiggo decapito sfregio trucido scuoio corco gonfio gonfiamo`,
  threatened: `
    ammazzo ammazzero ammazziamo uccido uccidero uccidiamo accoppo sgozzo strozzo strangolo massacro accoltello accoltellero squarto sparo stupro
    stuprero picchio gonfio`,
  hurtyou: `
    ammazzarti ammazzarvi ammazzarlo ammazzarla ammazzarli ucciderti ucciderlo ucciderla uccidervi ucciderli picchiarti picchiarvi picchiarlo menarti
    menarvi menarlo pestarti pestarlo massacrarti accoltellarti accoltellarlo sgozzarti strozzarti strozzarlo strangolarti spararti sparargli
    stuprarti stuprarla violentarti sfregiarti gonfiarti spaccarti sfondarti torturarti decapitarti`,
  will: 'voglio vorrei devo posso potrei giuro vengo verro vado vogliamo dobbiamo bisogna bisognerebbe sogno adoro godrei',
  break: `
    spacco spaccherei spacchero spacchiamo rompo rompero romperei rompiamo spezzo spezzero spezzerei fracasso sfascio sfondo sfonderei apro stacco
    strappo cavo mozzo taglio tagliero taglierei trapano disfo frantumo schiaccio buco cambio`,
  the: 'il la lo i le gli l quella quel sta sto quei quelle ogni tutte tutti',
  body: `
    faccia testa culo muso naso ossa gambe braccia denti schiena collo cranio capoccia bocca grugno mani dita costole ginocchia palle mascella setto
    occhi gola lingua pisello cazzo cervello unghie connotati vene`,
  blows: `
    pugni calci schiaffi sberle botte bastonate sprangate coltellate sassate testate mazzate ceffoni martellate cinghiate randellate pedate legnate
    manganellate`,
  wish: 'spero auguro vorrei voglio prego magari speriamo meriti meriteresti',
  disease: 'cancro tumore infarto ictus leucemia aids hiv peste',
  vocative: `
    stronzo stronza bastardo bastarda troia puttana zoccola cagna maiala coglione cretino cretina idiota fallito fallita sfigato sfigata frocio negro
    infame maledetto maledetta schifoso schifosa pezzo scemo scema deficiente merda`,
  // Sexual vulgarity.
  sex: `
    scopo scoperei scoperemmo trombo tromberei chiavo chiaverei sbatterei inculo inculerei stupro stuprerei stuprero violento violenterei monto
    monterei fotto fotterei sborro leccherei palperei palpo sodomizzo sverginerei spompinerei`,
  sexyou: `
    scoparti scoparvi trombarti sbatterti chiavarti incularti fotterti montarti leccarti palparti sborrarti scoparla trombarla trombarmela scoparmela
    scoparmelo chiavarmela sbattermela incularmela incularla sverginarti`,
  blow: 'pompino pompini bocchino bocchini pompa sega segone spagnola ditalino raspone pompinazzo',
  hole: 'culo bocca figa fica gola ano fregna deretano',
  naked: 'tette tetta figa fica culo nuda nudo nudi nude nudes zinne cazzo mutande perizoma passera bocce poppe reggiseno pisello intimo',
  breasts: 'tette zinne bocce poppe chiappe tettone zizze puppe',
  part: 'culo culetto fondoschiena tette zinne chiappe tettine poppe',
  // Suicide and self-harm.
  selfkill: `
    ammazzarti ucciderti suicidarti impiccarti spararti ammazzarvi uccidervi suicidarvi affogarti avvelenarti sgozzarti sparire crepare buttarti
    lanciarti tagliarti toglierti`,
  orders: 'ucciditi ammazzati suicidati impiccati ammazzatevi uccidetevi suicidatevi impiccatevi fanculo stronzo muori crepa morire',
  cliff: `
    ponte balcone finestra tetto treno treni metro metropolitana camion tram sotto binari viadotto palazzo autobus macchina tir dirupo fiume pozzo
    burrone torre terrazzo cavalcavia mare arno tevere naviglio po bus piano cornicione`,
  die: `
    morire uccidersi uccidermi suicidarsi suicidarmi suicidio ammazzarsi ammazzarmi impiccarsi impiccarmi farla togliersi togliermi crepare svegliarsi
    svegliarmi`,
  dose: `
    pillole pillola pastiglie pasticche compresse gocce capsule grammi mg milligrammi scatole blister flaconi sonniferi tranquillanti benzodiazepine
    barbiturici xanax tachipirina tachipirine paracetamolo insulina valium tavor lexotan minias rivotril oki aspirine metadone candeggina litio
    digossina cianuro antidepressivi antidolorifici psicofarmaci fentanyl potassio veleno topicida boccette fiale metri piani`,
  way: 'metodo metodi modo modi maniera maniere sistema sistemi tecnica tecniche trucco',
  sure: `
    indolore indolori veloce veloci rapido rapidi rapida sicuro sicuri sicura efficace efficaci semplice facile facili migliore migliori infallibile
    infallibili certo silenzioso`,
  veins: 'vene polsi polso braccia avambraccio avambracci cosce',
};
