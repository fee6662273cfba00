/*
 * Node's zlib compresses the page: `@fastify/compress` takes twice as long for gzip and would be two packages more for three lines. Brotli
 * takes 0.3 to 1.5 ms more CPU time per page than gzip, and saves 500 to 800 bytes of the first load. The CSP comes from helmet's
 * middleware, because its plugin makes two nonces per route, and this page needs one and is also sent where no route matches.
 */

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../start/env.ts';
import { cookieName } from './session.ts';
import { readPages } from './built-pages.ts';
import { escapeHtml } from './escape-html.ts';
import { pagesWithSnapshots } from './snapshots.ts';

/** The location of the client build, and the settings that a page needs at run time. */
interface SpaOptions {
  root: string;
  publicUrl: URL;
  /** Whether the caller moderates; for everybody else the moderators' pages are a 404. */
  isModerator(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  env: Pick<Env, 'NEWSLETTER_FORM_URL' | 'CHAT_WIDGET_URL' | 'SMTP_URL' | 'OPERATOR_NAME' | 'CONTACT_EMAIL'>;
}

/** The requests of a service worker are subject to the CSP of its own script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** With a lower quality the result is not smaller than gzip's. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The preload link of the font. */
const FACE = /<link\s+rel="preload"[^>]*\sas="font"[^>]*>/;
/** The script tag of the program. */
const PROGRAM = '<script type="module"';

/** Serves the built assets (cacheable forever: their names hold a hash) and returns a function that sends the page that loads them. */
export async function spa(app: FastifyInstance, options: SpaOptions) {
  const page = join(options.root, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  if (html === undefined) {
    return async (_: FastifyRequest, reply: FastifyReply) =>
      reply.status(503).type('text/plain').send('The client is not built: run `npm start`.');
  }
  await app.register(fastifyStatic, {
    root: options.root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{gz,br}', 'index.html', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Also matches the compressed sw.js.br.
      if (basename(path).startsWith('sw.js')) reply.setHeader('content-security-policy', WORKER_POLICY);
    },
  });
  const pageAt = readPages(options.root);
  const settings = {
    newsletterFormUrl: options.env.NEWSLETTER_FORM_URL ?? null,
    liveChat: options.env.CHAT_WIDGET_URL !== undefined,
    sendsMail: options.env.SMTP_URL !== undefined,
    operatorName: options.env.OPERATOR_NAME ?? null,
    contactEmail: options.env.CONTACT_EMAIL ?? null,
  };
  const withSettings = html.replace('__SETTINGS__', () => escapeHtml(JSON.stringify(settings)));
  const session = `${cookieName(options.publicUrl.protocol === 'https:')}=`;
  const drawn = pagesWithSnapshots(options.root, withSettings, { publicUrl: options.publicUrl, settings });
  // Without a snapshot there is no text to show, and loading the font would only delay the program on a slow line.
  const bare = { html: withSettings.replace(FACE, ''), asleep: false };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const member = request.headers.cookie?.includes(session) === true;
    const asked = pageAt(request.url.split('?')[0]!, member);
    const found = asked?.audience === 'moderators' && !(await options.isModerator(request, reply)) ? undefined : asked;
    // Snapshots are only for guests and for URLs without a query; the program renders everything else.
    const page = (member ? undefined : drawn.get(request.url)) ?? bare;
    const body = page.html.replace(PROGRAM, `${found?.preloads(page) ?? ''}${PROGRAM}`).replaceAll('__CSP_NONCE__', nonce);
    pagePolicy(options, nonce)(request.raw, reply.raw, () => {});
    if (!found) void reply.status(404);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (!encoding) return reply.send(body);
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body));
  };
}

function pagePolicy({ env, publicUrl }: SpaOptions, nonce: string) {
  const newsletter = env.NEWSLETTER_FORM_URL ? [new URL(env.NEWSLETTER_FORM_URL).origin] : [];
  const sockets = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`;
  return fastifyHelmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", `'nonce-${nonce}'`],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", sockets, ...newsletter],
      // The live chat is the only document of our own that allows framing.
      frameSrc: [env.CHAT_WIDGET_URL ? "'self'" : "'none'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'", ...newsletter],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  });
}
