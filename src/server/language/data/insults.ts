import { words } from './people.ts';

/**
 * Words that insult. `stem: singular endings | plural endings`, `-` for no ending.
 * The kind says when a word counts as aimed at somebody; the rules are in `../aim.ts`.
 */
export const INSULTS = {
  /** Refused unless the context clears them. */
  hard: [
    'stronz: o a etto etta ettino one ona accio accia issimo issima | i e etti ette oni acci acce issimi', 'strunz: - o a | i e', 'strunzon: e | i',
    'coglion: e a cello cella azzo azza | i celli azzi', 'bastard: o a one ona accio accia issimo | i e oni acci acce',
    'puttan: a ella one ona iere accia | e elle oni ieri acce', 'mignott: a ona one iere | e oni', 'bagasci: a ona |', 'bagasce: | -',
    'baldracc: a ona | he', 'sgualdrin: a ella | e elle', 'troi: one ona accia | oni acce', 'troiett: a | e', 'frocett: o | i',
    'froci: o a one accio | oni acci', 'froc: | i e', 'fruoci: o |', 'ricchion: e a cello | i', 'recchion: e a | i', 'culatton: e | i',
    'checc: a | he', 'bucaiol: o | i', 'buson: e | i', 'rottinculo: - |', 'arrus: o u | i', 'jarrus: o u | i', 'leccacul: o | i', 'leccafig: a | he',
    'leccacazz: o | i', 'succhiacazz: o | i', 'ciucciacazz: o | i', 'mangiamerd: a | e', 'cagamerd: a | e', 'pompinar: a o ona | e i',
    'bocchinar: a o ona | e i', 'segaiol: o a | i', 'sborron: e a | i', 'cazzon: e a | i', 'minchion: e a azzo | i', 'merdacci: a |', 'merdacce: | -',
    'negracci: o a |', 'negracc: | i', 'figliodiputtana: - |', 'figlidiputtana: | -', 'figliaditroia: - |', 'figlioditroia: - |',
    'figliodimignotta: - |', 'testadicazzo: - |', 'testedicazzo: | -', 'testadiminchia: - |', 'facciadimerda: - |', 'facciadaculo: - |',
    'facciadicazzo: - |', 'pezzodimerda: - |', 'pezzidimerda: | -', 'saccodimerda: - |', 'fdp: - |', 'tdc: - |', 'vaffancul: o |', 'vaffangul: o |',
    'vaffacul: o |', 'vaffanciul: o |', 'vaffammocc: - a |', 'fancul: o |', 'affancul: o |', 'vfc: - |', 'vffncl: - |', 'fottiti: - |',
    'fottetevi: - |', 'inculatevi: - |', 'chitemmuort: - |', 'chitammuort: - |', 'chitemuort: - |', 'chitestramuort: - |', 'scopabil: e | i',
    'trombabil: e | i', 'chiavabil: e | i', 'inculabil: e | i', 'stuprabil: e | i', 'bitch: - | es', 'asshole: - | s', 'motherfucker: - | s',
    'faggot: - | s', 'nigger: - | s', 'nigga: - | s', 'slut: - | s', 'whore: - | s', 'cunt: - | s', 'dickhead: - | s', 'wanker: - | s', 'kys: - |',
  ],
  /** Said of a person, with or without a subject in sight ('è un idiota'). */
  insult: [
    'idiot: a | i e', 'cretin: o a etto etta | i e', 'imbecill: e | i', 'deficient: e | i', 'scem: o a etto etta otto otta | i e', 'ebet: e | i',
    'babbe: o a | i', 'citrull: o a | i', 'tont: o a olone olona | i e', 'pirl: a | i', 'pirlon: e |', 'fess: o a acchiotto | i',
    'rincoglionit: o a | i e', 'rimbambit: o a | i e', 'decerebrat: o a | i e', 'scimunit: o a | i e', 'rimbecillit: o a | i', 'merdos: o a | i e',
    'rompicoglion: i | -', 'rompicazz: o | i', 'scassacazz: o | i', 'cagacazz: o | i', 'scassaminchia: - |', 'rompiminchia: - |', 'cazzar: o a | i e',
    'bimbominchia: - | -', 'bimbominkia: - | -', 'loser: - | s', 'moron: - | s', 'retard: - | s',
  ],
  /** Said of a person that is named or pointed at. */
  scorn: [
    'buffon: e a | i', 'pagliacci: o a |', 'pagliacc: | i', 'cornut: o a one | i e', 'ciccion: e a azzo | i', 'culon: e a | i', 'chiatton: e a | i',
    'racchi: a | e', 'sfigat: o a ello | i e', 'fallit: o a | i e', 'lecchin: o a | i e', 'leccapied: i | -', 'zotic: o a | i', 'bifolc: o a | hi',
    'buzzurr: o a | i', 'cafon: e a | i', 'viscid: o a | i', 'pezzent: e | i', 'straccion: e a | i', 'sottosviluppat: o a | i e', 'cessa: - |',
    'mostriciattol: o a | i', 'puzzon: e a | i', 'ritardat: o a | i e', 'mongoloid: e | i', 'mongolett: o a | i', 'mongospastic: o a | i',
    'subuman: o a | i e', 'fancazzist: a | i e', 'cagasott: o | -', 'pisciasott: o | -',
  ],
  /** Refused when said to somebody ('sei ...'), or made worse ('brutto ...', '... di merda'). */
  reproach: [
    'infam: e | i', 'infamon: e | i', 'stupid: o a ino ina | i e', 'ignorant: e one ona | i oni', 'schifos: o a | i e', 'inutil: e | i',
    'patetic: o a | i he', 'nullit: a |', 'falliment: o |', 'perdent: e | i', 'parassit: a | i', 'merd: a ina | e', 'schif: o |', 'zerbin: o |',
    'feccia: - |', 'peso: - |', 'rifiut: o | i', 'scart: o |', 'spazzatura: - |', 'letame: - |', 'fogna: - |', 'ridicol: o a | i e',
    'miserabil: e | i', 'squallid: o a | i e', 'ripugnant: e | i', 'disgustos: o a | i e', 'orribil: e | i', 'obes: o a | i e', 'grasson: e a | i',
    'lardos: o a | i e', 'puzzolent: e | i', 'ubriacon: e a | i', 'psicopatic: o a | i', 'quattrocch: i | -', 'nanerottol: o a | i',
    'zozz: o a one ona | i e', 'lurid: o a | i e', 'sudici: o a |', 'depravat: o a | i', 'pervertit: o a | i e', 'inett: o a | i e',
    'vigliacc: o a | hi', 'sgorbi: o |', 'dement: e | i', 'minorat: o a | i', 'cerebroles: o a | i e', 'handicappat: o a | i e',
    'andicappat: o a | i e', 'spastic: o a | i', 'mongol: o a | i', 'storpi: o a |',
  ],
  /** Words for women that are also places, trades or animals. */
  woman: [
    'troi: a | e', 'zoccol: a ona etta | e ette', 'battona: - |', 'battone: | -', 'cagnacci: a |', 'porcona: - |', 'maialona: - |',
  ],
  /** Animals, plants and things that people are called in anger. */
  beast: [
    'vacc: a | he', 'cagn: a | e', 'porc: o a | i he', 'maial: e a ona | i e', 'scrof: a | e', 'cess: o | i', 'cozz: a | e', 'verm: e | i',
    'ratt: o | i', 'porcon: e | i',
  ],
  /** The same, milder. */
  animal: [
    'can: e | i', 'asin: o a | i', 'somar: o a | i', 'ciucci: o a |', 'capr: a one | e oni', 'pecor: a one | e oni', 'gallin: a | e', 'oca: - |',
    'oche: | -', 'balen: a | e', 'scimmi: a | e', 'larv: a | e', 'ameb: a | e', 'zecc: a | he', 'viper: a | e', 'serp: e | i', 'rosp: o a | i',
    'pidocchi: o |', 'sanguisug: a | he', 'ippopotam: o | i',
  ],
  /** Slurs that also name a plant or occur in historical sources. */
  slur: [
    'finocchi: o ona etto | etti', 'finocch: | i', 'negr: o a etto etta one ona | i e etti oni', 'terron: e a cello accio | i', 'polenton: e a | i',
    'travon: e | i', 'lesbicacci: a |',
  ],
  /** Words for groups and creatures: neutral unless an insulting word comes with them. */
  neutral: [
    'zingar: o a accio | i e acci', 'ebre: o a | i e', 'giude: o a | i', 'marocchin: o a | i e', 'cines: e | i', 'albanes: e | i', 'rumen: o a | i e',
    'romen: o a | i e', 'african: o a | i e', 'arab: o a | i e', 'musulman: o a | i e', 'islamic: o a | i', 'pakistan: o a | i', 'ner: o a | i e',
    'napoletan: o a | i e', 'meridional: e | i', 'calabres: e | i', 'sicilian: o a | i e', 'gay: - | -', 'omosessual: e | i', 'lesbic: a | he',
    'trans: - | -', 'trav: a | e', 'immigrat: o a | i e', 'stranier: o a | i e', 'extracomunitari: o a |', 'extracomunitar: | i', 'comunist: a | i e',
    'fascist: a | i e', 'disabil: e | i', 'clandestin: o a | i e', 'rom: - | -', 'crucc: o a | hi', 'polacc: o a | hi', 'russ: o a | i e',
    'ucrain: o a | i e', 'turc: o a | hi', 'indian: o a | i e', 'femminist: a | e', 'besti: a | e', 'animal: e | i', 'mostr: o | i',
  ],
} as const;

