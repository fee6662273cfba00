import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

/** Fastify's JSON parser, safe from prototype poisoning; an empty body is no body instead of an error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return (request: FastifyRequest, body: string, done: Done): void => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  };
}
