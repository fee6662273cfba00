import { WebSocket } from 'ws';
import type { ServerMessage } from '../../../src/routers/chat/schema.ts';

/** The sockets of one chat in which members speak now and then. */
export class SoakRoom {
  readonly #sockets: WebSocket[];
  #said = 0;
  /** Messages and acknowledgements received by all sockets. */
  heard = 0;
  /** Sockets that closed, by code. */
  readonly closes: Record<number, number> = {};
  #leaving = false;

  private constructor(sockets: WebSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets) {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'chat' || message.event === 'ack') this.heard += 1;
      });
      socket.on('close', (code) => {
        if (!this.#leaving) this.closes[code] = (this.closes[code] ?? 0) + 1;
      });
      socket.on('error', () => {});
    }
  }

  /** Resolves when all sockets have entered. @param sites used by the tokens in turn */
  static async enter(sites: string[], postId: number, tokens: string[]): Promise<SoakRoom> {
    const sockets = await Promise.all(
      tokens.map(async (token, index) => {
        const url = `${sites[index % sites.length]!.replace('http', 'ws')}/ws?postId=${postId}`;
        const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
        await new Promise<void>((resolve, reject) => {
          socket.once('message', () => resolve());
          socket.once('unexpected-response', (_, { statusCode }) => reject(new Error(`A socket was refused with ${statusCode}`)));
          socket.once('error', reject);
        });
        return socket;
      }),
    );
    return new SoakRoom(sockets);
  }

  say(): void {
    const socket = this.#sockets[this.#said % this.#sockets.length]!;
    if (socket.readyState !== WebSocket.OPEN) return;
    this.#said += 1;
    socket.send(JSON.stringify({ type: 'chat', content: `Ci sono ancora, ${this.#said}`, clientId: String(this.#said) }));
  }

  get open(): number {
    return this.#sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  /** Number of deliveries that are missing. */
  get missing(): number {
    return this.#said * this.#sockets.length - this.heard;
  }

  leave(): void {
    this.#leaving = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}
