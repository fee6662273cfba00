import { words } from './people.ts';

/** Words that may stand between a verb and the insult without changing who is meant. */
export const FILL = words(`
  un uno una n nu na o lo la il i gli le l dei degli delle proprio davvero veramente solo soltanto sempre semplicemente cosi molto tanto troppo piu meno un' po tutto tutta tutti tutte
  grande gran grandissimo grandissima grandissimi povero povera poveri povere vero vera veri perfetto perfetta perfetti emerito emerita totale totali completo completa solito solita autentico autentica bel bella bello brutto brutta brutti brutte
  lurido lurida luridi luride sporco sporca sporchi sporche schifoso schifosa schifosi schifose fottuto fottuta fottuti fottute maledetto maledetta maledetti maledette dannato dannata piccolo piccola vecchio vecchia stato stata stati state pure anche comunque
  ancora gia ormai forse magari diventando diventato diventata abbastanza decisamente assolutamente oggettivamente stupido stupida stupidi stupide enorme immenso immensa vecchi mega super razza pezzo branco massa manica banda
  di d cazzo cazzi letteralmente chiaramente ovviamente evidentemente tipo mica quanto come in`);

/** What comes before a word and makes it an insult. */
export const WORSE = words(`
  brutto brutta brutti brutte brutt lurido lurida luridi luride schifoso schifosa schifosi schifose sporco sporca sporchi sporche fottuto fottuta
  fottuti fottute grandissimo grandissima razza branco`);
export const DIRTY = words(`
  lurido lurida luridi luride schifoso schifosa schifosi schifose sporco sporca sporchi sporche fottuto fottuta fottuti fottute`);
export const POOR = words(`
  povero povera poveri povere emerito emerita maledetto maledetta maledetti maledette dannato dannata perfetto grosso stupido stupida stupidi pezzo d
  massa manica banda gran accozzaglia mandria`);
/** What follows a word to the same effect. */
export const FOUL_AFTER = words(`
  schifoso schifosa schifosi schifose fottuto fottuta fottuti bastardo bastarda bastardi maledetto maledetta maledetti lurido lurida luridi`);

export const POINTING = words('quel quell quello quella quei quegli quelle sto sta sti ste st questo questa questi queste');
export const GENITIVE = words('di del dello della dell dei degli delle de d');
export const ARTICLES = words(`
  il lo la l i gli le un uno una sto sta sti quel quella quello quei questo questa mio mia tuo tua suo sua nostro nostra vostro miei tuoi suoi quell`);

export const SECOND_PERSON_VERBS = words('sei siete eri eravate sarai sarete sembri sembrate resti rimani restate rimanete saresti');
/** Signs that a sentence speaks to somebody. */
export const SECOND_PERSON = words(`
  sei siete hai avete tu te ti vi voi tuo tua tuoi tue vostro vostra vai vatti stai fai sai puoi vuoi devi dici scrivi parli capisci taci tacete zitto
  zitta zitti muori crepa levati smettila smetti studia leggi impara vattene torna rispondi ciao grazie chiudi sparisci ehi oh hey guarda ascolta dai
  muoviti svegliati lavati vergognati vergogna cancella chiedi chiedilo fatti datti mettiti tieni ridammi dammi lasciami lascia piantala finiscila
  basta succhia ciuccia lecca`);
/** Outcries and burdens: the word alone calls nobody anything. */
export const NEVER_CALLED = words(`
  merda schifo peso rifiuto scarto spazzatura fogna letame fallimento cesso cessi inutile orribile ridicolo disgustoso`);
export const CALLING = words(`
  ehi hey oh oi ciao taci zitto zitta zitti muori crepa silenzio tu voi te vattene sparisci levati grazie bravo senti ascolta smettila piantala aho ao
  ue`);

export const THIRD_PERSON_VERBS = words('è era erano sono sembra sembrano resta rimane fu furono sara saranno sarebbe sarebbero pare e');

/** Verbs of being and feeling in the first person, and infinitives that speak of oneself or in general. */
export const SELF_VERBS = words(`
  ero saro sarei fossi sento sentivo sentita sentito sentire sentirmi sentirti sentirsi sentirci senti sentite sentono sentiamo considero reputo
  ritengo sembro sembravo passo passare faccio facevo farei diventare divento sembrare sono siamo eravamo essere esser essendo io me noi sto vivo feci
  figura`);

export const REPORT_GIVE = words(`
  dato dare data dati dava davano danno diede diedero dando dandomi dandole dandogli darmi darle dargli dasse daranno darti`);
