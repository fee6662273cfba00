/** What of a person a text may give away. */
export type PersonalData = 'phone' | 'email' | 'address' | 'iban' | 'name' | 'handle';

/** In the order in which a warning names them. */
export const PERSONAL_DATA_WORDS: Record<PersonalData, string> = {
  phone: 'un numero di telefono',
  email: 'un indirizzo email',
  address: 'un indirizzo di casa',
  iban: 'un IBAN',
  name: 'il nome e cognome di qualcuno, accanto a un’accusa',
  handle: 'un profilo social',
};

/** Which personal data a text holds. Each pattern is bounded, so that a long hostile text costs no more than a long one. */
export function personalDataIn(text: string): PersonalData[] {
  const found: Record<PersonalData, boolean> = {
    phone: hasPhone(text),
    email: hasEmail(text),
    address: STREET.test(text) || LIVES_AT.test(text),
    iban: IBAN.test(text),
    name: hasAccusedName(text),
    handle: hasHandle(text),
  };
  return (Object.keys(PERSONAL_DATA_WORDS) as PersonalData[]).filter((kind) => found[kind]);
}

/** Digits as people write a number: in one piece, in groups, or one by one. */
const DIGITS = /(?<!\d|\d[.,])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){8,13}(?!\d|,\d)/g;
/** A day as people write it, not three groups of a number that look like one. */
const DATE =
  /(?<!\d|\d[/.-])(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)?\d{2}|(?:19|20)\d{2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01]))(?!\d|[/.-]\d)/;
/** Mobile numbers begin with 3, others with 0; both may have the country before them. */
const MOBILE = /^(?:\+39|0039|39)?3\d{8,9}$/;
const LANDLINE = /^(?:\+39|0039|39)?0[1-9]\d{6,9}$/;
/** Lines that anybody may name: those of the support page. */
const HELPLINES = new Set(['0223272327', '0677208977', '3240117252']);

function hasPhone(text: string): boolean {
  return (text.match(DIGITS) ?? []).some((run) => {
    const digits = run.replace(/[^\d+]/g, '');
    if (DATE.test(run) || HELPLINES.has(digits.replace(/^(\+39|0039)/, ''))) return false;
    return MOBILE.test(digits) || LANDLINE.test(digits);
  });
}

const EMAIL = /(?<![\w.+-])([\w.+-]{1,64})@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}/gi;
/** Addresses of offices, not of people. */
const OFFICES =
  /^(?:segreteri|info|orientament|urp|help|support|protocoll|uffici|didattic|tutorat|direzion|contatt|noreply|ascolt|counsel)/i;

function hasEmail(text: string): boolean {
  return [...text.matchAll(EMAIL)].some(([, name]) => !OFFICES.test(name!));
}

