/*
 * Writes whole WebSocket frames to the connection under a `ws` socket, for the chat's bar of deliveries (`npm run bench chat`: at least
 * 0.8 of a bare `ws` broadcast, which neither stores nor checks nor acknowledges). A room of 200, best of four: 165,000 a second and
 * 155,000 for each second of processor, 1.08 of the bare server; with `send` of `ws` inside the same cork 133,000, 125,000 and 0.93.
 * Sending alone, for each second of processor: one message in a turn 324,000, four 1,066,000, sixteen 2,819,000; with `send` inside the
 * cork 250,000, 706,000 and 1,273,000; with `send` alone 271,000, 265,000 and 249,000.
 */

import type { Writable } from 'node:stream';

/** A whole frame, header included: made once, however many sockets it goes to. */
export type Frame = Buffer;

/** RFC 6455, section 5.2: a final text frame of a server, which masks nothing. */
export function toFrame(text: string): Frame {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header = length < 126 ? [0x81, length] : length < 65_536 ? [0x81, 126, length >> 8, length & 0xff] : undefined;
  if (!header) throw new RangeError('No message of the chat is as long as this');
  return Buffer.concat([Buffer.from(header), payload]);
}

/** More than this is not held back: what is held back counts as buffered, and the kernel may take it at once. */
const GATHER_MAX = 32 * 1024;
const gathering: Writable[] = [];

/**
 * What is written to a connection within one turn of the event loop leaves together, in one system call. `ws` writes whole frames
 * too, as long as nothing is compressed, so that none are mixed.
 */
export function writeFrame(wire: Writable, frame: Frame): void {
  if (wire.writableCorked === 0) {
    wire.cork();
    if (gathering.push(wire) === 1) setImmediate(release);
  }
  wire.write(frame);
  if (wire.writableLength > GATHER_MAX) wire.uncork();
}

function release(): void {
  for (const wire of gathering.splice(0)) wire.uncork();
}
