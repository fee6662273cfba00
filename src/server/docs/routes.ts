import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { oas31 } from 'zod-openapi';
import type { AsyncDocument } from './async-types.ts';
import { docsPage } from './page.ts';
import { cookieName } from '../http/session.ts';

const DOCUMENT = new URL('../../../openapi/openapi.json', import.meta.url);
const ASYNC_DOCUMENT = new URL('../../../openapi/asyncapi.json', import.meta.url);
const ASSETS = { 'docs.css': 'text/css; charset=utf-8', 'docs.js': 'text/javascript; charset=utf-8' };

const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
};

/** Serves the OpenAPI and AsyncAPI documents, and a page to browse them and try the calls. */
export async function apiDocs(app: FastifyInstance, { publicUrl }: { publicUrl: URL }): Promise<void> {
  const texts = {
    'openapi.json': once(() => JSON.stringify(servedDocument(publicUrl))),
    'asyncapi.json': once(() => JSON.stringify(servedAsyncDocument(publicUrl))),
  };
  for (const [name, text] of Object.entries(texts))
    app.get(`/${name}`, async (_, reply) => reply.type('application/json; charset=utf-8').send(text()));
  const page = once(() => docsPage({ ...servedDocument(publicUrl), servers: [{ url: '/api' }] }, servedAsyncDocument(publicUrl)));
  app.get('/docs', { helmet: { contentSecurityPolicy: POLICY } }, async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  for (const [name, type] of Object.entries(ASSETS)) {
    const text = once(() => readFileSync(new URL(name, import.meta.url), 'utf8'));
    app.get(`/docs/${name}`, async (_, reply) => reply.type(type).send(text()));
  }
}

/** Computes a value on first use and keeps it: computing it for each request would block the event loop for milliseconds. */
function once<T extends {}>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Adds to the committed document what is known only at run time: the site's own address. */
function servedDocument(publicUrl: URL): oas31.OpenAPIObject {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as oas31.OpenAPIObject;
  const { info, components } = document;
  const cookie = {
    ...components!.securitySchemes!['cookie'],
    name: cookieName(publicUrl.protocol === 'https:'),
  } as oas31.SecuritySchemeObject;
  return {
    ...document,
    info: { ...info, contact: { ...info.contact, url: new URL('/support', publicUrl).href } },
    servers: [{ url: new URL('/api', publicUrl).href }],
    components: { ...components, securitySchemes: { ...components!.securitySchemes, cookie } },
  };
}

function servedAsyncDocument({ protocol, host }: URL): AsyncDocument {
  const document = JSON.parse(readFileSync(ASYNC_DOCUMENT, 'utf8')) as AsyncDocument;
  const { servers, components } = document;
  const secure = protocol === 'https:';
  return {
    ...document,
    servers: {
      sockets: { ...servers['sockets']!, host, protocol: secure ? 'wss' : 'ws' },
      http: { ...servers['http']!, host, protocol: secure ? 'https' : 'http' },
    },
    components: {
      ...components,
      securitySchemes: { ...components.securitySchemes, cookie: { ...components.securitySchemes['cookie'], name: cookieName(secure) } },
    },
  };
}
