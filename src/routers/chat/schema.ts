import { z } from 'zod';
import { Id, requiredText, Timestamp } from '../text.ts';
import { CHAT_MESSAGE_MAX, CLIENT_ID_MAX } from './limits.ts';

/*
 * The chat protocol: a WebSocket at `/ws?postId={id}` or `/ws?requestId={id}`, in which each text frame is one JSON object.
 *
 * Connecting. The handshake needs a session (cookie or bearer header) and the site's own Origin (which may be missing only with a
 * bearer header). Refusals are HTTP responses with the usual error body: 400 malformed address, 401 no session, 403 another site or
 * another person's request, 404 no such post or request, 409 no chat there, 410 the chat is over, 429 too many sockets or attempts,
 * 431 address and headers of more than 16 KiB, 503 temporarily unavailable. A browser does not tell scripts why a socket failed: a
 * plain `GET` of the same address returns the same refusals, and 426 if the room can be entered.
 *
 * Sending. `ClientMessage`. Only the `ack` of a message confirms that it is stored. Until it arrives, resend the message with the same
 * `clientId` on every new connection: it is delivered once. If it has been removed meanwhile, `removed` follows the `ack`. A `refused`
 * notice with the `clientId` settles it too.
 *
 * Receiving. Every message of the room reaches every socket once and in the order of `id`, as `ChatMessage`; the sending socket gets
 * `ack` instead, at the same point of the order, if the message had a `clientId`, otherwise nothing. Other sockets of the same person, and replays, get it with `mine` and its `clientId`.
 * So the highest `id` seen in a message, an `ack` or `welcome.since` is the client's position: a new connection with
 * `?since={position}` gets what was missed, then continues. The `ack` of a resent message may carry a lower `id`, of a message that was
 * already replayed. `since=0` replays everything stored; without `since` nothing is replayed.
 *
 * Retention. The newest 5,000 messages of a post's chat are kept in memory until it ends. The newest 500 of a mentorship are stored
 * sealed in the database until it is over, and survive restarts; for reports they stay there until the following day has passed. Reported
 * lines are stored there, sealed, until their case is closed.
 *
 * Removal. A message removed with its sender's account or by a moderator's decision disappears from every page: `removed` names it to
 * all connected sockets, and to those that reconnect with `since`, right after `welcome`. Messages dropped beyond the limit are not named.
 *
 * Health checks. A browser does not show the server's pings to scripts. `ClientCheck` is answered by `present` on the same socket, so
 * that a page can tell a silent room from a dead connection.
 *
 * Presence. Others learn of an arrival up to 6 seconds late, and of a departure up to 31, or up to an hour if a measure sends the person
 * away. The delay is drawn anew for each room and each time, so that leaving two rooms at once does not link the aliases in them; a person
 * who is back within it never left. Messages are never delayed.
 *
 * Closing. 1000: over for this person (`ended`, `signed_out`, `paused`), do not reconnect. Anything else (1001 the server restarts,
 * 1008 message in more than 128 fragments, 1009 frame over 64 KiB, 1012 and 1013 the chat was interrupted, 1006): reconnect after 3
 * seconds.
 */

/** Increases within a room, whose order it defines, and is at least the time in milliseconds. Ids may be skipped. */
export const MessageId = z
  .number({ error: 'Identificativo non valido' })
  .int({ error: 'Identificativo non valido' })
  .min(0, { error: 'Identificativo non valido' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'Identificativo non valido' });

/** The room that a socket enters, and the last message that the client has. */
export const ChatAddress = z
  .object({ postId: Id.optional(), requestId: Id.optional(), since: MessageId.optional() })
  .refine(({ postId, requestId }) => (postId === undefined) !== (requestId === undefined), {
    path: ['postId'],
    error: 'Indica un post oppure una richiesta',
  });
export type ChatAddress = z.infer<typeof ChatAddress>;

/** The request whose letters are read over HTTP. */
export const ListLetters = z.object({ requestId: Id });

/** A message between the two people of a mentorship. */
export const Letter = z
  .object({
    id: MessageId.meta({ description: 'As in the chat: increases in the order of writing' }),
    content: z.string(),
    createdAt: Timestamp,
    alias: z.string().meta({ description: 'The writer’s role in the mentorship' }),
    mine: z.boolean(),
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof Letter>;

/** The sender's own id for a message; with another text it is another message. An empty one is like none. */
export const ClientId = z.string().max(CLIENT_ID_MAX);

export const ClientMessage = z.object({
  type: z.literal('chat'),
  content: requiredText(CHAT_MESSAGE_MAX, 'Scrivi un messaggio prima di inviarlo.'),
  /** The client's time, which is ignored in favour of the server's. */
  timestamp: z.string().optional(),
  anonymous: z.literal(true).optional(),
  clientId: ClientId.optional(),
});
export type ClientMessage = z.input<typeof ClientMessage>;

/** Asks the server to answer, as proof that the connection is alive. */
export const ClientCheck = z.object({ type: z.literal('connection'), event: z.literal('check') });
export type ClientCheck = z.input<typeof ClientCheck>;

/** Any frame that a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [ClientMessage, ClientCheck]);

export const ChatMessage = z.object({
  type: z.literal('chat'),
  id: MessageId,
  content: z.string(),
  timestamp: Timestamp,
  anonymous: z.literal(true),
  /** The sender's pseudonym, as in the post's comments; in a mentorship, the sender's role. */
  alias: z.string(),
  /** Only on the receiver's own messages, sent from another socket or before a reconnection. */
  mine: z.literal(true).optional(),
  clientId: z.string().optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const RefusalCode = z.enum(['blocked', 'needs_care', 'links_too_soon', 'too_long', 'rate_limited', 'invalid']);
export type RefusalCode = z.infer<typeof RefusalCode>;

const notice = <Event extends string, Shape extends z.ZodRawShape>(event: Event, shape: Shape) =>
  z.object({ type: z.literal('connection'), event: z.literal(event), message: z.string(), ...shape });

/** People in the room, including the receiver; sockets of one person count once. */
const count = z.number().int().min(0);

/** Each has an Italian `message` to show as it is. New events may be added, so clients show the message of unknown ones. */
export const Notice = z.discriminatedUnion('event', [
  notice('welcome', {
    alias: z.string(),
    count,
    /** Messages after this one follow. */
    since: MessageId,
    /** The newest message at this moment, 0 if there is none; the replay ends with it. */
    lastId: MessageId,
    /** Null for a chat that ends with its mentorship. */
    endsAt: Timestamp.nullable(),
    /** Whether some of the missed messages are no longer stored. */
    truncated: z.boolean(),
  }),
  notice('joined', { count }),
  notice('left', { count }),
  notice('present', { count }),
  notice('ack', { clientId: z.string(), id: MessageId, timestamp: Timestamp }),
  notice('refused', {
    /** Unknown codes are accepted, because an open page may be older than the server. */
    code: RefusalCode.catch('invalid'),
    clientId: z.string().optional(),
    /** Seconds until the same message may succeed. */
    retryAfter: z.number().optional(),
  }),
  /** Messages that were removed, such as those of a deleted account; after `welcome`, those up to `since`. */
  notice('removed', { ids: z.array(MessageId) }),
  notice('ended', {}),
  notice('signed_out', {}),
  notice('paused', {}),
  notice('interrupted', {}),
]);
export type Notice = z.infer<typeof Notice>;

export const ServerMessage = z.union([ChatMessage, Notice]);
export type ServerMessage = z.infer<typeof ServerMessage>;
