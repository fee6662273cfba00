import type { ServerMessage } from '../../src/routers/chat/schema.ts';
import { minutesAgo } from '../posts/samples.ts';

const said: [alias: string, content: string, mine?: true][] = [
  ['Airone Quieto', 'Numero 12, un’altra città, stesso plesso. Entro.'],
  ['Lince Lenta', 'io costituzionale, numero 40. i mal di pancia si possono mescolare?'],
  ['Colomba Ideale', 'Si devono.', true],
  ['Airone Quieto', 'A che ora vi hanno convocati?'],
  ['Colomba Ideale', 'Alle nove. Alle otto sono già lì a contare le piastrelle.', true],
  ['Lince Lenta', 'Allora domani mattina sappiamo di essere in tre.'],
];

const messages: ServerMessage[] = [
  {
    type: 'connection',
    event: 'welcome',
    message: 'Connesso',
    alias: 'Colomba Ideale',
    count: 3,
    since: 0,
    lastId: said.length,
    endsAt: minutesAgo(-60 * 23),
    truncated: false,
  },
  ...said.map(([alias, content, mine], index): ServerMessage => {
    const timestamp = minutesAgo(said.length - index);
    return { type: 'chat', id: index + 1, content, timestamp, anonymous: true, alias, ...(mine && { mine, clientId: `c${index}` }) };
  }),
];

/** Replaces WebSocket by a chat in which others have been talking. */
export function answerChat(): void {
  class Room extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = Room.OPEN;
    constructor() {
      super();
      setTimeout(() => {
        this.dispatchEvent(new Event('open'));
        for (const message of messages) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
      });
    }
    send() {}
    close() {}
  }
  window.WebSocket = Room as unknown as typeof WebSocket;
}
