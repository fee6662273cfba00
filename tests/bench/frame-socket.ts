import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A WebSocket with minimal overhead, so that a benchmark measures the server. */
export class FrameSocket {
  /** Called with the payload of each text frame. */
  onFrame: (payload: Buffer) => void = () => {};
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** @throws if the handshake is refused */
  static async open(url: string, token?: string): Promise<FrameSocket> {
    const { hostname, port, pathname, search } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    const headers = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n`);
    const own = new FrameSocket(socket);
    await own.#shakeHands();
    return own;
  }

  /** Sends a text frame, masked with zeros, which leave the text unchanged. */
  send(text: string): void {
    const payload = Buffer.from(text);
    const header =
      payload.length < 126
        ? Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
        : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
    this.#socket.write(Buffer.concat([header, payload]));
  }

  close(): void {
    this.#socket.destroy();
  }

  async #shakeHands(): Promise<void> {
    for (;;) {
      const [chunk] = (await once(this.#socket, 'data')) as [Buffer];
      this.#rest = Buffer.concat([this.#rest, chunk]);
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) continue;
      const answer = this.#rest.subarray(0, end).toString();
      if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer.split('\r\n')[0]);
      this.#rest = this.#rest.subarray(end + 4);
      this.#socket.on('data', (data: Buffer) => this.#read(data));
      // Data received with the handshake is read once the caller has set `onFrame`.
      setImmediate(() => this.#read(Buffer.alloc(0)));
      return;
    }
  }

  #read(chunk: Buffer): void {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (data.length - at >= 2) {
      const short = data[at + 1]! & 0x7f;
      const start = at + (short === 126 ? 4 : short === 127 ? 10 : 2);
      if (data.length < start) break;
      const length = short === 126 ? data.readUInt16BE(at + 2) : short === 127 ? Number(data.readBigUInt64BE(at + 2)) : short;
      if (data.length < start + length) break;
      if (data[at] === 0x81) this.onFrame(data.subarray(start, start + length));
      else if (data[at] === 0x89) this.#socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      at = start + length;
    }
    this.#rest = data.subarray(at);
  }
}
