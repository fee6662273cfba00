import { z } from 'zod';
import { BoardMessage, CreateBoardMessage } from '../src/routers/board/schema.ts';
import { ChatMessage, ClientCheck, ClientMessage, Notice } from '../src/routers/chat/schema.ts';
import { NoticesState } from '../src/routers/notices/schema.ts';
import type { AsyncChannel, AsyncDocument, AsyncMessage, AsyncOperation, Ref } from '../src/server/docs/async-types.ts';
import { ASYNC_INFO, CHANNELS } from './async-prose.ts';
import { EXAMPLES } from './examples.ts';
import { plainSchemas } from './schemas.ts';

type Json = Record<string, unknown>;

const AT = '2026-11-21T22:58:04.000Z';
const PLACE = 1_795_301_884_000;

interface Described {
  schema: z.ZodType;
  summary: string;
  example: unknown;
}

const TALK: Record<string, Described> = {
  clientMessage: {
    schema: ClientMessage,
    summary: 'Sends a message',
    example: { type: 'chat', content: 'Anch’io non dormo.', clientId: 'b7f1', anonymous: true },
  },
  clientCheck: {
    schema: ClientCheck,
    summary: 'Asks whether the connection is alive; the answer is `present`',
    example: { type: 'connection', event: 'check' },
  },
};

type Event = z.infer<typeof Notice>['event'];

const said = (event: Event, message: string, fields: object = {}) => ({ type: 'connection', event, message, ...fields });

/** The summary and an example of each event of a chat. */
const EVENTS: Record<Event, [summary: string, example: unknown]> = {
  welcome: [
    'The client has entered. Messages after `since` follow; the replay is complete once `lastId` has arrived. `truncated`: some missed messages are no longer stored',
    said('welcome', 'Ci siete in due.', { alias: 'Airone Quieto', count: 2, since: 0, lastId: PLACE, endsAt: AT, truncated: false }),
  ],
  joined: ['Somebody has entered; `count` is the number of people in the room', said('joined', 'Qualcuno è entrato.', { count: 3 })],
  left: ['Somebody has left; `count` is the number of people in the room', said('left', 'Qualcuno è uscito.', { count: 2 })],
  present: ['The connection is alive; `count` is the number of people in the room', said('present', 'Ci siete in due.', { count: 2 })],
  ack: [
    'The client’s own message is stored, at this position in the order',
    said('ack', 'Inviato.', { clientId: 'b7f1', id: PLACE, timestamp: AT }),
  ],
  refused: [
    'A message was not stored; `retryAfter` is the number of seconds until it may succeed',
    said('refused', 'Aspetta un momento.', { code: 'rate_limited', clientId: 'b7f1', retryAfter: 3 }),
  ],
  removed: [
    'These messages were removed: stop showing them. Right after `welcome`, they are those up to `since` that were removed',
    said('removed', 'Alcuni messaggi non ci sono più.', { ids: [PLACE] }),
  ],
  ended: ['The chat is over: do not reconnect', said('ended', 'La chat è finita.')],
  signed_out: ['The session has ended: do not reconnect', said('signed_out', 'Accedi di nuovo per rientrare.')],
  paused: [
    'The account may not write for a while: do not reconnect until it may',
    said('paused', 'Ora puoi leggere ma non scrivere: nelle impostazioni trovi perché'),
  ],
  interrupted: ['The chat was interrupted: reconnect in a few seconds', said('interrupted', 'La linea è caduta: torniamo tra poco.')],
};

const HEARD: Record<string, Described> = {
  chatMessage: {
    schema: ChatMessage,
    summary:
      'A message of the room. `mine` and `clientId` are set only on the receiver’s own messages, sent from another socket or before a reconnection',
    example: { type: 'chat', id: PLACE, content: 'Anch’io non dormo.', timestamp: AT, anonymous: true, alias: 'Lince Lieve' },
  },
  ...Object.fromEntries(
    Notice.options.map((schema) => {
      const event = schema.shape.event.value;
      const [summary, example] = EVENTS[event];
      return [event, { schema, summary, example }];
    }),
  ),
};

/** The form in which tRPC sends a failure in a stream; the fields are those of the error formatter in src/routers/trpc.ts. */
const FailedStream = z.object({
  message: z.string(),
  code: z.number().int().meta({ description: 'The number that tRPC gives this kind of failure' }),
  data: z.looseObject({
    code: z.string(),
    httpStatus: z.number().int(),
    reason: z.string().optional(),
    retryAfter: z.number().int().optional().meta({ description: 'Seconds until another attempt may succeed' }),
  }),
});

const OTHERS: Record<string, Described> = {
  boardMessage: { schema: BoardMessage, summary: 'A message on the board', example: EXAMPLES.BoardMessage },
  newBoardMessage: {
    schema: CreateBoardMessage.omit({ id: true }),
    summary: 'A new message for the board',
    example: EXAMPLES.CreateBoardMessage,
  },
  noticesState: { schema: NoticesState, summary: 'The number of unread notices', example: { unread: 2 } },
  noticesFailure: {
    schema: FailedStream,
    summary: 'The event `serialized-error`, the last of a stream that fails or is refused. Its `data` is that of a failed call in tRPC',
    example: {
      message: 'Troppe finestre aperte',
      code: -32029,
      data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, reason: 'too_many_streams', retryAfter: 60 },
    },
  },
};

