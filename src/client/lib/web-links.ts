import { addressOf } from '../../routers/web-address.ts';

/** A piece of a text: words, or an address of the web. */
type Piece = string | WebLink;

export interface WebLink {
  text: string;
  href: string;
  /** Where it leads, as the browser understands it: what looks like another site shows its true name. */
  host: string;
  /** The text begins with that name: nothing else needs to be said. */
  plain: boolean;
}

/** Bounded, and without nested repetition: it takes time that grows with the text's length only. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"«»“”]{1,2000}/giu;
/** What ends a sentence or closes a bracket around an address is no part of it. */
const TRAILING = /[.,;:!?'’…*_~)\]}]$/u;

/** A text in pieces, with its web addresses told apart. */
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
    // `…/Oro_(metallo)` has its bracket.
    if (address[end - 1] === ')' && address.lastIndexOf('(', end) > 0) break;
    end -= 1;
  }
  return address.slice(0, end);
}

function linkOf(text: string): WebLink | undefined {
  const href = /^https?:/i.test(text) ? text : `https://${text}`;
  const address = addressOf(href);
  // A name without a dot is no site of the web.
  if (!address?.host.includes('.')) return undefined;
  const { host, username, password, href: normal } = address;
  const shown = text.replace(/^https?:\/\//i, '').toLowerCase();
  const rest = shown.slice(host.length);
  return { text, href: normal, host, plain: username + password === '' && shown.startsWith(host) && /^($|[/?#])/.test(rest) };
}
