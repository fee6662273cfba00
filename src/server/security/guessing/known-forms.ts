import type { Piece } from './guesses.ts';

const STREETS =
  'via|viale|v[.]?le|corso|c[.]?so|piazza|piazzale|piazzetta|p[.]?zza|largo|larghetto|vicolo|vico|viuzza|strada|salita|discesa|calle|campo|rione|contrada|borgo|galleria|lungomare|lungarno|lungotevere|lungopo|lungodora';
/** `via Zamboni 33`, `corso-buenos-aires 20/b`, `viamarconi10bis`. */
const ADDRESS = new RegExp(
  `^(?:${STREETS})[ ._-]?([a-z]{2,20}(?:[ ._-][a-z]{2,16})?)[ ._-]?\\d{1,3}(?:[ /_-]?(?:bis|ter|[a-d](?![a-z])))?`,
);
/** Most people live in one of some ten thousand streets, at a low number; long street names are rarer. */
const [STREET, STREET_LETTERS, FURTHER_LETTER] = [5.2, 12, 0.9];
/** Italian number plates since 1994, which everybody can see. */
const PLATE = /^[a-hj-npr-tv-z]{2}[ -]?\d{3}[ -]?[a-hj-npr-tv-z]{2}(?![a-z])/;
/** Acquaintances see the plate each day; strangers would need a hundred million guesses. */
const PLATE_COST = 3;
/** Longer texts, such as random keys, contain a plate by chance. */
const PLATE_TEXT_MAX = 20;

/** Finds what others can see of a person: an address at the beginning of a text, or a number plate. */
export function knownFormAt(text: string, at: number): Piece | undefined {
  const address = at === 0 ? ADDRESS.exec(text) : null;
  if (address) {
    const further = Math.max(0, address[1]!.length - STREET_LETTERS);
    return { kind: 'address', length: address[0].length, cost: STREET + further * FURTHER_LETTER };
  }
  const plate = text.length <= PLATE_TEXT_MAX ? PLATE.exec(text.slice(at)) : null;
  return plate ? { kind: 'address', length: plate[0].length, cost: PLATE_COST } : undefined;
}
