/** Ordinary words with the spelling key of a listed word, which are not read as that word. */
export const ORDINARY_LOOKALIKES = new Set([
  'bufone',
  'bufoni',
  'cullatone',
  'fesa',
  'fesi',
  'feso',
  'rati',
  'rato',
  'vaca',
  'cullo',
  'segga',
  'foto',
  'checchè',
]);

/** Pairs of ordinary pieces that would make an insult, and are not joined. */
export const ORDINARY_PAIRS = new Set([
  'cazzo ne',
  'culo ne',
  'cogli ne',
  'ricchi ne',
  'tonto ne',
  'negro ne',
  'terro ne',
  'ne gretto',
  'ne gretta',
  'fin occhi',
  'fin occhio',
  'i ti',
  'i te',
  'scopa bile',
  'scopa bili',
  'tromba bile',
  'tromba bili',
  'se lo',
  'se la',
  'se li',
  'se ola',
  'se oli',
  'sega lo',
  'sega la',
  'sega li',
  'sega ola',
  'sega oli',
  'buca lo',
  'buca li',
  'buca oli',
  'fin occhietti',
]);

/** Words that people write together with an insult or a threat ('seiunostronzo'). */
export const GLUED_WITH = new Set(
  `
  sei siete sono un uno una il lo la i gli le di da che brutto brutta brutti figlio figli pezzo testa faccia di merda cazzo tu ti vi ma vai va a e
  prof tutti proprio solo grandissimo povero muori crepa morte morire ammazzo uccido spacco basta dai davvero sempre quanto anche quel quella questo
  questa ciao zitto taci`
    .trim()
    .split(/\s+/),
);
/** Threats for which a glued word is split, besides insults. */
export const GLUED_THREATS = new Set(['ammazzo', 'uccido', 'morire', 'ucciditi', 'ammazzati', 'impiccati', 'suicidati']);
