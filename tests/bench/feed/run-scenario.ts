import autocannon from 'autocannon';
import type { Pool } from 'pg';
import { databaseCpu, type Measured } from './processes.ts';
import type { Scenario } from './scenarios.ts';

const CONNECTIONS = 16;
/** Requests of each connection before it starts over. */
const OWN_REQUESTS = 500;
/** Milliseconds. autocannon detects the last response only at a tick and counts the time until then; its default is a second. */
const TICK_MS = 10;

export interface Run {
  perSecond: number;
  /** CPU microseconds per request: the server's, and PostgreSQL's if it runs on this machine. */
  cpu: number;
  databaseCpu: number;
  /** Milliseconds. */
  p50: number;
  p97_5: number;
  p99: number;
}

/** Some of the texts, made of the same few sentences, are alike and refused as repetitions. */
const REFUSED_MAX = 0.01;

/** Runs one scenario for `seconds`. @throws if requests fail; scenarios with `amount` tolerate a share of REFUSED_MAX */
export async function runScenario(
  scenario: Scenario,
  { server, pool, seconds, from }: { server: Measured; pool: Pool; seconds: number; from: number },
): Promise<Run> {
  const { amount, request } = scenario;
  const own = amount ? Math.ceil(amount / CONNECTIONS) : OWN_REQUESTS;
  let connection = 0;
  const [before, databaseBefore] = [await server.measure(), await databaseCpu(pool)];
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    ...(amount ? { amount: own * CONNECTIONS, sampleInt: TICK_MS } : { duration: seconds }),
    setupClient(client) {
      const first = from + connection++ * own;
      client.setRequests(Array.from({ length: own }, (_, index) => request(first + index)));
    },
  });
  const [after, databaseAfter] = [await server.measure(), await databaseCpu(pool)];
  const done = result['2xx'];
  if (result.non2xx > (amount ? done * REFUSED_MAX : 0) || result.errors > 0)
    throw new Error(`${scenario.name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  const { p50, p97_5, p99 } = result.latency;
  return {
    perSecond: done / result.duration,
    cpu: (after.cpu - before.cpu) / done,
    databaseCpu: Math.max(0, databaseAfter - databaseBefore) / done,
    p50,
    p97_5,
    p99,
  };
}
