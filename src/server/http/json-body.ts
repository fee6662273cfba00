import { isUtf8 } from 'node:buffer';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead } from '../limits/json.ts';

/** Returns Fastify's JSON parser, safe from prototype poisoning; an empty body is no error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    const text = await readJson(request, body);
    if (text.trim() === '') return undefined;
    return new Promise((resolve, reject) => void parse(request, text, (error, value) => (error ? reject(error) : resolve(value))));
  };
}

/** Returns a JSON body as text. @throws unless it is UTF-8 and takes no long time to parse */
export async function readJson(_: FastifyRequest, body: Buffer): Promise<string> {
  if (!isUtf8(body)) throw refusal('JSON that is no UTF-8');
  const text = body.toString();
  if (!(await mayRead(text))) throw refusal('JSON of too many parts');
  return text;
}

/**
 * Refuses bodies that declare another charset than UTF-8, the only one of JSON (RFC 8259), because their accents would be lost for good; and
 * those that declare to be compressed, which nothing here unpacks.
 */
export function refuseOtherEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type ?? '')?.[1];
    const refused = (charset !== undefined && !/^utf-?8$/i.test(charset)) || (encoding !== undefined && !/^(?:identity)?$/i.test(encoding));
    if (refused) done(new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' }));
    else done();
  });
}

function refusal(reason: string): Error {
  return Object.assign(new Error(reason), { statusCode: 400 });
}
