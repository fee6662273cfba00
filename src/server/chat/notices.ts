import { createHash } from 'node:crypto';
import { CHAT_MESSAGE_MAX } from '../../routers/chat/limits.ts';
import type { Notice, RefusalCode, ServerMessage } from '../../routers/chat/schema.ts';
import { LINKS_TOO_SOON, WHO_LISTENS } from '../../routers/errors.ts';
import type { StoredMessage } from './transport.ts';
import { toFrame, type Frame } from './wire.ts';

type Fields<Event extends Notice['event']> = Omit<Extract<Notice, { event: Event }>, 'type' | 'event' | 'message'>;

const TEXTS: Record<Exclude<Notice['event'], 'refused'>, string> = {
  welcome: 'Sei nella chat: chi è qui non vede chi sei',
  joined: 'Qualcuno è entrato nella chat',
  left: 'Qualcuno ha lasciato la chat',
  present: 'Sei nella chat',
  ack: 'Messaggio consegnato',
  removed: 'Alcuni messaggi non ci sono più',
  ended: 'La chat è finita: i messaggi non si rileggono più, e quelli che vedi qui spariscono quando chiudi la pagina',
  signed_out: 'Il tuo accesso è scaduto: accedi di nuovo per tornare nella chat',
  paused: 'Ora puoi leggere ma non scrivere: nelle impostazioni trovi perché',
  interrupted: 'La chat si è interrotta: tra poco si riprende da qui',
};

const REFUSALS: Record<RefusalCode, string> = {
  blocked: 'Alcune parole possono ferire chi legge, perciò il messaggio non è partito: prova a dirlo in un altro modo',
  // About methods of self-harm.
  needs_care: `Il messaggio non è partito, perché contiene modi o quantità per farsi del male. ${WHO_LISTENS}`,
  links_too_soon: LINKS_TOO_SOON,
  too_long: `Il messaggio può avere al massimo ${CHAT_MESSAGE_MAX} caratteri`,
  rate_limited: 'Stai scrivendo molto in fretta: aspetta qualche secondo e riprova',
  invalid: 'Questo messaggio è vuoto o non si può leggere, e non è stato inviato',
};

export function noticeFrame<Event extends Exclude<Notice['event'], 'refused'>>(event: Event, fields: Fields<Event>): Frame {
  return frame({ type: 'connection', event, message: TEXTS[event], ...fields } as unknown as Notice);
}

export type RefusalFields = Fields<'refused'>;

export function refusalFrame(fields: RefusalFields): Frame {
  return frame({ type: 'connection', event: 'refused', message: REFUSALS[fields.code], ...fields });
}

/** A message for the others, and for its sender's other sockets. */
export interface MessageFrames {
  theirs: Frame;
  mine(): Frame;
}

export function messageFrames({ id, time, content, alias, sendId }: StoredMessage): MessageFrames {
  const shared = { type: 'chat', id, content, timestamp: new Date(time).toISOString(), anonymous: true, alias } as const;
  return { theirs: frame(shared), mine: () => frame({ ...shared, mine: true, clientId: clientIdOf(sendId) }) };
}

/** The acknowledgement for the socket that sent a message; undefined when the message came without a `clientId`. */
export function ackFrame({ id, time, sendId }: Pick<StoredMessage, 'id' | 'time' | 'sendId'>): Frame | undefined {
  const clientId = clientIdOf(sendId);
  return clientId === undefined ? undefined : noticeFrame('ack', { clientId, id, timestamp: new Date(time).toISOString() });
}

/** The length of a digest of a text in a send id: 128 bits in base64url. */
const DIGEST_LENGTH = 22;

/**
 * Derives a send id from the client's own and the text, so that a client that uses an id again for another text loses neither; without one,
 * makes a unique one that no client can choose.
 */
export function sendIdOf(clientId: string | undefined, content: string, unique: () => string): string {
  return clientId === undefined
    ? `-${unique()}`
    : `=${createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH)}${clientId}`;
}

function clientIdOf(sendId: string): string | undefined {
  // Messages that were stored before 30 November 2026 have none of the text.
  if (sendId.startsWith('+')) return sendId.slice(1);
  return sendId.startsWith('=') ? sendId.slice(1 + DIGEST_LENGTH) : undefined;
}

function frame(message: ServerMessage): Frame {
  return toFrame(JSON.stringify(message));
}
