import { isFamous, isFirstName, isNoSurname, isSurname, namesNobody } from '../known-names/rules.ts';

/** Accusations, as beginnings of words. */
const ACCUSATION =
  /(?<!\p{L})(?:molest|palpeggi|stalker|perseguit|violent|stupr|abus[ai]|picchi|minacci|ricatt|drogat|spacci|pedofil|pervers|viscid|schifos|bastard|stronz|troi|puttan|zoccol|cretin|idiot|imbecill|ladr|rub[aò]|truff|corrott|raccomandat|copia(?!\s+di|to\s+(?:da|gli|i|le)(?!\p{L}))|tradi(?:to|sce|tor)|bugiard|razzist|fascist|nazist|criminal|delinquent|incompetent|mett\p{L}{0,4}\s+le\s+mani|mess[oa]\s+le\s+mani|va\s+a\s+letto)/giu;
/** Predicates that accuse their grammatical subject. */
const PREDICATE =
  /(?<!\p{L})(?:molest(?:a|ato|ata|ava|atore|atrice|ar\p{L}{1,3})|palpeggi(?:a|ato|ata|ava)|stalk(?:er|era|erava|erizza|ing)|perseguit(?:a|ato|ata|ava)|stupr(?:a|ato|ata|ava|atore|arm\p{L})|violent(?:o|a|ato|ata|ar\p{L}{1,3})|abus(?:a|ato|ava)|picchi(?:a|ato|ata|ava|ar\p{L}{1,3})|minacci(?:a|ato|ata|ava)|ricatt(?:a|ato|ata|ava|atore|atrice)|drogat[oa]|spacci(?:a|ava|ato|atore|atrice)|pedofil[oa]|pervers[oa]|pervertit[oa]|maniac[oa]?|viscid[oa]|schifos[oa]|bastard[oa]|stronz[oa]|troia|puttana|zoccola|cretin[oa]|idiota|imbecille|un[a’']?\sporc[oa](?!\s\p{L})|ladr[oa]|rub(?:a|ava|ato|ò)|truff(?:a\s(?:la|le|gli|i|tutt\p{L}|chi|mezz\p{L})|ato|ata|ava|atore|atrice)|corrott[oa]|raccomandat[oa]|copiato|copia\s(?:a|agli|sempre|tutto)|traditore|traditrice|bugiard[oa]|razzista|nazista|fascista|incompetente|criminale|delinquente|mafios[oa]|assassin[oa]|aggredit[oa]|aggredisce|bulliz\p{L}{2,8}|imbroglion[ea]|falsific(?:a|ato|ava)|mess[oa]\sle\smani|mett\p{L}{0,4}\sle\smani|mani\saddosso|mi\sha\stoccat[oa]|tocca(?:va)?\s(?:le|tutte|chiunque)|foto\s(?:intime|nud[aeo])|favori\ssessuali|prende\s(?:soldi|mazzette|bustarelle)|va\sa\sletto|vende\s(?:le\srisposte|gli\sesami|esami|i\svoti))(?!\p{L})/giu;
/** Words between a name and an accusation that direct the accusation at somebody else, or at nobody. */
const TURNS_AWAY =
  /(?<!\p{L})(?:non|né|fu|furono|venne|era|erano|hanno|quando|mentre|dopo|perché|ma|se|contro|secondo(?!\sanno)|sull[aeo’']?|sui?|studia|spiega|parla|racconta|dice|scrive|aiuta\p{L}{0,4}|salvat\p{L}|difende|difes\p{L})(?!\p{L})/iu;
/** Words of stories and history, whose characters may be accused freely. */
const TOLD_OF =
  /(?<!\p{L})(?:romanz[oi]|film|serie\stv|fumett[oi]|personaggi[oo]?|protagonista|secolo|canto|letteratura|netflix|caso\sclinico|mito|tragedia|rinascimento)(?!\p{L})/iu;
const set = (words: string) => new Set(words.split(' '));
const TITLES = set(
  'prof proff profssa professor professore professoressa dott dottor dottore dottoressa dr ssa ing avv rettore preside relatore relatrice',
);
const PLACES = set(
  'via viale piazza piazzale piazzetta corso largo vicolo san santa santo aula istituto liceo fondazione collegio residenza studentato biblioteca palazzo villa parco stazione premio ospedale bar dipartimento laboratorio centro scuola',
);
/** Prepositions before a capitalised name that suggest a place rather than a person. */
const PLACED = set('a ad in da per verso presso al alla all nel nella dal dalla');
const SINGLES_OUT = /^(?:attent[aeio]|attenzione|occhio|(?:\p{L}+[aiu]t|mess)[aeio])$/iu;
const PARTICLES = set('d de di da del della dello dei delle dal dalla lo la li le el al ben bin ibn van von der den dos das');
/** The particles recognised in names written without capitals. */
const SMALL_PARTICLES = set('de van von el ben');

/** The most characters between a known name and an accusation on either side of it. */
const BESIDE = 160;
/** The most characters between a name and the accusing predicate after it. */
const AFTER = 70;
const BEFORE = 40;
const MOST_PARTS = 4;
/** Characters that are read; no published text is longer. */
const LONGEST = 10_000;

interface Span {
  text: string;
  start: number;
  end: number;
}

interface Name {
  start: number;
  end: number;
  /** Whether it is a known name; others count only if their sentence accuses them. */
  known: boolean;
  /** Whether only the context suggests that it is a name. */
  guessed?: boolean;
}

const NOWHERE: Span = { text: '', start: Infinity, end: Infinity };
const WORDS = /\p{Lu}\p{Ll}{0,3}['’]\p{Lu}[\p{L}\p{M}]{1,24}|\p{L}[\p{L}\p{M}]{0,30}/gu;

/** Whether a text accuses somebody by full name, or by title or initial. */
export function accusesByName(whole: string): boolean {
  const text = whole.slice(0, LONGEST);
  const accusations = spansOf(ACCUSATION, text);
  const predicates = spansOf(PREDICATE, text);
  if (accusations.length + predicates.length === 0) return false;
  const words = spansOf(WORDS, text);
  const told = TOLD_OF.test(text);
  return words.some((_, at) => {
    const name = nameAt(text, words, at);
    if (!name) return false;
    if (name.known && firstFrom(accusations, name.start - BESIDE).start < name.end + BESIDE) return true;
    return !told && (isAccusedAfter(text, name, predicates) || isAccusedBefore(text, name, predicates));
  });
}

function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

/** Returns the first of these sorted spans that begins at `start` or later, `NOWHERE` if there is none. */
function firstFrom(spans: Span[], start: number): Span {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return spans[low] ?? NOWHERE;
}

function nameAt(text: string, words: Span[], at: number): Name | undefined {
  const { start, end, text: one } = words[at]!;
  const titled = isTitled(text, words, at);
  if (!titled && !isCapital(one) && !isFirstName(one) && !isSurname(one)) return undefined;
  if (PLACES.has(before(words, at))) return undefined;
  if (titled && SMALL_PARTICLES.has(one) && joined(text, words, at + 1)) return { start, end: words[at + 1]!.end, known: false };
  const parts = partsFrom(text, words, at);
  const last = parts.at(-1)!;
  if (isFamous(parts.map((part) => part.text))) return undefined;
  const span = { start, end: last.end };
  if (parts.length > 1 && isKnown(parts, one)) return { ...span, known: true };
  const capital = parts.every((part) => isCapital(part.text));
  if (capital && parts.some(({ text: part }) => part.length > 1 && namesNobody(part) && !(titled && PARTICLES.has(part.toLowerCase()))))
    return undefined;
  if (capital && titled && last.text.length > 1) return { ...span, known: false };
  if (capital && parts.length > 1 && last.text.length > 1) return isPlaced(words, at) ? undefined : { ...span, known: false };
  if (titled && (isSurname(last.text) || last.start > end)) return { ...span, known: false };
  if (!isFirstName(one)) return undefined;
  const other = parts[1] ?? followed(text, words, at);
  return other && other.text.length > 2 && !isNoSurname(other.text) ? { start, end: other.end, known: false, guessed: true } : undefined;
}

/** Whether the parts are a first name and a known or capitalised surname, in either order. */
function isKnown(parts: Span[], one: string): boolean {
  const other = parts.at(-1)!.text;
  const written = isCapital(one) && isCapital(other) && other.length > 2;
  if (isFirstName(one)) return isSurname(other) || (written && !namesNobody(other));
  return isFirstName(other) && !namesNobody(one) && (isSurname(one) || written);
}

/** Returns the words of the name that starts here: capitalised with particles between them, or in lower case if they are known names. */
function partsFrom(text: string, words: Span[], at: number): Span[] {
  const parts = [words[at]!];
  for (let next = at; parts.length < MOST_PARTS;) {
    let step = next + 1;
    while (step < next + 3 && joined(text, words, step) && PARTICLES.has(words[step]!.text.toLowerCase())) step++;
    const word = words[step];
    if (!word || !joined(text, words, step)) break;
    // Not part of the name but where the person studies or comes from: 'Mario Bianchi di Fisica'.
    if (step > next + 1 && namesNobody(word.text)) break;
    const fits = isCapital(parts[0]!.text) ? isCapital(word.text) : isSurname(word.text) || isFirstName(word.text);
    const small = SMALL_PARTICLES.has(words[step - 1]!.text) && word.text.length > 2 && isFirstName(parts[0]!.text);
    if (!fits && !small && !(isFirstName(parts[0]!.text) && isSurname(word.text))) break;
    parts.push(word);
    next = step;
  }
  return parts;
}

function before(words: Span[], at: number): string {
  return words[at - 1]?.text.toLowerCase() ?? '';
}

function isTitled(text: string, words: Span[], at: number): boolean {
  return TITLES.has(before(words, at)) && /^[.\s]{1,3}$/.test(text.slice(words[at - 1]!.end, words[at]!.start));
}

function isPlaced(words: Span[], at: number): boolean {
  return PLACED.has(before(words, at)) && !SINGLES_OUT.test(before(words, at - 1));
}

function followed(text: string, words: Span[], at: number): Span | undefined {
  return joined(text, words, at + 1) ? words[at + 1] : undefined;
}

/** Whether only spaces, a hyphen or the full stop of an initial separates this word from the one before. */
function joined(text: string, words: Span[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (!previous || !word) return false;
  const between = text.slice(previous.end, word.start);
  return /^(?:[^\S\n\r]{1,3}|-)$/.test(between) || (previous.text.length === 1 && isCapital(previous.text) && /^\.\s?$/.test(between));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (word.length === 1 || /\p{Ll}/u.test(word));
}

/** Whether an accusing predicate follows the name in its sentence. */
function isAccusedAfter(text: string, { end, guessed }: Name, predicates: Span[]): boolean {
  const { start, end: accused } = firstFrom(predicates, end);
  return accused <= end + (guessed ? AFTER / 2 : AFTER) && reaches(text.slice(end, start), /[.!;\n]/);
}

function isAccusedBefore(text: string, { start, guessed }: Name, predicates: Span[]): boolean {
  if (guessed) return false;
  const { end } = firstFrom(predicates, start - BEFORE);
  return end <= start && reaches(text.slice(end, start), /[.!?;\n]|(?<!\p{L})(?:ad?|in|nel|nella|presso|vicino|davanti)(?!\p{L})/iu);
}

function reaches(between: string, stop: RegExp): boolean {
  return !stop.test(between) && !TURNS_AWAY.test(between);
}