/** Messages that clients send; the server sends the others. */
const OF_CLIENTS = new Set([...Object.keys(TALK), 'newBoardMessage']);

/** Creates the AsyncAPI 3 document of all live messages from the schemas that the server parses with. */
export function createAsyncDocument(): AsyncDocument {
  const all = { ...TALK, ...HEARD, ...OTHERS };
  return {
    asyncapi: '3.0.0',
    info: ASYNC_INFO,
    defaultContentType: 'application/json',
    servers: {
      sockets: { host: 'localhost:5000', protocol: 'ws', description: 'WebSockets', security: SECURITY },
      http: { host: 'localhost:5000', protocol: 'http', description: 'Calls and server-sent events', security: SECURITY },
    },
    channels: {
      chat: socket('chat', { postId: { type: 'integer', minimum: 1, description: 'Id of the post' } }),
      letters: socket('letters', { requestId: { type: 'integer', minimum: 1, description: 'Id of the request' } }),
      board: {
        address: '/api/study-groups/{id}/messages',
        ...CHANNELS.board,
        servers: [{ $ref: '#/servers/http' }],
        parameters: { id: { description: 'Id of the group' } },
        messages: messagesOf(['boardMessage', 'newBoardMessage']),
      },
      notices: {
        address: '/trpc/notices.live',
        ...CHANNELS.notices,
        servers: [{ $ref: '#/servers/http' }],
        messages: messagesOf(['noticesState', 'noticesFailure']),
      },
    },
    operations: {
      talk: operation('chat', 'send', 'Send messages', Object.keys(TALK)),
      listen: operation('chat', 'receive', 'Receive messages', Object.keys(HEARD)),
      write: operation('letters', 'send', 'Send messages', Object.keys(TALK)),
      read: operation('letters', 'receive', 'Receive earlier and new messages', Object.keys(HEARD)),
      writeOnBoard: operation('board', 'send', 'Post on a board', ['newBoardMessage'], 'POST'),
      readBoard: operation('board', 'receive', 'Read a board', ['boardMessage'], 'GET'),
      followNotices: operation('notices', 'receive', 'Follow your notices', ['noticesState', 'noticesFailure'], 'GET'),
    },
    components: {
      messages: Object.fromEntries(Object.entries(all).map(([name, described]) => [name, message(name, described)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` from login' },
        cookie: { type: 'httpApiKey', in: 'cookie', name: 'sottovoce', description: 'Set by login in a browser' },
      },
    },
  };
}

const SECURITY = ['bearer', 'cookie'].map((name) => ({ $ref: `#/components/securitySchemes/${name}` }));

function socket(name: 'chat' | 'letters', room: Json): AsyncChannel {
  const since = {
    type: 'integer',
    minimum: 0,
    maximum: 999_999_999_999_999,
    description: 'The highest `id` seen: messages after it come first',
  };
  const query = { type: 'object', properties: { ...room, since }, required: Object.keys(room) };
  return {
    address: '/ws',
    ...CHANNELS[name],
    servers: [{ $ref: '#/servers/sockets' }],
    messages: messagesOf([...Object.keys(TALK), ...Object.keys(HEARD)]),
    bindings: { ws: { method: 'GET', query, bindingVersion: '0.1.0' } },
  };
}

function messagesOf(names: string[]): Record<string, Ref> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}

function operation(channel: string, action: AsyncOperation['action'], summary: string, names: string[], method?: string): AsyncOperation {
  return {
    action,
    channel: { $ref: `#/channels/${channel}` },
    summary,
    messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
    ...(method && { bindings: { http: { method, bindingVersion: '0.3.0' } } }),
  };
}

/** Converts a schema to draft 7 of JSON Schema, the format of AsyncAPI. */
function message(name: string, { schema, summary, example }: Described): AsyncMessage {
  const io = OF_CLIENTS.has(name) ? 'input' : 'output';
  const { $schema: _, definitions = {}, ...payload } = z.toJSONSchema(schema, { target: 'draft-7', io, reused: 'inline' }) as Json;
  return {
    title: name,
    summary,
    payload: plainSchemas({ schema: inlined(payload, definitions as Json) }).schema,
    examples: [{ payload: example }],
  };
}

/** Replaces references to named schemas by the schemas. */
function inlined<Node>(node: Node, definitions: Json): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => inlined<unknown>(part, definitions)) as Node;
  const { $ref, ...rest } = node as Json;
  const named = typeof $ref === 'string' ? (definitions[$ref.split('/').at(-1)!] as Json) : {};
  return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([key, part]) => [key, inlined(part, definitions)])) as Node;
}
