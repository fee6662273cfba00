import { IncomingMessage } from 'node:http';

/**
 * A request with Node's property `upgrade`, by which it decides whether a connection leaves HTTP. As the chat listens for upgrades, Node
 * would accept any: `curl --http2` and Java's HttpClient offer HTTP/2 with every request, and may be answered as if they did not
 * (RFC 9110, 7.8). So may an offer of WebSocket while an earlier request of its connection is unanswered: its own answer cannot be written
 * yet, and the library for WebSockets would leave the connection to nobody.
 */
export class Request extends IncomingMessage {
  declare private offered: boolean | null;
  declare private waits: boolean;

  get upgrade(): boolean | null {
    return this.offered && (this.method === 'CONNECT' || (!this.waits && this.headers.upgrade?.toLowerCase() === 'websocket'));
  }

  /** Whether the client offered a protocol that is ignored. */
  get isOfferIgnored(): boolean {
    return Boolean(this.offered) && !this.upgrade;
  }

  /** Called by the constructor of `IncomingMessage`, and for each request as it is parsed. */
  set upgrade(offered: boolean | null) {
    this.offered = offered;
    // Node's property for the response that is being written to a connection.
    this.waits = Boolean((this.socket as { _httpMessage?: unknown } | null)?._httpMessage);
  }
}
