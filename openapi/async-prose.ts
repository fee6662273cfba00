/** The descriptions of the AsyncAPI document and of its channels. */
export const ASYNC_INFO = {
  title: 'Sottovoce, live',
  version: '1.0.0',
  description: `What comes by itself: chats, letters of mentorships, boards of study groups and notices. The calls are in the OpenAPI document at \`/api/openapi.json\`.

**Sessions.** Every line takes the session of the calls: \`Authorization: Bearer …\`, or the cookie. A WebSocket of a browser must come from the site's own \`Origin\`.

**Anonymity.** Nobody is named: \`alias\` is one person's name in one thread, group or mentorship.

**Versions.** Messages, events and fields are only ever added, so a client ignores what it does not know; of an unknown event of a chat it shows the \`message\`.`,
  contact: { name: 'Sottovoce' },
};

const CHAT_RULES = `**Entering.** Refusals of the handshake are HTTP answers of the form \`Failure\`: 400, 401, 403, 404, 409 (no chat there), 410 (it is over), 429, 503. A plain \`GET\` of the same address gives the same refusals, and 426 to whoever may enter. Beside the cookie the handshake needs the site’s own \`Origin\`, which browsers send by themselves; beside a bearer header it needs none.

**Sending.** A message is kept when its \`ack\` comes, and only then. Until it comes, send it again with the same \`clientId\` on every new connection: it is delivered once. \`refused\` with the \`clientId\` ends it too.

**Receiving.** Every message of the room comes once and in the order of \`id\`; who sent it gets \`ack\` in its place. The highest \`id\` seen in a message, an \`ack\` or \`welcome.since\` is where one stands: a new connection with \`since\` gets what was missed, then goes on. \`since=0\` replays all that is kept.

**Presence.** Others learn of comings and goings some seconds late, at random; messages are never late.

**Bounds.** 5 sockets a person, 5 messages in 5 seconds, frames of 64 KiB, messages of 128 fragments.

**Closing.** After 1000 do not come back. After any other code come back in 3 seconds.`;

export const CHANNELS = {
  chat: {
    title: 'The chat of a talk post',
    description: `Everybody who entered hears everybody. The newest 5,000 messages are kept until the chat ends; lines that somebody reports, until their case is closed.\n\n${CHAT_RULES}`,
  },
  letters: {
    title: 'The letters of a mentorship',
    description: `The two people of an accepted request, each by their role. The newest 500 messages stay, sealed, until either side ends it: connect with \`since=0\` to read them. Whoever is away gets a notice. Otherwise as a chat.`,
  },
  board: {
    title: 'The board of a study group',
    description: `A board has no line of its own. A notice of kind \`group\` and event \`written\` says that there is something new, and \`GET\` reads the board from its end; \`POST\` writes, with an \`Idempotency-Key\` if the answer may get lost. Members only.`,
  },
  notices: {
    title: 'One’s own notices',
    description: `Server-sent events of a tRPC subscription. Each event says how many notices are unread, now and at each change; which ones, \`GET /api/notices\` says. Its \`id\` is where the list ends: who comes back with \`Last-Event-ID\` is told at once only if something was added meanwhile. Besides, there are the events \`connected\`, \`ping\` (every 20 seconds) and \`return\`, without anything to read. A stream ends after four minutes, with its session, or when the server stops: then come back. A person may have five.`,
  },
} as const;
