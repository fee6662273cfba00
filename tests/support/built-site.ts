import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { spa } from '../../src/server/http/spa.ts';

const BUILT = 'dist/client';

export interface BuiltSite {
  url: string;
  /** Stops serving, as if the network were down. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Simulates a new deployment: every hashed file gets a new name, and the old names are gone. */
  deploy(): void;
  remove(): Promise<void>;
}

/** Serves the built client like the server does, without the API; unknown paths get the page. */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const root = mkdtempSync(join(tmpdir(), 'sottovoce-site-'));
  cpSync(BUILT, root, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  let app: FastifyInstance | undefined;
  let port = 0;
  let version = 1;

  const site: BuiltSite = {
    url: '',
    async start() {
      app = Fastify({ forceCloseConnections: true });
      const publicUrl = new URL(site.url || 'http://localhost');
      const sendPage = await spa(app, { root, publicUrl, isModerator: async () => false, env: {} });
      app.setNotFoundHandler((request, reply) =>
        /^\/(assets|api|trpc)\//.test(request.url) ? reply.status(404).send() : sendPage(request, reply),
      );
      await app.listen({ host: 'localhost', port });
      ({ port } = app.server.address() as AddressInfo);
      site.url = `http://localhost:${port}`;
    },
    async stop() {
      await app?.close();
    },
    deploy() {
      version += 1;
      renameAssets(root, version);
    },
    async remove() {
      await app?.close();
      rmSync(root, { recursive: true });
    },
  };
  await site.start();
  return site;
}

function renameAssets(root: string, version: number): void {
  const assets = join(root, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  // Without the extension, because the page's list of chunks omits it.
  const renamed = new Map(scripts.map((name) => [name.slice(0, -3), `${name.slice(0, -3).replace(/-v\d+$/, '')}-v${version}`]));
  const texts = [...scripts.map((name) => join(assets, name)), join(root, 'index.html'), join(root, 'sw.js')];
  for (const path of texts) {
    let text = readFileSync(path, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(path, text.replace(/const BUILD = '[^']*'/, `const BUILD = 'v${version}'`));
  }
  for (const [from, to] of renamed) renameSync(join(assets, `${from}.js`), join(assets, `${to}.js`));
}
