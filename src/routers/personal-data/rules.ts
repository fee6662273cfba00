import { accusesByName } from '../accused-names/rules.ts';
import { spelledNumbers, withDigits, withSigns } from '../spelled-out/rules.ts';

/** The kinds of personal data that a text may contain. */
export type PersonalData = 'phone' | 'email' | 'address' | 'iban' | 'name' | 'handle';

/** The words of the warning for each kind, in the order in which it lists them. */
export const PERSONAL_DATA_WORDS: Record<PersonalData, string> = {
  phone: 'un numero di telefono',
  email: 'un indirizzo email',
  address: 'un indirizzo di casa',
  iban: 'un IBAN',
  name: 'il nome e cognome di qualcuno, accanto a un’accusa',
  handle: 'un profilo social',
};

/** Returns the kinds of personal data in a text. All repetitions are bounded, so that hostile input cannot cause excessive backtracking. */
export function personalDataIn(text: string): PersonalData[] {
  const read = withSigns(text);
  const readings = read === text ? [text] : [text, read];
  const found: Record<PersonalData, boolean> = {
    phone: hasPhone(text),
    email: readings.some(hasEmail) || hasSpelledEmail(read),
    address: STREET.test(text) || LIVES_AT.test(text),
    iban: IBAN.test(text),
    name: accusesByName(text),
    handle: readings.some(hasHandle),
  };
  return (Object.keys(PERSONAL_DATA_WORDS) as PersonalData[]).filter((kind) => found[kind]);
}

/** A telephone number: in one piece, in groups, or digit by digit. */
const DIGITS = /(?<!\d|\d[.,])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){8,13}(?!\d|,\d)/g;
/** A date; the look-arounds exclude three groups of a longer number that look like one. */
const DATE =
  /(?<!\d|\d[/.-])(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)?\d{2}|(?:19|20)\d{2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01]))(?!\d|[/.-]\d)/;
/** Mobile numbers begin with 3, landlines with 0, both with an optional country code. */
const MOBILE = /^(?:\+39|0039|39)?3\d{8,9}$/;
const LANDLINE = /^(?:\+39|0039|39)?0[1-9]\d{6,9}$/;
/** The helplines of the support page, which anybody may mention. */
const HELPLINES = new Set(['0223272327', '0677208977', '3240117252']);

function hasPhone(text: string): boolean {
  const written = (withDigits(text).match(DIGITS) ?? []).filter((run) => !DATE.test(run)).map((run) => run.split(/[^\d+]+/));
  return [...written, ...spelledNumbers(text).flatMap((groups) => [groups, upToTenDigits(groups)])].some((groups) => {
    const digits = groups.join('');
    if (areMarks(groups) || isCounting(groups) || HELPLINES.has(digits.replace(/^(\+39|0039)/, ''))) return false;
    return MOBILE.test(digits) || LANDLINE.test(digits);
  });
}

/** The first groups that make ten digits, because another number may follow a spelled-out one. */
function upToTenDigits(groups: string[]): string[] {
  let digits = 0;
  const end = groups.findIndex((group) => (digits += group.length) >= 10);
  return digits === 10 ? groups.slice(0, end + 1) : [];
}

/** Exam marks in a row, which look like the groups of a number: 18 to 30, and 31 for 30 e lode. */
function areMarks(groups: string[]): boolean {
  return groups.every((group) => group.length === 2 && Number(group) >= 18 && Number(group) <= 31);
}

/** Counting up or down by one, as in a breathing exercise. */
function isCounting(groups: string[]): boolean {
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return steps.length > 2 && Math.abs(steps[0]!) === 1 && steps.every((step) => step === steps[0]);
}

const EMAIL = /(?<![\w.+-])([\w.+-]{1,64})@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}/gi;
/** Mailbox names of offices rather than people. */
const OFFICES =
  /^(?:segreteri|info|orientament|urp|help|support|protocoll|uffici|didattic|tutorat|direzion|contatt|noreply|ascolt|counsel)/i;

function hasEmail(text: string): boolean {
  return text.includes('@') && [...text.matchAll(EMAIL)].some(([, name]) => !OFFICES.test(name!));
}

/** An address with spaces or a spelled-out sign, or without the end of its domain: `anna @ gmail`, `luca@outlook . it`. */
const SPELLED_EMAIL =
  /(?<![\w.+-])([a-z\d][\w.+-]{0,63})(?:\s?@\s?|\sat\s)(?:(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|libero|virgilio|tiscali|alice|live|proton(?:mail)?)(?![\w-])|[a-z\d-]{2,63}\s?\.\s?(?:it|com|net|org|eu|edu|info|me|io|ch|fr|de)(?![\w-]))/gi;

function hasSpelledEmail(text: string): boolean {
  return [...text.matchAll(SPELLED_EMAIL)].some(([, name]) => !OFFICES.test(name!));
}

