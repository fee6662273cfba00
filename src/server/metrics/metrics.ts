import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import { loadOf } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';
import { countErasures } from '../../routers/erasures/queries.ts';
import { measureOpenCases } from '../../routers/cases/queries.ts';
import type { MailLetter, Services } from '../../routers/context.ts';
import { countLetters } from '../../routers/mail/queries.ts';
import { failuresLogged } from '../http/logging.ts';
import { Registry, type Sample } from './registry.ts';

/** Bucket bounds in seconds: most responses take milliseconds, and the database may take 2.5 s before a call is refused. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Sampling interval of the event loop delay; longer delays are measured to the millisecond. */
const LOOP_RESOLUTION_MS = 10;
/** Milliseconds for which numbers counted in the database are reused. */
const QUEUES_FRESH = 5000;

const OUTCOMES = ['sent', 'failed', 'given_up'] as const;
const MAIL_KINDS = {
  confirm: true,
  reset: true,
  'new-address': true,
  'password-changed': true,
  'address-changed': true,
  'report-received': true,
  news: true,
} satisfies Record<MailLetter['kind'], true>;

/** The metrics of this process: see docs/operations.md. */
export interface Metrics {
  request(answer: { method: string; route: string; status: number; seconds: number }): void;
  refusal(limit: string): void;
  mail(kind: MailLetter['kind'], outcome: (typeof OUTCOMES)[number]): void;
  /** Adds gauges that are read at each scrape. */
  watch(sockets: { connections(): number; chat(): number; chatRooms(): number; notices(): number }): void;
  text(): Promise<string>;
  close(): void;
}

export function createMetrics({ db, now }: Pick<Services, 'db' | 'now'>): Metrics {
  const registry = new Registry();
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  watchProcess(registry, loop);
  watchDatabase(registry, db, now);
  const requests = registry.counter('sottovoce_http_requests_total', 'Answered requests, by route pattern and status');
  const durations = registry.histogram('sottovoce_http_request_duration_seconds', 'Time until the response was complete', DURATIONS);
  const refusals = registry.counter('sottovoce_limit_refusals_total', 'Calls refused by rate limits');
  const known = Object.keys(MAIL_KINDS).flatMap((kind) => OUTCOMES.map((outcome) => ({ kind, outcome })));
  const mails = registry.counter('sottovoce_mails_total', 'Attempts to deliver a mail, by kind and outcome', known);
  return {
    request({ seconds, ...labels }) {
      requests(labels);
      durations(seconds, { route: labels.route });
    },
    refusal: (limit) => refusals({ limit }),
    mail: (kind, outcome) => mails({ kind, outcome }),
    watch({ connections, chat, chatRooms, notices }) {
      registry.gauge('sottovoce_open_sockets', 'Open connections, by purpose', () => [
        { labels: { of: 'http' }, value: connections() },
        { labels: { of: 'chat' }, value: chat() },
        { labels: { of: 'notices' }, value: notices() },
      ]);
      registry.gauge('sottovoce_chat_rooms', 'Chats with people in them, in this process', () => [{ value: chatRooms() }]);
    },
    text: () => registry.text(),
    close: () => loop.disable(),
  };
}

function watchProcess(registry: Registry, loop: ReturnType<typeof monitorEventLoopDelay>): void {
  const one = (name: string, help: string, read: () => number, type?: 'counter') =>
    registry.gauge(name, help, () => [{ value: read() }], type);
  const started = Date.now() / 1000 - process.uptime();
  one('process_start_time_seconds', 'Start time of the process, in seconds since 1970', () => Math.round(started));
  one('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  one('nodejs_heap_size_used_bytes', 'JavaScript heap in use', () => process.memoryUsage().heapUsed);
  one('sottovoce_faults_total', 'Unexpected errors, each with a line in the log', failuresLogged, 'counter');
  one('process_cpu_seconds_total', 'Processor time, user and system', cpuSeconds, 'counter');
  const readLag = () => {
    const samples = [50, 99, 100].map((percentile): Sample => {
      const late = loop.percentile(percentile) / 1e9 - LOOP_RESOLUTION_MS / 1000;
      return { labels: { quantile: percentile / 100 }, value: Math.max(0, late) };
    });
    loop.reset();
    return samples;
  };
  // Prometheus allows the label `quantile` in summaries alone.
  registry.gauge('nodejs_eventloop_lag_seconds', 'Delay of timers since the last scrape', readLag, 'summary');
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function watchDatabase(registry: Registry, db: Kysely<Tables>, now: () => Date): void {
  registry.gauge('sottovoce_database_connections', 'Connections of the pool; waiting counts calls that wait for one', () => {
    const load = loadOf(db);
    return load ? Object.entries(load).map(([state, value]) => ({ labels: { state }, value })) : [];
  });
  const count = async () => ({
    outbox: await countLetters(db, now()),
    erasures: await countErasures(db),
    cases: await measureOpenCases(db, now()),
  });
  let counted: { at: number; queues: ReturnType<typeof count> } | undefined;
  const queues = () => {
    if (!counted || performance.now() - counted.at > QUEUES_FRESH) counted = { at: performance.now(), queues: count() };
    return counted.queues.catch(() => undefined);
  };
  registry.gauge('sottovoce_database_up', 'Whether the database answers', async () => [{ value: (await queues()) ? 1 : 0 }]);
  const ofQueues = (name: string, help: string, read: (of: Awaited<ReturnType<typeof count>>) => Sample[]) =>
    registry.gauge(name, help, async () => {
      const found = await queues();
      return found ? read(found) : [];
    });
  ofQueues(
    'sottovoce_queue_length',
    'Length of each queue: mails, erasures of whole accounts, open cases',
    ({ outbox, erasures, cases }) => [
      { labels: { queue: 'outbox', state: 'due' }, value: outbox.due },
      { labels: { queue: 'outbox', state: 'later' }, value: outbox.later },
      { labels: { queue: 'erasures', state: 'due' }, value: erasures },
      { labels: { queue: 'cases', state: 'due' }, value: cases.count },
    ],
  );
  ofQueues('sottovoce_oldest_case_seconds', 'How long the oldest undecided case has been waiting, appeals left out', ({ cases }) => [
    { value: cases.oldest },
  ]);
}
