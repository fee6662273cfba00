/** The names of streets and squares, with their abbreviations. `corso` in full also means a course of study. */
const KIND = String.raw`(?:[Vv]ia|[Vv]iale|[Vv]\.?le|[Pp]iazz(?:a|ale|etta)|[Pp]\.?zz?a|[Vv]icolo|[Vv]ico|[Ll]argo|[Ll]\.go|[Ll]ung(?:o\p{L}{3,10}|arno|adige)|[Cc]\.so|[Ss]trada|[Cc]ontrada|[Cc]\.da)`;
/** What is sent or held by way of it, after `via`: «via Zoom alle 15» is no street. */
const SERVICES =
  '(?:Zoom|Teams|Microsoft|Meet|Google|Gmail|Outlook|Classroom|Drive|Skype|Webex|Jitsi|Moodle|Kaltura|Panopto|Blackboard|Esse3|ESSE3|Discord|Slack|Signal|Telegram|TG|Whats[Aa]pp|Wh?app|WA|Insta(?:gram)?|IG|Facebook|FB|Messenger|LinkedIn|Twitch|Twitter|Tik[Tt]ok|TikTok|You[Tt]ube|[Ee]-?[Mm]ail|Mail|MAIL|EMAIL|PEC|Pec|SMS|Sms|Chat|App|Fax|Telefono|Posta|Raccomandata|Internet|Web|Streaming|Portale|SPID|Spid|VPN|Bonifico|Pay[Pp]al|PagoPA|Satispay)(?!\\p{L})';
const MONTHS = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
/** A street named after a date; a year after the date is no house number. */
const DATE = String.raw`\d{1,2}\s(?:${MONTHS}|${MONTHS.replace(/(?<=^|\|)./g, (letter) => letter.toUpperCase())})(?!\s?,?\s?(?:19|20)\d\d)`;
const WORD = String.raw`[\p{L}’'.]{1,30}`;
/** Words that no name contains, so that a number after them is no house number: «in via Po ci sono 3 bar». */
const NAMES_NOTHING =
  "(?!(?:alle|dalle|ore|per|tra|fra|ogni|entro|dopo|prima|fino|verso|circa|con|ci|c’è|c'è|è|sono|siamo|ho|hai|ha|abbiamo|hanno|mi|ti|si|che|non|solo|anche|quando|dove|oggi|domani|stasera|stamattina|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\\p{L}))";
const NUMBER = String.raw`(?:n\.?\s?|civico\s)?\d{1,4}`;
/** After a number, what tells that it counts or dates something. */
const NO_HOUSE = String.raw`(?!\d|[:.]\d\d|[°ªº%]|\s?(?:€|e\slode|su\s\d|(?:euro|or[ae]|minut|person|student|giorn|volt|cfu|CFU|credit|appell|ann[oi]|esam|lezion|mes[ei]|settiman|ragazz|amic|post[oi]|pagin|capitol|domand|grupp|ferm|metri|km|bar|${MONTHS})))`;

/** A street with a house number. `corso` in full also needs a comma. */
const STREET = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${KIND}\s(?<![Vv]ia\s(?=${SERVICES}))(?<![Ss]trada\s(?=Statale|Provinciale|Regionale|Comunale))(?:(?:d[aeio]l{0,2}[aeio’']?|san(?:ta|to)?)\s?){0,2}(?:\p{Lu}${WORD}|${DATE})(?:\s${NAMES_NOTHING}${WORD}){0,4}\s?,?\s?${NUMBER}${NO_HOUSE}|[Cc]orso\s\p{Lu}${WORD}(?:\s${NAMES_NOTHING}${WORD}){0,4}\s?,\s?${NUMBER}${NO_HOUSE})`,
  'u',
);

/** An address written carelessly after a word for living there: without capitals, or with `corso` but no comma. */
const LIVES_AT =
  /(?<!\p{L})(?:[Aa]bit(?:a|o|ano|iamo)|[Vv]iv(?:e|o|ono)\s(?:in|al?|qui)|di\scasa|casa\s(?:sua|mia|loro|di)|[Ii]ndirizzo|[Cc]itofon\p{L}{1,4}|[Rr]esidente|[Dd]omicili\p{L}{1,4})(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:(?:[Vv]ia(?:le)?|[Vv]\.?le|[Pp]iazz(?:a|ale|etta)|[Pp]\.?zz?a|[Vv]icolo|[Ll]argo|[Cc]ontrada)\s|[Cc]orso\s(?=\p{Lu})|[Cc]\.so\s)(?:[\p{L}’'.]{1,30}[\s,]{1,2}){1,5}(?<!\s(?:alle|ore|per|tra|fra|dal?|in|ogni|da|entro|dopo)\s)(?:n\.?\s?|civico\s)?\d{1,3}(?!\d)/u;

/** Whether a text contains the address of a house. */
export function hasAddress(text: string): boolean {
  return STREET.test(text) || LIVES_AT.test(text);
}
