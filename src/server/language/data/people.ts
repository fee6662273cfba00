/** Splits a list of words written in one string. */
export function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Who teaches and works at the university. */
export const TITLES = words(`
  prof profe professore professoressa professori professoresse proff docente docenti assistente assistenti ricercatore ricercatrice tutor relatore
  relatrice correlatore rettore rettrice preside direttore direttrice segretario segretaria segretarie bibliotecario bibliotecaria presidente
  rappresentante rappresentanti esaminatore dottore dottoressa dottorando dottoranda bidello portinaio custode impiegato impiegata barista`);

export const PEOPLE = new Set([
  ...TITLES,
  ...words(`
  collega colleghi colleghe compagno compagna compagni compagne coinquilino coinquilina coinquilini coinquiline ragazzo ragazza ragazzi ragazze tipo
  tipa tipi tizio tizia amico amica amici amiche ex fidanzato fidanzata moroso morosa sorella fratello fratelli madre padre mamma papa genitori cugino
  cugina zia zio nonna nonno studente studentessa studenti studentesse matricola matricole gente persona persone uomo donna uomini donne maschi
  femmine lui lei loro costui costei quelli quelle questi tutti tutte voi vicino vicina vicini medico psicologa psicologo autista controllore
  proprietario proprietaria padrone inquilino inquilini politico politici ministro sindaco capo marito moglie figlio figlia tifosi fuorisede
  pendolari maturandi ingegneri economisti laureando laureandi amministratore moderatori moderatore utenti utente autore autrice commissione`),
]);

/** Games, in which threats are jokes. */
export const GAMES = words(`
  gioco giochi videogioco partita partite livello fifa minecraft briscola scopone burraco risiko monopoli scacchi torneo padel calcetto pingpong
  biliardo biliardino playstation fantacalcio squadra mafia lupus`);

/** Animals that people keep. */
export const KEPT = words('cane cani asino asini capra capre gallina galline pecora pecore vacca vacche maiale maiali maiala scrofa oca oche porco porci cagna');
/** Owners whose animals are really animals. */
export const KEEPERS = words('vicino vicina vicini nonno nonna nonni zio zia contadino padrone luca amico amica mamma madre padre papa');

/** Things, events and states that people swear at without hurting anybody. */
export const THINGS = words(`
  esame esami esonero esoneri parziale orale orali scritto scritti prova prove domanda domande compito compiti quiz test tolc crocette materia materie
  corso corsi lezione lezioni sessione sessioni appello appelli voto voti tesi tesina progetto relazione libro libri manuale capitolo teorema
  integrale integrali derivate limiti esercizio esercizi analisi fisica chimica statistica matematica geometria economia diritto anatomia biologia
  latino greco programmazione filosofia letteratura storia microeconomia contabilita termodinamica istologia farmacologia procedura algebra lineare
  elettronica meccanica informatica universita uni facolta ateneo dipartimento sito portale app esse segreteria burocrazia modulo bando graduatoria
  borsa isee tasse tassa computer pc portatile telefono cellulare stampante wifi rete connessione internet treno treni autobus bus pullman metro
  metropolitana tram traffico macchina auto bici bicicletta monopattino motorino sveglia ascensore giornata giorno serata settimana mese anno lunedi
  martedi mercoledi giovedi venerdi sabato domenica vita mondo destino sfiga sfortuna fortuna tempo pioggia neve vento caldo freddo afa inverno estate
  autunno covid virus influenza raffreddore febbre ansia ansie depressione panico malattia cancro tumore insonnia stanchezza dolore ciclo cistite
  emicrania amore cuore mensa cibo pizza affitto affitti prezzo prezzi bolletta bollette caldaia lavatrice sistema algoritmo codice bug compilatore
  windows excel word latex python java lavoro tirocinio stage gatto gatta micio zanzara zanzare piccione piccioni gabbiano mosca mosche ginocchio
  schiena grammatica regola legge comma situazione cosa cose roba idea battuta film serie canzone gioco partita derby errore errori macchinetta
  distributore lampadina tutto cio karma frase risposta scelta decisione quesito quesiti tablet mouse tastiera calcolatrice fotocopiatrice porta
  finestra stagione ottobre novembre gennaio febbraio giugno luglio settembre parcheggio sciopero aereo volo curva scala scale`);
