/** What a text tells of the writer's own pain. */
export type PainSignal = 'suicide' | 'self-harm' | 'overdose' | 'violence' | 'eating' | 'panic';

/*
 * Texts are folded: small letters, no accents, every run of a letter once, single spaces, a dot between sentences. In patterns `#` is a letter,
 * `~` the rest of a word, `_2` up to two words of any kind, and capitals stand for lists. Gaps are bounded and nothing else repeats, so that
 * time grows with the length of the text only. The composer loads this file: keep it under 6 KiB minified.
 */
const LISTS: Record<string, string> = {
  P: '(pill|pasti|compress|gocce|sonnif|tranqui|xanax|tachi|parac|farmac[oi]\\b|psico|medicin|benzo|tavor|valium|ansiol)~',
  K: '(ammazz|uccid|suicid|impicc|spar)',
  D: '(mor(ire|i|iro|t#)\\b|muri\\b|crepare|sparire|scomparire|non (esserci|esistere|sveg~ (?!t)|riap)|farla finita|toglierm|K(er|ar)mi|smettere di (viv|esist))',
  F: '(pad|mad|mam|pap|sor|frat|nonn|zi[oa]\\b|amic|rag|ex\\b|compagn|marit|coinq)~',
};

/** Phrases that tell it by themselves. */
const PHRASES: [PainSignal, string][] = [
  [
    'overdose',
    '(pres|prend|ing|mandat|butt|fatt# fuori)~ _4(tutt|tant|tropp|inter|manciat|#*[ea]nta\\b|dieci|venti|\\d\\d|mezz)~ _4P|imbottit|' +
      '(pres|ing|butt|fuori)~ _3(scatol|flac|confez)|(pres|ing)~ _1P _4tutt|(mischi|mescol|esager|vodka|alcol|vino)~ _5P|(bev|ingo)~ _2(candeg|topic)|' +
      'overdose di P',
  ],
  [
    'suicide',
    '(vo[gjlv]~|vorrei|desider|sper[oa]|sogno|prefer|prego|paura|decis|pens|merit|tenta|prova|meglio|istint)~ _4D|mi _2(voglio|vorrei|devo) K|' +
      'mi K(o|ero|erei)\\b|(come|modo|metodo|quant#) _4(K(ar|er)[ms]i|a morire)|(morire|[ae]r[ms]i) senza (soff|dol|sen)|' +
      'P _6(per (non )?_1|si )(mor|mu|sveg|ucc|sui|am)|cappio|corda pronta|dose letale per|' +
      '(mi (butto|lancio)|(butt|lanci|gett)(ar|ass)[im]~|saltare) _3(pont|balc|fin|sott|giu|tett|tren|bin|fium|vuot)|di buttarmi|' +
      '(se|che) _1(fossi mort|non fossi|nascev|mor|mu[oi]|non ci foss|spari|finisse)|non (nascevo|mi svegliassi|ci saro|ci arrivo|voglio (esser|esist))|' +
      '(mai|non esser~) nat#|senza di me|(sono|sento|essere) _1un peso|(toglie|tolg)~ (la vita|di mezzo)|la fac+io finita|mort# dentro|' +
      '(potrei|posso) farmi\\b|' +
      '(voglia|stanc#|motiv#|senso|serve|piu|forza) (di |per |a )?(vivere|vivo|esistere|esserci|stare al m|andare av)(?! (a|in|con|fuori)\\b)|' +
      'vivo a fare|vita non ha|(letter|bigliett)~ di? ?addio|pens~ _1alla morte|mio funerale|#*mi _4(ammazzati|ucciditi)',
  ],
  [
    'self-harm',
    'mi (sono )?_1tagli(o|at#|avo)\\b|(tagliar|graffiar|bruciar|ferir)mi|' +
      '(mi facc?[ei]v?o|mi sono fatt#|farmi) _2male(?! (a|al|in|con|gioc|il|la)\\b)|autoles|' +
      'mi _2(brucio|graffio|mordo|ferisco|punisco|sanguin|strappo i|(prendo a|do) (sch|pug))|sbat~ _1testa|' +
      '(bracc|pols|gamb|nascon|faccio|miei)~ _2tagli\\b|tagli s[ou]|cicatrici|lamett|sentire (qualc|dol)',
  ],
  [
    'violence',
    '(mi|ci|F) (ha |hanno |aveva |sta )?_2(picch|mena|violen|stupr|molest|palp|aggre|strang|bulliz|perseg|minac|maltr|abusa|ricatt|umili|tocca (le|la|tra|sott)|rotto il|spint[oa]|tira (per|add))|' +
      'mi _3(schiaf|pugni|sberl)|(alz~ le|le) mani (add|su)|alza le mani|mi ha toccat#(?! (il|nel))|mie foto|livid|' +
      '(sono|stat[oa]|subi~|vittim~) _2(violen[tz]|stupr|molest|abus|aggre|stalk|picch)|mi _2(controlla il|chiude in|(costr|obblig)~ a)|' +
      'mi (ammazza|uccide) se (lo|me|va|pa|es)|mi _6ti ammazzo|(paura|terrore) (di (lui|mio)|che mi)',
  ],
  [
    'eating',
    '(sono|ho|mi[oa]|soffro) _2(anores|bulim|disturb~ _2alim)|dita in gola|bagno a vomit|il vomito|abbuff(o|at)|' +
      'non mangio(?! (da (i|s|or)|car|glu|pes|lat|la |il ))|lassativ|(smess# di|riesco a) mangiare|salt(o|are|ato) (i|il|la) (past|pran|cen)|\\d+ calori',
  ],
  [
    'panic',
    '(attacc|crisi)~ (di|d|da) (panic|ansi|piant)|(nel|in) panico|non (respiro|riesco _2respir)|manca (il resp|l aria(?! di))|cuore _1a mille|' +
      'non ce la f(accio|o)\\b|ansia _2(fort|sta|man|div|ucc|bloc|terr|che mi|mill)|ne posso piu|faccio schifo|odio me|mi odi(o|ano)|' +
      'non (valgo|reggo|servo a|sono abbast|ho (ness|un amic|amic))|(stanc|stuf)# di (tut|me|lott|far|fing)|' +
      'mi sent(o|ivo) _2(sol[oa]\\b|pers[oa]\\b|mor|in (tra|gab)|sbagl|fall)|via d uscita|sto _2(mal|cade|crol)~(?! (con|di|per)\\b)|perso mi[oa] F|' +
      'mi[oa] F _2mort|(piango|soffro) ',
  ],
];