/** With a number, and after a comma where the word for a street is also one for a course of study. */
const STREET =
  /(?<![\p{L}\d])(?:[Vv]ia|[Vv]iale|[Pp]iazz(?:a|ale|etta)|[Vv]icolo|[Ll]argo|[Ll]ungo\p{L}{3,10})\s(?:(?:d[aeio]l{0,2}[aeio’']?|san(?:ta|to)?)\s?){0,2}\p{Lu}[\p{L}’'.]{1,30}(?:\s[\p{L}’'.]{1,30}){0,4}\s?,?\s?(?:n\.?\s?|civico\s)?\d{1,4}(?!\d)|(?<![\p{L}\d])[Cc]orso\s\p{Lu}[\p{L}’'.]{1,30}(?:\s[\p{L}’'.]{1,30}){0,4}\s?,\s?(?:n\.?\s?)?\d{1,4}(?!\d)/u;

/** Written in haste, where somebody is said to live: without capitals, or in a `corso` without its comma. */
const LIVES_AT =
  /(?<!\p{L})(?:[Aa]bit(?:a|o|ano|iamo)|[Vv]iv(?:e|o|ono)\s(?:in|al?|qui)|di\scasa|casa\s(?:sua|mia|loro|di)|[Ii]ndirizzo|[Cc]itofon\p{L}{1,4}|[Rr]esidente|[Dd]omicili\p{L}{1,4})(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:(?:[Vv]ia(?:le)?|[Pp]iazz(?:a|ale|etta)|[Vv]icolo|[Ll]argo)\s|[Cc]orso\s(?=\p{Lu}))(?:[\p{L}’'.]{1,30}[\s,]{1,2}){1,5}(?<!\s(?:alle|ore|per|tra|fra|dal?|in|ogni|da|entro|dopo)\s)(?:n\.?\s?|civico\s)?\d{1,3}(?!\d)/u;

const IBAN = /(?<![A-Za-z\d])IT\s?\d{2}\s?[A-Z](?:\s?\d){10}(?:\s?[A-Z\d]){12}(?![A-Za-z\d])/i;

/** After a sign that it is one, or named with its network. */
const HANDLE = /(?<![\w@./])@([a-z\d][\w.]{2,29})/gi;
const NAMED_HANDLE =
  /(?<!\p{L})(?:instagram|insta|ig|tik\s?tok|telegram|snapchat|snap|discord|facebook|linkedin)\s{0,2}(?::|=|è)\s{0,2}@?[\w.]{3,30}|(?:instagram|tiktok|facebook|snapchat|linkedin)\.com\/[\w@./-]{3,60}|(?<![\w.])(?:t|wa)\.me\/[\w+/-]{3,60}/iu;
/** What people write after the sign when they mean everybody. */
const EVERYBODY = /^(?:tutt\w?|everyone|all|here|qui|chiunque|voi)$/i;

function hasHandle(text: string): boolean {
  return NAMED_HANDLE.test(text) || [...text.matchAll(HANDLE)].some(([, name]) => !EVERYBODY.test(name!));
}

const FIRST_NAMES = new Set(
  (
    'Adele Alberto Alessandra Alessandro Alessia Alessio Alice Andrea Angela Angelica Angelo Anna Annalisa Antonella Antonio Arianna Asia Aurora Beatrice ' +
    'Benedetta Bianca Bruno Camilla Carla Carlo Carlotta Caterina Cecilia Chiara Christian Claudia Claudio Cristian Cristiano Cristina Daniela Daniele Dario ' +
    'Davide Debora Diego Domenico Edoardo Elena Eleonora Elia Elisa Elisabetta Emanuela Emanuele Emma Enrico Erica Erika Ettore Eva Fabio Fabrizio Federica ' +
    'Federico Filippo Flavia Flavio Francesca Francesco Gabriele Gabriella Gaia Giacomo Giada Gianluca Gianni Ginevra Giorgia Giorgio Giovanna Giovanni Giulia ' +
    'Giuliano Giulio Giuseppe Greta Guido Ilaria Irene Ivan Jacopo Jessica Laura Lavinia Leonardo Letizia Lisa Livia Lorenza Lorenzo Luca Lucia Luciano Lucrezia ' +
    'Ludovica Luigi Maddalena Manuel Manuela Marco Margherita Maria Marina Mario Marta Martina Massimiliano Massimo Matilde Matteo Mattia Maurizio Melissa Michela ' +
    'Michele Miriam Monica Nadia Nicola Nicole Nicolò Noemi Omar Paola Paolo Pasquale Patrizia Pietro Raffaele Raffaella Rebecca Riccardo Rita Roberta Roberto ' +
    'Rocco Rosa Salvatore Samuele Sara Sabrina Sebastiano Serena Sergio Silvia Simona Simone Sofia Stefania Stefano Susanna Teresa Tommaso Valentina Valeria ' +
    'Valerio Vanessa Veronica Vincenzo Viola Virginia Vittoria Vittorio'
  ).split(' '),
);
/** The commonest: what tells a name from a word where neither has a capital. */
const SURNAMES = new Set(
  (
    'Amato Barbieri Basile Bellini Benedetti Bernardi Bianchi Bianco Caputo Caruso Cattaneo Colombo Conte Conti Coppola Costantini Esposito Fabbri Farina ' +
    'Ferrara Ferrari Ferraro Ferretti Ferri Fiore Fontana Franco Galli Gallo Gentile Giordano Giuliani Grassi Grasso Greco Guerra Leone Lombardi Lombardo ' +
    'Longo Mancini Marchetti Mariani Marini Marino Martinelli Martini Mazza Messina Milani Monti Morelli Moretti Negri Neri Orlando Pagano Palmieri Palumbo ' +
    'Parisi Pellegrini Pellegrino Piras Poli Ricci Rinaldi Riva Rizzi Rizzo Romano Rossetti Rossi Ruggiero Russo Sala Sanna Santoro Sartori Serra Silvestri ' +
    'Sorrentino Testa Valentini Villa Vitale Vitali'
  ).split(' '),
);
const TWO_NAMES = /(?<![\p{L}\d])\p{L}{2,21}(?=\s(?:[Dd][aei]l?l?[aio]?['’]?\s?)?(\p{L}[\p{Ll}'’]{2,24}))/gu;
/** What one accuses somebody of; as beginnings of words. */
const ACCUSATION =
  /(?<!\p{L})(?:molest|palpeggi|stalker|perseguit|violent|stupr|abus[ai]|picchi|minacci|ricatt|drogat|spacci|pedofil|pervers|viscid|schifos|bastard|stronz|troi|puttan|zoccol|cretin|idiot|imbecill|ladr|rub[aò]|truff|corrott|raccomandat|copia(?!\s+di)|copiat|tradi(?:to|sce|tor)|bugiard|razzist|fascist|incompetent|mett\p{L}{0,4}\s+le\s+mani|va\s+a\s+letto)/iu;
/** Characters on each side in which an accusation stands beside a name. */
const BESIDE = 160;

function hasAccusedName(text: string): boolean {
  if (!ACCUSATION.test(text)) return false;
  for (const { 0: one, 1: other, index } of text.matchAll(TWO_NAMES)) {
    if (!isName(one, other!)) continue;
    if (ACCUSATION.test(text.slice(Math.max(0, index - BESIDE), index + one.length + other!.length + BESIDE))) return true;
  }
  return false;
}

/** In either order, as registers and people write it. */
function isName(one: string, other: string): boolean {
  const [first, second] = [capitalized(one), capitalized(other)];
  const written = first === one && second === other;
  return (FIRST_NAMES.has(first) && (written || SURNAMES.has(second))) || (FIRST_NAMES.has(second) && (written || SURNAMES.has(first)));
}

function capitalized(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
