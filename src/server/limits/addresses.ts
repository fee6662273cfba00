import { isIP, isIPv4 } from 'node:net';

/** The buckets in which an address is counted. */
export interface AddressBuckets {
  /** An IPv4 address, or the /64 of an IPv6 address: a single connection may choose freely within its /64. */
  net: string;
  /** The surrounding /48, which is as easy to get as a /64; undefined for IPv4. */
  site: string | undefined;
}

/** One bucket for all invalid addresses: proxies pass on what clients tell them, and a client could make up any number of addresses. */
const NO_ADDRESS = { net: 'no address', site: undefined };

/** Longer than any address with its zone and port. */
const LETTERS_MAX = 100;

/** Returns the same buckets for all spellings of an address: with capitals, leading zeros, a zone, a port, or as IPv4 within IPv6. */
export function bucketsOf(address: string | undefined): AddressBuckets {
  if (address === undefined || address.length > LETTERS_MAX) return NO_ADDRESS;
  const plain = withoutDecoration(address);
  const family = isIP(plain);
  if (family === 0) return NO_ADDRESS;
  if (family === 4) return { net: plain, site: undefined };
  const groups = groupsOf(plain);
  const within = ipv4Within(groups);
  if (within) return { net: within, site: undefined };
  return { net: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

const DOTTED = /\d+(?:\.\d+){3}/;

function withoutDecoration(address: string): string {
  // Proxies write decimal numbers, but parsers take a leading zero for octal.
  const text = address
    .trim()
    .toLowerCase()
    .replace(DOTTED, (dotted) => dotted.replace(/\b0+(?=\d)/g, ''));
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  // Some proxies append the port of the connection.
  const [host, port] = bracketed.split(':');
  const plain = port !== undefined && isIPv4(host!) && bracketed.split(':').length === 2 ? host! : bracketed;
  return plain.replace(/%.*$/, '');
}

/** Returns the eight groups without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser accepts every spelling of an address and normalizes it.
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = [before, after].map((text) => (text ? text.split(':') : []));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

const MAPPED = '0:0:0:0:0:ffff';
/** IPv4-compatible addresses (RFC 4291, deprecated) and those of SIIT (RFC 2765). */
const COMPATIBLE = '0:0:0:0:0:0';
const SIIT = '0:0:0:0:ffff:0';
/** The prefixes under which a translator represents IPv4 clients (RFC 6052 and RFC 8215). */
const TRANSLATED = '64:ff9b:0:0:0:0';
const TRANSLATED_LOCALLY = '64:ff9b:1:';
const EMBEDDED = [MAPPED, SIIT, COMPATIBLE, TRANSLATED];
/** 6to4 (RFC 3056): a whole /48 for each IPv4 address. */
const SIX_TO_FOUR = '2002';

function ipv4Within(groups: string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  const embedded = EMBEDDED.includes(prefix) || prefix.startsWith(TRANSLATED_LOCALLY);
  const within = embedded ? groups.slice(6) : groups[0] === SIX_TO_FOUR ? groups.slice(1, 3) : undefined;
  // The unspecified and the loopback address look like IPv4-compatible ones.
  if (!within || (prefix === COMPATIBLE && within[0] === '0')) return undefined;
  return within.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
