import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead } from '../limits/json.ts';

/** Fastify's JSON parser, safe from prototype poisoning and from what takes long to read; an empty body is no body instead of an error. */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  return async (request: FastifyRequest, body: string): Promise<unknown> => {
    if (body.trim() === '') return undefined;
    if (!(await mayRead(body))) throw bloated();
    return new Promise((resolve, reject) => void parse(request, body, (error, value) => (error ? reject(error) : resolve(value))));
  };
}

/** For calls whose body is read later, by somebody else. */
export async function beforeJson({ body }: FastifyRequest): Promise<void> {
  if (typeof body === 'string' && !(await mayRead(body))) throw bloated();
}

function bloated(): Error {
  return Object.assign(new Error('JSON of too many parts'), { statusCode: 400 });
}
