import { addressOf } from '../../routers/web-address.ts';

/** A piece of a text: plain text, or a web address. */
type Piece = string | WebLink;

export interface WebLink {
  text: string;
  href: string;
  /** The host as the browser parses it, which unmasks lookalike addresses. */
  host: string;
  /** The text begins with the host, so it need not be shown separately. */
  plain: boolean;
}

/** Bounded, and without nested repetition, so that matching takes linear time. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"«»“”]{1,2000}/giu;
/** Punctuation and closing brackets after an address are not part of it. */
const TRAILING = /[.,;:!?'’…*_~)\]}]$/u;

/** Splits a text into plain text and web addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const link = linkOf(withoutTrailing(found));
    if (!link) continue;
    if (index > done) pieces.push(text.slice(done, index));
    pieces.push(link);
    done = index + link.text.length;
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.test(address[end - 1]!)) {
    // Keep a balanced bracket, as in `…/Oro_(metallo)`.
    if (address[end - 1] === ')' && address.lastIndexOf('(', end) > 0) break;
    end -= 1;
  }
  return address.slice(0, end);
}

function linkOf(text: string): WebLink | undefined {
  const href = /^https?:/i.test(text) ? text : `https://${text}`;
  const address = addressOf(href);
  // A host without a dot is not a public website.
  if (!address?.host.includes('.')) return undefined;
  const { host, username, password, href: normal } = address;
  const shown = text.replace(/^https?:\/\//i, '').toLowerCase();
  const rest = shown.slice(host.length);
  return { text, href: normal, host, plain: username + password === '' && shown.startsWith(host) && /^($|[/?#])/.test(rest) };
}
