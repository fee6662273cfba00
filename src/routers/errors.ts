import { TRPCError } from '@trpc/server';
import { waitInWords } from './durations.ts';

type Code = TRPCError['code'];

/** Follows the refusal of a text about methods of self-harm: its author may be the person who needs help. */
export const WHO_LISTENS =
  'Se riguarda te, non devi affrontarlo senza aiuto: Telefono Amico (02 2327 2327) ascolta ogni giorno dalle 9 a mezzanotte; se sei in pericolo adesso, chiama il 112, a qualsiasi ora.';

/** Also the refusal of a chat message. */
export const LINKS_TOO_SOON =
  'Nel primo giorno dopo l’iscrizione non si possono pubblicare link: togli il link, oppure riprova quando saranno passate 24 ore';

/**
 * Every refusal of this API: a stable reason for programs, the tRPC code that sets the HTTP status, and the Italian text for the user.
 * Clients match on reasons, never on texts.
 */
const REFUSALS = {
  unauthenticated: ['UNAUTHORIZED', 'Accedi per continuare'],
  wrong_credentials: ['UNAUTHORIZED', 'Email o password non corretti'],
  wrong_password: ['FORBIDDEN', 'La password non è corretta'],
  unconfirmed: [
    'FORBIDDEN',
    'Per scrivere, conferma prima il tuo indirizzo email con il codice che ti abbiamo mandato. Quello che stai scrivendo resta qui.',
  ],
  expired_or_used: [
    'BAD_REQUEST',
    'Questo link o codice non vale: forse una cifra è sbagliata, o è scaduto, o è già stato usato. Puoi fartene mandare un altro.',
  ],
  paused: ['FORBIDDEN', 'Per qualche tempo puoi leggere ma non scrivere: nelle impostazioni trovi perché e fino a quando'],
  account_closed: ['FORBIDDEN', 'Il tuo account è chiuso: puoi leggere, scaricare i tuoi dati e fare reclamo, ma non scrivere'],
  links_too_soon: ['FORBIDDEN', LINKS_TOO_SOON],
  forbidden: ['FORBIDDEN', 'Non puoi fare questa operazione'],
  foreign_origin: ['FORBIDDEN', 'La richiesta arriva da un altro sito'],
  content_blocked: ['FORBIDDEN', 'Content blocked: il testo contiene linguaggio non appropriato e non può essere pubblicato.'],
  needs_care: ['FORBIDDEN', `Questo testo non si può pubblicare, perché contiene modi o quantità per farsi del male. ${WHO_LISTENS}`],
  place_not_shown: [
    'FORBIDDEN',
    'L’università o la facoltà della tua registrazione non si può mostrare in un profilo, per le parole che contiene. La trovi nelle impostazioni, con l’indirizzo a cui scrivere per farla correggere.',
  ],
  repeated_text: ['TOO_MANY_REQUESTS', 'Hai già pubblicato questo testo: prova a dirlo con altre parole'],
  rate_limited: ['TOO_MANY_REQUESTS', ({ retryAfter = 0 }) => `Troppe richieste in poco tempo: riprova ${waitInWords(retryAfter)}`],
  idempotency_key_invalid: ['BAD_REQUEST', 'La chiave di questo invio non è valida'],
  idempotency_key_reused: ['UNPROCESSABLE_CONTENT', 'Con questa chiave è già stato inviato qualcos’altro'],
  not_found: ['NOT_FOUND', 'Non abbiamo trovato quello che cerchi'],
  session_not_found: ['NOT_FOUND', 'Questo accesso non c’è o è già finito'],
  post_not_found: ['NOT_FOUND', 'Questo post non c’è o non c’è più'],
  removed_by_moderators: ['NOT_FOUND', 'L’ha tolto chi modera: perché, e come fare reclamo, lo trovi nelle impostazioni'],
  too_late: ['CONFLICT', 'Puoi modificare ciò che scrivi per 15 minuti: questo tempo è passato'],
  edited_meanwhile: ['CONFLICT', 'Nel frattempo questo testo è cambiato altrove: rileggilo, poi decidi che cosa resta'],
  comment_not_found: ['NOT_FOUND', 'Questo commento non c’è o non c’è più'],
  reply_to_reply: ['BAD_REQUEST', 'Si risponde a un commento, non a una risposta'],
  group_not_found: ['NOT_FOUND', 'Questo gruppo di studio non c’è o non c’è più'],
  group_too_small: ['CONFLICT', 'Nel gruppo ci sono già più persone: scegli un numero più alto'],
  group_under_review: ['CONFLICT', 'Quello che il gruppo dice è in verifica: riprova quando la verifica è finita'],
  group_full: ['CONFLICT', 'Questo gruppo è al completo'],
  not_full: ['CONFLICT', 'In questo gruppo c’è posto: puoi entrare subito'],
  members_only: ['FORBIDDEN', 'Solo chi fa parte del gruppo può leggere e scrivere qui'],
  member_not_found: ['NOT_FOUND', 'Questa persona non fa più parte del gruppo'],
  nobody_silent: ['NOT_FOUND', 'Tutte le persone del gruppo hanno già scritto in bacheca'],
  removed_member: [
    'FORBIDDEN',
    'In questo gruppo non puoi rientrare: chi lo guida ha scelto così. Ce ne sono altri, e puoi aprirne uno tuo',
  ],
  message_not_found: ['NOT_FOUND', 'Questo messaggio non c’è o non c’è più'],
  meeting_not_found: ['NOT_FOUND', 'Questo incontro non c’è, è stato annullato o è già passato'],
  meeting_time: ['BAD_REQUEST', 'Scegli un momento che deve ancora venire, entro un anno'],
  too_many_meetings: ['CONFLICT', 'Il gruppo ha già molti incontri in programma: annullane uno, o aspetta che passi'],
  creator_cannot_leave: ['FORBIDDEN', 'Questo gruppo lo guidi tu: per uscire, lascialo agli altri o chiudilo dal suo menu'],
  exam_not_found: ['NOT_FOUND', 'Di questo esame non ha ancora scritto nessuno'],
  experience_not_found: ['NOT_FOUND', 'Questa esperienza non c’è o non c’è più'],
  mentor_not_found: ['NOT_FOUND', 'Questo mentore non si trova, o non è più su Sottovoce'],
  mentor_is_self: ['BAD_REQUEST', 'Non puoi inviare una richiesta al tuo stesso profilo'],
  mentor_unavailable: ['CONFLICT', 'Questo mentore in questo momento non può ricevere richieste'],
  mentor_full: ['CONFLICT', 'Questo mentore in questo momento segue già tutte le persone che può'],
  capacity_reached: [
    'CONFLICT',
    'Segui già il numero di persone che hai scelto: concludi una mentorship, oppure alza il numero nel tuo profilo',
  ],
  mentor_exists: ['CONFLICT', 'Hai già un profilo da mentore'],
  not_a_mentor: ['NOT_FOUND', 'Non hai ancora un profilo da mentore'],
  mentors_only: ['FORBIDDEN', 'Solo per Mentori'],
  profile_removed: ['CONFLICT', 'Chi modera ha tolto il tuo profilo da mentore: nelle impostazioni trovi perché, e come fare reclamo'],
  request_not_found: ['NOT_FOUND', 'Questa richiesta non c’è o non c’è più'],
  request_not_yours: ['FORBIDDEN', 'Non spetta a te aggiornare questa richiesta'],
  conversation_not_yours: ['FORBIDDEN', 'Questa conversazione è di altre due persone'],
  request_pending: ['CONFLICT', 'Hai già una richiesta in attesa per questo mentore'],
  request_unanswered: ['CONFLICT', 'Questa richiesta aspetta ancora una risposta: si può concludere solo dopo che è stata accettata'],
  request_settled: ['CONFLICT', 'Questa richiesta ha già avuto risposta o è chiusa: non si può più cambiare'],
  session_not_completed: ['CONFLICT', 'Puoi dare un voto solo quando la mentorship è completata'],
  already_rated: ['CONFLICT', 'Hai già dato un voto a questa mentorship'],
  request_over: ['CONFLICT', 'Questa richiesta è già conclusa'],
  own_thing: ['BAD_REQUEST', 'Questo l’hai scritto tu: si segnala quello che scrivono altre persone'],
  thing_not_found: ['NOT_FOUND', 'Quello che vuoi segnalare non c’è o non c’è più'],
  address_unknown: [
    'BAD_REQUEST',
    'Non riconosciamo questo indirizzo: copialo dalla barra del browser, sulla pagina di quello che segnali',
  ],
  own_case: ['FORBIDDEN', 'Questo caso riguarda qualcosa di tuo: se ne occupa un’altra persona'],
  own_report: ['FORBIDDEN', 'Questo caso l’hai segnalato tu: lo decide un’altra persona'],
  case_taken: ['CONFLICT', 'Un’altra persona sta già guardando questo caso'],
  text_changed: ['CONFLICT', 'Il testo non è più quello che hai letto: guardalo di nuovo, poi decidi'],
  case_decided: ['CONFLICT', 'Su questo caso è già stata presa una decisione'],
  care_not_possible: [
    'BAD_REQUEST',
    'Qui una parola di cura non arriverebbe: il testo è stato tolto, oppure chi l’ha scritto l’ha eliminato',
  ],
  action_not_possible: ['BAD_REQUEST', 'Su questo caso non si può prendere questa decisione'],
  measure_not_found: ['NOT_FOUND', 'Questa decisione non c’è o non c’è più'],
  already_appealed: ['CONFLICT', 'Su questa decisione hai già fatto reclamo'],
  appeal_over: ['CONFLICT', 'Contro questa decisione non si può fare reclamo'],
  no_appeal: ['CONFLICT', 'Su questo caso non c’è un reclamo che aspetta risposta'],
  appeal_not_yours: ['FORBIDDEN', 'Su questo reclamo decide una persona diversa da chi ha preso la decisione'],
  chat_none: ['CONFLICT', 'Qui non c’è una chat'],
  chat_over: ['CONFLICT', 'Questa chat è finita'],
  too_many_sockets: ['TOO_MANY_REQUESTS', 'Hai già molte finestre di chat aperte: chiudine una e riprova'],
  not_a_push_service: ['BAD_REQUEST', 'Questo indirizzo non è di un servizio di notifiche che conosciamo'],
  too_many_streams: ['TOO_MANY_REQUESTS', 'Gli avvisi sono già aperti in molte finestre: chiudine una e riprova'],
  university_not_found: ['NOT_FOUND', 'Questa università non è nel nostro elenco'],
  email_not_university: ['BAD_REQUEST', 'Usa la tua email universitaria: il dominio non è di un ateneo italiano che conosciamo'],
  password_too_common: ['BAD_REQUEST', 'Questa password è troppo facile da indovinare: scegline un’altra'],
  email_taken: ['CONFLICT', 'Esiste già un account con questa email'],
  busy: ['SERVICE_UNAVAILABLE', 'Il servizio non è raggiungibile in questo momento: riprova tra poco'],
} satisfies Record<string, [Code, string | ((details: Details) => string)]>;

export type Reason = keyof typeof REFUSALS;

export const REASONS = Object.keys(REFUSALS) as Reason[];

export interface Details {
  /** Seconds until the same request may succeed. */
  retryAfter?: number;
  /** ISO instant from which the same request may succeed. */
  until?: string;
  /** The form field the refusal belongs to. */
  field?: string;
  /** Shown to the user in place of the reason's default text. */
  text?: string;
}

export class AppError extends TRPCError {
  readonly reason: Reason;
  readonly details: Details;

  constructor(reason: Reason, details: Details = {}) {
    const [code, message] = REFUSALS[reason];
    super({ code, message: details.text ?? (typeof message === 'string' ? message : message(details)) });
    this.name = 'AppError';
    this.reason = reason;
    this.details = details;
  }
}
