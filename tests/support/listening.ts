import type { AddressInfo } from 'node:net';
import { beforeAll } from 'vitest';
import { useTestApp, type TestApp } from './app.ts';
import { checkAnswer } from './document.ts';

export interface ListeningApp extends TestApp {
  /** The site's origin, without a trailing slash. */
  url: string;
}

/** Runs `useTestApp` with the app listening on its own port. */
export function useListeningApp(...options: Parameters<typeof useTestApp>): ListeningApp {
  const test = useTestApp(...options) as ListeningApp;
  beforeAll(async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    test.url = `http://127.0.0.1:${port}`;
  });
  return test;
}

/** Calls `fetch` and checks that the document describes the response. */
export async function checkedFetch(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { method, url } = request;
  checkAnswer({ method, url, status: response.status, header: (name) => response.headers.get(name), text: await response.clone().text() });
  return response;
}
