import { z } from 'zod';
import { Id, requiredText, Timestamp } from '../text.ts';
import { CHAT_MESSAGE_MAX, CLIENT_ID_MAX } from './limits.ts';

/*
 * The chat, a WebSocket at `/ws?postId={id}` or `/ws?requestId={id}`; each text frame is one JSON object.
 *
 * Entering. The handshake needs a session (cookie or bearer header) and the site's own Origin (none only beside a bearer
 * header). Refusals are HTTP answers with the body of every other refusal: 400 malformed address, 401 no session,
 * 403 another site or another person's request, 404 no such post or request, 409 no chat there, 410 the chat is over,
 * 429 too many sockets or tries, 431 address and headers of more than 16 KiB, 503 not now. A browser does not tell a script
 * why a socket failed: a plain `GET` of the same address gives the same refusals, and 426 when one may enter.
 *
 * Sending. `ClientMessage`. A message is kept when its `ack` comes, and only then. Until it comes, send it again with the
 * same `clientId` on every new connection: it is delivered once. A `refused` notice with the `clientId` ends it too.
 *
 * Receiving. Every message of the room reaches every socket once and in the order of `id`, as `ChatMessage`; the socket
 * that sent it gets `ack` in its place, at that very point of the order. The same person's other sockets, and replays, get
 * it with `mine` and its `clientId`. So the highest `id` seen in a message, an `ack` or `welcome.since` is where one
 * stands: a new connection with `?since={that}` gets what was missed, then goes on. An `ack` for a message that was sent
 * again may carry a lower `id`, of a message that came back by replay.
 * `since=0` replays all that is kept; without `since` nothing is replayed.
 *
 * Keeping. The newest 5,000 messages of a post's chat are kept in memory until its end. The newest 500 of a mentorship are kept in the
 * database, sealed, until it is over: neither a restart nor time loses them. Lines that somebody reports are kept there, sealed, until their
 * case is closed.
 *
 * Removing. A message that is removed, by its sender's farewell or by a decision, goes from every page: `removed` names it to all who
 * are there, and to whoever comes back with `since`, right after `welcome`. What the room has merely outgrown is not named.
 *
 * Checking. A browser does not show a script the server's pings. `ClientCheck` is answered by `present` on the same socket,
 * so that a page can tell a silent room from a line that died without a word.
 *
 * Presence. Others learn that somebody came up to 6 seconds late, and that somebody left up to 31. The delay is drawn anew
 * for each room and each time, so that leaving two rooms at once gives nobody away; whoever is back before that never left.
 * Messages are never late.
 *
 * Closing. 1000: over for this person (`ended`, `signed_out`, `paused`), do not come back. Anything else (1001 the server restarts,
 * 1008 message in more than 128 fragments, 1009 frame over 64 KiB, 1012 and 1013 the chat was interrupted, 1006): come back after
 * 3 seconds.
 */

/** Rises within a room, never below the clock's milliseconds; the room's order. Ids may be skipped. */
export const MessageId = z
  .number({ error: 'Identificativo non valido' })
  .int({ error: 'Identificativo non valido' })
  .min(0, { error: 'Identificativo non valido' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'Identificativo non valido' });

/** Which room a socket enters, and the last message that its person has. */
export const ChatAddress = z
  .object({ postId: Id.optional(), requestId: Id.optional(), since: MessageId.optional() })
  .refine(({ postId, requestId }) => (postId === undefined) !== (requestId === undefined), {
    path: ['postId'],
    error: 'Indica un post oppure una richiesta',
  });
export type ChatAddress = z.infer<typeof ChatAddress>;

/** Of whom letters are read where there is no socket. */
export const ListLetters = z.object({ requestId: Id });

/** What one of the two of a mentorship has written to the other. */
export const Letter = z
  .object({
    id: MessageId.meta({ description: 'As in the chat: rises in the order in which they were written' }),
    content: z.string(),
    createdAt: Timestamp,
    alias: z.string().meta({ description: 'The writer’s side' }),
    mine: z.boolean(),
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof Letter>;

/** The sender's own name for a message. */
export const ClientId = z.string().min(1).max(CLIENT_ID_MAX);

export const ClientMessage = z.object({
  type: z.literal('chat'),
  content: requiredText(CHAT_MESSAGE_MAX, 'Scrivi un messaggio prima di inviarlo.'),
  /** The client's clock; the server's is what counts. */
  timestamp: z.string().optional(),
  anonymous: z.literal(true).optional(),
  clientId: ClientId.optional(),
});
export type ClientMessage = z.input<typeof ClientMessage>;

/** Asks for a sign of life. */
export const ClientCheck = z.object({ type: z.literal('connection'), event: z.literal('check') });
export type ClientCheck = z.input<typeof ClientCheck>;

/** All that a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [ClientMessage, ClientCheck]);

export const ChatMessage = z.object({
  type: z.literal('chat'),
  id: MessageId,
  content: z.string(),
  timestamp: Timestamp,
  anonymous: z.literal(true),
  /** The sender's pseudonym, as in the post's comments; in a mentorship, the sender's role. */
  alias: z.string(),
  /** Only on one's own messages, sent from another socket or before a reconnection. */
  mine: z.literal(true).optional(),
  clientId: z.string().optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const RefusalCode = z.enum(['blocked', 'too_long', 'rate_limited', 'invalid']);
export type RefusalCode = z.infer<typeof RefusalCode>;

const notice = <Event extends string, Shape extends z.ZodRawShape>(event: Event, shape: Shape) =>
  z.object({ type: z.literal('connection'), event: z.literal(event), message: z.string(), ...shape });

/** People in the room, oneself included; sockets of one person count once. */
const count = z.number().int().min(0);

/** Each has a `message` in Italian that can be shown as it is. New events may be added: show their message. */
export const Notice = z.discriminatedUnion('event', [
  notice('welcome', {
    alias: z.string(),
    count,
    /** Messages after this one follow. */
    since: MessageId,
    /** The newest message at this moment, 0 if there is none: the replay is over when it has come. */
    lastId: MessageId,
    /** Null for a chat that ends with its mentorship. */
    endsAt: Timestamp.nullable(),
    /** Some of what was missed is not kept any more. */
    truncated: z.boolean(),
  }),
  notice('joined', { count }),
  notice('left', { count }),
  notice('present', { count }),
  notice('ack', { clientId: z.string(), id: MessageId, timestamp: Timestamp }),
  notice('refused', {
    /** A page that stayed open may not know the code of a newer server. */
    code: RefusalCode.catch('invalid'),
    clientId: z.string().optional(),
    /** Seconds until the same message may succeed. */
    retryAfter: z.number().optional(),
  }),
  /** Messages that were removed, such as those of somebody who has erased their account; after `welcome`, those up to `since`. */
  notice('removed', { ids: z.array(MessageId) }),
  notice('ended', {}),
  notice('signed_out', {}),
  notice('paused', {}),
  notice('interrupted', {}),
]);
export type Notice = z.infer<typeof Notice>;

export const ServerMessage = z.union([ChatMessage, Notice]);
export type ServerMessage = z.infer<typeof ServerMessage>;
