/** The descriptions of the AsyncAPI document and of its channels. */
export const ASYNC_INFO = {
  title: 'Sottovoce, live',
  version: '1.0.0',
  description: `What the server pushes: chats, mentorship messages, boards of study groups and notices. The calls are described in the OpenAPI document at \`/api/openapi.json\`.

**Sessions.** Every connection requires the same session as the calls: \`Authorization: Bearer …\`, or the cookie. A browser’s WebSocket must come from the site's own \`Origin\`.

**Anonymity.** No message names a person: \`alias\` is the name of one person in one thread or group, or their role in a mentorship.

**Versions.** Messages, events and fields are only ever added, so clients must ignore what they do not know, and show the \`message\` of an unknown chat event.`,
  contact: { name: 'Sottovoce' },
};

const CHAT_RULES = `**Entering.** Refusals of the handshake are HTTP responses of the form \`Failure\`: 400, 401, 403, 404, 409 (no chat there), 410 (the chat is over), 429, 503. A plain \`GET\` of the same address returns the same refusals, and 426 if the caller may enter. With the cookie, the handshake requires the site’s own \`Origin\`, which browsers send by themselves; with a bearer header it may be missing.

**Sending.** A message is stored once its \`ack\` arrives. Until then, resend it with the same \`clientId\` on every new connection: it is delivered once. With another text it is another message. If it has been removed meanwhile, \`removed\` follows the \`ack\`. A \`refused\` with the \`clientId\` also ends the attempt.

**Receiving.** Every message of the room arrives once and in the order of \`id\`; the sending socket gets \`ack\` in its place, if the message had a \`clientId\`; without one it gets nothing, and does not learn its position. The highest \`id\` seen in a message, an \`ack\` or \`welcome.since\` is the client’s position: a new connection with \`since\` gets what was missed, then continues. \`since=0\` replays everything that is stored.

**Presence.** Others learn of arrivals and departures late, by a random number of seconds; messages are never delayed.

**Limits.** 5 sockets per person, 5 messages in 5 seconds, frames of 64 KiB, messages of 128 fragments.

**Closing.** After code 1000 do not reconnect. After any other code reconnect in 3 seconds.`;

export const CHANNELS = {
  chat: {
    title: 'The chat of a talk post',
    description: `Everybody in the room receives all messages. The newest 5,000 are kept until the chat ends; reported ones, until their case is closed.\n\n${CHAT_RULES}`,
  },
  letters: {
    title: 'The messages of a mentorship',
    description: `Between the two people of an accepted request, each named by their role. The newest 500 messages are kept, encrypted, until either side ends the mentorship: connect with \`since=0\` to read them. After that they can only be reported, by the other side, until the following day has passed. A person who is away gets a notice. Otherwise the same as a chat.`,
  },
  board: {
    title: 'The board of a study group',
    description: `A board has no connection of its own. A notice of kind \`group\` and event \`written\` says that there is something new; \`GET\` reads the board from its end, and \`POST\` adds a message, with an \`Idempotency-Key\` in case the response is lost. Members only.`,
  },
  notices: {
    title: 'Your own notices',
    description: `Server-sent events of a tRPC subscription. Each event holds the number of unread notices, at the start and at each change; \`GET /api/notices\` lists them. Its \`id\` is the end position of the list: a client that reconnects with \`Last-Event-ID\` gets an immediate event only if something was added meanwhile. The events \`connected\`, \`ping\` (every 20 seconds) and \`return\` carry no data of interest. The HTTP status is always 200: as in every tRPC subscription, a stream that is refused or fails ends with the event \`serialized-error\` instead, whose \`data.httpStatus\` and \`data.reason\` are those of other calls (401 \`unauthenticated\`, 429 \`too_many_streams\` or \`rate_limited\` with \`retryAfter\`, 503 \`busy\`). Close the connection then, because an \`EventSource\` would reconnect at once and for ever. A stream ends after four minutes, with its session, or when the server stops: then reconnect. A person may have five streams.`,
  },
} as const;
