import type { FastifyReply } from 'fastify';
import type { Rest } from '../../routers/page.ts';

const TOTAL = 'x-total-count';

/** RFC 8288: where a list goes on, from its own address; and how much of it there is. */
export async function sendListHeaders(reply: FastifyReply, { next, total }: Rest): Promise<void> {
  const [path, query] = reply.request.url.split('?', 2);
  if (next) {
    const parameters = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next)) parameters.set(name, value);
    void reply.header('link', `<${path}?${String(parameters)}>; rel="next"`);
  }
  if (total) void reply.header(TOTAL, await total());
}
