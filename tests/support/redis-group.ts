import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endProcess, findRedisServer, freePort, ownProcess, startRedisServer, waitForPort, type RedisServer } from './redis-server.ts';

/** Milliseconds without a response after which a primary is considered dead. */
const SILENCE_MS = 1000;
const NAME = 'chats';
/** Without it a primary waits five seconds for further replicas before it sends the first its data. */
const AT_ONCE = ['--repl-diskless-sync-delay', '0'];

export interface RedisGroup {
  /** A value for VALKEY_URL. */
  url: string;
  /** The current primaries. */
  primaries(): Promise<RedisServer[]>;
  stop(): Promise<void>;
}

/** Starts a cluster of three primaries with one replica each. */
export async function startCluster(): Promise<RedisGroup> {
  const servers: RedisServer[] = [];
  for (let n = 0; n < 6; n++) {
    const settings = { enabled: 'yes', port: await freePort(), 'node-timeout': SILENCE_MS, 'replica-validity-factor': 0 };
    const cluster = Object.entries(settings).flatMap(([name, value]) => [`--cluster-${name}`, String(value)]);
    servers.push(await startRedisServer([...cluster, ...AT_ONCE]));
  }
  const clients = servers.map(({ url }) => new Redis(url));
  const ids = await Promise.all(clients.map((client) => client.cluster('MYID')));
  for (const [n, from, to] of [
    [0, 0, 5460],
    [1, 5461, 10_922],
    [2, 10_923, 16_383],
  ] as const) {
    await clients[n]!.call('CLUSTER', 'ADDSLOTSRANGE', from, to);
  }
  for (const [n, { url }] of servers.entries()) {
    const bus = /@(\d+)/.exec(String(await clients[n]!.call('CLUSTER', 'NODES')))![1]!;
    if (n > 0) await clients[0]!.call('CLUSTER', 'MEET', '127.0.0.1', new URL(url).port, bus);
  }
  const all = async (holds: (client: Redis) => Promise<boolean>) => {
    while ((await Promise.all(clients.map(holds))).includes(false)) await sleep(50);
  };
  await all(async (client) => /cluster_known_nodes:6/.test(await client.cluster('INFO')));
  for (const n of [0, 1, 2]) await clients[n + 3]!.call('CLUSTER', 'REPLICATE', ids[n]!);
  await all(async (client) => /cluster_state:ok/.test(await client.cluster('INFO')));
  await all(async (client) => /role:master[^]*connected_slaves:1|master_link_status:up/.test(await client.info('replication')));
  // Until each has heard of all replicas: a client that learns of another node begins anew.
  await all(async (client) => (await client.cluster('SLOTS')).filter((range) => range.length === 4).length === 3);
  for (const client of clients) client.disconnect();
  const primaries = () => withRole(servers, 'master');
  return {
    url: `valkey+cluster://${servers.map(({ url }) => new URL(url).host).join(',')}`,
    primaries,
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

/** Starts a primary and a replica with three Sentinels. */
export async function startSentinels(): Promise<RedisGroup> {
  const primary = await startRedisServer(AT_ONCE);
  const { port } = new URL(primary.url);
  const replica = await startRedisServer(['--replicaof', `127.0.0.1 ${port}`, ...AT_ONCE]);
  const copy = new Redis(replica.url);
  while (!(await copy.info('replication')).includes('master_link_status:up')) await sleep(50);
  copy.disconnect();
  const dir = mkdtempSync(join(tmpdir(), 'sottovoce-sentinels-'));
  const sentinels = await Promise.all(
    [0, 1, 2].map(async (n) => {
      const own = await freePort();
      const settings = `port ${own}
bind 127.0.0.1
dir ${dir}
sentinel monitor ${NAME} 127.0.0.1 ${port} 2
sentinel down-after-milliseconds ${NAME} ${SILENCE_MS}
sentinel failover-timeout ${NAME} 5000
`;
      const file = join(dir, `${n}.conf`);
      writeFileSync(file, settings);
      const child = ownProcess(spawn(findRedisServer()!, [file, '--sentinel'], { stdio: 'ignore' }));
      await waitForPort(own);
      return { child, host: `127.0.0.1:${own}` };
    }),
  );
  const [watcher] = sentinels.map(({ host }) => new Redis(`redis://${host}`));
  const known = async () => {
    const [state] = (await watcher!.call('SENTINEL', 'MASTERS')) as string[][];
    return Object.fromEntries(state!.flatMap((value, index) => (index % 2 ? [] : [[value, state![index + 1]!]])));
  };
  for (let state = await known(); state['num-slaves'] !== '1' || state['num-other-sentinels'] !== '2'; state = await known())
    await sleep(50);
  watcher!.disconnect();
  return {
    url: `valkey+sentinel://${sentinels.map(({ host }) => host).join(',')}/${NAME}`,
    primaries: () => withRole([primary, replica], 'master'),
    async stop() {
      await Promise.all(sentinels.map(({ child }) => endProcess(child, 'SIGKILL')));
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(dir, { recursive: true });
    },
  };
}

async function withRole(servers: RedisServer[], role: string): Promise<RedisServer[]> {
  const found: RedisServer[] = [];
  for (const server of servers.filter((one) => one.process())) {
    const client = new Redis(server.url);
    if ((await client.role())[0] === role) found.push(server);
    client.disconnect();
  }
  return found;
}
