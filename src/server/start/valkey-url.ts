export interface Address {
  host: string;
  port: number;
}

/** What a `VALKEY_URL` says. */
export interface ValkeyPlace {
  /** One server, the nodes of a cluster that are asked for the others, or Sentinels that know who is primary. */
  kind: 'server' | 'cluster' | 'sentinel';
  addresses: Address[];
  /** Sentinel: the name of the primary. */
  name: string;
  username: string | undefined;
  password: string | undefined;
  sentinelPassword: string | undefined;
  tls: boolean;
}

const FORM = /^(?:redis|valkey)(s?)\+(cluster|sentinel):\/\/(?:([^@/]*)@)?([^@/?#]+)(?:\/([^/?#]*))?(?:\?(.*))?$/;
const PORTS = { cluster: 6379, sentinel: 26_379 };

/**
 * `valkey://host:port`, `valkey+cluster://host:port,host:port`, or `valkey+sentinel://host:port,host:port/name`; as clients of
 * other languages write them. @returns undefined where it is none of them.
 */
export function parseValkeyUrl(url: string): ValkeyPlace | undefined {
  const [, s, kind, credentials = '', hosts, name = '', query = ''] = FORM.exec(url) ?? [];
  try {
    if (kind !== 'cluster' && kind !== 'sentinel') return serverOf(new URL(url));
    const { username, password } = new URL(`redis://${credentials}${credentials && '@'}host`);
    const addresses = hosts!.split(',').map((host) => addressOf(new URL(`redis://${host}`), PORTS[kind]));
    if (!addresses.every(({ host }) => host !== '') || (kind === 'sentinel') !== (name !== '')) return undefined;
    const sentinelPassword = new URLSearchParams(query).get('sentinel_password') ?? undefined;
    return { kind, addresses, name: decodeURIComponent(name), ...login({ username, password }), sentinelPassword, tls: s === 's' };
  } catch {
    return undefined;
  }
}

function serverOf(url: URL): ValkeyPlace | undefined {
  if (!/^(redis|valkey)s?:$/.test(url.protocol)) return undefined;
  const tls = /^(rediss|valkeys):$/.test(url.protocol);
  return { kind: 'server', addresses: [addressOf(url, 6379)], name: '', ...login(url), sentinelPassword: undefined, tls };
}

/** Brackets around IPv6 belong to the URL. */
function addressOf({ hostname, port }: URL, usual: number): Address {
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usual };
}

function login({ username, password }: Pick<URL, 'username' | 'password'>) {
  return { username: decodeURIComponent(username) || undefined, password: decodeURIComponent(password) || undefined };
}
