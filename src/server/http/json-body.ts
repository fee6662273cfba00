import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead } from '../limits/json.ts';

/** Fastify's JSON parser, safe from prototype poisoning and from what takes long to read; an empty body is no body instead of an error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return async (request: FastifyRequest, body: string): Promise<unknown> => {
    if (body.trim() === '') return undefined;
    if (isBroken(request, body)) throw broken();
    if (!(await mayRead(body))) throw bloated();
    return new Promise((resolve, reject) => void parse(request, body, (error, value) => (error ? reject(error) : resolve(value))));
  };
}

/** For calls whose body is read later, by somebody else. */
export async function beforeJson(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'string') return;
  if (isBroken(request, body)) throw broken();
  if (!(await mayRead(body))) throw bloated();
}

/** JSON is UTF-8 (RFC 8259): what says that it is something else would lose its accents for good. */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) done(new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' }));
    else done();
  });
}

/** Bytes that are no UTF-8 have become replacement characters, which are more or fewer. Somebody may as well have sent such a character. */
function isBroken({ headers }: FastifyRequest, body: string): boolean {
  return body.includes('\uFFFD') && Buffer.byteLength(body) !== Number(headers['content-length']);
}

function broken(): Error {
  return Object.assign(new Error('JSON that is no UTF-8'), { statusCode: 400 });
}

function bloated(): Error {
  return Object.assign(new Error('JSON of too many parts'), { statusCode: 400 });
}
