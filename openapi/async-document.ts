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
    summary: 'Says something',
    example: { type: 'chat', content: 'Anch’io non dormo.', clientId: 'b7f1', anonymous: true },
  },
  clientCheck: {
    schema: ClientCheck,
    summary: 'Asks for a sign of life; `present` is the answer',
    example: { type: 'connection', event: 'check' },
  },
};

type Event = z.infer<typeof Notice>['event'];

const said = (event: Event, message: string, fields: object = {}) => ({ type: 'connection', event, message, ...fields });

/** The summary and an example of each event of a chat. */
const EVENTS: Record<Event, [summary: string, example: unknown]> = {
  welcome: [
    'One is in. Messages after `since` follow; the replay is over when `lastId` has come. `truncated`: some of what was missed is not kept any more',
    said('welcome', 'Ci siete in due.', { alias: 'Airone Quieto', count: 2, since: 0, lastId: PLACE, endsAt: AT, truncated: false }),
  ],
  joined: ['Somebody came in; `count` is how many people are there', said('joined', 'Qualcuno è entrato.', { count: 3 })],
  left: ['Somebody left', said('left', 'Qualcuno è uscito.', { count: 2 })],
  present: ['A sign of life, and how many are there', said('present', 'Ci siete in due.', { count: 2 })],
  ack: ['One’s own message is kept, at this place of the order', said('ack', 'Inviato.', { clientId: 'b7f1', id: PLACE, timestamp: AT })],
  refused: [
    'A message is not kept; `retryAfter` says in how many seconds it may be',
    said('refused', 'Aspetta un momento.', { code: 'rate_limited', clientId: 'b7f1', retryAfter: 3 }),
  ],
  removed: [
    'These messages were removed: take them off the screen. After `welcome` come those up to `since` that were removed meanwhile',
    said('removed', 'Alcuni messaggi non ci sono più.', { ids: [PLACE] }),
  ],
  ended: ['The chat is over: do not come back', said('ended', 'La chat è finita.')],
  signed_out: ['The session has ended: do not come back', said('signed_out', 'Accedi di nuovo per rientrare.')],
  paused: [
    'One may not write for a while: do not come back before',
    said('paused', 'Ora puoi leggere ma non scrivere: nelle impostazioni trovi perché'),
  ],
  interrupted: ['Come back in some seconds', said('interrupted', 'La linea è caduta: torniamo tra poco.')],
};

const HEARD: Record<string, Described> = {
  chatMessage: {
    schema: ChatMessage,
    summary: 'Somebody says something. `mine` and `clientId` only on one’s own, sent from elsewhere or before a reconnection',
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

const OTHERS: Record<string, Described> = {
  boardMessage: { schema: BoardMessage, summary: 'What a member wrote', example: EXAMPLES.BoardMessage },
  newBoardMessage: {
    schema: CreateBoardMessage.omit({ id: true }),
    summary: 'What one writes oneself',
    example: EXAMPLES.CreateBoardMessage,
  },
  noticesState: { schema: NoticesState, summary: 'How many notices are unread', example: { unread: 2 } },
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
      chat: socket('chat', { postId: { type: 'integer', minimum: 1, description: 'The post' } }),
      letters: socket('letters', { requestId: { type: 'integer', minimum: 1, description: 'The request' } }),
      board: {
        address: '/api/study-groups/{id}/messages',
        ...CHANNELS.board,
        servers: [{ $ref: '#/servers/http' }],
        parameters: { id: { description: 'The group' } },
        messages: messagesOf(['boardMessage', 'newBoardMessage']),
      },
      notices: {
        address: '/trpc/notices.live',
        ...CHANNELS.notices,
        servers: [{ $ref: '#/servers/http' }],
        messages: messagesOf(['noticesState']),
      },
    },
    operations: {
      talk: operation('chat', 'send', 'Talk', Object.keys(TALK)),
      listen: operation('chat', 'receive', 'Listen', Object.keys(HEARD)),
      write: operation('letters', 'send', 'Write', Object.keys(TALK)),
      read: operation('letters', 'receive', 'Read what was written, and what comes', Object.keys(HEARD)),
      writeOnBoard: operation('board', 'send', 'Write on a board', ['newBoardMessage'], 'POST'),
      readBoard: operation('board', 'receive', 'Read a board', ['boardMessage'], 'GET'),
      followNotices: operation('notices', 'receive', 'Follow one’s notices', ['noticesState'], 'GET'),
    },
    components: {
      messages: Object.fromEntries(Object.entries(all).map(([name, described]) => [name, message(name, described)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` of a login' },
        cookie: { type: 'httpApiKey', in: 'cookie', name: 'sottovoce', description: 'Set by a login in a browser' },
      },
    },
  };
}

const SECURITY = ['bearer', 'cookie'].map((name) => ({ $ref: `#/components/securitySchemes/${name}` }));

function socket(name: 'chat' | 'letters', room: Json): AsyncChannel {
  const since = { type: 'integer', minimum: 0, description: 'The highest `id` seen: what was missed since comes first' };
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