export const DEL = words('del della dello dell dei delle degli');
export const REPORT_CALL = words(`
  chiamano chiama chiamava chiamavano chiamato chiamata chiamati chiamate chiamarono chiamarmi chiamandomi chiamandola chiamandolo chiamarla chiamarlo
  chiami definito definita definisce definiscono definiva apostrofato apostrofata insultato insultata insultati insulta insultano insultava
  insultavano insultandomi insultarmi sfotte sfottono sfottevano prendevano prendono prendeva urla urlano urlato urlava urlavano urlandomi urlare
  urlarmi urlavo urlo gridato grida gridano gridava gridavano gridare gridandomi dice dicono detto detta diceva dicevano disse dissero dicendo
  dicendomi dirmi dirgli dirle dirti dire direbbe ripete ripeteva ripetono ripetevano ripetuto ripetermi scrive scrivono scritto scritti scriveva
  scrivevano scrivermi scrivendomi commentato commentano commenta risposto risponde rispondono sussurrato sussurra sussurrava minaccia minacciano
  minacciato minacciata minacciava minacciandomi manda mandava mandano mandato mandati mandata mandare augurato augurano augurava augura trattato
  trattata trattati tratta trattano trattava trattavano considera considerano considerava considerata considerato reputa reputano crede credono vede
  vedono bullizzato bullizzata bullizzano bullizzavano offeso offesa etichettato etichettata additato additata accusato accusata accusa accusano
  soprannominato soprannominata sputato sputano deriso derisa arrivano arrivato arrivata ricevo ricevuto ricevuta`);
/** Report verbs that stand for an object: what was written, heard or received. */
export const REPORT_NOUNS = words(`
  voce voci messaggio messaggi vocale vocali commento commenti scritta scritte insulto insulti offese minacce bigliettino biglietto cori bullo bulli`);
/** Report words that include their object. */
export const REPORT_TO_ME = words(`
  chiamarmi chiamandomi chiamarlo chiamarla chiamandola chiamandolo insultarmi insultandomi urlarmi urlandomi dirmi dirgli dirle scrivermi scrivendomi
  ripetermi gridandomi minacciandomi`);
export const PASSIVE = words('stata stato stati state');
export const SELF_TALK = words('dico ripeto ripetevo dicevo ripetermi dirmi');
export const VICTIM = words('mi m me ci gli le lo la l li si noi stata stato state stati essere essendo vengo venivo viene vieni venire fu ti t vi');
export const SAID = words('l lo la li le');
export const SAYING = /^(?:scri|det|dic|dis|rip|risp|comment|mand)/;
export const FIRST_AUX = words('ho abbiamo avrei avevo avevamo hai');
export const FIRST_PERSON = words(`
  sono ero sarei fossi sia faccio facevo valgo valevo sembro sembravo ho avevo dovrei devo dovevo essere io stata stato mi me ammazza spacca uccide
  picchia aspetta sa rompe brucia taglia fa trova gonfia avrebbe ammazzava uccideva piu non`);

export const THINK = words(`
  vuol vuole dire significa pensa pensare pensi pensano penso credo credere creda crede credi credono dice dico dicendo ascoltare ascolta vero
  convinto convinta convincerti sentire sentirti illuderti provare insulti diciamo dirti`);
export const NEGATION = words('non mica nessuno ne nemmeno neanche smetti smettila smettere basta senza');
export const NEGATION_BROKEN = words('altro che solo soltanto');

export const COPULAS = words('sei siete è e era eri sono sia siamo essere sembri sembra siate eravate fare');
/** 'devi essere un ...' is a guess about somebody else; other infinitives are not. */
export const MUST = words('devi deve dev dovete devono puoi potresti dovresti');
export const YOU_MAY = words('puoi devi potresti potete dovete dovresti');
export const OWN_WILL = words('voglio vorrei devo posso potrei ho sto abbiamo volevo avrei dovevo smettere mi');
export const OTHERS_THINK = words('pensano pensa pensi crede credono creda dica dicano dicono dice pensino temo paura');

export const MENTION = words(`
  parola parole termine termini insulto insulti epiteto epiteti offesa offese romanzo libro film titolo intitola intitolato canzone canzoni testo
  poesia commedia significa significato etimologia slur linguaggio vocabolo sostantivo dicitura novella racconto personaggio brano verso versi marquez
  album spettacolo slogan memoria lessico cinema tarantino`);

export const SELF_AFTER = words('sono ero siamo eravamo');
export const EXCLAIMED_AFTER = words('porca porco porcaccia puttana mannaggia zozza');
export const EXCLAIMED_BEFORE = words('miseria eva paletta giuda mondo zio dio madonna cane troia puttana boia vacca loca mignotta maiala');
export const PREPOSITIONS = words(`
  a ad da di in con per su tra fra via piazza corso prof professor professore professoressa prof.ssa ssa dott dottor dottoressa ing avv signor signora
  signore san santa monte villa frazione paese cognome chiamo chiama`);
export const ROMPERE = words(`
  rotto rotti rotta rompere rompe rompono girano gira girare giravano fracassato fracassano gonfiato gonfiano gonfi cadono cascano fanno fa fatto due
  tre stringono avere ha ho tira tirano frantumato scassato scassano levarmi tolgo tolto levo`);
/** The writer in a sentence: 'che scemo, ho ...'. */
export const WRITER = words('ho avevo sono ero mi io mio mia miei mie dovevo potevo volevo me faccio abbiamo');
/** What somebody does as an insulting noun: 'scritto da un ...'. */
export const DONE_BY = words('scritto fatto detto pensato da sembra pare');
