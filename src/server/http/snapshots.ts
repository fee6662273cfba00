import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';

/** A public page as the build drew it: see src/build/snapshots.ts. */
interface Snapshot {
  html: string;
  css: string;
  title: string;
  description: string;
  /** Settings that change the page's content. */
  unless?: readonly string[];
  /** The contact address in the snapshot, which the operator's replaces. */
  mailbox: string;
}

interface DrawnPage {
  html: string;
  /** Whether the snapshot is complete: no setting of the operator changes it. */
  asleep: boolean;
}

/** Guests see the login at the addresses of these members' pages. */
const LOGIN = '/login';
const MEMBERS = ['/', '/home'];

/** Returns the pages that have a snapshot, by path; none if the build has made none. */
export function pagesWithSnapshots(
  root: string,
  page: string,
  { publicUrl, settings }: { publicUrl: URL; settings: Record<string, unknown> },
): ReadonlyMap<string, DrawnPage> {
  const file = join(root, '.vite/snapshots.json');
  if (!existsSync(file)) return new Map();
  const contact = settings['contactEmail'];
  const drawn = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Snapshot>).map(([path, snapshot]) => {
    const asleep = !(snapshot.unless ?? []).some((name) => settings[name]);
    const html = typeof contact === 'string' ? snapshot.html.replaceAll(snapshot.mailbox, () => escapeHtml(contact)) : snapshot.html;
    return [path, { ...snapshot, html, asleep }] as const;
  });
  const pages = new Map(
    drawn.map(([path, snapshot]) => [path, { html: told(page, snapshot, new URL(path, publicUrl)), asleep: snapshot.asleep }]),
  );
  const login = drawn.find(([path]) => path === LOGIN)?.[1];
  if (login) for (const path of MEMBERS) pages.set(path, { html: withSnapshot(page, login), asleep: login.asleep });
  return pages;
}

type Drawn = Snapshot & { asleep: boolean };

/** Inserts the snapshot, which the program later replaces: see src/client/app/main.ts. */
function withSnapshot(page: string, { html, css, asleep }: Drawn): string {
  return page
    .replace('</head>', () => `<style nonce="__CSP_NONCE__">.arriving{display:none}${css}</style></head>`)
    .replace('<div id="root">', () => `<div id="root"><div data-snapshot${asleep ? ' data-asleep' : ''}>${html}</div>`);
}

/** Adds the metadata for search engines and link previews, too. */
function told(page: string, snapshot: Drawn, address: URL): string {
  const { title, description } = snapshot;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Sottovoce',
    'og:locale': 'it_IT',
    'og:title': title,
    'og:description': description,
    'og:url': address.href,
    'og:image': new URL('/icon-512.png', address).href,
  };
  const tags = Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`);
  return withSnapshot(page, snapshot)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(name="description"\s+content=")[^"]*/, (_, before: string) => before + escapeHtml(description))
    .replace('</title>', () => `</title>${tags.join('')}<link rel="canonical" href="${escapeHtml(address.href)}" />`);
}
