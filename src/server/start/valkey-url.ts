export interface Address {
  host: string;
  port: number;
}

/** A parsed `VALKEY_URL`. */
export interface ValkeyPlace {
  /** One server, nodes of a cluster that know the others, or Sentinels that know the primary. */
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
 * Parses `valkey://host:port`, `valkey+cluster://host:port,host:port` or `valkey+sentinel://host:port,host:port/name`, the forms that
 * clients in other languages use. @returns undefined for any other form.
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
  if (!/^(redis|valkey)s?:$/.test(url.protocol) || url.hostname === '') return undefined;
  const tls = /^(rediss|valkeys):$/.test(url.protocol);
  return { kind: 'server', addresses: [addressOf(url, 6379)], name: '', ...login(url), sentinelPassword: undefined, tls };
}

/** Removes the brackets around IPv6 addresses, which belong to the URL. */
function addressOf({ hostname, port }: URL, usual: number): Address {
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usual };
}

function login({ username, password }: Pick<URL, 'username' | 'password'>) {
  return { username: decodeURIComponent(username) || undefined, password: decodeURIComponent(password) || undefined };
}
