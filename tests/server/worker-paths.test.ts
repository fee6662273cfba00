import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app.ts';

const app = useTestApp({ env: { METRICS_TOKEN: 'a-token-of-at-least-32-characters', CHAT_WIDGET_ID: '' } });
const WORKER = new URL('../../src/client/public/sw.js', import.meta.url);

test('the service worker lists every route of the server, so that it intercepts none', () => {
  const [, listed] = /PROGRAM_PATHS = (\[[^\]]*\])/.exec(readFileSync(WORKER, 'utf8'))!;
  const programPaths = listed!.match(/\/[^']+/g)!;
  const routes = app.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/[\w.-]+)/gm);
  const served = new Set([...routes].map(([, path]) => path!));
  expect(served.size).toBeGreaterThan(5);
  expect([...served].filter((path) => !programPaths.includes(path))).toEqual([]);
});
