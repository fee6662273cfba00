import type { FastifyReply } from 'fastify';
import type { Rest } from '../../routers/page.ts';

const TOTAL = 'x-total-count';

/** Sends a `Link` header (RFC 8288) to the next page of a list, and the total count. */
export async function sendListHeaders(reply: FastifyReply, { next, total }: Rest): Promise<void> {
  const { url } = reply.request;
  // A query may itself contain question marks.
  const [path] = url.split('?', 1);
  const query = url.slice(path!.length);
  if (next) {
    const parameters = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next)) parameters.set(name, value);
    void reply.header('link', `<${path}?${String(parameters)}>; rel="next"`);
  }
  if (total) void reply.header(TOTAL, await total());
}
