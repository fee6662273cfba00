import { accusesByName } from '../accused-names/rules.ts';
import { hasPhone, HELPLINE_NUMBER } from '../phone-numbers/rules.ts';
import { withSigns } from '../spelled-out/rules.ts';
import { hasAddress } from '../street-addresses/rules.ts';

/** The kinds of personal data that a text may contain. */
export type PersonalData = 'phone' | 'email' | 'address' | 'iban' | 'name' | 'handle';

/** The words of the warning for each kind, in the order in which it lists them. */
export const PERSONAL_DATA_WORDS: Record<PersonalData, string> = {
  phone: 'un numero di telefono',
  email: 'un indirizzo email',
  address: 'un indirizzo di casa',
  iban: 'un IBAN',
  name: 'il nome e il cognome di una persona, accanto a un’accusa',
  handle: 'un profilo social',
};

/**
 * What does not count within a number or an address: characters that Unicode shows as nothing, the frame of a keycap emoji, and the two
 * ligatures that stand for whole phrases, by which a text would grow many times over.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u20e3\ufdfa\ufdfb]/gu;

/** Returns the kinds of personal data in a text, as it looks to a reader. All repetitions are bounded, so that hostile input cannot cause excessive backtracking. */
export function personalDataIn(written: string): PersonalData[] {
  const text = written.replace(UNSEEN, '').normalize('NFKC');
  const read = withSigns(text);
  const readings = read === text ? [text] : [text, read];
  const found: Record<PersonalData, boolean> = {
    phone: hasPhone(text),
    email: readings.some(hasEmail) || hasSpelledEmail(read),
    address: hasAddress(text),
    iban: IBAN.test(text),
    name: accusesByName(text),
    handle: readings.some(hasHandle),
  };
  return (Object.keys(PERSONAL_DATA_WORDS) as PersonalData[]).filter((kind) => found[kind]);
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
  new RegExp(
    String.raw`(?:instagram|tiktok|facebook|snapchat|linkedin)\.com\/[\w@./-]{3,60}|(?<![\w.])(?:t\.me|wa\.me(?!\/${HELPLINE_NUMBER}(?!\d)))\/[\w+/-]{3,60}`,
    'iu',
  ),
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