/** Words that tell it in a sentence about the writer; some need another word beside them. */
const WORDS: [PainSignal, string, string?][] = [
  ['suicide', 'suicid'],
  ['violence', 'stupr|violentat|molest|picchia|volont'],
  ['violence', '(addosso|urla\\b|man[oi] (al|sull)|aspetta\\b|segue\\b|minacc)', 'F|casa|collo|tutor|sott|blocc|fuori'],
  [
    'eating',
    '(vomit|digiun|ingras|dimagr|calori|bilanc|grass[oa]\\b)',
    'chili|kg|peso|mangi|cibo|past|nascost|sempre|ogni|punis|ossess|corpo|smett|piu|vedo',
  ],
  ['eating', '(cibo|specchio|corpo|peso)\\b', 'terror|ossess|tortur|schif|volte'],
];

/** Words that tell it together: three points for each heavy one, one for each light one, two less for what belongs to studies and leisure. */
const HEAVY =
  'piang|pianto|lacrim|disper|depress|vuot|svuot|inutil|falli[tr]|falliment|delus|soffr|soffoc|vergogn|trist|dolor|angosc|terror|panic|trem|croll|' +
  'impazz|esaust|a pezzi|trappol|tunnel|rovin|invisib|abband|nulli|infern|inadeg|spent|anneg|odiano|buio|spezz|disastr|solitud|stret|sangu|indegn|' +
  'esiste(r|s)|alzarmi|senza (sen|sco)|paura di me|il fondo|speranz';
