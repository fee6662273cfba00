import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead } from '../limits/json.ts';

/** Returns Fastify's JSON parser, safe from prototype poisoning and from JSON that takes long to parse; an empty body is no error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return async (request: FastifyRequest, body: string): Promise<unknown> => {
    if (body.trim() === '') return undefined;
    if (isBroken(request, body)) throw broken();
    if (!(await mayRead(body))) throw bloated();
    return new Promise((resolve, reject) => void parse(request, body, (error, value) => (error ? reject(error) : resolve(value))));
  };
}

/** Checks a JSON body that tRPC's adapter parses later. */
export async function beforeJson(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'string') return;
  if (isBroken(request, body)) throw broken();
  if (!(await mayRead(body))) throw bloated();
}

/** Refuses bodies that declare another charset than UTF-8, the only one of JSON (RFC 8259): their accents would be lost for good. */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) done(new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' }));
    else done();
  });
}

/** Whether invalid UTF-8 became replacement characters, which changes the length; the character alone may have been sent on purpose. */
function isBroken({ headers }: FastifyRequest, body: string): boolean {
  return body.includes('\uFFFD') && Buffer.byteLength(body) !== Number(headers['content-length']);
}

function broken(): Error {
  return Object.assign(new Error('JSON that is no UTF-8'), { statusCode: 400 });
}

function bloated(): Error {
  return Object.assign(new Error('JSON of too many parts'), { statusCode: 400 });
}
