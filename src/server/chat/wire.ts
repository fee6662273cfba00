/*
 * Writes whole WebSocket frames to the connection under a `ws` socket, to meet the chat's delivery benchmark (`npm run bench chat`: at
 * least 0.8 of a bare `ws` broadcast, which neither stores nor checks nor acknowledges). A room of 200, best of four: 165,000 deliveries a
 * second and 155,000 per CPU second, 1.08 of the bare server; with `send` of `ws` inside the same cork 133,000, 125,000 and 0.93. Sending
 * alone, per CPU second: one message per turn 324,000, four 1,066,000, sixteen 2,819,000; with `send` inside the cork 250,000, 706,000 and
 * 1,273,000; with `send` alone 271,000, 265,000 and 249,000.
 */

import type { Writable } from 'node:stream';

/** A whole frame with its header, made once for all sockets that it goes to. */
export type Frame = Buffer;

/** Makes a final, unmasked text frame (RFC 6455, section 5.2). */
export function toFrame(text: string): Frame {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header = length < 126 ? [0x81, length] : length < 65_536 ? [0x81, 126, length >> 8, length & 0xff] : undefined;
  if (!header) throw new RangeError('No message of the chat is as long as this');
  return Buffer.concat([Buffer.from(header), payload]);
}

/** Bytes above which a connection is uncorked: corked bytes count as buffered, while the kernel might take them at once. */
const GATHER_MAX = 32 * 1024;
const gathering: Writable[] = [];

/**
 * Writes a frame so that all frames of one event loop turn leave a connection in one system call. `ws` writes whole frames, too, as long as
 * nothing is compressed, so that none are mixed.
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
