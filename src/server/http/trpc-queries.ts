import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonOf } from '../../routers/finished.ts';
import { appRouter } from '../../routers/index.ts';
import { procedures } from '../../routers/procedures.ts';
import { ownTurn } from '../limits/own-turn.ts';
import type { CreateContext } from './context.ts';

/** What this shortcut shares with tRPC's adapter. */
export interface Answering {
  createContext: CreateContext;
  batchMax: number;
  logFault(log: FastifyBaseLogger, error: TRPCError): void;
  /** The status and headers of a response, besides the results of its calls. */
  metaOf(errors: readonly TRPCError[], isBatch: boolean): { status?: number; headers?: Record<string, string> };
}

interface PlainQueries {
  isBatch: boolean;
  calls: { path: string; input: unknown }[];
}

/**
 * Answers GET queries without the Request, Response and stream that the adapter creates, for the feed “as the page asks” in `npm run bench
 * feed` (target 1.1 times a bare route, measured 1.41): they take 230 of the adapter's 450 µs. Each result of a batch is serialized in a
 * turn of its own, as ten long threads are fifty megabytes. Requests that the adapter would refuse are left to it; a test compares the
 * answers of both. Streamed lines (`application/jsonl`) cost ten times as much, and no client asks for them.
 */
export function answerPlainQueries(app: FastifyInstance, answering: Answering): void {
  app.addHook('preHandler', (request, reply, done) => {
    const plain = readPlain(request, answering.batchMax);
    if (!plain) return done();
    answer(plain, request, reply, answering).catch((error: unknown) => reply.send(error));
  });
}

function readPlain({ method, headers, url, params }: FastifyRequest, batchMax: number): PlainQueries | undefined {
  // The adapter never treats an octet stream as a batch; other content types mean nothing without a body.
  if (method !== 'GET' || headers['content-type']?.startsWith('application/octet-stream')) return undefined;
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  const isBatch = query.get('batch') === '1';
  const { path } = params as { path: string };
  const paths = isBatch ? path.split(',', batchMax + 1) : [path];
  if (paths.length > batchMax || !paths.some(isQuery) || !paths.every((name) => isQuery(name) || !isProcedure(name))) return undefined;
  const input = parse(query.get('input'));
  if (input === BROKEN) return undefined;
  if (!isBatch) return { isBatch, calls: [{ path, input }] };
  if (input !== undefined && !isObject(input)) return undefined;
  return { isBatch, calls: paths.map((name, index) => ({ path: name, input: input?.[index] })) };
}

function isObject(value: unknown): value is Record<number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isProcedure(path: string): boolean {
  return Object.hasOwn(procedures, path);
}

function isQuery(path: string): boolean {
  return isProcedure(path) && procedures[path]!._def.type === 'query';
}

const BROKEN = Symbol('broken');

function parse(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return BROKEN;
  }
}

async function answer(
  { isBatch, calls }: PlainQueries,
  request: FastifyRequest,
  reply: FastifyReply,
  { createContext, logFault, metaOf }: Answering,
): Promise<void> {
  const ctx = createContext(request, reply);
  const errors: TRPCError[] = [];
  const results = await Promise.all(
    calls.map(async ({ path, input }, batchIndex) => {
      try {
        const call = {
          router: appRouter,
          path,
          getRawInput: async () => input,
          ctx,
          type: 'query',
          signal: undefined,
          batchIndex,
        } as const;
        return { result: { data: await callTRPCProcedure(call) } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        logFault(request.log, error);
        errors.push(error);
        return { error: getTRPCErrorShape({ config: appRouter._def._config, ctx, error, input, path, type: 'query' }) };
      }
    }),
  );
  const body = isBatch ? results : results[0]!;
  const pieces: Uint8Array[] = isBatch ? [] : jsonOfResult(results[0]!);
  for (const result of isBatch ? results : []) {
    if (results.length > 1) await ownTurn('answer');
    pieces.push(Buffer.from(pieces.length === 0 ? '[' : ','), ...jsonOfResult(result));
  }
  if (isBatch) pieces.push(Buffer.from(']'));
  const meta = metaOf(errors, isBatch);
  void reply
    .status(meta.status ?? getHTTPStatusCode(body as Parameters<typeof getHTTPStatusCode>[0]))
    .headers({ vary: 'trpc-accept, accept', 'content-type': 'application/json', ...meta.headers })
    .send(Buffer.concat(pieces));
}

const BEFORE_DATA = Buffer.from('{"result":{"data":');
const AFTER_DATA = Buffer.from('}}');

function jsonOfResult(result: { result: { data: unknown } } | { error: unknown }): Uint8Array[] {
  if ('error' in result || result.result.data === undefined) return [Buffer.from(JSON.stringify(result))];
  return [BEFORE_DATA, ...jsonOf(result.result.data), AFTER_DATA];
}
