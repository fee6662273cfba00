import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  from: string;
  to: string;
  /** Unfolded headers by lowercase name. */
  headers: Map<string, string>;
  plain: string;
  html: string;
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Returns the mails to this address that have not been taken. */
  cameTo(to: string): ReceivedMail[];
  /** Removes and returns the oldest mail to this address, waiting for one if necessary. */
  take(to: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Starts an SMTP server on the loopback interface. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = (mailFrom as { address: string }).address;
        received.push({ ...parse(Buffer.concat(chunks).toString()), from, to: rcptTo.map(({ address }) => address).join() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    cameTo: (to) => received.filter((mail) => mail.to === to),
    async take(to) {
      for (const patience = Date.now() + PATIENCE_MS; Date.now() < patience;) {
        const place = received.findIndex((mail) => mail.to === to);
        if (place >= 0) return received.splice(place, 1)[0]!;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(
        `No mail came to ${to}; there are ${received.map((mail) => `${mail.to} «${mail.headers.get('subject')}»`).join(', ')}`,
      );
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Starts a server that accepts connections and never sends anything. */
export async function startSilentServer(): Promise<{ url: string; connections: () => number; stop(): void }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.length,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Returns the token in the mail's link. */
export function tokenOf({ plain }: ReceivedMail): string {
  return /[?&]token=([\w-]+)/.exec(plain)![1]!;
}

export function codeOf({ plain }: ReceivedMail): string {
  return /^(\d{6})$/m.exec(plain)![1]!;
}

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'plain' | 'html' | 'raw'> {
  const [head, body] = halves(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [];
  const partOf = (type: string) => {
    const part = parts.map((one) => halves(one.replace(/^\r\n/, ''))).find(([top]) => top.includes(type));
    return part ? decoded(headersOf(part[0]).get('content-transfer-encoding'), part[1]) : '';
  };
  const subject = headers.get('subject');
  if (subject)
    headers.set(
      'subject',
      subject.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_, way: string, word: string) => encodedWord(way, word)),
    );
  return { headers, plain: partOf('text/plain'), html: partOf('text/html'), raw };
}

function halves(text: string): [head: string, body: string] {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
}

function decoded(encoding: string | undefined, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

function encodedWord(way: string, word: string): string {
  return way.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' '));
}

function unquoted(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  // Unquoted characters are ASCII.
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