export type InsultKind = keyof typeof INSULTS;

export interface Insult {
  kind: InsultKind;
  plural: boolean;
}

/** Ordinary words that share a spelling key with a listed word; they are read as themselves. */
export const ORDINARY_LOOKALIKES = new Set(['bufone', 'bufoni', 'cullatone', 'fesa', 'fesi', 'feso', 'rati', 'rato', 'vaca', 'cullo', 'segga', 'foto', 'checchè']);

/** Ends and beginnings of ordinary words that would join into an insult; they stay apart. */
export const ORDINARY_PAIRS = new Set([
  'cazzo ne', 'culo ne', 'cogli ne', 'ricchi ne', 'tonto ne', 'negro ne', 'terro ne', 'ne gretto', 'ne gretta', 'fin occhi', 'fin occhio', 'i ti', 'i te', 'scopa bile', 'scopa bili', 'tromba bile', 'tromba bili',
  'se lo', 'se la', 'se li', 'se ola', 'se oli', 'sega lo', 'sega la', 'sega li', 'sega ola', 'sega oli', 'buca lo', 'buca li', 'buca oli', 'fin occhietti',
]);

/** Words that people write together with an insult or a threat ('seiunostronzo'). */
export const GLUED_WITH = words(`
  sei siete sono un uno una il lo la i gli le di da che brutto brutta brutti figlio figli pezzo testa faccia di merda cazzo tu ti vi ma vai va a e
  prof tutti proprio solo grandissimo povero muori crepa morte morire ammazzo uccido spacco basta dai davvero sempre quanto anche quel quella questo
  questa ciao zitto taci`);
/** What makes a glued word worth splitting. */
export const GLUED_THREATS = new Set(['ammazzo', 'uccido', 'morire', 'ucciditi', 'ammazzati', 'impiccati', 'suicidati']);

/** Insults that are also surnames or places: with a capital, after a preposition or a title, they are names. */
export const NAMES = new Set(['bastardo', 'bastardi', 'troia', 'zoccola', 'checca', 'bagascia', 'ricchione', 'frocione', 'minchione', 'minchioni', 'puttaniere', 'scopabile', 'busone']);

/** Insults that nobody writes alone except to insult. */
export const BARE = new Set(['idiota', 'idioti', 'cretino', 'cretina', 'cretini', 'imbecille', 'imbecilli', 'deficiente', 'deficienti']);
