import type { FastifyReply } from 'fastify';
import type { Rest } from '../../routers/page.ts';

const TOTAL = 'x-total-count';

/** RFC 8288: where a list goes on, from its own address; and how much of it there is. */
export async function sendListHeaders(reply: FastifyReply, { next, total }: Rest): Promise<void> {
  const { url } = reply.request;
  // A query may hold further question marks.
  const [path] = url.split('?', 1);
  const query = url.slice(path!.length);
  if (next) {
    const parameters = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next)) parameters.set(name, value);
    void reply.header('link', `<${path}?${String(parameters)}>; rel="next"`);
  }
  if (total) void reply.header(TOTAL, await total());
}
