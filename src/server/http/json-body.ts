import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead } from '../limits/json.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** Fastify's JSON parser, safe from prototype poisoning and from what takes long to read; an empty body is no body instead of an error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return (request: FastifyRequest, body: string, done: Done): void => {
    if (body.trim() === '') done(null, undefined);
    else void mayRead(body).then((may) => (may ? parse(request, body, done) : done(bloated())));
  };
}

/** For calls whose body is read later, by somebody else. */
export function beforeJson({ body }: FastifyRequest, _: unknown, done: (error?: Error) => void): void {
  if (typeof body === 'string') void mayRead(body).then((may) => done(may ? undefined : bloated()));
  else done();
}

function bloated(): Error {
  return Object.assign(new Error('JSON of too many parts'), { statusCode: 400 });
}
