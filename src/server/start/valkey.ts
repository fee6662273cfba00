import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { AbstractConnector, Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Probe } from '../http/health.ts';
import { parseValkeyUrl, type Address, type ValkeyPlace } from './valkey-url.ts';

/** Milliseconds without an answer after which a connection counts as dead. */
const SILENCE_MAX = 3000;
const RETRY_MS = 500;

/** A single server, or a cluster that receives each command at the node of its key. */
export type Commands = Redis | Cluster;

export interface Valkey {
  commands: Commands;
  /** A connection that only subscribes: messages published at any node of a cluster reach all nodes. */
  subscriber: Redis;
  /** Opens another subscriber. Its errors are those of `commands`, which reports them. */
  openSubscriber(): Redis;
  probe: Probe;
  close(): void;
}

/**
 * Connects to the Valkey or Redis that processes share, and keeps reconnecting. While it is away every command fails at once: nothing is
 * queued, and nothing is sent twice.
 */
export function connectValkey(url: string, onError: (error: Error) => void): Valkey {
  const place = parseValkeyUrl(url);
  if (!place) throw new Error('The URL of Valkey has an unknown form');
  const { commands, openSubscriber } = place.kind === 'cluster' ? connectCluster(place) : connectPrimary(url, place);
  const subscriber = openSubscriber();
  // Once per outage, not once per attempt.
  let told = false;
  const tell = (error: Error) => {
    if (!told) onError(error);
    told = true;
  };
  for (const client of [commands, subscriber]) client.on('ready', () => (told = false)).on('error', tell);
  commands.on('node error', tell);
  return {
    commands,
    subscriber,
    openSubscriber,
    probe: () => commands.ping(),
    close() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

function optionsOf({ username, password, tls }: ValkeyPlace) {
  return {
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MAX,
    commandTimeout: SILENCE_MAX,
    socketTimeout: SILENCE_MAX,
    disableClientInfo: true,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  } satisfies RedisOptions;
}

/** Connects to a single server, or to the primary that the Sentinels name, also after a failover. */
function connectPrimary(url: string, place: ValkeyPlace) {
  const options: RedisOptions = {
    ...optionsOf(place),
    enableOfflineQueue: false,
    retryStrategy: () => RETRY_MS,
    // After a failover the old primary still answers, but takes no more writes.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
  const sentinels: RedisOptions = {
    sentinels: place.addresses,
    name: place.name,
    ...(place.sentinelPassword !== undefined && { sentinelPassword: place.sentinelPassword }),
    sentinelRetryStrategy: () => RETRY_MS,
    sentinelCommandTimeout: SILENCE_MAX,
    enableTLSForSentinelMode: place.tls,
  };
  // The client knows only the URL schemes of Redis.
  const commands =
    place.kind === 'sentinel' ? new Redis({ ...options, ...sentinels }) : new Redis(url.replace(/^valkey/, 'redis'), options);
  const openSubscriber = () => commands.duplicate();
  return { commands, openSubscriber };
}

function connectCluster(place: ValkeyPlace) {
  const options = optionsOf(place);
  const commands = new Cluster(place.addresses, {
    redisOptions: options,
    enableOfflineQueue: false,
    clusterRetryStrategy: () => RETRY_MS,
    slotsRefreshTimeout: SILENCE_MAX,
    // A command that is sent again might count twice.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
  });
  // The client gives every node a host and a port.
  const nodes = () => commands.nodes('master').map(({ options: { host, port } }) => ({ host: host!, port: port! }));
  const Connector = connectorToOneOf(() => (nodes().length > 0 ? nodes() : place.addresses), place.tls);
  const openSubscriber = () => new Redis({ ...options, Connector, enableOfflineQueue: false, retryStrategy: () => RETRY_MS });
  return { commands, openSubscriber };
}

/** Connects to one of the nodes, because the client's own cluster subscriber changes nodes silently and misses messages meanwhile. */
function connectorToOneOf(addresses: () => Address[], tls: boolean) {
  return class extends AbstractConnector {
    constructor() {
      super(SILENCE_MAX);
    }

    override async connect() {
      const known = addresses();
      // Never empty: a URL without a host is refused.
      const address = known[Math.floor(Math.random() * known.length)]!;
      this.connecting = true;
      return (this.stream = tls ? connectTls({ ...address, servername: address.host }) : connect(address));
    }
  };
}