/** A street with a house number. `corso` also needs a comma, because it also means a course of study. */
const STREET =
  /(?<![\p{L}\d])(?:[Vv]ia|[Vv]iale|[Pp]iazz(?:a|ale|etta)|[Vv]icolo|[Ll]argo|[Ll]ungo\p{L}{3,10})\s(?:(?:d[aeio]l{0,2}[aeio’']?|san(?:ta|to)?)\s?){0,2}\p{Lu}[\p{L}’'.]{1,30}(?:\s[\p{L}’'.]{1,30}){0,4}\s?,?\s?(?:n\.?\s?|civico\s)?\d{1,4}(?!\d|\s?(?:euro|€|ore|minut|person|student|giorn|volt))|(?<![\p{L}\d])[Cc]orso\s\p{Lu}[\p{L}’'.]{1,30}(?:\s[\p{L}’'.]{1,30}){0,4}\s?,\s?(?:n\.?\s?)?\d{1,4}(?!\d|\s?(?:euro|€|ore|minut|person|student|giorn|volt))/u;

/** An address written carelessly after a word for living there: without capitals, or with `corso` but no comma. */
const LIVES_AT =
  /(?<!\p{L})(?:[Aa]bit(?:a|o|ano|iamo)|[Vv]iv(?:e|o|ono)\s(?:in|al?|qui)|di\scasa|casa\s(?:sua|mia|loro|di)|[Ii]ndirizzo|[Cc]itofon\p{L}{1,4}|[Rr]esidente|[Dd]omicili\p{L}{1,4})(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:(?:[Vv]ia(?:le)?|[Pp]iazz(?:a|ale|etta)|[Vv]icolo|[Ll]argo)\s|[Cc]orso\s(?=\p{Lu}))(?:[\p{L}’'.]{1,30}[\s,]{1,2}){1,5}(?<!\s(?:alle|ore|per|tra|fra|dal?|in|ogni|da|entro|dopo)\s)(?:n\.?\s?|civico\s)?\d{1,3}(?!\d)/u;

const IBAN = /(?<![A-Za-z\d])IT\s?\d{2}\s?[A-Z](?:\s?\d){10}(?:\s?[A-Z\d]){12}(?![A-Za-z\d])/i;

/** A handle after `@`; `NAMED_HANDLE` finds those that follow the name of a network. */
const HANDLE = /(?<![\w@./])@([a-z\d][\w.]{2,29})/gi;
const NETWORK = String.raw`(?<!\p{L})(?:instagram|insta|ig|tik\s?tok|telegram|tg|snapchat|snap|discord|facebook|fb|linkedin|threads|twitch|twitter|bereal)(?![\p{L}\d])`;
/** A handle that cannot be a word, because it contains an underscore, a digit or a full stop. */
const MARKED = String.raw`@?(?=[a-z\d.]{0,29}(?:_|[a-z]\.[a-z]|[a-z]{2}\d|#\d{4}))[a-z\d][\w.]{2,29}(?:#\d{4})?`;
/** Words that describe an account where a handle could stand. */
const NO_HANDLE = String.raw`(?:\p{L}{2,12}[aiou]t[oaie]|pien[oa]|vuot[oa]|chius[oa]|apert[oa]|bell[oa]|brutt[oa]|nuov[oa]|vecchi[oa]|mort[oa]|trist[ei]|pubblic[oa]|sparit[oa]|noios[oa]|sempre|ancora|ferm[oa]|offline|online)`;
const NAMED_HANDLE = [
  new RegExp(
    String.raw`${NETWORK}(?:\s{0,2}(?:[:=(>-]|->|è|come|sono|is|,\s?sono|,?\s?nick(?:name)?|mi\schiamo|(?:mi\s)?trov\p{L}{1,4}\scome)){0,2}\s{0,2}${MARKED}`,
    'iu',
  ),
  new RegExp(
    String.raw`${NETWORK}[^\n.!?]{0,24}?(?<![\w.])@?\s?(?!(?:slide|file|tesi|eserciz\p{L}{1,2}|appunti|capitolo|[xyz])_)[a-z\d.]{1,20}_[\w.]{1,20}`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\w.])(?:sono|come|chiamo|nick|account)\s(?:\S{1,12}\s)?${MARKED}\s(?:su|di)\s${NETWORK}`, 'iu'),
  new RegExp(String.raw`${NETWORK}[^\n.!?]{0,16}?\s(?:trov\p{L}{1,4}|cerc\p{L}{1,5}|aggiung\p{L}{1,5})\s(?:come\s)?${MARKED}`, 'iu'),
  new RegExp(String.raw`${NETWORK}\s{0,2}:\s{0,2}@?[a-z][\w.]{3,29}\s{0,2}(?:$|[,;)\n])`, 'iu'),
  new RegExp(String.raw`(?:instagram|tiktok|facebook|snapchat|linkedin)\.com\/[\w@./-]{3,60}|(?<![\w.])(?:t|wa)\.me\/[\w+/-]{3,60}`, 'iu'),
  /(?<!\p{L})(?:[Ff]acebook|[Ff][Bb]|FB)\s{0,2}[:=]\s{0,2}\p{Lu}\p{Ll}{1,20}\s\p{Lu}\p{Ll}{1,20}/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:mio|suo)\s(?:profilo\s|account\s|contatto\s|nick\s)?(?:su\s)?${NETWORK}\sè\s(?!${NO_HANDLE}(?!\p{L}))[a-z][\w.]{4,29}\s{0,2}(?:$|[,;)\n])`,
    'iu',
  ),
];
/** A cheap pre-check: every pattern above contains a network or a domain, which hardly any text does. */
const NETWORK_OR_PAGE = new RegExp(String.raw`${NETWORK}|\.(?:com|me)\/`, 'iu');
/** Mentions that address everybody, as in `@tutti`. */
const EVERYBODY = /^(?:tutt\w?|everyone|all|here|qui|chiunque|voi)$/i;

function hasHandle(text: string): boolean {
  const named = NETWORK_OR_PAGE.test(text) && NAMED_HANDLE.some((pattern) => pattern.test(text));
  return named || (text.includes('@') && [...text.matchAll(HANDLE)].some(([, name]) => !EVERYBODY.test(name!)));
}
