import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloneForProcess } from './database.ts';
import { startProduct } from './product.ts';

export const FORM = '/serve/newsletter';
export const WIDGET = '/widget.js';

/** A typical widget: it sets a global, adds a button and a frame, and calls its own server. */
const WIDGET_SCRIPT = `
  window.standInWidget = true;
  const origin = new URL(document.currentScript.src).origin;
  document.body.appendChild(document.createElement('button')).textContent = 'Chatta con noi';
  document.body.appendChild(document.createElement('iframe')).src = origin + '/frame';
  fetch(origin + '/hello');
`;

type Answer = (response: ServerResponse) => unknown;

const usual: Record<string, Answer> = {
  [FORM]: (response) => response.setHeader('content-type', 'application/json').end('{"success":true}'),
  [WIDGET]: (response) => response.setHeader('content-type', 'text/javascript').end(WIDGET_SCRIPT),
  '/frame': (response) => response.setHeader('content-type', 'text/html').end('<p>Ciao</p>'),
  '/hello': (response) => response.end('ciao'),
};

export interface Provider {
  url: string;
  /** All requests so far. */
  heard: { line: string; body: string; type: string | undefined }[];
  /** Sets the answer at a path. */
  answer(path: string, answer: Answer): void;
  /** Clears the requests and restores the default answers. */
  reset(): void;
  /** Stops accepting connections. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

export interface ThirdParties {
  provider: Provider;
  /** The product, configured with the provider for newsletter and live chat, without demo content. */
  url: string;
  stop(): Promise<void>;
}

export async function startWithThirdParties(): Promise<ThirdParties> {
  const provider = await startProvider();
  const clone = await cloneForProcess();
  const providers = { NEWSLETTER_FORM_URL: provider.url + FORM, CHAT_WIDGET_URL: provider.url + WIDGET };
  const product = await startProduct({ ...clone.variables, ...providers, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, { quick: true });
  return {
    provider,
    url: product.url,
    async stop() {
      await product.stop();
      await provider.leave();
      await clone.remove();
    },
  };
}

/** Starts one server for both. It allows cross-origin reads, like services made to be embedded. */
async function startProvider(): Promise<Provider> {
  const heard: Provider['heard'] = [];
  let answers = { ...usual };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ line: `${request.method} ${request.url}`, body, type: request.headers['content-type'] });
    response.setHeader('access-control-allow-origin', '*');
    const answer = answers[request.url!];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer: (path, answer) => void (answers[path] = answer),
    reset() {
      heard.length = 0;
      answers = { ...usual };
    },
    leave: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}
