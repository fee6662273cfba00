import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A stop waits for every connection that Node does not count as idle; these would not end by themselves. */
export function endConnectionsOnStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    // Browsers open connections in advance and may never use them.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  // One that is busy now would be kept alive after its answer.
  app.addHook('onSend', async (_, reply) => {
    if (stopping) void reply.header('connection', 'close');
  });
}