const LIGHT =
  'sento|ogni|sempre|mai|ness|nient|null|tutt|nott|giorn|mes[ie]|vita|male|vogl|vorrei|riesc|aiut|dirl|sol[oa]|forz|merit|ansi|paur|futur|amat|stan|ma?dr|lett|di me|regg|resist|provo|esco|lott|uscir|qui|avanti|vedo|colpa|capi|perso|limit|pensi|contin|parlar';
const STUDIES = 'qualc|cerc|esam|app|cors|prof|tesi|laur|slid|lezi|bibl|mensa|film|ah|graz';

const WRITER = '(mi|io|me|mi[oa]|miei|ho|sono|sto|ero|penso|non|vorrei|voglio|vivo|credo|vomito)\\b';

/** Idioms of death, knives and panic that mean nothing of the sort. */
const IDIOMS =
  '(mor(ire|end|t|o|i)|muo[ir]|crep|K|strozz|piang|lacrime)~ (quasi |proprio )?(dal?|dall[ea]|di|del?|il) (ris|rid|fam|son|fred|cald|noia|sete|curio|vogl|stud|lav|invid|verg|imba|paur|pale|fati|stan|gioi|nost|dolc|cors|comp|cuor|porta|sol[eo]\\b)~|' +
  'da morire|mi sparo (una|due|tre|l[aeo]?|altr~|qualche|un (?!colp))\\b|' +
  '(mi )?(sono )?tagli(o|at#|armi) _3(cap|fran|bar|ung|fet|dit|baf|ciu|affet|cuc|fac)~|farla finita con (?!(la|questa|sta) vita|tutt)|' +
  '(sparire|scomparire) (ai|all?e|in|su|dai|dal|per (un|una|qual)|alla)';

function list(name: string): string {
  return LISTS[name]!;
}

function compile(pattern: string): RegExp {
  const stems = pattern
    .replace(/[PDF]/g, list)
    .replace(/K/g, list)
    .replace(/#/g, '\\w')
    .replace(/~/g, '\\w*')
    .replace(/_(\d)/g, '(\\w+ ){0,$1}');
  return new RegExp(` (${stems.replace(/([a-z])\1+/g, '$1')})`, 'g');
}

const idioms = compile(IDIOMS);
const phrases = PHRASES.map(([signal, pattern]) => [signal, compile(pattern)] as const);
const words = WORDS.map(([signal, word, beside]) => [signal, compile(word), compile(beside ?? '')] as const);
const writer = compile(WRITER);
const [heavy, light, studies] = [HEAVY, LIGHT, STUDIES].map(compile) as [RegExp, RegExp, RegExp];
const ENOUGH = 3;

const MARKS = /[\p{M}\u200b-\u200d\u00ad]/gu;
const SHORT: Record<string, string> = { nn: 'non', m: 'mi', x: 'per' };

function fold(text: string): string {
  const parts = text
    .toLowerCase()
    // Marks that stand alone go first: putting thousands of them in order takes time that grows with their square.
    .replace(MARKS, '')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[.!?;\n…]+/g, ' . ')
    .split(/[^a-z0-9.]+/)
    .map((word) => SHORT[word] ?? word);
  return ` ${parts.join(' ')} `.replace(/([a-z])\1+/g, '$1');
}

/** How many different stems of a list a sentence holds. */
function count(sentence: string, stems: RegExp): number {
  return new Set(sentence.match(stems)).size;
}

/** Which pain of the writer's own a text speaks of, the most urgent first; null when it speaks of none. Idioms are none. */
export function showsPain(text: string): PainSignal | null {
  const folded = fold(text).replace(idioms, ' ');
  const told = phrases.find(([, pattern]) => folded.search(pattern) >= 0);
  if (told) return told[0];
  const own = folded.split('.').filter((sentence) => sentence.search(writer) >= 0);
  const beside = words.find(([, word, other]) =>
    own.some((sentence) => sentence.search(word) >= 0 && sentence.replace(word, '').search(other) >= 0),
  );
  if (beside) return beside[0];
  return own.some((sentence) => 3 * count(sentence, heavy) + count(sentence, light) - 2 * count(sentence, studies) >= ENOUGH)
    ? 'panic'
    : null;
}
