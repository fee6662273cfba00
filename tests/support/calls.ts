import type { TestApp } from './app.ts';
import { operations } from './document.ts';

/** The response to a call: its result, or its failure in the shape of the REST API. */
export interface Outcome {
  status: number;
  body: unknown;
}

type Input = Record<string, unknown>;

/** Calls a procedure at `/api` by name. The input goes into path, query or body as documented. */
export async function overRest(
  { app }: Pick<TestApp, 'app'>,
  name: string,
  input: Input | undefined,
  token: string | undefined,
): Promise<Outcome> {
  const operation = operations.find(({ id }) => id === name);
  if (!operation) throw new Error(`The document has no ${name}`);
  const rest = { ...input };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const hasBody = operation.describes.requestBody !== undefined;
  const query = hasBody ? '' : `?${new URLSearchParams(rest as Record<string, string>).toString()}`;
  const response = await app.inject({
    method: operation.method as 'GET',
    url: `/api${path}${query}`,
    headers: bearer(token),
    ...(hasBody && { payload: rest }),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Calls the same procedure at `/trpc`. */
export async function overTrpc(
  { app }: Pick<TestApp, 'app'>,
  name: string,
  input: Input | undefined,
  token: string | undefined,
): Promise<Outcome> {
  const isQuery = operations.find(({ id }) => id === name)?.method === 'GET';
  const query = isQuery && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const response = await app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: `/trpc/${name}${query}`,
    headers: bearer(token),
    ...(!isQuery && { payload: input ?? {} }),
  });
  const { result, error } = response.json() as { result?: { data: unknown }; error?: { message: string; data: object } };
  return { status: response.statusCode, body: result ? result.data : { message: error?.message, ...error?.data } };
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
